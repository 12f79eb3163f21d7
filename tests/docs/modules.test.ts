import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { glob, manifests, root } from "../architecture/sources.ts"

/** Returns the name of a module in documents: without `src`, `internal` and its extension. */
const nameOf = (file: string): string => file.replace(/\/(src|internal)(?=\/)/g, "").replace(/(\.view)?\.tsx?$/, "")

const names = glob("packages/*/src/**/*.{ts,tsx}").map(nameOf)
const folders = names.map((name) => name.slice(0, name.lastIndexOf("/")))
const entries = [...manifests].flatMap(([folder, { exports = {} }]) =>
  Object.keys(exports).map((entry) => join(folder, entry))
)
const known = [...new Set([...names, ...folders, ...entries])]

const documents = glob("ARCHITECTURE.md", "docs/decisions/*.md").filter((path) => !path.includes("0005-"))

it.each(documents)("%s names only existing modules", (path) => {
  const text = readFileSync(join(root, path), "utf8")
  const named = [...text.matchAll(/`((?:[a-z][\w-]*\/)+\w+)(?:\.view)?(?:\.(?:tsx?|mjs))?`/g)].map(
    ([, name = ""]) => name
  )

  const missing = named.filter(
    (name) =>
      !/^(effect|src|react|next)\//.test(name) &&
      !known.some((module) => module.endsWith(`/${name}`)) &&
      !["", ".ts", ".mjs", ".tsx", ".json"].some((extension) => existsSync(join(root, name + extension)))
  )

  expect(missing).toEqual([])
})

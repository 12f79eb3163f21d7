import { execFile } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { afterAll, describe, expect, it } from "vitest"
import { layerLine, registry, registryItems } from "../../scripts/registry.mjs"
import { bin, root } from "../../scripts/root.mjs"
import { declarationsOf, sheets } from "./Css.ts"

interface Item {
  readonly css: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
  readonly dependencies: ReadonlyArray<string>
  readonly docs: string
  readonly files: ReadonlyArray<{ readonly content: string; readonly target: string; readonly type: string }>
  readonly registryDependencies: ReadonlyArray<string>
}

const names = Object.keys(registryItems())
const read = (name: string): Item => JSON.parse(readFileSync(join(registry, name), "utf8"))

// Outside of `node_modules`, because TypeScript treats files in folders of that name as part of a package.
const project = mkdtempSync(join(tmpdir(), "portico-registry-"))

afterAll(() => rmSync(project, { recursive: true, force: true }))

/** The button of an application, with the exports of shadcn's. */
const button = `
import type * as React from "react"
interface Look {
  readonly variant?: "default" | "outline" | "link" | undefined
  readonly size?: "default" | "sm" | undefined
  readonly className?: string | undefined
}
export const buttonVariants = ({ className = "", size = "default", variant = "default" }: Look = {}): string =>
  ["shop-button", variant, size, className].join(" ")
export function Button({ size, variant, ...props }: React.ComponentProps<"button"> & Look) {
  return <button {...props} className={buttonVariants({ className: props.className, size, variant })} />
}
`

const page = `
import * as Query from "@portico/client/data/Query"
import { AuthFlow } from "@/components/portico/auth-flow"
import { CollectionTable } from "@/components/portico/collection-table"
const books = Query.from("books").pipe(Query.ascending("title"))
export const signIn = <AuthFlow onSignedIn={(to) => location.assign(to)} />
export const table = <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={books} />
`

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}

describe("the shadcn registry items", () => {
  it.each(Object.entries(registryItems()))("%s is what `node scripts/registry.mjs` writes", (name, text) => {
    expect(readFileSync(join(registry, name), "utf8")).toBe(text)
  })

  it.each(names)("%s refers to no other registry", (name) => {
    const { dependencies, docs, registryDependencies } = read(name)

    expect(registryDependencies).toEqual([])
    expect(dependencies.every((dependency) => /^(@portico\/\w+|effect)@/.test(dependency))).toBe(true)
    expect(docs).toContain(layerLine)
  })

  it.each(names)("%s sets only tokens that exist", (name) => {
    const defined = new Set(declarationsOf(sheets["tokens.css"] ?? "").map(([, token]) => token))
    const set = Object.values(read(name).css).flatMap((rules) => Object.values(rules).flatMap(Object.keys))

    expect(set.length).toBeGreaterThan(5)
    expect(set.filter((token) => !defined.has(token))).toEqual([])
  })

  it("type-check in an application after their files are copied", { timeout: 120_000 }, async () => {
    for (const name of names) for (const { content, target } of read(name).files) write(target, content)
    write("components/ui/button.tsx", button)
    write("page.tsx", page)
    symlinkSync(join(root, "node_modules"), join(project, "node_modules"))
    write(
      "tsconfig.json",
      JSON.stringify({
        compilerOptions: {
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          noEmit: true,
          module: "preserve",
          moduleResolution: "bundler",
          target: "es2023",
          lib: ["ES2024", "DOM", "DOM.Iterable"],
          jsx: "react-jsx",
          skipLibCheck: true,
          allowImportingTsExtensions: true,
          types: ["vite/client"],
          paths: { "@/*": ["./*"] }
        },
        include: ["page.tsx"]
      })
    )

    const output = await promisify(execFile)(bin("tsc"), ["-p", project]).then(
      () => "",
      (failure: { stdout: string }) => failure.stdout
    )
    expect(output).toBe("")
  })
})

import { execFile } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { afterAll, describe, expect, it } from "vitest"
import { layerLine, registry, registryItems } from "../../scripts/registry.mjs"
import { bin, node, root } from "../../scripts/root.mjs"
import { declarationsOf, sheets } from "./Css.ts"

type Css = string | { readonly [name: string]: Css }

interface Item {
  readonly $schema: string
  readonly css: Readonly<Record<string, Css>>
  readonly dependencies: ReadonlyArray<string>
  readonly docs: string
  readonly files: ReadonlyArray<{
    readonly content: string
    readonly path: string
    readonly target: string
    readonly type: string
  }>
  readonly name: string
  readonly registryDependencies: ReadonlyArray<string>
  readonly type: string
}

const names = Object.keys(registryItems())
const read = (name: string): Item => JSON.parse(readFileSync(join(registry, name), "utf8"))

// Outside of `node_modules`, because TypeScript treats files in folders of that name as part of a package.
const project = mkdtempSync(join(tmpdir(), "portico-registry-"))

afterAll(() => rmSync(project, { recursive: true, force: true }))

/** The button and the input of an application, with the exports of shadcn's. */
const button = `
import type * as React from "react"
interface Look {
  readonly variant?: "default" | "destructive" | "outline" | "ghost" | "link" | undefined
  readonly size?: "default" | "sm" | undefined
}
export function Button({ size, variant, ...props }: React.ComponentProps<"button"> & Look) {
  return <button {...props} className={["shop-button", variant, size, props.className].join(" ")} />
}
`

const input = `
import type * as React from "react"
export function Input(props: React.ComponentProps<"input">) {
  return <input {...props} className={["shop-input", props.className].join(" ")} />
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

  // The fields that the schema of registry items requires, and the only values that it accepts in `css`.
  it.each(names)("%s has the fields of a registry item", (name) => {
    const item = read(name)
    const isCss = (css: unknown): boolean =>
      typeof css === "string" || (typeof css === "object" && css !== null && Object.values(css).every(isCss))

    expect(item).toMatchObject({
      $schema: "https://ui.shadcn.com/schema/registry-item.json",
      name: name.replace(".json", ""),
      type: "registry:component"
    })
    expect(item.files.length).toBeGreaterThan(1)
    for (const { content, path, target, type } of item.files) {
      expect(type).toBe("registry:component")
      expect(target).toMatch(/^@components\/portico\/[a-z-]+\.tsx$/)
      expect(content).toBe(readFileSync(join(registry, "..", path), "utf8"))
    }
    expect(isCss(item.css)).toBe(true)
  })

  it.each(names)("%s sets only tokens that exist", (name) => {
    const defined = new Set(declarationsOf(sheets["tokens.css"] ?? "").map(([, token]) => token))
    const tokensOf = (css: Css): ReadonlyArray<string> =>
      typeof css === "string" ? [] : Object.entries(css).flatMap(([token, value]) => [token, ...tokensOf(value)])
    const set = Object.values(read(name).css)
      .flatMap(tokensOf)
      .filter((token) => token.startsWith("--"))

    expect(set.length).toBeGreaterThan(15)
    expect(set.filter((token) => !defined.has(token))).toEqual([])
  })

  it("type-check in an application after their files are copied", { timeout: 240_000 }, async () => {
    for (const name of names)
      for (const { content, target } of read(name).files) write(target.replace("@", ""), content)
    write("components/ui/button.tsx", button)
    write("components/ui/input.tsx", input)
    symlinkSync(join(root, "node_modules"), join(project, "node_modules"))
    // The declarations of the packages, which are updated if they are outdated: checking their sources takes six times as long.
    await promisify(execFile)(node(), [join(root, "scripts/tsc.mjs"), "-b", join(root, "packages/react")])
    const check = async (text: string): Promise<string> => {
      write("page.tsx", text)
      // A compiler that does not start, or is killed, has no output either.
      return promisify(execFile)(bin("tsc"), ["-p", project]).then(
        ({ stdout }) => `exit 0${stdout}`,
        ({ code, stdout }: { code: unknown; stdout: string }) => `exit ${String(code)}\n${stdout}`
      )
    }
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
        include: ["page.tsx"],
        references: ["contract", "client", "react"].map((name) => ({ path: join(root, "packages", name) }))
      })
    )

    expect(await check(page)).toBe("exit 0")
    expect(await check(page.replace('caption="Books"', "caption={7}"))).toMatch(/^exit [12]\n.*TS2322/s)
  })
})

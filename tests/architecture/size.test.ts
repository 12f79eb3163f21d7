import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync, Visitor } from "rolldown/utils"
import { expect, it } from "vitest"
import { files, root } from "./sources.ts"

const entry = "packages/react/src/index.ts"

/** Returns the names that a module exports. */
const namesOf = (file: string): ReadonlyArray<string> => {
  const names: Array<string> = []
  new Visitor({
    ExportAllDeclaration: ({ exported }) => {
      if (exported === null) throw new Error(`${file} exports all names of a module: list them, so that they count.`)
      names.push("name" in exported ? exported.name : exported.value)
    },
    ExportNamedDeclaration: ({ declaration, specifiers }) => {
      if (declaration !== null) throw new Error(`${file} declares a name: move it into a module, so that it counts.`)
      for (const { exported } of specifiers) names.push("name" in exported ? exported.name : exported.value)
    }
  }).visit(parseSync(file, readFileSync(join(root, file), "utf8")).program)
  return names
}

// 420 files held the kit of the protocol; the rest is for the account extension, columns, toasts, the edits of cells, hydration and atoms (0125).
// The modules of subpaths are generated (0125).
it("has at most 478 files in the kit, without its languages and its subpaths", () => {
  const kit = files.filter((file) => /^packages\/react\/src\/(?!(i18n\/(en|locales)|exports)\/)/.test(file))

  expect(kit.length).toBeGreaterThan(0)
  expect(kit.length).toBeLessThanOrEqual(478)
})

it("exports at most 290 names from the kit's root entry", () => {
  const names = namesOf(entry)

  expect(names).toContain("ClientProvider")
  expect(names.length).toBeLessThanOrEqual(290)
})

// Decisions 0081, 0110, 0115 and 0117. A language is one module with the messages of every component, so that the next language is no
// new idea. The adapters of `@portico/server` are one module for each framework. The codecs are compiled from the schemas
// (0115, which added `Call` and `Codec`). A subpath of the kit has names of its entries (0125).
it("has at most 125 public modules, without languages and subpaths of the kit, adapters of servers and codecs", () => {
  const entries = globSync("packages/*/package.json", { cwd: root }).flatMap((file) => {
    const manifest: { readonly name: string; readonly exports?: object } = JSON.parse(
      readFileSync(join(root, file), "utf8")
    )
    return Object.keys(manifest.exports ?? {}).map((entry) => `${manifest.name}${entry.slice(1)}`)
  })
  const modules = entries.filter((entry) => !/\.(css|json)$|\/\*$|\/locales\/|^@portico\/server|\/codecs\//.test(entry))

  expect(modules).toContain("@portico/client/Client")
  expect(modules.length).toBeLessThanOrEqual(125)
})

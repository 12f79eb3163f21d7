import { readFileSync } from "node:fs"
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

it("has at most 420 files in the kit, without its languages", () => {
  const kit = files.filter((file) => /^packages\/react\/src\/(?!i18n\/(en|locales)\/)/.test(file))

  expect(kit.length).toBeGreaterThan(0)
  expect(kit.length).toBeLessThanOrEqual(420)
})

it("exports at most 250 names from the kit's root entry", () => {
  const names = namesOf(entry)

  expect(names).toContain("ClientProvider")
  expect(names.length).toBeLessThanOrEqual(250)
})

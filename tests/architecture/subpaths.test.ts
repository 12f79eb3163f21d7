import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { exportsOf, subpaths } from "./Subpaths.ts"
import { glob, root } from "./sources.ts"

const folder = "packages/react/src/exports"
const all = subpaths()
// Read before the first test, because Vitest writes the file of a missing snapshot.
const published = glob(`${folder}/**/*.ts`)
const pathOf = ({ entry, name }: { readonly entry: string; readonly name: string }): string =>
  [folder, entry, `${name}.ts`].filter((part) => part !== "").join("/")

// Decision 0125.
describe("the subpaths of the kit", () => {
  it.each(all.map((one) => [pathOf(one), one.text] as const))(
    "%s exports the public names of its value (-u writes it)",
    async (path, text) => {
      await expect(text).toMatchFileSnapshot(join(root, path))
    }
  )

  it("are the modules that are published", () => {
    expect(published).toEqual(all.map(pathOf).toSorted())
  })

  it("cover each value of the entries", () => {
    const covered = new Set(all.flatMap(({ text }) => valuesIn(text)))
    const missing = ["auth", "data", "form", ""].flatMap((entry) =>
      exportsOf(entry).flatMap(({ isType, name }) => (isType || covered.has(name) ? [] : [`${entry} ${name}`]))
    )

    expect(missing).toEqual([])
  })
})

/** Returns the names of the values that a module exports. */
const valuesIn = (text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(/export (?:\{([^}]*)\}|\* as (\w+))/g)).flatMap(([, list = "", namespace]) =>
    namespace === undefined
      ? list
          .split(",")
          .map((name) => name.trim())
          .filter((name) => !name.startsWith("type "))
          .map((name) => name.replace(/.* as /, ""))
      : [namespace]
  )

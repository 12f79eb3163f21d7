import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { exportsOf, subpaths } from "./Subpaths.ts"
import { glob, root } from "./sources.ts"

const folder = "packages/react/src/exports"
const all = subpaths()
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
    expect(glob(`${folder}/**/*.ts`)).toEqual(all.map(pathOf).toSorted())
  })

  it("cover each value of the entries", () => {
    const covered = all.map(({ text }) => text).join("\n")
    const missing = ["auth", "data", "form", ""].flatMap((entry) =>
      exportsOf(entry).flatMap(({ isType, name }) =>
        isType || new RegExp(`(?<!type |\\w)${name}\\b`).test(covered) ? [] : [`${entry} ${name}`]
      )
    )

    expect(missing).toEqual([])
  })
})

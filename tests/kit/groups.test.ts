import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, it } from "vitest"
import { declarationsOf, folder, sheets } from "./Css.ts"

const source = join(folder, "..")
const layers = "@layer portico.reset, portico.tokens, portico.presets, portico.parts;"

/** Returns a style sheet with its imports inlined, as a bundler does. */
const inline = (path: string): string =>
  readFileSync(path, "utf8")
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/@import "([^"]+)";/g, (_, target: string) => inline(join(dirname(path), target)))

const rulesOf = (sheet: string) => sheet.replaceAll(layers, "").replaceAll(/\s+/g, " ").trim()

const groups = ["base", "auth", "data", "charts"]
const pathOf = (group: string) => join(source, `styles/${group}.css`)
const group = (name: string) => inline(pathOf(name))

/** Returns the names that a style sheet defines or uses: animations, or tokens. */
const namesIn = (sheet: string, pattern: RegExp) =>
  new Set(Array.from(sheet.matchAll(pattern), ([, name = ""]) => name))

describe("the style sheets of the groups", () => {
  it("are together the whole style sheet, in the same order", () => {
    expect(rulesOf(groups.map(group).join(" "))).toBe(rulesOf(inline(join(source, "styles.css"))))
  })

  it("contain each sheet once", () => {
    const imported = groups.flatMap((name) =>
      Array.from(
        readFileSync(pathOf(name), "utf8").matchAll(/@import "\.\.\/theme\/([^"]+)";/g),
        ([, path = ""]) => path
      )
    )

    expect(imported.toSorted()).toEqual(Object.keys(sheets).filter((path) => !path.startsWith("presets/")))
  })

  it("declare the order of the layers, so that the groups can be loaded in any order", () => {
    for (const name of groups) expect(readFileSync(pathOf(name), "utf8")).toContain(layers)
  })

  it("are all public entry points", () => {
    const { exports }: { exports: Record<string, string> } = JSON.parse(
      readFileSync(join(source, "../package.json"), "utf8")
    )

    expect(Object.keys(exports).filter((entry) => entry.startsWith("./styles/"))).toEqual(
      groups.map((name) => `./styles/${name}.css`)
    )
    expect(globSync("*.css", { cwd: join(source, "styles") }).toSorted()).toEqual(
      groups.map((name) => `${name}.css`).toSorted()
    )
  })

  it("have every variant of a button in the base", () => {
    const variants = (name: string) => [
      ...namesIn(group(name), /\.portico-button(\[data-variant="\w+"\])[^{} ]*\s*\{/g)
    ]

    expect(variants("base")).toContain('[data-variant="danger"]')
  })

  it.each([
    ["auth", ["base", "auth"]],
    ["data", ["base", "data"]],
    ["charts", ["base", "data", "charts"]]
  ])("%s needs animations and tokens only of %j", (name, needed) => {
    const all = needed.map(group).join(" ")
    const own = group(name)
    const missing = (used: RegExp, defined: RegExp) =>
      [...namesIn(own, used)].filter((word) => !namesIn(all, defined).has(word))

    expect(missing(/animation(?:-name)?:\s*(portico-[\w-]+)/g, /@keyframes (portico-[\w-]+)/g)).toEqual([])
    expect(missing(/var\((--portico-[\w-]+)/g, /(--portico-[\w-]+):/g)).toEqual([])
  })

  // A rule of one group for the bare class of an element that the other group also renders would change the style of
  // that element, depending on the loaded groups.
  it("style the fields of forms, and the elements that both halves render, only in the base", () => {
    const slotsIn = (half: string) =>
      new Set(
        globSync(`${half}/**/*.tsx`, { cwd: source }).flatMap((path) =>
          Array.from(
            readFileSync(join(source, path), "utf8").matchAll(/class(?:es|Of)\("([\w-]+)"/g),
            ([, slot = ""]) => slot
          )
        )
      )
    const auth = slotsIn("auth")
    const data = slotsIn("data")
    const shared = [...slotsIn("form"), ...[...auth].filter((slot) => data.has(slot))]
    const bare = (name: string) =>
      declarationsOf(group(name)).flatMap(([selector]) => selector.split(/,\s*/).map((one) => one.trim()))
    const found = ["auth", "data", "charts"].flatMap((name) =>
      bare(name).filter((selector) => shared.some((slot) => selector === `.portico-${slot}`))
    )

    expect(shared.length).toBeGreaterThan(5)
    expect(found).toEqual([])
  })
})

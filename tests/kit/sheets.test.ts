import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { declarationsOf, folder, sheets } from "./Css.ts"

const parts = Object.entries(sheets).filter(([path]) => path !== "tokens.css" && !path.startsWith("presets/"))

// A side that was measured is left or right whatever the direction, and a mask is no colour.
const isMeant = (selector: string, name: string): boolean => selector.includes("[data-side=") || name === "mask"

const wrongIn = (pattern: RegExp) =>
  parts.flatMap(([path, sheet]) =>
    declarationsOf(sheet)
      .filter(([selector, name, value]) => pattern.test(`${name}: ${value}`) && !isMeant(selector, name))
      .map(([selector, name, value]) => `${path} ${selector} { ${name}: ${value} }`)
  )

describe("the style sheets", () => {
  it("name no left and no right, which a page in Hebrew has the other way round", () => {
    expect(
      wrongIn(
        /^(margin|padding|border)-(left|right)|^(left|right|(text-align|float): (left|right))\b|border-(top|bottom)-(left|right)-radius/
      )
    ).toEqual([])
  })

  it("take every colour from the tokens, so that a theme reaches all of it", () => {
    expect(wrongIn(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab)a?\(/i)).toEqual([])
  })

  it("use no token that is not there", () => {
    const all = Object.values(sheets).flatMap(declarationsOf)
    const defined = new Set(all.map(([, name]) => name))
    const used = all.flatMap(([, , value]) =>
      Array.from(value.matchAll(/var\((--portico-[\w-]+)/g), ([, name]) => name)
    )

    expect([...new Set(used)].filter((name) => name !== undefined && !defined.has(name))).toEqual([])
  })

  it("need no !important, since a page's own rules lie in no layer and win", () => {
    expect(wrongIn(/!\s*important/)).toEqual([])
  })

  it("lie in a layer, every one, and are all in styles.css", () => {
    const whole = readFileSync(join(folder, "../styles.css"), "utf8")

    for (const [path, sheet] of Object.entries(sheets)) expect(`${path}: ${sheet}`).toContain("@layer portico.")
    for (const [path] of parts) expect(whole).toContain(`@import "./theme/${path}";`)
  })

  it("turn every colour that a system in forced colours would not", () => {
    const tokens = sheets["tokens.css"] ?? ""
    const colours = (sheet: string) =>
      new Set(declarationsOf(sheet).flatMap(([, name]) => (name.startsWith("--portico-color-") ? [name] : [])))
    const forced = tokens.slice(tokens.indexOf("forced-colors"))

    expect([...colours(tokens)].filter((name) => !colours(forced).has(name))).toEqual([])
  })
})

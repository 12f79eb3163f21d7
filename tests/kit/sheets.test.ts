import { describe, expect, it } from "vitest"
import { declarationsOf, sheets } from "./Css.ts"

const parts = Object.entries(sheets).filter(([path]) => path !== "tokens.css" && !path.startsWith("presets/"))

// A measured side is left or right in either direction, digits run from left to right in either, and a mask has no visible color.
const isMeant = (selector: string, name: string): boolean =>
  /\[data-side=|\[data-align="number"\]/.test(selector) || name === "mask"

const wrongIn = (pattern: RegExp) =>
  parts.flatMap(([path, sheet]) =>
    declarationsOf(sheet)
      .filter(([selector, name, value]) => pattern.test(`${name}: ${value}`) && !isMeant(selector, name))
      .map(([selector, name, value]) => `${path} ${selector} { ${name}: ${value} }`)
  )

/** Returns the selectors of the rules that are in no layer of the kit. */
const unlayered = (sheet: string): ReadonlyArray<string> => {
  const open: Array<string> = []
  return Array.from(sheet.matchAll(/([^{};]*)([{};])/g)).flatMap(([, text = "", end]) => {
    if (end === "}") open.pop()
    if (end !== "{") return []
    open.push(text.trim())
    return text.trim().startsWith("@") || open.some((block) => block.startsWith("@layer portico.")) ? [] : [text.trim()]
  })
}

/** Splits a selector at the commas or separators that are not in parentheses or brackets. */
const splitAt = (pattern: RegExp, selector: string): ReadonlyArray<string> => {
  let depth = 0
  const parts = [""]
  for (const character of selector) {
    if (/[([]/.test(character)) depth++
    if (/[)\]]/.test(character)) depth--
    if (depth === 0 && pattern.test(character)) parts.push(character, "")
    else parts.push(`${parts.pop() ?? ""}${character}`)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "")
}

const selectors = parts.flatMap(([path, sheet]) =>
  [...new Set(declarationsOf(sheet).map(([selector]) => selector))].flatMap((list) =>
    splitAt(/,/, list).flatMap((selector) =>
      /^(,|@|from$|to$|\d+%)/.test(selector) ? [] : [[path, selector] as const]
    )
  )
)

describe("the style sheets", () => {
  it("use no left and right, which differ in right-to-left pages", () => {
    expect(
      wrongIn(
        /^(margin|padding|border)-(left|right)|^(left|right|(text-align|float): (left|right))\b|border-(top|bottom)-(left|right)-radius/
      )
    ).toEqual([])
  })

  it("use only colors of the tokens, so that a theme changes all of them", () => {
    expect(wrongIn(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab)a?\(/i)).toEqual([])
  })

  it("use only defined tokens", () => {
    const all = Object.values(sheets).flatMap(declarationsOf)
    const defined = new Set(all.map(([, name]) => name))
    const used = all.flatMap(([, , value]) =>
      Array.from(value.matchAll(/var\((--portico-[\w-]+)/g), ([, name]) => name)
    )

    expect([...new Set(used)].filter((name) => name !== undefined && !defined.has(name))).toEqual([])
  })

  // If a parent's children change, Chromium restyles all elements in it as long as the page has such a rule.
  it("name the element after a sibling if they do not name the sibling", () => {
    const siblings = selectors.filter(([, selector]) => {
      const compounds = splitAt(/[\s>+~]/, selector.replaceAll(/\s*([>+~])\s*/g, "$1"))
      const isUnnamed = (compound: string, index: number) =>
        /^[+~]$/.test(compounds[index + 1] ?? "") && !/[.[#]/.test(compound)
      return compounds.some(isUnnamed) && /^[*:]/.test(compounds.at(-1) ?? "")
    })

    expect(siblings.map((found) => found.join(" "))).toEqual([])
  })

  // Browsers index rules by a name in the last compound. They compare the others with each element of the page.
  it("list the classes of rules for several elements instead of grouping them with :is()", () => {
    const compared = selectors.filter(
      ([path, selector]) => path !== "reset.css" && /^:is\([^()]*\)(::?(?!focus)[\w-]+)?$/.test(selector)
    )

    expect(compared.map((found) => found.join(" "))).toEqual([])
  })

  // gzip finds longer repetitions, which saves 2 % of the whole style sheet.
  it("declare properties in the same order in all rules", () => {
    const blocks = parts.flatMap(([path, sheet]) =>
      Array.from(sheet.matchAll(/([^{};]+)\{([^{}]*)\}/g), ([, selector = "", body = ""]) => ({
        rule: `${path} ${selector.trim()}`,
        names: Array.from(body.matchAll(/(?<=^|;)\s*(?!--)([\w-]+)\s*:/g), ([, name = ""]) => name)
      }))
    )
    const pairs = blocks.flatMap(({ names, rule }) =>
      names.flatMap((after, index) => names.slice(0, index).map((before) => ({ after, before, rule })))
    )
    const ruleByOrder = new Map(pairs.map(({ after, before, rule }) => [`${before} ${after}`, rule]))
    const contradicting = pairs.flatMap(({ after, before, rule }) => {
      const other = after === before ? undefined : ruleByOrder.get(`${after} ${before}`)
      return other === undefined ? [] : [`${rule}: ${before} is before ${after}, unlike in ${other}`]
    })

    expect(contradicting).toEqual([])
  })

  it("use no !important, because unlayered rules of a page win anyway", () => {
    expect(wrongIn(/!\s*important/)).toEqual([])
  })

  it("use the token of the focus for the outline of a focused element", () => {
    expect(wrongIn(/^outline: .*var\(--portico-color-(?!focus)/)).toEqual([])
  })

  it("align to the direction of the parent also with the prefixed value, which some browsers require", () => {
    const values = parts.flatMap(([path, sheet]) =>
      declarationsOf(sheet).flatMap(([selector, name, value]) =>
        name === "text-align" && value.endsWith("match-parent") ? [[`${path} ${selector}`, value] as const] : []
      )
    )
    const prefixed = new Set(values.flatMap(([rule, value]) => (value.startsWith("-webkit-") ? [rule] : [])))

    expect(values.flatMap(([rule]) => (prefixed.has(rule) ? [] : [rule]))).toEqual([])
  })

  it("have all rules in the layer portico", () => {
    for (const [path, sheet] of Object.entries(sheets)) expect([path, unlayered(sheet)]).toEqual([path, []])
  })

  it("override every color in forced-colors mode", () => {
    const tokens = sheets["tokens.css"] ?? ""
    const colors = (sheet: string) =>
      new Set(declarationsOf(sheet).flatMap(([, name]) => (name.startsWith("--portico-color-") ? [name] : [])))
    const forced = tokens.slice(tokens.indexOf("forced-colors"))

    expect([...colors(tokens)].filter((name) => !colors(forced).has(name))).toEqual([])
  })
})

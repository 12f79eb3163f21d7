import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { declared, inTheme, textOf, tokenFiles } from "../../scripts/tokens.mjs"
import { colorsOf, folder } from "./Css.ts"

interface Token {
  readonly $type: string
  readonly $value: unknown
}

const isToken = (value: unknown): value is Token =>
  typeof value === "object" && value !== null && "$value" in value && "$type" in value

/** Returns the tokens by their path. */
const tokensOf = (group: unknown, path: ReadonlyArray<string> = []): ReadonlyArray<readonly [string, Token]> => {
  if (isToken(group)) return [[path.join("."), group]]
  if (typeof group !== "object" || group === null) return []
  return Object.entries(group).flatMap(([name, value]) => tokensOf(value, [...path, name]))
}

const files = Object.entries(tokenFiles())
const read = (file: string) => new Map(tokensOf(JSON.parse(readFileSync(join(folder, file), "utf8"))))

const types = ["color", "cubicBezier", "dimension", "duration", "fontFamily", "fontWeight", "number", "shadow"]

describe("the design tokens", () => {
  it.each(files)("%s is what `node scripts/tokens.mjs` writes", (file, tree) => {
    expect(readFileSync(join(folder, file), "utf8")).toBe(textOf(tree))
  })

  it("contain every custom property of tokens.css, with dark values for those that differ", () => {
    const properties = [...declared()]
    const different = properties.filter(([, value]) => inTheme(value, "light") !== inTheme(value, "dark"))

    expect(properties.length).toBeGreaterThan(60)
    expect(read("tokens.json").size).toBe(properties.length)
    expect(read("tokens.dark.json").size).toBe(different.length)
  })

  it.each(["light", "dark"] as const)("have the colors of the style sheet in %s", (theme) => {
    const tokens = read(theme === "light" ? "tokens.json" : "tokens.dark.json")
    const colors = Object.entries(colorsOf("tokens.css", theme))

    expect(colors.length).toBeGreaterThan(25)
    for (const [name, color] of colors) {
      const path = name.startsWith("--portico-chart-") ? name.replace("--portico-chart-", "chart.") : `color.${name}`

      expect([path, tokens.get(path)?.$value]).toEqual([path, expect.objectContaining({ hex: color })])
    }
  })

  it.each(files)("%s has types, names and references of the format", (file) => {
    const tokens = read(file)
    const all = read("tokens.json")
    const references = [...tokens].flatMap(([path, { $type, $value }]) =>
      typeof $value === "string" ? [{ path, from: $type, to: all.get($value.slice(1, -1))?.$type }] : []
    )

    for (const [path, { $type }] of tokens) {
      expect(types).toContain($type)
      expect(path).not.toMatch(/[${}]/)
    }
    expect(references.filter(({ from, to }) => from !== to)).toEqual([])
  })
})

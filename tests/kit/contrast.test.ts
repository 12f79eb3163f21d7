import { describe, expect, it } from "vitest"
import { colorsOf } from "./Css.ts"

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (first: string, second: string): number => {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ["bg", "surface", "raised"]
const tones = ["accent", "danger", "warning", "success", "info"]

const texts: ReadonlyArray<readonly [text: string, ground: string]> = [
  ...grounds.flatMap((ground) => ["text", "text-soft", ...tones].map((text) => [text, ground] as const)),
  ...tones.flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    ["text", `${tone}-soft`] as const,
    ["text-soft", `${tone}-soft`] as const
  ]),
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"]
]

const lines: ReadonlyArray<readonly [line: string, ground: string]> = grounds.flatMap((ground) => [
  ["border-strong", ground] as const,
  ["accent", ground] as const
])

// The colors of chart marks, including the one for the rest. Their patterns use the background color of the page.
const marks: ReadonlyArray<readonly [mark: string, ground: string]> = grounds.flatMap((ground) =>
  [...Array.from({ length: 8 }, (_, index) => `--portico-chart-${index + 1}`), "text-soft"].map(
    (mark) => [mark, ground] as const
  )
)

const looks = [
  ["the default theme", undefined, 4.5, 3],
  ["the brand preset", "presets/brand.css", 4.5, 3],
  ["the contrast preset", "presets/contrast.css", 7, 4.5]
] as const

describe.each(looks)("%s", (_, preset, least, leastLine) => {
  describe.each(["light", "dark"] as const)("in %s", (theme) => {
    const colors = { ...colorsOf("tokens.css", theme), ...(preset === undefined ? {} : colorsOf(preset, theme)) }
    const below = (pairs: typeof texts, limit: number) =>
      pairs
        .map(([first, second]) => [first, second, contrast(colors[first] ?? "", colors[second] ?? "")] as const)
        .filter(([, , found]) => !(found >= limit))
        .map(([first, second, found]) => `${first} on ${second}: ${found.toFixed(2)}`)

    it(`has a contrast of at least ${least}:1 for text`, () => {
      expect(below(texts, least)).toEqual([])
    })

    it(`has a contrast of at least ${leastLine}:1 for meaningful lines`, () => {
      expect(below(lines, leastLine)).toEqual([])
    })

    it(`has a contrast of at least ${leastLine}:1 for chart marks and their patterns`, () => {
      expect(below(marks, leastLine)).toEqual([])
    })

    it("has a different color for each chart mark", () => {
      const names = Object.keys(colors).filter((name) => name.startsWith("--portico-chart-"))

      expect(new Set(names.map((name) => colors[name])).size).toBe(8)
    })
  })
})

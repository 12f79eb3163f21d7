import { describe, expect, it } from "vitest"
import { ar } from "../../../packages/storefront/src/words/ar.ts"
import { de } from "../../../packages/storefront/src/words/de.ts"
import { en } from "../../../packages/storefront/src/words/en.ts"
import { es } from "../../../packages/storefront/src/words/es.ts"
import { fr } from "../../../packages/storefront/src/words/fr.ts"
import { he } from "../../../packages/storefront/src/words/he.ts"
import { ja } from "../../../packages/storefront/src/words/ja.ts"
import { pt } from "../../../packages/storefront/src/words/pt.ts"
import { formatOf } from "../../../packages/storefront/src/words/Format.ts"

type Texts = ReadonlyArray<readonly [path: string, text: string]>

// The arguments of the functions: one item, several, and a name.
const samples: ReadonlyArray<ReadonlyArray<unknown>> = [
  [1, 1, 1, false],
  [12, 23, 34, true],
  ["Emma", "Anne", "Lucy", false]
]

const stringsOf = (value: unknown, path: string): Texts => {
  if (typeof value === "string") return [[path, value]]
  if (typeof value === "function") return samples.flatMap((sample, at) => stringsOf(value(...sample), `${path}(${at})`))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => stringsOf(one, `${path}.${key}`))
}

// Only letters need a translation, not numbers and names.
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/Emma|Anne|Lucy/g, ""))

const keysOf = (value: unknown, path: string): ReadonlyArray<string> =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, one]) => keysOf(one, `${path}.${key}`))
    : [path]

// Words that are the same in English and another language.
const same = new Set([
  ".basket.link",
  ".basket.total",
  ".reviews.date",
  ".staff.date",
  ".staff.parts.import",
  ".staff.parts.export",
  ".staff.status",
  ".staff.best",
  ".frame.themes.auto"
])

describe.each([
  ["de", de],
  ["ar", ar],
  ["es", es],
  ["fr", fr],
  ["he", he],
  ["ja", ja],
  ["pt", pt]
])("the shop's messages in %s", (_, words) => {
  it("are translated", () => {
    const english = new Map(stringsOf(en, ""))
    const left = stringsOf(words, "").filter(
      ([path, text]) => english.get(path) === text && hasWords(text) && !same.has(path.replace(/\(.*/, ""))
    )

    expect(left).toEqual([])
  })

  it("name the same lists, in all their messages", () => {
    expect(keysOf(words.lists, "").toSorted()).toEqual(keysOf(en.lists, "").toSorted())
  })
})

it("formats prices, months and names in the language", () => {
  const german = formatOf("de")

  expect(german.price(10.9)).toBe("10,90\u00a0€")
  expect(german.month("2026-03")).toBe("März 2026")
  expect(german.month("nonsense")).toBe("nonsense")
  expect(german.language("fr")).toBe("Französisch")
  expect(german.country("IE")).toBe("Irland")
  expect(german.country("?")).toBe("?")
})

import { maximumSearchWords } from "@portico/contract/Limits"
import { open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Search from "../../../../packages/provider/src/engine/search/Search.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"

const books = open("books")

const wanted = (expression: string, more: { fuzzy?: boolean; mode?: "AND" | "OR" } = {}): Search.Search => {
  const parsed = Result.getOrThrow(Search.parse({ expression, ...more }, books))
  return typeof parsed === "string" ? assert.fail(parsed) : parsed
}

const finds = (search: Search.Search, title: string) => Search.matches(search)({ title })

describe("a search", () => {
  it("matches everything without an expression, and nothing if the expression has no words", () => {
    assert.strictEqual(Result.getOrThrow(Search.parse({}, books)), "all")
    assert.strictEqual(Result.getOrThrow(Search.parse({ expression: " \n" }, books)), "all")
    assert.strictEqual(Result.getOrThrow(Search.parse({ expression: "?!" }, books)), "none")
    assert.strictEqual(Result.getOrThrow(Search.parse({ expression: "\ud800" }, books)), "none")
  })

  it("requires all words unless its mode is OR", () => {
    assert.isTrue(finds(wanted("pride PREJUDICE"), "Pride and Prejudice"))
    assert.isFalse(finds(wanted("pride emma"), "Pride and Prejudice"))
    assert.isTrue(finds(wanted("pride emma", { mode: "OR" }), "Pride and Prejudice"))
  })

  it("finds whole words", () => {
    assert.isFalse(finds(wanted("prid"), "Pride and Prejudice"))
  })

  it("accepts prefixes and typos if it is fuzzy, depending on the word's length", () => {
    const fuzzy = (expression: string, title: string) => finds(wanted(expression, { fuzzy: true }), title)
    assert.isTrue(fuzzy("pre", "Prejudice"))
    assert.isFalse(fuzzy("pr", "Prejudice"))
    assert.isTrue(fuzzy("prdie", "Pride"))
    assert.isFalse(fuzzy("prdei", "Pride"))
    assert.isTrue(fuzzy("prejuduse", "Prejudice"))
    assert.isFalse(fuzzy("ema", "Emma"))
  })

  it("ignores reference fields", () => {
    const withAuthor = { ...books, fields: { author: { type: "REFERENCE" as const } } }
    const parsed = Result.getOrThrow(Search.parse({ expression: "austen" }, withAuthor))
    assert.isFalse(typeof parsed !== "string" && Search.matches(parsed)({ author: "austen" }))
  })

  it("ranks by the number of words found, then exact words, then prefixes", () => {
    const search = wanted("jane austen emma", { mode: "OR", fuzzy: true })
    const titles = [
      "emna",
      "emmas",
      "emma",
      "jany austin",
      "jane austin",
      "Jane Austenite",
      "Jane Austen",
      "Jany Austin, Emna",
      "Emma by Jane Austen"
    ]
    const ranks = titles.map((title) => Search.rank(search, { title }))

    assert.deepStrictEqual(
      ranks,
      ranks.toSorted((left, right) => left - right)
    )
    assert.strictEqual(new Set(ranks).size, titles.length)
  })

  it("ranks one whole word above many prefixes, and one more found word above exact matches", () => {
    const words = Array.from({ length: maximumSearchWords }, (_, index) =>
      String.fromCharCode(97 + (index >> 1))
        .repeat(3)
        .concat(index % 2 === 0 ? "yyy" : "zzz")
    )
    const search = wanted(words.join(" "), { mode: "OR", fuzzy: true })
    const rankOf = (held: ReadonlyArray<string>) => Search.rank(search, { title: held.join(" ") })
    const mistaken = words.map((word) => `${word.slice(0, -1)}q`)
    const begun = words.map((word) => `${word}tra`)

    assert.isAbove(
      rankOf([...words.slice(0, 1), ...mistaken.slice(1)]),
      rankOf([...mistaken.slice(0, 1), ...begun.slice(1)])
    )
    assert.isAbove(rankOf(mistaken), rankOf(words.slice(1)))
  })

  it("limits the number of words", () => {
    const expression = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(" ")
    assert.isTrue(Result.isSuccess(Search.parse({ expression: expression(maximumSearchWords) }, books)))
    assert.isTrue(Result.isFailure(Search.parse({ expression: expression(maximumSearchWords + 1) }, books)))
  })
})

import { assert, describe, it } from "@effect/vitest"
import { formatOf, isolate } from "../../../../packages/react/src/i18n/messages/Format.ts"

describe("formatOf", () => {
  const german = formatOf<"one">("de")

  it("writes numbers, days, times and lists as the language does", () => {
    assert.strictEqual(german.number(1234.5), "1.234,5")
    assert.strictEqual(german.day(new Date("1815-12-10")), "10. Dezember 1815")
    assert.strictEqual(german.time(new Date(2026, 4, 1, 9, 30)), "09:30")
    assert.strictEqual(german.list(["Ada", "Bob", "Edith"]), "Ada, Bob und Edith")
    assert.strictEqual(german.seconds(30), "30 Sek.")
  })

  it("chooses the form of a number, and writes the number where the form says so", () => {
    const arabic = formatOf<"zero" | "one" | "two" | "few" | "many">("ar")
    const forms = { zero: "none", one: "one", two: "both", few: "few #", many: "many #", other: "other #" }
    const number = (value: number) => arabic.number(value)

    assert.deepStrictEqual(
      [0, 1, 2, 3, 11, 100].map((value) => arabic.count(value, forms)),
      ["none", "one", "both", `few ${number(3)}`, `many ${number(11)}`, `other ${number(100)}`]
    )
    assert.strictEqual(german.count(1234, { one: "# Zeichen", other: "# Zeichen" }), "1.234 Zeichen")
  })

  it("takes the form of all others for a kind of number that has none of its own", () => {
    assert.strictEqual(formatOf<never>("pl").count(3, { other: "# plików" }), "3 plików")
  })

  it("refuses forms that miss a kind of number, and those of another language", () => {
    // @ts-expect-error -- "one" is missing
    const missing = german.count(1, { other: "# Tage" })
    // @ts-expect-error -- German has no dual
    const foreign = german.count(2, { one: "# Tag", two: "# Tage", other: "# Tage" })

    assert.deepStrictEqual([missing, foreign], ["1 Tage", "2 Tage"])
  })
})

describe("isolate", () => {
  it("puts a text between the marks that keep its direction to itself", () => {
    assert.strictEqual(isolate("ada@example.com"), "\u2068ada@example.com\u2069")
  })
})

import { assert, describe, it } from "@effect/vitest"
import { formatOf, isolate } from "../../../../packages/react/src/i18n/messages/Format.ts"

describe("formatOf", () => {
  const german = formatOf<"one">("de")

  it("formats numbers, days, times and lists for the language", () => {
    assert.strictEqual(german.number(1234.5), "1.234,5")
    assert.strictEqual(german.day(new Date("1815-12-10")), "10. Dezember 1815")
    assert.strictEqual(german.time(new Date(2026, 4, 1, 9, 30)), "09:30")
    assert.strictEqual(german.list(["Ada", "Bob", "Edith"]), "Ada, Bob und Edith")
    assert.strictEqual(german.seconds(30), "30 Sek.")
  })

  it("chooses the plural form of a number, and inserts the number", () => {
    const arabic = formatOf<"zero" | "one" | "two" | "few" | "many">("ar")
    const forms = { zero: "none", one: "one", two: "both", few: "few #", many: "many #", other: "other #" }
    const number = (value: number) => arabic.number(value)

    assert.deepStrictEqual(
      [0, 1, 2, 3, 11, 100].map((value) => arabic.count(value, forms)),
      ["none", "one", "both", `few ${number(3)}`, `many ${number(11)}`, `other ${number(100)}`]
    )
    assert.strictEqual(german.count(1234, { one: "# Zeichen", other: "# Zeichen" }), "1.234 Zeichen")
  })

  it("uses the form other for a category without a form", () => {
    assert.strictEqual(formatOf<never>("pl").count(3, { other: "# plików" }), "3 plików")
  })

  it("rejects forms that miss a category or belong to another language", () => {
    // @ts-expect-error -- "one" is missing
    const missing = german.count(1, { other: "# Tage" })
    // @ts-expect-error -- German has no dual
    const foreign = german.count(2, { one: "# Tag", two: "# Tage", other: "# Tage" })

    assert.deepStrictEqual([missing, foreign], ["1 Tage", "2 Tage"])
  })
})

describe("isolate", () => {
  it("encloses a string in the marks that isolate its direction", () => {
    assert.strictEqual(isolate("ada@example.com"), "\u2068ada@example.com\u2069")
  })
})

import { assert, describe, it } from "@effect/vitest"
import { readNumber, writeNumber } from "../../../../packages/react/src/data/value/numbers.ts"

describe("readNumber", () => {
  it.each<readonly [string, string, number | undefined]>([
    ["en", "1234.5", 1234.5],
    ["en", "1,234.5", 1234.5],
    ["en", "12,34", undefined],
    ["en", "-3", -3],
    ["en", "−3", -3],
    ["en", ".5", 0.5],
    ["en", "1e3", 1000],
    ["en", "ten", undefined],
    ["en", "", undefined],
    ["en", "1e999", undefined],
    ["de", "1234,5", 1234.5],
    ["de", "1.234,5", 1234.5],
    ["de", "1.500", 1500],
    ["de", "1.5", 1.5],
    ["de", "1.234.567", 1234567],
    ["de", "1.2345", 1.2345],
    ["fr", "1.5", 1.5],
    ["hi", "12,34,567.5", 1234567.5],
    ["fr", "1 234,5", 1234.5],
    ["fr", "1\u202f234,5", 1234.5],
    ["ar-EG", "١٬٢٣٤٫٥", 1234.5],
    ["ja", "1,234.5", 1234.5],
    ["de", "1,5e3", 1500],
    ["de-CH", "1'234.5", 1234.5],
    ["de-CH", "1’234.5", 1234.5],
    ["ar-EG", "1,234.5", 1234.5],
    ["ar-EG", "٣.٥", 3.5],
    ["en", "٣٫٥", 3.5],
    ["en", "0x10", undefined],
    ["en", "12 apples", undefined]
  ])("in %s reads %j as %s", (locale, text, number) => {
    assert.strictEqual(readNumber(text, locale), number)
  })

  it.each(["en", "de", "fr", "es", "pt", "he", "ar", "ja", "ar-EG", "hi", "de-CH"])(
    "in %s reads what writeNumber wrote",
    (locale) => {
      for (const number of [0, -1, 1.5, 1234.5, 1_000_000.25, 1e21, 5e-7, -0.001, Number.MAX_SAFE_INTEGER]) {
        assert.strictEqual(readNumber(writeNumber(number, locale), locale), number)
        if (Math.abs(number) < 1e9 && Math.abs(number) > 1e-5) {
          const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }).format(number)
          assert.strictEqual(readNumber(shown, locale), number, shown)
        }
      }
    }
  )
})

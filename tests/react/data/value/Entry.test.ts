import { assert, describe, it } from "@effect/vitest"
import { editorOf, entryOf, meaningOf } from "../../../../packages/react/src/data/value/Entry.ts"

const text = { type: "text", optional: false } as const
const number = { type: "number", optional: false } as const
const tags = { type: "list", element: "text", optional: false } as const

const valueOf = (...args: Parameters<typeof meaningOf>) => {
  const meaning = meaningOf(...args)
  return meaning._tag === "Value" ? meaning.value : meaning.problem
}

describe("meaningOf an entry", () => {
  it("returns the previous value if the entry is unchanged", () => {
    const date = new Date(Date.UTC(2026, 1, 3, 9, 0, 12, 345))
    assert.strictEqual(
      valueOf({ type: "date", optional: false }, entryOf({ type: "date", optional: false }, date), date),
      date
    )
  })

  it("reads a number in the notation of the field's language, English by default", () => {
    assert.deepStrictEqual([valueOf({ ...number, locale: "de" }, "7,5", 1), valueOf(number, " 7.5 ", 1)], [7.5, 7.5])
    assert.strictEqual(valueOf(number, "cheap", 1), "numberMalformed")
  })

  it("reads an empty entry as undefined if the field is optional, as null if it is nullable, otherwise as missing", () => {
    assert.isUndefined(valueOf({ ...number, optional: true }, "", 1))
    assert.isNull(valueOf({ ...number, nullable: true }, "", 1))
    assert.strictEqual(valueOf(number, "", 1), "valueMissing")
    assert.strictEqual(valueOf(text, "", "a"), "")
  })

  it("reads a list with one element per line", () => {
    assert.deepStrictEqual(valueOf(tags, "a\n\n b ", ["x"]), ["a", "b"])
    assert.deepStrictEqual(valueOf({ ...tags, element: "number" }, "1\n2.5", [3]), [1, 2.5])
    assert.deepStrictEqual(valueOf({ ...tags, element: "number", locale: "de" }, "1.500\n2,5", [3]), [1500, 2.5])
    assert.strictEqual(entryOf({ ...tags, element: "number", locale: "de" }, [1500, 2.5]), "1500\n2,5")
    assert.strictEqual(valueOf({ ...tags, element: "number" }, "1\none", [3]), "numberMalformed")
    assert.deepStrictEqual(valueOf(tags, "", ["x"]), [])
  })

  it("reads any JSON value, including dates", () => {
    const place = { type: "object", optional: false } as const
    const before = { at: new Date(0), row: 1 }
    assert.deepStrictEqual(valueOf(place, `${String(entryOf(place, before))} `, before), before)
    assert.strictEqual(valueOf(place, "{ row", before), "jsonMalformed")
  })

  it("uses the JSON editor if a simpler input would lose information", () => {
    assert.deepStrictEqual(
      [editorOf(text, 7), editorOf(tags, ["a\nb"]), editorOf(tags, [" "]), editorOf({ ...text, type: "mixed" }, "a")],
      ["json", "json", "json", "json"]
    )
    assert.deepStrictEqual([editorOf(text, "a"), editorOf(tags, ["a"]), editorOf(number)], ["text", "lines", "number"])
  })

  it("uses the JSON editor for lists whose elements lines would change", () => {
    assert.deepStrictEqual(
      [editorOf(tags, [" a"]), editorOf(tags, ["a "]), editorOf(tags, ["a\rb"]), editorOf(tags, ["a b"])],
      ["json", "json", "json", "lines"]
    )
  })

  it("rejects JSON of another type than the field", () => {
    const place = { type: "object", optional: false } as const
    assert.strictEqual(valueOf(place, "5", undefined), "valueInvalid")
    assert.strictEqual(valueOf(place, "[1]", undefined), "valueInvalid")
    assert.strictEqual(valueOf({ type: "list", optional: false }, "{}", undefined), "valueInvalid")
    assert.strictEqual(valueOf(place, "null", undefined), "valueInvalid")
    assert.isNull(valueOf({ ...place, nullable: true }, "null", undefined))
    assert.strictEqual(valueOf({ type: "mixed", optional: false }, "5", undefined), 5)
  })

  it("reads true, false or no choice", () => {
    const answer = { type: "boolean", optional: true } as const
    assert.deepStrictEqual(
      [undefined, true, false].map((value) => entryOf(answer, value)),
      ["", "true", "false"]
    )
    assert.deepStrictEqual([valueOf(answer, "true", undefined), valueOf(answer, "false", undefined)], [true, false])
    assert.isUndefined(valueOf(answer, "", true))
    assert.isNull(valueOf({ ...answer, optional: false, nullable: true }, "", true))
    assert.strictEqual(editorOf({ type: "boolean", optional: false }), "boolean")
    assert.strictEqual(editorOf({ type: "boolean", optional: false, nullable: true }), "optionalBoolean")
  })

  it("reads an unchecked optional checkbox as undefined unless it was checked", () => {
    const flag = { type: "boolean", optional: false } as const
    assert.deepStrictEqual([valueOf(flag, false, undefined), valueOf(flag, true, undefined)], [false, true])
    assert.isUndefined(valueOf({ ...flag, optional: true }, false, undefined))
    assert.isFalse(valueOf({ ...flag, optional: true }, false, true))
  })

  it("reads one of the options with its type", () => {
    const grade = { type: "number", optional: false, options: [1, 2] } as const
    assert.strictEqual(entryOf(grade, 2), "2")
    assert.strictEqual(valueOf(grade, "2", 1), 2)
  })

  it("ignores references that are stored apart from the item", () => {
    const similar = { type: "reference", many: true, optional: true } as const
    assert.strictEqual(editorOf(similar, ["a"]), "references")
    assert.isUndefined(valueOf(similar, "a", undefined))
    assert.deepStrictEqual(valueOf(similar, "a", ["b"]), ["b"])
  })
})

describe("a number", () => {
  const read = (text: string) => valueOf(number, text, 1)
  const readIn = (locale: string, text: string) => valueOf({ ...number, locale }, text, 1)

  it("has the notation of the field's language, and is shown in it", () => {
    assert.deepStrictEqual(
      ["15.000", "1.500", "9,5", "1.234,5", "1.234.567"].map((text) => readIn("de", text)),
      [15000, 1500, 9.5, 1234.5, 1234567]
    )
    assert.deepStrictEqual(
      ["15.000", "15,000", "1,234.5", "+3", "1e3", ".5"].map(read),
      [15, 15000, 1234.5, 3, 1000, 0.5]
    )
    assert.deepStrictEqual([readIn("fr", "1\u202f234,5"), readIn("de-CH", "1’234.5")], [1234.5, 1234.5])
    assert.deepStrictEqual(["٣٫٥", "۱۲", "１２", "\u200e-7", "−7"].map(read), [3.5, 12, 12, -7, -7])
    assert.deepStrictEqual(
      [entryOf({ ...number, locale: "de" }, 15000), entryOf({ ...number, locale: "de" }, 9.5)],
      ["15000", "9,5"]
    )
  })

  it("is rejected if its separators are not at the places of thousands", () => {
    assert.deepStrictEqual(
      [read("12,50"), read("1,2,3"), readIn("de", "1.50,000")],
      ["numberMalformed", "numberMalformed", "numberMalformed"]
    )
  })

  it("is rejected if its last digits would be lost", () => {
    assert.deepStrictEqual(["1e400", "9007199254740993", "-9,007,199,254,740,993"].map(read), [
      "numberTooLarge",
      "numberTooLarge",
      "numberTooLarge"
    ])
    assert.strictEqual(read("9007199254740991"), 9007199254740991)
  })

  it("is rejected in programming notation, and is never a negative zero", () => {
    assert.deepStrictEqual(
      ["0x10", "0b1", "Infinity", "NaN", "1e", "1,2,3", "--1"].map(read),
      Array.from({ length: 7 }, () => "numberMalformed")
    )
    assert.isTrue(Object.is(read("-0"), 0))
  })
})

describe("a date", () => {
  const date = { type: "date", optional: false } as const

  it("has the same day and time in the local time zone, even in past centuries", () => {
    const before = new Date(1815, 11, 23, 10, 30)
    assert.strictEqual(entryOf(date, before), "1815-12-23T10:30")
    assert.deepStrictEqual(valueOf(date, "1815-12-23T10:31", before), new Date(1815, 11, 23, 10, 31))
    assert.deepStrictEqual(valueOf(date, "1969-12-31T23:59:58", before), new Date(1969, 11, 31, 23, 59, 58))
  })

  it("without a time starts at midnight in the local time zone", () => {
    assert.deepStrictEqual(valueOf(date, "2026-03-01", undefined), new Date(2026, 2, 1))
  })

  it("is rejected if the day does not exist or the entry is incomplete", () => {
    assert.deepStrictEqual(
      ["2026-02-31T10:00", "2026-13-01T10:00", "unfinished", "2026-02", "tomorrow"].map((text) =>
        valueOf(date, text, new Date(0))
      ),
      Array.from({ length: 5 }, () => "dateMalformed")
    )
  })

  it("uses the JSON editor if no date input can show it, and preserves its value", () => {
    const odd = [new Date(Date.UTC(-44, 2, 15)), new Date(Date.UTC(12000, 0, 5)), new Date(Number.NaN)]
    assert.deepStrictEqual(
      odd.map((value) => editorOf(date, value)),
      ["json", "json", "json"]
    )
    for (const value of odd) assert.strictEqual(valueOf(date, entryOf(date, value), value), value)
  })

  it("uses the clock of a named time zone, even when it changes", () => {
    const berlin = { ...date, timeZone: "Europe/Berlin" }
    const told = (text: string) => (valueOf(berlin, text, undefined) as Date).toISOString()

    assert.strictEqual(entryOf(berlin, new Date("2026-07-01T22:30:05Z")), "2026-07-02T00:30:05")
    assert.deepStrictEqual(
      ["2026-07-02T00:30:05", "2026-01-01T00:00", "2026-03-29T02:30", "2026-10-25T02:30", "0099-06-01T10:00"].map(told),
      [
        "2026-07-01T22:30:05.000Z",
        "2025-12-31T23:00:00.000Z",
        "2026-03-29T01:30:00.000Z",
        "2026-10-25T00:30:00.000Z",
        "0099-06-01T09:06:32.000Z"
      ]
    )
    assert.strictEqual(
      entryOf({ ...date, timeZone: "Asia/Kathmandu" }, new Date("2026-01-01T00:00:00Z")),
      "2026-01-01T05:45"
    )
    assert.strictEqual(valueOf(berlin, "2026-02-30T10:00", undefined), "dateMalformed")
  })
})

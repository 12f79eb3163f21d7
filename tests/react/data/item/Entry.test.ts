import { assert, describe, it } from "@effect/vitest"
import { editorOf, entryOf, meaningOf } from "../../../../packages/react/src/data/item/Entry.ts"

const text = { type: "text", optional: false } as const
const number = { type: "number", optional: false } as const
const tags = { type: "list", element: "text", optional: false } as const

const valueOf = (...args: Parameters<typeof meaningOf>) => {
  const meaning = meaningOf(...args)
  return meaning._tag === "Value" ? meaning.value : meaning.problem
}

describe("what stands in an input", () => {
  it("means what was there before where nobody touched it", () => {
    const date = new Date(Date.UTC(2026, 1, 3, 9, 0, 12, 345))
    assert.strictEqual(
      valueOf({ type: "date", optional: false }, entryOf({ type: "date", optional: false }, date), date),
      date
    )
  })

  it("is a number with a point or a comma", () => {
    assert.deepStrictEqual([valueOf(number, "7,5", 1), valueOf(number, " 7.5 ", 1)], [7.5, 7.5])
    assert.strictEqual(valueOf(number, "cheap", 1), "numberMalformed")
  })

  it("is nothing where it is empty and the field may be left out, else null, else missed", () => {
    assert.isUndefined(valueOf({ ...number, optional: true }, "", 1))
    assert.isNull(valueOf({ ...number, nullable: true }, "", 1))
    assert.strictEqual(valueOf(number, "", 1), "valueMissing")
    assert.strictEqual(valueOf(text, "", "a"), "")
  })

  it("is a list, one element a line", () => {
    assert.deepStrictEqual(valueOf(tags, "a\n\n b ", ["x"]), ["a", "b"])
    assert.deepStrictEqual(valueOf({ ...tags, element: "number" }, "1\n2,5", [3]), [1, 2.5])
    assert.strictEqual(valueOf({ ...tags, element: "number" }, "1\none", [3]), "numberMalformed")
    assert.deepStrictEqual(valueOf(tags, "", ["x"]), [])
  })

  it("is whatever JSON says, dates included", () => {
    const place = { type: "object", optional: false } as const
    const before = { at: new Date(0), row: 1 }
    assert.deepStrictEqual(valueOf(place, `${String(entryOf(place, before))} `, before), before)
    assert.strictEqual(valueOf(place, "{ row", before), "jsonMalformed")
  })

  it("is edited as JSON where a simpler input would lose something of it", () => {
    assert.deepStrictEqual(
      [editorOf(text, 7), editorOf(tags, ["a\nb"]), editorOf(tags, [" "]), editorOf({ ...text, type: "mixed" }, "a")],
      ["json", "json", "json", "json"]
    )
    assert.deepStrictEqual([editorOf(text, "a"), editorOf(tags, ["a"]), editorOf(number)], ["text", "lines", "number"])
  })
})

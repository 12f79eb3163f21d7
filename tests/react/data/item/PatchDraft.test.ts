import { assert, describe, it } from "@effect/vitest"
import {
  fieldOfChange,
  nothing,
  type PatchDraftEvent,
  previewOf,
  read,
  reduce
} from "../../../../packages/react/src/data/item/PatchDraft.ts"
import type { ShownField } from "../../../../packages/react/src/data/value/FormField.ts"

const fields: ReadonlyArray<ShownField> = [
  { name: "title", type: "text", optional: false },
  { name: "stock", type: "number", optional: false },
  { name: "tags", type: "list", element: "text", optional: false },
  { name: "note", type: "text", optional: true }
]

const emma = { _id: "emma", title: "Emma", stock: 3, tags: ["a", "b", "a"] }

const after = (...events: ReadonlyArray<PatchDraftEvent>) => events.reduce(reduce, nothing)

const change = (
  key: number,
  field: string,
  action: "SET_FIELD" | "REMOVE_FIELD" | "INCREMENT_FIELD" | "APPEND_TO_ARRAY" | "REMOVE_FROM_ARRAY",
  entry: string
): ReadonlyArray<PatchDraftEvent> => [
  { _tag: "Add", field, action },
  { _tag: "Edit", key, to: { entry } }
]

describe("the draft of a patch", () => {
  it("is invalid if the schema rejects the item after the changes", () => {
    const violations = ({ stock }: Readonly<Record<string, unknown>>) =>
      Number(stock) < 0 ? { stock: "valueInvalid" as const } : {}
    const lower = (by: string) => after(...change(0, "stock", "INCREMENT_FIELD", by))

    const reading = read(lower("-4"), fields, emma, violations)

    assert.strictEqual(reading._tag, "Wrong")
    assert.deepStrictEqual(reading._tag === "Wrong" ? reading.problem.fields : {}, { "change.0": "valueInvalid" })
    assert.strictEqual(read(lower("-3"), fields, emma, violations)._tag, "Patch")

    const worded = fields.map((field) => ({ ...field, errors: { valueInvalid: "There are not so many copies." } }))
    const text = read(lower("-4"), worded, emma, violations)
    assert.deepStrictEqual(text._tag === "Wrong" ? text.problem.fields : {}, {
      "change.0": { text: "There are not so many copies." }
    })
  })

  it("results in a patch and a preview of the item", () => {
    const draft = after(
      ...change(0, "title", "SET_FIELD", "Emma!"),
      ...change(1, "stock", "INCREMENT_FIELD", "-2"),
      ...change(2, "tags", "REMOVE_FROM_ARRAY", "a"),
      ...change(3, "tags", "APPEND_TO_ARRAY", "c"),
      ...change(4, "note", "SET_FIELD", "new")
    )
    const reading = read(draft, fields, emma)

    assert.strictEqual(reading._tag, "Patch")
    assert.deepStrictEqual(previewOf(emma, reading.after), [
      { field: "title", before: "Emma", after: "Emma!" },
      { field: "stock", before: 3, after: 1 },
      { field: "tags", before: ["a", "b", "a"], after: ["b", "c"] },
      { field: "note", before: undefined, after: "new" }
    ])
    assert.strictEqual(reading._tag === "Patch" ? reading.patch.modifications.length : 0, 5)
  })

  it("reports each change that does not fit its field", () => {
    const draft = after(
      ...change(0, "title", "INCREMENT_FIELD", "1"),
      ...change(1, "title", "APPEND_TO_ARRAY", '"x"'),
      ...change(2, "stock", "SET_FIELD", "many")
    )
    const reading = read(draft, fields, emma)

    assert.deepStrictEqual(reading._tag === "Wrong" ? reading.problem.fields : undefined, {
      "change.0": "notANumber",
      "change.1": "notAList",
      "change.2": "numberMalformed"
    })
  })

  it("clears the value when the field changes, and preserves keys when a change is removed", () => {
    const draft = after(
      ...change(0, "title", "SET_FIELD", "x"),
      ...change(1, "stock", "SET_FIELD", "1"),
      { _tag: "Edit", key: 1, to: { field: "note" } },
      { _tag: "Drop", key: 0 },
      { _tag: "Add", field: "tags", action: "SET_FIELD" }
    )

    assert.deepStrictEqual(
      draft.changes.map(({ entry, field, key }) => [key, field, entry]),
      [
        [1, "note", ""],
        [2, "tags", ""]
      ]
    )
  })
})

describe("a single change", () => {
  it("has a unique key, even after a removal", () => {
    const draft = after(
      ...["title", "stock", "tags"].map((field) => ({ _tag: "Add", field, action: "SET_FIELD" }) as const),
      { _tag: "Drop", key: 0 },
      { _tag: "Add", field: "note", action: "SET_FIELD" },
      { _tag: "Add", field: "title", action: "SET_FIELD" }
    )
    assert.deepStrictEqual(
      draft.changes.map(({ key }) => key),
      [1, 2, 3, 4]
    )
  })

  it("is entered with the type of its action: a number to add, an element, or a required value", () => {
    const grade: ShownField = { name: "grade", type: "number", optional: true, nullable: true, options: [1, 2] }
    const plain = { ...grade, optional: false, nullable: false }
    assert.deepStrictEqual(fieldOfChange(grade, "SET_FIELD"), plain)
    assert.deepStrictEqual(fieldOfChange(grade, "INCREMENT_FIELD"), { ...plain, type: "number", options: undefined })
    const element = (type: ShownField["type"], element?: ShownField["element"]) =>
      fieldOfChange({ name: "tags", type, element, many: true, optional: true }, "APPEND_TO_ARRAY")
    assert.deepInclude(element("list", "text"), { type: "text", element: undefined, many: false, optional: false })
    assert.deepInclude(element("list"), { type: "mixed" })
    assert.deepInclude(element("mixed", "text"), { type: "mixed" })
  })

  it("starts missing lists and numbers, and removes objects from a list by value", () => {
    const places: ShownField = { name: "places", type: "list", element: "object", optional: false }
    const reading = read(
      after(
        ...change(0, "sold", "INCREMENT_FIELD", "2"),
        ...change(1, "toString", "APPEND_TO_ARRAY", '"x"'),
        ...change(2, "places", "REMOVE_FROM_ARRAY", '{"row":1}'),
        { _tag: "Add", field: "title", action: "REMOVE_FIELD" }
      ),
      [...fields, places],
      { ...emma, places: [{ row: 1 }, { row: 2 }] }
    )

    assert.strictEqual(reading._tag, "Patch")
    assert.deepStrictEqual(reading.after, {
      _id: "emma",
      stock: 3,
      tags: ["a", "b", "a"],
      sold: 2,
      toString: ["x"],
      places: [{ row: 2 }]
    })
    assert.deepStrictEqual(previewOf({ title: "Emma", stock: 3 }, { stock: 3, sold: 2 }), [
      { field: "title", before: "Emma", after: undefined },
      { field: "sold", before: undefined, after: 2 }
    ])
  })

  it("reports its own problem before the size of the item", () => {
    const reading = read(after(...change(0, "stock", "SET_FIELD", "many")), fields, {
      ...emma,
      note: "a".repeat(600_000)
    })

    assert.deepStrictEqual(reading._tag === "Wrong" ? reading.problem.fields : undefined, {
      "change.0": "numberMalformed"
    })
  })
})

describe("the limits of a patch", () => {
  const keyOf = (...events: ReadonlyArray<PatchDraftEvent>) => {
    const reading = read(after(...events), fields, { ...emma, stock: Number.MAX_SAFE_INTEGER - 1 })
    return reading._tag === "Wrong" ? reading.problem.fields : undefined
  }

  it("reject a number that is not a safe integer", () => {
    assert.isUndefined(keyOf(...change(0, "stock", "INCREMENT_FIELD", "1")))
    assert.deepStrictEqual(keyOf(...change(0, "stock", "INCREMENT_FIELD", "2")), { "change.0": "numberTooLarge" })
  })

  it("reject an item that is too large, at the change of its largest field", () => {
    const found = keyOf(
      ...change(0, "title", "SET_FIELD", "a".repeat(500_000)),
      ...change(1, "stock", "SET_FIELD", "1")
    )

    assert.deepStrictEqual(found, { "change.0": "tooLarge" })
  })
})

import * as Collection from "@portico/client/data/Collection"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { dirtyOf, entriesOf, patchOf, read } from "../../../../packages/react/src/data/item/Changes.ts"
import { fieldsOf } from "../../../../packages/react/src/data/value/FieldType.ts"

const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.String,
    note: Schema.optionalKey(Schema.NullOr(Schema.String)),
    signed: Schema.optionalKey(Schema.Boolean),
    similar: Schema.Array(Schema.String)
  }),
  { references: { similar: "books" } }
)

const fields = fieldsOf(Books)

const emma = { _id: "emma", title: "Emma", note: "old", signed: true, similar: [] }

const edited = (before: Readonly<Record<string, unknown>>, change: Readonly<Record<string, string>>) =>
  read(Books, fields, { ...entriesOf(fields, before), ...change }, before)

const sent = (before: Readonly<Record<string, unknown>>, change: Readonly<Record<string, string>>) => {
  const reading = edited(before, change)
  if (reading._tag === "Wrong") return reading.problem.fields
  const { modifications } = patchOf(Books, before, reading.data)
  return modifications.map(({ action, fieldPath, setFieldOptions }) => [
    action,
    fieldPath,
    ...(setFieldOptions === undefined ? [] : [setFieldOptions.value])
  ])
}

describe("what is sent of a form", () => {
  it("tells apart what is empty, what is nothing, and what is not there", () => {
    assert.deepStrictEqual(sent(emma, { title: "" }), [["SET_FIELD", "title", ""]])
    assert.deepStrictEqual(sent(emma, { note: "" }), [["REMOVE_FIELD", "note"]])
    assert.deepStrictEqual(sent(emma, { signed: "" }), [["REMOVE_FIELD", "signed"]])
    assert.deepStrictEqual(sent(emma, { signed: "false" }), [["SET_FIELD", "signed", false]])
  })

  it("is nothing of what nobody touched, whichever way it is empty", () => {
    for (const note of ["", null, undefined, " ", "a\r\nb"]) {
      const before = note === undefined ? { _id: "emma", title: "Emma", similar: [] } : { ...emma, note }
      assert.deepStrictEqual(sent(before, {}), [])
      assert.deepStrictEqual(dirtyOf(fields, entriesOf(fields, before), before), [])
    }
  })

  it("keeps spaces, since they may be meant", () => {
    assert.deepStrictEqual(sent(emma, { title: "  Emma " }), [["SET_FIELD", "title", "  Emma "]])
  })

  it("leaves alone what is kept beside the item", () => {
    assert.deepStrictEqual(sent(emma, { similar: "persuasion" }), [])
    const reading = read(Books, fields, { title: "New" }, {})
    assert.deepStrictEqual(reading._tag === "Data" ? reading.data : reading.problem, { title: "New", similar: [] })
  })

  it("is nothing of an item that is larger than the provider takes: its largest field is named", () => {
    assert.deepStrictEqual(sent(emma, { note: "א".repeat(250_000) }), { note: "tooLarge" })
    assert.lengthOf(Object.keys(sent(emma, { note: "a".repeat(499_000) }) ?? {}), 1)
  })
})

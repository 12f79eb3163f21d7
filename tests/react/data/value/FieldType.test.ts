import * as Collection from "@portico/client/data/Collection"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { type FieldInfo, fieldsOf, typeOf } from "../../../../packages/react/src/data/value/FieldType.ts"

const Everything = Schema.Struct({
  text: Schema.String.annotate({ title: "Titel" }),
  named: Schema.String.pipe(Schema.annotateKey({ title: "Named by its key" })),
  checked: Schema.NonEmptyString.annotate({ title: "Never empty" }),
  number: Schema.Int,
  boolean: Schema.Boolean,
  date: Schema.optional(Schema.Date),
  list: Schema.Array(Schema.String),
  object: Schema.Struct({ city: Schema.String }),
  choice: Schema.Literals(["new", "used"]),
  nullable: Schema.NullOr(Schema.Finite),
  mixed: Schema.Union([Schema.String, Schema.Finite]),
  unknown: Schema.Unknown,
  read: Schema.FiniteFromString,
  author: Schema.String,
  similar: Schema.Array(Schema.String)
})

const Authors = Collection.make("authors", Schema.Struct({ name: Schema.String }))
const Typed = Collection.make("everything", Everything, {
  references: { author: Authors, similar: "books", reviews: (): string => "reviews" }
})

const byName = (fields: ReadonlyArray<FieldInfo>) => Object.fromEntries(fields.map((field) => [field.name, field]))

describe("fieldsOf a collection with a schema", () => {
  const fields = byName(fieldsOf(Typed))
  const types = Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, type]))

  it("returns the types of the schema in its order", () => {
    assert.deepStrictEqual(types, {
      text: "text",
      named: "text",
      checked: "text",
      number: "number",
      boolean: "boolean",
      date: "date",
      list: "list",
      object: "object",
      choice: "text",
      nullable: "number",
      mixed: "mixed",
      unknown: "mixed",
      read: "number",
      author: "reference",
      similar: "reference",
      reviews: "reference"
    })
  })

  it("returns the labels of the schema", () => {
    assert.deepStrictEqual(
      [fields["text"]?.label, fields["named"]?.label, fields["checked"]?.label, fields["number"]?.label],
      ["Titel", "Named by its key", "Never empty", undefined]
    )
  })

  it("returns whether fields are optional or nullable", () => {
    assert.deepStrictEqual([fields["date"]?.optional, fields["text"]?.optional], [true, false])
    assert.deepStrictEqual([fields["nullable"]?.nullable, fields["text"]?.nullable], [true, false])
  })

  it("returns the element type of a list and the options of a choice", () => {
    assert.strictEqual(fields["list"]?.element, "text")
    assert.deepStrictEqual(fields["choice"]?.options, ["new", "used"])
    assert.isUndefined(fields["text"]?.options)
  })

  it("returns whether numbers are whole", () => {
    const Stock = Collection.make(
      "stock",
      Schema.Struct({
        copies: Schema.Int,
        sold: Schema.optional(Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 5 })))),
        small: Schema.Number.check(Schema.isInt32()),
        either: Schema.Union([Schema.Int, Schema.Finite]),
        price: Schema.Finite
      })
    )
    assert.deepStrictEqual(
      fieldsOf(Stock).map(({ name, whole }) => [name, whole]),
      [
        ["copies", true],
        ["sold", true],
        ["small", true],
        ["either", undefined],
        ["price", undefined]
      ]
    )
  })

  it("returns the target of a reference, and whether it refers to many items", () => {
    assert.strictEqual(fields["author"]?.target, Authors)
    assert.deepStrictEqual([fields["author"]?.many, fields["similar"]?.many], [undefined, true])
    assert.deepStrictEqual([fields["reviews"]?.target, fields["reviews"]?.many], ["reviews", true])
  })
})

describe("fieldsOf a collection without a schema", () => {
  const fields = byName(
    fieldsOf("books", [
      { _id: "1", title: "Emma", price: 9, tags: ["a"], added: new Date(0), odd: 1, gone: null },
      { _id: "2", title: "Ulysses", tags: [], odd: "one", shelf: { row: 1 }, sold: false }
    ])
  )

  it("returns the types of the values", () => {
    const types = Object.entries(fields).map(([name, { type }]) => `${name}: ${type}`)
    assert.deepStrictEqual(types, [
      "title: text",
      "price: number",
      "tags: list",
      "added: date",
      "odd: mixed",
      "gone: mixed",
      "shelf: object",
      "sold: boolean"
    ])
  })

  it("returns only optional fields", () => assert.isTrue(Object.values(fields).every(({ optional }) => optional)))

  it("returns the element types of lists", () => assert.strictEqual(fields["tags"]?.element, "text"))

  it("returns no fields if there are no items", () => assert.deepStrictEqual(fieldsOf("books"), []))
})

it("typeOf returns no type for missing values", () => {
  assert.deepStrictEqual([typeOf(null), typeOf(undefined), typeOf(() => 1)], [undefined, undefined, undefined])
})

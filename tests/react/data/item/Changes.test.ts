import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import {
  differencesOf,
  dirtyOf,
  entriesOf,
  isNameable,
  oddNames,
  over,
  patchOf,
  read,
  unchangedSince
} from "../../../../packages/react/src/data/item/Changes.ts"
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

describe("patchOf the entries of a form", () => {
  it("distinguishes empty, null and missing values", () => {
    assert.deepStrictEqual(sent(emma, { title: "" }), [["SET_FIELD", "title", ""]])
    assert.deepStrictEqual(sent(emma, { note: "" }), [["REMOVE_FIELD", "note"]])
    assert.deepStrictEqual(sent(emma, { signed: "" }), [["REMOVE_FIELD", "signed"]])
    assert.deepStrictEqual(sent(emma, { signed: "false" }), [["SET_FIELD", "signed", false]])
  })

  it("is empty if nothing changed, whichever way a field is empty", () => {
    for (const note of ["", null, undefined, " ", "a\r\nb"]) {
      const before = note === undefined ? { _id: "emma", title: "Emma", similar: [] } : { ...emma, note }
      assert.deepStrictEqual(sent(before, {}), [])
      assert.deepStrictEqual(dirtyOf(fields, entriesOf(fields, before), before), [])
    }
  })

  it("preserves spaces, because they may be intended", () => {
    assert.deepStrictEqual(sent(emma, { title: "  Emma " }), [["SET_FIELD", "title", "  Emma "]])
  })

  it("ignores references, which are stored apart from the item", () => {
    assert.deepStrictEqual(sent(emma, { similar: "persuasion" }), [])
    const reading = read(Books, fields, { title: "New" }, {})
    assert.deepStrictEqual(reading._tag === "Data" ? reading.data : reading.problem, { title: "New", similar: [] })
  })

  it("rejects an item that is too large, and names its largest field", () => {
    assert.deepStrictEqual(sent(emma, { note: "א".repeat(250_000) }), { note: "tooLarge" })
    assert.lengthOf(Object.keys(sent(emma, { note: "a".repeat(499_000) }) ?? {}), 1)
  })
})

describe("read", () => {
  const Ratings = Collection.make("ratings", Schema.Struct({ stars: Schema.Number, text: Schema.NonEmptyString }))

  it("uses the messages of a field for its problems", () => {
    const fields = fieldsOf(Ratings).map((field) => ({ ...field, errors: { valueMissing: `Enter: ${field.name}` } }))
    const errorsOf = (entries: Readonly<Record<string, string>>) => {
      const reading = read(Ratings, fields, entries, {})
      return reading._tag === "Wrong" ? reading.problem.fields : undefined
    }
    assert.deepStrictEqual(errorsOf({}), { stars: { text: "Enter: stars" }, text: { text: "Enter: text" } })
    assert.deepStrictEqual(errorsOf({ stars: "many", text: "A" }), { stars: "numberMalformed" })
  })
})

describe("unchangedSince", () => {
  const before = {
    _id: "emma",
    title: "Emma",
    note: "n".repeat(1001),
    signed: true,
    stock: 3,
    tags: ["a"],
    "size.cm": 3,
    $price: 9,
    _updatedDate: new Date(7)
  }
  const condition = (after: Readonly<Record<string, unknown>>) =>
    Filter.toModel(unchangedSince("books", before, patchOf("books", before, after)))

  it("requires the previous short values of the changed fields, and the date of the last change", () => {
    const after = { ...before, title: "Emma!", note: "n", signed: false, stock: 4, tags: [], "size.cm": 4, $price: 8 }
    const { _updatedDate, ...rest } = condition(after)

    assert.deepStrictEqual(Object.values(condition({ ...before, note: "n" })), [before._updatedDate])
    assert.deepStrictEqual(_updatedDate, before._updatedDate)
    assert.deepStrictEqual(rest, { title: "Emma", signed: true, stock: 3 })
  })

  it("requires nothing if the date is unknown and no short value changed", () => {
    const { _updatedDate: _, ...undated } = before
    const patch = patchOf("books", undated, { ...undated, tags: [] })

    assert.deepStrictEqual(Filter.toModel(unchangedSince("books", undated, patch)), {})
  })
})

describe("isNameable", () => {
  it("is false if a field with a dot in its name is added, removed or changed", () => {
    const nameable = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) =>
      isNameable(patchOf("books", before, after), before, after)

    assert.isFalse(nameable({ "size.cm": 3 }, { "size.cm": 4 }))
    assert.isFalse(nameable({}, { "size.cm": 4 }))
    assert.isFalse(nameable({ "size.cm": 3 }, {}))
    assert.isFalse(nameable({ "": 3 }, {}))
    assert.isTrue(nameable({ "size.cm": 3, title: "Emma" }, { "size.cm": 3, title: "Emma!" }))
  })

  it("lists the names that no filter can address", () => {
    assert.deepStrictEqual(oddNames({ title: 1, "size.cm": 2, $price: 3, price$: 4 }), ["size.cm", "$price"])
  })
})

describe("concurrent changes", () => {
  const before = { _id: "emma", title: "Emma", stock: 3, note: "old", _updatedDate: new Date(1) }

  it("differ if both changed a field differently, never for system fields", () => {
    const theirs = { _id: "emma", title: "Emma II", stock: 4, _updatedDate: new Date(2) }
    const mine = { ...before, title: "Emma!", stock: 4, note: "new", _updatedDate: new Date(3) }

    assert.deepStrictEqual(differencesOf(before, theirs, mine), [
      { field: "title", theirs: "Emma II", mine: "Emma!" },
      { field: "note", theirs: undefined, mine: "new" }
    ])
  })

  it("are applied to the stored item, including removals and excluding system fields", () => {
    const theirs = { ...before, stock: 4, _updatedDate: new Date(2) }
    const { note: _, ...mine } = { ...before, title: "Emma!", _updatedDate: new Date(3) }

    assert.deepStrictEqual(over(before, theirs, mine), {
      _id: "emma",
      title: "Emma!",
      stock: 4,
      _updatedDate: new Date(2)
    })
  })
})

describe("the problems of form entries", () => {
  const Priced = Collection.make(
    "priced",
    Schema.Struct({
      title: Schema.NonEmptyString,
      price: Schema.Finite.check(Schema.isGreaterThan(0, { message: "No book is free." })),
      size: Schema.Struct({ width: Schema.Finite })
    })
  )
  const priced = fieldsOf(Priced)
  const wrongIn = (entries: Readonly<Record<string, string>>) => {
    const reading = read(Priced, priced, entries, {})
    return reading._tag === "Wrong" ? Object.entries(reading.problem.fields ?? {}) : []
  }

  it("are in the order of the fields, malformed entries before rejected values", () => {
    assert.deepStrictEqual(wrongIn({ title: "", price: "cheap", size: "{}" }), [
      ["title", "valueMissing"],
      ["price", "numberMalformed"],
      ["size", "valueInvalid"]
    ])
    assert.deepStrictEqual(wrongIn({ title: "Emma", price: "-1", size: '{"width":1}' }), [
      ["price", { text: "No book is free." }]
    ])
  })

  const Limited = Collection.make(
    "limited",
    Schema.Struct({
      rating: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 5 })),
      price: Schema.NullOr(Schema.Finite.check(Schema.isGreaterThan(0), Schema.isLessThanOrEqualTo(99.5))),
      share: Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1, exclusiveMaximum: true })),
      note: Schema.optionalKey(Schema.String.check(Schema.isMinLength(3), Schema.isMaxLength(5))),
      code: Schema.optionalKey(Schema.String.check(Schema.isBetweenLength(4, 4))),
      name: Schema.optionalKey(Schema.String.check(Schema.isMaxCodePoints(2))),
      word: Schema.optionalKey(Schema.String.check(Schema.isPattern(/\S/))),
      motto: Schema.String.check(Schema.isPattern(/\S/)),
      blurb: Schema.NullOr(Schema.String.check(Schema.isPattern(/\S/))),
      either: Schema.optionalKey(
        Schema.Union([
          Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 5 })),
          Schema.Int.check(Schema.isBetween({ minimum: 10, maximum: 15 }))
        ])
      ),
      tags: Schema.optionalKey(Schema.Array(Schema.String).check(Schema.isMaxLength(2)))
    })
  )
  const limited = fieldsOf(Limited)
  const limitsIn = (
    entries: Readonly<Record<string, string>>,
    errors?: Partial<Record<"numberOutOfRange" | "numberNotWhole", string>>
  ) => {
    const all = { rating: "3", price: "5", share: "0", motto: "Read.", ...entries }
    const reading = read(Limited, errors ? limited.map((field) => ({ ...field, errors })) : limited, all, {})
    return reading._tag === "Wrong" ? reading.problem : undefined
  }

  it("contain the limits of the schema that a value is outside of", () => {
    assert.deepStrictEqual(limitsIn({ rating: "7", price: "0", share: "1" })?.fields, {
      rating: { key: "numberOutOfRange", limits: { minimum: 1, maximum: 5 } },
      price: { key: "numberOutOfRange", limits: { minimum: 0, exclusive: true } },
      share: { key: "numberOutOfRange", limits: { maximum: 1, exclusive: true } }
    })
    assert.deepStrictEqual(limitsIn({ price: "100", share: "-1" })?.fields, {
      price: { key: "numberOutOfRange", limits: { minimum: undefined, maximum: 99.5 } },
      share: { key: "numberOutOfRange", limits: { minimum: 0, exclusive: false } }
    })
    assert.deepStrictEqual(limitsIn({ note: "no", code: "abc", name: "👍🏽!", tags: "a\nb\nc" })?.fields, {
      note: { key: "textLengthInvalid", limits: { minimum: 3, maximum: undefined } },
      code: { key: "textLengthInvalid", limits: { minimum: 4, maximum: 4 } },
      name: { key: "textLengthInvalid", limits: { minimum: undefined, maximum: 2 } },
      tags: { key: "listLengthInvalid", limits: { minimum: undefined, maximum: 2 } }
    })
    assert.isUndefined(limitsIn({ note: "yes", code: "abcd", name: "👍👍", tags: "a\nb", price: "" }))
  })

  it("name the first check that rejects a value", () => {
    assert.deepStrictEqual(limitsIn({ rating: "7.5" })?.fields, { rating: "numberNotWhole" })
  })

  it("name a missing value if a required text contains only spaces and is within its limits", () => {
    const { fields } = limitsIn({ note: "  ", name: "   ", word: "  ", motto: " ", blurb: " " }) ?? {}
    assert.deepStrictEqual(fields, {
      note: { key: "textLengthInvalid", limits: { minimum: 3, maximum: undefined } },
      name: { key: "textLengthInvalid", limits: { minimum: undefined, maximum: 2 } },
      word: "valueInvalid",
      motto: "valueMissing",
      blurb: "valueInvalid"
    })
    assert.deepStrictEqual(limitsIn({ motto: "" })?.fields, { motto: "valueMissing" })
  })

  it("contain limits only if all alternatives of a field have the same ones", () => {
    assert.deepStrictEqual(limitsIn({ either: "7" })?.fields, { either: "valueInvalid" })
    assert.deepStrictEqual(limitsIn({ either: "7.5" })?.fields, { either: "numberNotWhole" })
  })

  it("have the key and the limits of the first field, or its own message", () => {
    const { key, limits } = limitsIn({ rating: "7" }) ?? {}
    assert.deepStrictEqual({ key, limits }, { key: "numberOutOfRange", limits: { minimum: 1, maximum: 5 } })
    assert.deepStrictEqual(limitsIn({ rating: "7" }, { numberOutOfRange: "One to five stars." })?.fields, {
      rating: { text: "One to five stars." }
    })
  })
})

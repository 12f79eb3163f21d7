import { assert, describe, it } from "@effect/vitest"
import * as Collection from "@portico/client/data/Collection"
import * as Schema from "effect/Schema"
import { filterFields } from "../../../../packages/react/src/data/filter/filterFields.ts"

const Books = Collection.make(
  "books",
  Schema.Struct({ title: Schema.String.annotate({ title: "Title" }), price: Schema.Finite, year: Schema.Int })
)

const told = (fields: ReturnType<typeof filterFields>) => fields.map(({ label, name, type }) => [name, type, label])

describe("filterFields", () => {
  it("takes the types of the schema if only names are given, in the order of the page", () => {
    assert.deepStrictEqual(told(filterFields(Books, ["price", "title"])), [
      ["price", "number", undefined],
      ["title", "text", "Title"]
    ])
  })

  it("prefers the settings of the page to those of the schema", () => {
    assert.deepStrictEqual(
      told(
        filterFields(Books, [
          { name: "title", label: "Name" },
          { name: "year", type: "mixed" }
        ])
      ),
      [
        ["title", "text", "Name"],
        ["year", "mixed", undefined]
      ]
    )
  })

  it("uses the type mixed without a schema, and all fields of the schema by default", () => {
    assert.deepStrictEqual(told(filterFields("books", ["shelf"])), [["shelf", "mixed", undefined]])
    assert.deepStrictEqual(
      filterFields(Books, undefined).map(({ name }) => name),
      ["title", "price", "year"]
    )
  })
})

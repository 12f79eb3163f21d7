import * as Collection from "@portico/client/data/Collection"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { templateOf } from "../../../../packages/react/src/data/transfer/template.ts"
import { fieldsOf } from "../../../../packages/react/src/data/value/FieldType.ts"

const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.String.annotate({ title: "Title, as printed" }),
    price: Schema.optionalKey(Schema.Finite),
    signed: Schema.Boolean,
    published: Schema.Date,
    tags: Schema.Array(Schema.String),
    shelf: Schema.Literals(["A", "B"])
  })
)

describe("the template of a file to import", () => {
  it("has the labels of the fields and one row of samples, for spreadsheet programs", () => {
    expect(templateOf(fieldsOf(Books), "Example")).toBe(
      '\uFEFFID,"Title, as printed",price,signed,published,tags,shelf\r\n' +
        ',Example,12.5,true,2026-01-31T12:00:00Z,"[""Example""]",A\r\n'
    )
  })

  it("has the names of fields whose labels are equal", () => {
    const fields = [
      { name: "from", type: "text", optional: false, label: "Date" },
      { name: "to", type: "text", optional: false, label: "Date" }
    ] as const

    expect(templateOf(fields, "x")).toBe("\uFEFFID,from,to\r\n,x,x\r\n")
  })

  it("names the id _id if a field is named ID", () => {
    const fields = [{ name: "id", type: "text", optional: false }] as const

    expect(templateOf(fields, "x")).toBe("\uFEFF_id,id\r\n,x\r\n")
  })

  it("leaves out multi-references, which are stored separately", () => {
    expect(templateOf([{ name: "authors", type: "reference", optional: true, many: true }], "x")).toBe(
      "\uFEFFID\r\n\r\n"
    )
  })
})

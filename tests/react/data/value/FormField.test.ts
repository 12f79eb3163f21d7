import * as Collection from "@portico/client/data/Collection"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { shownFields } from "../../../../packages/react/src/data/value/FormField.ts"

const Books = Collection.make(
  "books",
  Schema.Struct({ title: Schema.String.annotate({ title: "Title" }), stock: Schema.Int })
)

describe("shownFields", () => {
  it("prefers the settings of the page to those of the schema", () => {
    assert.deepInclude(shownFields(Books, ["title"])?.[0], { type: "text", label: "Title", optional: false })
    assert.deepInclude(shownFields(Books, [{ name: "title", label: "Name", hint: undefined }])?.[0], {
      label: "Name",
      optional: false
    })
    assert.deepInclude(shownFields(Books, [{ name: "title", label: undefined }])?.[0], { label: "Title" })
  })

  it("uses text by default, and reference if a target is set", () => {
    assert.deepStrictEqual(shownFields("books", ["title", { name: "author", target: "authors" }]), [
      { name: "title", type: "text", optional: true },
      { name: "author", type: "reference", optional: true, target: "authors" }
    ])
    assert.isUndefined(shownFields(Books, undefined))
  })
})

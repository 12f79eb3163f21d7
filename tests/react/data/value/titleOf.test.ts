import { labelFieldOf } from "../../../../packages/react/src/data/value/FormField.ts"
import { isItem, titleOf } from "../../../../packages/react/src/data/value/titleOf.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Collection from "@portico/client/data/Collection"
import * as Schema from "effect/Schema"

describe("titleOf", () => {
  it("returns the name of the item, otherwise its id", () => {
    assert.strictEqual(titleOf({ _id: "a1", name: "Jane Austen", born: 1775 }), "Jane Austen")
    assert.strictEqual(titleOf({ _id: "a1", title: " ", born: 1775 }), "a1")
    assert.strictEqual(titleOf({ born: 1775 }), "")
  })

  it("prefers the field that the page names first", () => {
    assert.strictEqual(titleOf({ _id: "a1", title: "Emma", year: 1815 }, ["year"]), "1815")
  })

  it("truncates long titles, and ignores inherited properties", () => {
    assert.strictEqual(titleOf({ title: "x".repeat(1_000_000) }).length, 120)
    assert.strictEqual(titleOf({ _id: "a1" }, ["constructor"]), "a1")
  })

  it("requires an item with an id", () => {
    assert.isTrue(isItem({ _id: "a1" }))
    assert.isFalse(isItem({ _id: 1 }))
    assert.isFalse(isItem(null))
  })
})

const Authors = Collection.make(
  "authors",
  Schema.Struct({ born: Schema.Date, slug: Schema.String, name: Schema.String })
)
const Mottoes = Collection.make("mottoes", Schema.Struct({ said: Schema.Date, motto: Schema.String }))

it("names items by the most likely string field of the schema or of the item", () => {
  assert.strictEqual(labelFieldOf(Authors), "name")
  assert.strictEqual(labelFieldOf(Mottoes), "motto")
  assert.strictEqual(labelFieldOf("authors", { _id: "austen", name: "Jane Austen" }), "name")
  assert.strictEqual(labelFieldOf("authors"), "title")
})

import * as Collection from "@portico/client/data/Collection"
import { assert, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { labelFieldOf } from "../../../../packages/react/src/data/reference/labelFieldOf.ts"

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

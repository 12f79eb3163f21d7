import * as Collection from "@portico/client/data/Collection"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { isComplete, isRestorable, ownDataOf } from "../../../../packages/react/src/data/listing/restorable.ts"

const Authors = Collection.make("authors", Schema.Struct({ name: Schema.String }))
const Books = Collection.make("books", Schema.Struct({ title: Schema.String }))
const Linked = Collection.make("books", Schema.Struct({ title: Schema.String }), { references: { authors: Authors } })
const ada = { subject: "ada", session: "s1" }

describe("the undo of a removal", () => {
  it.each([
    ["an item of the member", Books, { _ownerId: "ada" }, ada, true],
    ["an item without an owner", Books, {}, ada, true],
    ["an item of another member", Books, { _ownerId: "grace" }, ada, false],
    ["an item of a member, for a visitor", Books, { _ownerId: "ada" }, undefined, false],
    ["an item of a collection with multi-references", Linked, { _ownerId: "ada" }, ada, false],
    ["an item of a collection without a schema", "books", { _ownerId: "ada" }, ada, true]
  ] as const)("of %s is possible or not", (_, collection, data, by, expected) => {
    expect(isRestorable(collection, by)({ data })).toBe(expected)
  })

  it("is impossible if the collection has multi-references, whatever the items", () => {
    expect([isComplete(Books), isComplete(Linked), isComplete("books")]).toEqual([true, false, true])
  })

  it("does not send the fields that the provider sets", () => {
    const data = { _id: "b1", _ownerId: "ada", _createdDate: new Date(0), _updatedDate: new Date(0), title: "Emma" }
    expect(ownDataOf(data)).toEqual({ _id: "b1", title: "Emma" })
  })
})

import { assert, describe, it } from "@effect/vitest"
import { edited, type ItemEdit } from "../../../../packages/react/src/data/listing/ItemEdit.ts"
import type { ListedItem } from "../../../../packages/react/src/data/listing/Listing.ts"
import { make } from "../../../../packages/react/src/problem/Problem.ts"

const author = { _id: "austen", name: "Jane Austen" }

const read = (price: number, updated?: number): ListedItem => ({
  id: "emma",
  data: { title: "Emma", author, price, ...(updated === undefined ? {} : { _updatedDate: new Date(updated) }) }
})

const saved = (updated?: number): ItemEdit => ({
  _tag: "Saved",
  at: 1000,
  changes: { price: 12, ...(updated === undefined ? {} : { _updatedDate: new Date(updated) }) }
})

const priceOf = ({ data }: ListedItem) => data["price"]

describe("an edit of an item", () => {
  it("is shown while it is saved, without other changes to the item", () => {
    const { data, edit } = edited(read(10, 1), { _tag: "Saving", changes: { price: 12 } })

    assert.deepStrictEqual([data["price"], data["title"], data["author"]], [12, "Emma", author])
    assert.strictEqual(edit?._tag, "Saving")
  })

  it("is withdrawn with its problem if it is refused", () => {
    const problem = make("changeForbidden")
    const { data, edit } = edited(read(10, 1), { _tag: "Refused", problem })

    assert.strictEqual(data["price"], 10)
    assert.deepStrictEqual(edit, { _tag: "Refused", problem })
  })

  it("stays without a mark after the save until the item is read again", () => {
    const before = edited(read(10, 1), saved(900))

    assert.strictEqual(priceOf(before), 12)
    assert.isUndefined(before.edit)
    assert.strictEqual(priceOf(edited(read(12, 900), saved(900))), 12)
    assert.strictEqual(priceOf(edited(read(15, 950), saved(900))), 15)
  })

  it("hides an outdated read for a limited time only", () => {
    assert.strictEqual(priceOf(edited(read(10, 1), saved(900), 1200)), 12)
    assert.strictEqual(priceOf(edited(read(10, 1), saved(900), 20_000)), 10)
  })

  it("is replaced by a later read if the item has no date of change", () => {
    assert.strictEqual(priceOf(edited(read(10), saved(900), 999)), 12)
    assert.strictEqual(priceOf(edited(read(11), saved(900), 1001)), 11)
    assert.strictEqual(priceOf(edited(read(10), saved())), 12)
  })

  it("is replaced by the item that the provider stored, which may differ", () => {
    assert.strictEqual(priceOf(edited(read(11, 900), saved(900))), 11)
  })
})

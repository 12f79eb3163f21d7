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
  it("is shown while it is saved, and nothing else of the item changes", () => {
    const { data, edit } = edited(read(10, 1), { _tag: "Saving", changes: { price: 12 } })

    assert.deepStrictEqual([data["price"], data["title"], data["author"]], [12, "Emma", author])
    assert.strictEqual(edit?._tag, "Saving")
  })

  it("is taken back where it is refused, and says why", () => {
    const problem = make("changeForbidden")
    const { data, edit } = edited(read(10, 1), { _tag: "Refused", problem })

    assert.strictEqual(data["price"], 10)
    assert.deepStrictEqual(edit, { _tag: "Refused", problem })
  })

  it("stays once it is saved, without a mark, until it was read", () => {
    const before = edited(read(10, 1), saved(900))

    assert.strictEqual(priceOf(before), 12)
    assert.isUndefined(before.edit)
    assert.strictEqual(priceOf(edited(read(12, 900), saved(900))), 12)
    assert.strictEqual(priceOf(edited(read(15, 950), saved(900))), 15)
  })

  it("stays over what a provider still answers with, but not for ever", () => {
    assert.strictEqual(priceOf(edited(read(10, 1), saved(900), 1200)), 12)
    assert.strictEqual(priceOf(edited(read(10, 1), saved(900), 20_000)), 10)
  })

  it("gives way to what was read afterwards where nobody knows when an item was changed", () => {
    assert.strictEqual(priceOf(edited(read(10), saved(900), 999)), 12)
    assert.strictEqual(priceOf(edited(read(11), saved(900), 1001)), 11)
    assert.strictEqual(priceOf(edited(read(10), saved())), 12)
  })

  it("gives way to the item as the provider stored it, which may have made more of the edit", () => {
    assert.strictEqual(priceOf(edited(read(11, 900), saved(900))), 11)
  })
})

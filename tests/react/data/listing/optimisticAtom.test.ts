import { assert, it } from "@effect/vitest"
import { withEdit, withoutEdit } from "../../../../packages/react/src/data/listing/optimisticAtom.ts"
import { type ItemEdit, asOptimistic, withOptimistic } from "../../../../packages/react/src/data/listing/ItemEdit.ts"
import type { ListedItem } from "../../../../packages/react/src/data/listing/Listing.ts"

const saving: ItemEdit = { _tag: "Saving", changes: { title: "Emma!" } }
const saved: ItemEdit = { _tag: "Saved", changes: { title: "Emma!" }, at: 5 }

const item = (id: string, title: string): ListedItem => ({ id, data: { title } })
const emma = item("emma", "Emma")

it("shows an edited item with its changes, and other items unchanged", () => {
  const pending = withEdit(new Map(), "emma", saving)
  const other = item("other", "Other")

  assert.strictEqual(asOptimistic(pending, emma).data["title"], "Emma!")
  assert.strictEqual(asOptimistic(pending, other), other)
})

it("removes an edit that ended, unless another one replaced it", () => {
  const pending = withEdit(new Map(), "emma", saving)
  const again: ItemEdit = { _tag: "Saving", changes: { title: "Emma?" } }

  assert.strictEqual(asOptimistic(withoutEdit(pending, "emma", saving), emma), emma)
  assert.strictEqual(
    asOptimistic(withoutEdit(withEdit(pending, "emma", again), "emma", saving), emma).data["title"],
    "Emma?"
  )
})

it("shows a saved edit after its form is unmounted, so that lists do not show the old item", () => {
  const pending = withoutEdit(withEdit(new Map(), "emma", saved), "emma", saved)

  assert.strictEqual(asOptimistic(pending, emma, 4).data["title"], "Emma!")
  assert.strictEqual(asOptimistic(pending, emma, 6), emma)
})

it("returns the same list if none of its items is edited", () => {
  const list = { _tag: "Ready", items: [emma], at: 1 }
  const loading = { _tag: "Loading" } as const

  assert.strictEqual(withOptimistic(withEdit(new Map(), "other", saving), list), list)
  assert.strictEqual(withOptimistic(withEdit(new Map(), "emma", saving), loading), loading)
  assert.strictEqual(withOptimistic(withEdit(new Map(), "emma", saving), list).items[0]?.data["title"], "Emma!")
})

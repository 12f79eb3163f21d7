import { assert, it } from "@effect/vitest"
import { asPending, withItem } from "../../../../packages/react/src/data/item/pendingAtom.ts"

const at = (time: number, title: string) => ({ title, _updatedDate: new Date(time) })

it("an item is shown as it will be until something newer is read of it", () => {
  const pending = withItem(new Map(), "emma", at(5, "Emma!"))

  assert.strictEqual(asPending(pending, { id: "emma", data: at(1, "Emma") }).data.title, "Emma!")
  assert.strictEqual(asPending(pending, { id: "emma", data: at(9, "Emma?") }).data.title, "Emma?")
  assert.strictEqual(asPending(pending, { id: "other", data: at(1, "Other") }).data.title, "Other")
})

it("an item that is taken back is shown as it was read", () => {
  const pending = withItem(withItem(new Map(), "emma", at(5, "Emma!")), "emma", undefined)

  assert.strictEqual(asPending(pending, { id: "emma", data: at(1, "Emma") }).data.title, "Emma")
  assert.strictEqual(withItem(pending, "emma", undefined), pending)
})

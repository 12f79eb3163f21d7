import { assert, it } from "@effect/vitest"
import { amended, keptFor, nothingKept, toggled } from "../../../../packages/react/src/data/reference/References.ts"

const item = (id: string) => ({ id, title: id.toUpperCase() })
const stored = [item("a"), item("b")]

it("appends selected items to the stored ones, and removes deselected ones", () => {
  const kept = toggled(toggled(nothingKept, stored, item("a")), stored, item("c"))

  assert.deepStrictEqual(
    amended(stored, kept).map(({ id }) => id),
    ["b", "c"]
  )
  assert.deepStrictEqual([kept.removed, kept.added.map(({ id }) => id)], [["a"], ["c"]])
})

it("restores the initial state if an item is deselected and selected again", () => {
  const twice = (id: string) => toggled(toggled(nothingKept, stored, item(id)), stored, item(id))

  assert.deepStrictEqual([twice("a"), twice("c")], [nothingKept, nothingKept])
})

it("shows an item once that was selected before it was read", () => {
  const kept = toggled(toggled(nothingKept, stored, item("c")), stored, item("a"))
  const more = [...stored, item("c"), item("d")]

  assert.deepStrictEqual(
    amended(more, kept).map(({ id }) => id),
    ["b", "c", "d"]
  )
})

it("preserves the ids of selected items for another member, without their labels", () => {
  const kept = { ...toggled(nothingKept, stored, item("c")), asker: "Member of-ada" } as const

  assert.deepStrictEqual(keptFor(kept, "Member of-ada").added, [item("c")])
  assert.deepStrictEqual(keptFor(kept, "Visitor").added, [{ id: "c", title: "c" }])
})

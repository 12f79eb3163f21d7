import { assert, it } from "@effect/vitest"
import { amended, editsFor, noEdits, toggled } from "../../../../packages/react/src/data/reference/References.ts"

const item = (id: string) => ({ id, title: id.toUpperCase() })
const stored = [item("a"), item("b")]

it("appends selected items to the stored ones, and removes deselected ones", () => {
  const edits = toggled(toggled(noEdits, stored, item("a")), stored, item("c"))

  assert.deepStrictEqual(
    amended(stored, edits).map(({ id }) => id),
    ["b", "c"]
  )
  assert.deepStrictEqual([edits.removed, edits.added.map(({ id }) => id)], [["a"], ["c"]])
})

it("restores the initial state if an item is deselected and selected again", () => {
  const twice = (id: string) => toggled(toggled(noEdits, stored, item(id)), stored, item(id))

  assert.deepStrictEqual([twice("a"), twice("c")], [noEdits, noEdits])
})

it("shows an item once that was selected before it was read", () => {
  const edits = toggled(toggled(noEdits, stored, item("c")), stored, item("a"))
  const more = [...stored, item("c"), item("d")]

  assert.deepStrictEqual(
    amended(more, edits).map(({ id }) => id),
    ["b", "c", "d"]
  )
})

it("preserves the ids of selected items for another member, without their labels", () => {
  const edits = { ...toggled(noEdits, stored, item("c")), viewer: "Member of-ada" } as const

  assert.deepStrictEqual(editsFor(edits, "Member of-ada").added, [item("c")])
  assert.deepStrictEqual(editsFor(edits, "Visitor").added, [{ id: "c", title: "c" }])
})

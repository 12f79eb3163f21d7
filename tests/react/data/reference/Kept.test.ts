import { assert, it } from "@effect/vitest"
import { amended, keptFor, nothingKept, toggled } from "../../../../packages/react/src/data/reference/Kept.ts"

const item = (id: string) => ({ id, title: id.toUpperCase() })
const stored = [item("a"), item("b")]

it("what is chosen comes after what is stored, and what is taken back goes", () => {
  const kept = toggled(toggled(nothingKept, stored, item("a")), stored, item("c"))

  assert.deepStrictEqual(
    amended(stored, kept).map(({ id }) => id),
    ["b", "c"]
  )
  assert.deepStrictEqual([kept.removed, kept.added.map(({ id }) => id)], [["a"], ["c"]])
})

it("what is taken back and chosen again is as it was", () => {
  const twice = (id: string) => toggled(toggled(nothingKept, stored, item(id)), stored, item(id))

  assert.deepStrictEqual([twice("a"), twice("c")], [nothingKept, nothingKept])
})

it("what is read later stands beside what was chosen meanwhile, once", () => {
  const kept = toggled(toggled(nothingKept, stored, item("c")), stored, item("a"))
  const more = [...stored, item("c"), item("d")]

  assert.deepStrictEqual(
    amended(more, kept).map(({ id }) => id),
    ["b", "c", "d"]
  )
})

it("what somebody chose stays for whoever comes next, without what it is called", () => {
  const kept = { ...toggled(nothingKept, stored, item("c")), asker: "Member of-ada" } as const

  assert.deepStrictEqual(keptFor(kept, "Member of-ada").added, [item("c")])
  assert.deepStrictEqual(keptFor(kept, "Visitor").added, [{ id: "c", title: "c" }])
})

import { assert, describe, it } from "@effect/vitest"
import { type FilterField, nothing } from "../../../../packages/react/src/data/filter/FilterDraft.ts"
import { editOf, type FilterStep, reduceFilter } from "../../../../packages/react/src/data/filter/FilterEdit.ts"

const fields: ReadonlyArray<FilterField> = [
  { name: "title", type: "text" },
  { name: "year", type: "number" },
  { name: "pages", type: "number" }
]

const after = (...steps: ReadonlyArray<FilterStep>) => steps.reduce(reduceFilter(fields), editOf(nothing))

const add: FilterStep = { _tag: "AddCondition", group: "root" }

describe("editing a filter", () => {
  it("adds a condition, and goes into it", () => {
    const { draft, focus, news } = after(add)

    assert.deepInclude(draft.parts[0], { field: "title", operator: "eq" })
    assert.deepStrictEqual(focus, { id: "1", at: "field" })
    assert.strictEqual(news, "conditionAdded")
  })

  it("adds a group with a condition in it, at any depth", () => {
    const { draft } = after({ _tag: "AddGroup", group: "root" }, { _tag: "AddGroup", group: "1" })
    const [outer] = draft.parts

    assert.isTrue(outer?._tag === "Group" && outer.parts[1]?._tag === "Group")
  })

  it("goes on to what took the place of what was removed, else to what stood before, else to what adds", () => {
    const three = [add, add, add]

    assert.deepStrictEqual(after(...three, { _tag: "Remove", id: "2" }).focus, { id: "3", at: "remove" })
    assert.deepStrictEqual(after(...three, { _tag: "Remove", id: "3" }).focus, { id: "2", at: "remove" })
    assert.deepStrictEqual(after(add, { _tag: "Remove", id: "1" }).focus, { id: "root", at: "add" })
  })

  it("keeps values and operator where another field has them too", () => {
    const { draft } = after(
      add,
      { _tag: "Field", id: "1", field: "year" },
      { _tag: "Operator", id: "1", operator: "gt" },
      { _tag: "Values", id: "1", values: [{ type: "number", text: "3" }] },
      { _tag: "Field", id: "1", field: "pages" }
    )

    assert.deepInclude(draft.parts[0], { field: "pages", operator: "gt", values: [{ type: "number", text: "3" }] })
  })

  it("gives up an operator that the new field lacks", () => {
    const { draft } = after(
      add,
      { _tag: "Operator", id: "1", operator: "contains" },
      { _tag: "Field", id: "1", field: "year" }
    )

    assert.deepInclude(draft.parts[0], { operator: "eq", values: [{ type: "number", text: "" }] })
  })

  it("tells what is wrong only once it was applied", () => {
    assert.isFalse(after(add).checked)
    assert.isTrue(after(add, { _tag: "Refused", id: "1" }).checked)
    assert.isFalse(after(add, { _tag: "Refused", id: "1" }, { _tag: "Applied" }).checked)
  })

  it("never gives a name twice, in a draft that was loaded as well", () => {
    const loaded = after(add, add, { _tag: "Load", draft: after(add, add).draft }, add)

    assert.strictEqual(new Set(loaded.draft.parts.map(({ id }) => id)).size, 3)
  })
})

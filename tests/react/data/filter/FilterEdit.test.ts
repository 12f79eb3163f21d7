import { assert, describe, it } from "@effect/vitest"
import { type FilterField, type Group, nothing } from "../../../../packages/react/src/data/filter/FilterDraft.ts"
import { editOf, type FilterStep, reduceFilter } from "../../../../packages/react/src/data/filter/FilterEdit.ts"

const fields: ReadonlyArray<FilterField> = [
  { name: "title", type: "text" },
  { name: "year", type: "number" },
  { name: "pages", type: "number" },
  { name: "tags", type: "list", element: "number" }
]

const after = (...steps: ReadonlyArray<FilterStep>) => steps.reduce(reduceFilter(fields), editOf(nothing))

const add: FilterStep = { _tag: "AddCondition", group: "root" }

describe("reduceFilter", () => {
  it("adds a condition, and focuses it", () => {
    const { draft, focus, news } = after(add)

    assert.deepInclude(draft.parts[0], { field: "title", operator: "eq" })
    assert.deepStrictEqual(focus, { id: "1", at: "field" })
    assert.strictEqual(news, "conditionAdded")
  })

  it("adds a group with a condition at any depth", () => {
    const { draft } = after({ _tag: "AddGroup", group: "root" }, { _tag: "AddGroup", group: "1" })
    const [outer] = draft.parts

    assert.isTrue(outer?._tag === "Group" && outer.parts[1]?._tag === "Group")
  })

  it("focuses the next part after a removal, otherwise the previous one, otherwise the add button", () => {
    const three = [add, add, add]

    assert.deepStrictEqual(after(...three, { _tag: "Remove", id: "2" }).focus, { id: "3", at: "remove" })
    assert.deepStrictEqual(after(...three, { _tag: "Remove", id: "3" }).focus, { id: "2", at: "remove" })
    assert.deepStrictEqual(after(add, { _tag: "Remove", id: "1" }).focus, { id: "root", at: "add" })
  })

  it("preserves the values and the operator if the new field supports them", () => {
    const { draft } = after(
      add,
      { _tag: "Field", id: "1", field: "year" },
      { _tag: "Operator", id: "1", operator: "gt" },
      { _tag: "Values", id: "1", values: [{ type: "number", text: "3" }] },
      { _tag: "Field", id: "1", field: "pages" }
    )

    assert.deepInclude(draft.parts[0], { field: "pages", operator: "gt", values: [{ type: "number", text: "3" }] })
  })

  it("resets an operator that the new field does not support", () => {
    const { draft } = after(
      add,
      { _tag: "Operator", id: "1", operator: "contains" },
      { _tag: "Field", id: "1", field: "year" }
    )

    assert.deepInclude(draft.parts[0], { operator: "eq", values: [{ type: "number", text: "" }] })
  })

  it("reports errors only after the filter was applied", () => {
    assert.deepStrictEqual(after(add).checked, [])
    assert.deepStrictEqual(after(add, { _tag: "Refused", id: "1" }).checked, ["root", "1"])
    assert.deepStrictEqual(after(add, { _tag: "Refused", id: "1" }, { _tag: "Applied" }).checked, [])
  })

  it("hides the errors of a changed condition until it is checked, and those of an added one until the next attempt", () => {
    const refused: ReadonlyArray<FilterStep> = [add, add, { _tag: "Refused", id: "1" }]
    const change: FilterStep = { _tag: "Values", id: "1", values: [{ type: "text", text: "" }] }

    assert.deepStrictEqual(after(...refused, change, change).checked, ["root", "2"])
    assert.deepStrictEqual(after(...refused, change, { _tag: "Check", id: "1" }).checked, ["root", "2", "1"])
    assert.deepStrictEqual(after(...refused, add, { _tag: "Check", id: "3" }).checked, ["root", "1", "2"])
    assert.deepStrictEqual(after(add, change, { _tag: "Check", id: "1" }).checked, [])
  })

  it("assigns unique ids, even in a loaded draft", () => {
    const loaded = after(add, add, { _tag: "Load", draft: after(add, add).draft }, add)

    assert.strictEqual(new Set(loaded.draft.parts.map(({ id }) => id)).size, 3)
  })

  it("edits nested groups, and reports the change", () => {
    const [outer, inner]: ReadonlyArray<FilterStep> = [
      { _tag: "AddGroup", group: "root" },
      { _tag: "AddGroup", group: "1" }
    ]
    const { draft, focus, news } = after(outer!, inner!, { _tag: "Remove", id: "4" })
    const names = (group: Group): ReadonlyArray<unknown> =>
      group.parts.map((part) => (part._tag === "Group" ? [part.id, names(part)] : part.id))

    assert.deepStrictEqual(names(draft), [["1", ["2", ["3", []]]]])
    assert.deepStrictEqual([focus, news], [{ id: "3", at: "add" }, "conditionRemoved"])
    assert.strictEqual(after(outer!, { _tag: "Remove", id: "1" }).news, "groupRemoved")
    // The parts of nested groups in a loaded draft already have ids.
    assert.deepStrictEqual(names(after({ _tag: "Load", draft }, add).draft), [["1", ["2", ["3", []]]], "4"])
    assert.deepStrictEqual(names(after(outer!, outer!).draft), [
      ["1", ["2"]],
      ["3", ["4"]]
    ])
  })

  it("resets the values if the new field uses another operator", () => {
    const { draft, focus, news } = after(
      add,
      { _tag: "Field", id: "1", field: "year" },
      { _tag: "Operator", id: "1", operator: "between" },
      { _tag: "Values", id: "1", values: ["3", "4"].map((text) => ({ type: "number", text })) },
      { _tag: "Field", id: "1", field: "tags" }
    )

    assert.deepInclude(draft.parts[0], { field: "tags", operator: "hasSome", values: [] })
    // An earlier change is no longer announced.
    assert.deepStrictEqual([focus, news], [undefined, undefined])
  })
})

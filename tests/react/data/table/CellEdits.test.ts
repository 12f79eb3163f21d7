import { assert, describe, it } from "@effect/vitest"
import * as CellEdits from "../../../../packages/react/src/data/table/CellEdits.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const required = Problem.ofFields({ price: "valueMissing" })

const step = CellEdits.reduce(({ before, field }, entry) => {
  const value = Number(entry)
  return entry === ""
    ? { _tag: "Wrong", problem: required }
    : { _tag: "Value", isSame: value === before[field.name], value }
})

const price = { name: "price", optional: false, type: "number" } as const
const stock = { name: "stock", optional: false, type: "number" } as const
const emma = { before: { price: 9.5, stock: 3 }, field: price, item: "emma", name: "Emma" }
const key = CellEdits.keyOf(emma)

const after = (...events: ReadonlyArray<CellEdits.CellEvent>) => events.reduce(step, CellEdits.noEdits)
const open: CellEdits.CellEvent = { _tag: "Open", cell: emma }
const change = (entry: string): CellEdits.CellEvent => ({ _tag: "Change", entry })
const failed: CellEdits.CellEvent = { _tag: "Failed", key, problem: Problem.make("offline", { retryable: true }) }
const saved = (value: unknown): CellEdits.CellEvent => ({ _tag: "Saved", key, undo: undefined, value })

describe("the edits of cells", () => {
  it("opens with the value of the item, or with what the user types", () => {
    assert.strictEqual(after(open).open?.entry, "9.5")
    assert.strictEqual(after({ ...open, entry: "" }).open?.entry, "")
  })

  it("saves a changed value", () => {
    const state = after(open, change("12.5"), { _tag: "Save" })

    assert.isUndefined(state.open)
    assert.deepInclude(state.pending.get(key), { _tag: "Saving", entry: "12.5", value: 12.5 })
    assert.deepInclude(step(state, saved(12.5)).outcome, { _tag: "Saved", item: "emma", value: 12.5 })
    assert.strictEqual(step(state, saved(12.5)).pending.size, 0)
  })

  it("saves nothing if the value is the same", () => {
    assert.deepStrictEqual(after(open, { _tag: "Save" }), CellEdits.noEdits)
    assert.deepStrictEqual(after(open, change("9.50"), { _tag: "Save" }), CellEdits.noEdits)
    assert.deepStrictEqual(after(open, change("12"), { _tag: "Cancel" }), CellEdits.noEdits)
  })

  it("stays open with an invalid entry, and shows no problem after the next change", () => {
    const state = after(open, change(""), { _tag: "Save" })

    assert.strictEqual(state.open?.problem, required)
    assert.isUndefined(step(state, change("1")).open?.problem)
  })

  it("keeps an invalid entry when the user leaves the cell", () => {
    const state = after(open, change(""), { _tag: "Leave" })

    assert.isUndefined(state.open)
    assert.deepInclude(state.pending.get(key), { _tag: "Refused", entry: "", problem: required })
    assert.strictEqual(step(state, open).open?.entry, "")
  })

  it("leaves an open editor when another one opens", () => {
    const state = after(open, change("12.5"), { _tag: "Open", cell: { ...emma, field: stock } })

    assert.strictEqual(state.open?.field, stock)
    assert.strictEqual(state.pending.get(key)?._tag, "Saving")
  })

  it("does not open a cell that is being saved", () => {
    const state = after(open, change("12.5"), { _tag: "Save" })

    assert.strictEqual(step(state, open), state)
  })

  it("keeps the entry of a failed edit until it is saved or discarded", () => {
    const state = after(open, change("12.5"), { _tag: "Save" }, failed)

    assert.deepInclude(state.pending.get(key), { _tag: "Refused", entry: "12.5" })
    assert.isTrue(CellEdits.isUnsaved(state))
    assert.strictEqual(step(state, { _tag: "Retry", key }).pending.get(key)?._tag, "Saving")
    assert.isFalse(CellEdits.isUnsaved(step(state, { _tag: "Discard", key })))
    assert.strictEqual([open, { _tag: "Cancel" } as const].reduce(step, state).pending.get(key)?._tag, "Refused")
  })

  it("overwrites the other user's value after a conflict, and closes the conflict if both values are the same", () => {
    const theirs = { price: 20, stock: 3 }
    const state = after(open, change("12.5"), { _tag: "Save" }, { ...failed, theirs })

    assert.deepInclude(step(state, { _tag: "Retry", key }).pending.get(key), { _tag: "Saving", before: theirs })
    assert.strictEqual([open, change("20"), { _tag: "Save" } as const].reduce(step, state).pending.size, 0)
  })

  it("is unsaved while an editor has other text than the item", () => {
    assert.isFalse(CellEdits.isUnsaved(after(open)))
    assert.isTrue(CellEdits.isUnsaved(after(open, change("1"))))
    assert.isTrue(CellEdits.isUnsaved(after(open, change("1"), { _tag: "Save" })))
  })

  it("ignores results of edits that no longer exist", () => {
    assert.strictEqual(step(CellEdits.noEdits, saved(1)), CellEdits.noEdits)
    assert.strictEqual(step(CellEdits.noEdits, failed), CellEdits.noEdits)
    assert.strictEqual(step(CellEdits.noEdits, { _tag: "Retry", key }), CellEdits.noEdits)
  })
})

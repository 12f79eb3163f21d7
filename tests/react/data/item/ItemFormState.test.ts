import { assert, describe, it } from "@effect/vitest"
import {
  type Editing,
  type ItemFormEvent,
  type ItemFormState,
  loading,
  reduce,
  taskOf
} from "../../../../packages/react/src/data/item/ItemFormState.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const plan = { collection: "books" }
const emma = { _id: "emma", title: "Emma", price: 10, _updatedDate: new Date(1) }

const member: ItemFormEvent = { _tag: "Session", member: "Member" }
const visitor: ItemFormEvent = { _tag: "Session", member: "Visitor" }
const opened: ReadonlyArray<ItemFormEvent> = [member, { _tag: "Loaded", id: "emma", data: emma }]
const type = (field: string, entry: string): ItemFormEvent => ({ _tag: "Change", field, entry })
const save: ItemFormEvent = { _tag: "Save" }
const saved: ItemFormEvent = {
  _tag: "Saved",
  id: "emma",
  data: { ...emma, price: 11, _updatedDate: new Date(2) },
  at: 5
}
const failed = (key: Problem.ProblemKey, more: Partial<Problem.Problem> = {}): ItemFormEvent => ({
  _tag: "SaveFailed",
  problem: Problem.make(key, more)
})
const outrun: ItemFormEvent = {
  _tag: "SaveFailed",
  problem: Problem.make("itemChanged"),
  conflict: {
    theirs: { ...emma, price: 20, title: "Emma II" },
    differences: [{ field: "price", theirs: 20, mine: 11 }],
    choices: { price: "mine" }
  }
}

const on = (state: ItemFormState, ...events: ReadonlyArray<ItemFormEvent>) => events.reduce(reduce(plan), state)
const after = (...events: ReadonlyArray<ItemFormEvent>) => on(loading, ...opened, ...events) as Editing
const problemIn = ({ save }: Editing) => (save._tag === "Failed" ? save.problem : undefined)

describe("the item form before the item is loaded", () => {
  it("waits until the session is known", () => {
    assert.strictEqual(on(loading, { _tag: "Session", member: "Unknown" }), loading)
    assert.notStrictEqual(on(loading, member), loading)
  })

  it("retries only after the provider's wait time", () => {
    const refused = on(loading, member, {
      _tag: "LoadFailed",
      problem: Problem.make("rateLimited", { retryAfter: 2 })
    })
    assert.strictEqual(on(refused, { _tag: "Reload" }), refused)
    assert.strictEqual(on(refused, { _tag: "Tick", left: 3 }), refused)
    assert.strictEqual(on(refused, { _tag: "Tick", left: 0 }, { _tag: "Reload" }), loading)
  })

  it("ignores a response that it does not wait for", () => {
    const gone: ItemFormState = { _tag: "Removed", id: "emma" }
    assert.strictEqual(on(gone, ...opened), gone)
    const refused = on(loading, member, { _tag: "LoadFailed", problem: Problem.make("unreachable") })
    assert.strictEqual(on(refused, { _tag: "Loaded", id: "emma", data: emma }), refused)
  })
})

describe("the item form during a save", () => {
  const busy = after(type("price", "11"), save)

  it("cannot be reset or saved again", () => {
    assert.strictEqual(busy.save._tag, "Submitting")
    assert.strictEqual(on(busy, { _tag: "Reset" }), busy)
    assert.strictEqual(on(busy, save), busy)
    assert.strictEqual(on(busy, { _tag: "Remove" }), busy)
    const choosing = after(type("price", "11"), save, outrun, save)
    assert.strictEqual(choosing.save._tag, "Submitting")
    assert.strictEqual(on(choosing, { _tag: "Choose", field: "price", side: "theirs" }), choosing)
  })

  it("ignores results without a request", () => {
    const idle = after(type("price", "11"))
    assert.strictEqual(on(idle, saved), idle)
    assert.strictEqual(on(idle, { _tag: "Removed" }), idle)
    assert.strictEqual(on(idle, outrun), idle)
  })

  it("shows a notice until the next change, and its optimistic edit until the next action", () => {
    const done = on(busy, saved) as Editing
    assert.strictEqual(done.notice, "saved")
    assert.deepStrictEqual(done.edit, { _tag: "Saved", changes: { price: 11, _updatedDate: new Date(2) }, at: 5 })
    assert.isUndefined((on(done, type("price", "12")) as Editing).notice)
    const removing = on(done, { _tag: "Remove" }) as Editing
    assert.deepStrictEqual([removing.doing, removing.edit, removing.notice], ["remove", undefined, undefined])
    assert.deepStrictEqual(on(removing, { _tag: "Removed" }), { _tag: "Removed", id: "emma" })
  })

  it("reports the time of the save even if nothing else changed", () => {
    const same = on(busy, { _tag: "Saved", id: "emma", data: { ...emma }, at: 5 }) as Editing
    assert.deepStrictEqual(same.edit?._tag === "Saved" ? same.edit.changes : undefined, {
      _updatedDate: emma._updatedDate
    })
  })

  it("follows the session during a save", () => {
    assert.strictEqual((on(busy, visitor, saved) as Editing).session, "Visitor")
    assert.deepInclude(after(visitor, save), { notice: "unchanged", session: "Visitor" })
  })

  it("offers a visitor to sign in, and denies a member the change", () => {
    const refusals = (...events: ReadonlyArray<ItemFormEvent>) =>
      (["signInRequired", "sessionEnded", "changeForbidden", "itemNotFound"] as const).map(
        (key) => problemIn(on(busy, ...events, failed(key, { retryable: false })) as Editing)?.key
      )
    assert.deepStrictEqual(refusals(member), ["notSignedIn", "notSignedIn", "changeForbidden", "itemNotFound"])
    assert.deepStrictEqual(refusals(visitor), ["notSignedIn", "notSignedIn", "notSignedIn", "itemNotFound"])
    const asked = problemIn(on(busy, failed("sessionEnded", { retryable: false })) as Editing)
    assert.isTrue(asked?.retryable)
  })
})

describe("the item form after a concurrent change", () => {
  const conflicted = after(type("price", "11"), save, outrun)

  it("resets to the stored item", () => {
    const reset = on(conflicted, { _tag: "Reset" }) as Editing
    assert.deepStrictEqual(
      [reset.before["title"], reset.entries["price"], reset.conflict],
      ["Emma II", "20", undefined]
    )
  })

  it("overwrites the stored item with the local changes, unless the stored value was chosen", () => {
    const theirs = on(conflicted, { _tag: "Choose", field: "price", side: "theirs" }) as Editing
    assert.deepInclude(taskOf(plan, conflicted), { _tag: "Write", data: { ...emma, price: 11, title: "Emma II" } })
    assert.strictEqual(taskOf(plan, theirs)._tag, "Nothing")
  })

  it("preserves the stored value of a new field if it was chosen", () => {
    const shelf = { collection: "books", fields: [{ name: "note", type: "text", optional: true }] as const }
    const begun = opened.reduce(reduce(shelf), loading)
    const note: ItemFormEvent = {
      _tag: "SaveFailed",
      problem: Problem.make("itemChanged"),
      conflict: {
        theirs: { ...emma, note: "theirs" },
        differences: [{ field: "note", theirs: "theirs", mine: "mine" }],
        choices: { note: "theirs" }
      }
    }
    const state = [type("note", "mine"), save, note].reduce(reduce(shelf), begun) as Editing
    assert.deepInclude(taskOf(shelf, state), { _tag: "Nothing", data: { ...emma, note: "theirs" } })
  })
})

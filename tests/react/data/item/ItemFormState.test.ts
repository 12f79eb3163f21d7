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

describe("the form of an item, before it is there", () => {
  it("waits until it is known who is there", () => {
    assert.strictEqual(on(loading, { _tag: "Session", member: "Unknown" }), loading)
    assert.notStrictEqual(on(loading, member), loading)
  })

  it("asks again only once the provider's wait is over", () => {
    const refused = on(loading, member, {
      _tag: "LoadFailed",
      problem: Problem.make("rateLimited", { retryAfter: 2 })
    })
    assert.strictEqual(on(refused, { _tag: "Reload" }), refused)
    assert.strictEqual(on(refused, { _tag: "Tick", left: 3 }), refused)
    assert.strictEqual(on(refused, { _tag: "Tick", left: 0 }, { _tag: "Reload" }), loading)
  })

  it("does not take an answer that it no longer waits for", () => {
    const gone: ItemFormState = { _tag: "Removed", id: "emma" }
    assert.strictEqual(on(gone, ...opened), gone)
    const refused = on(loading, member, { _tag: "LoadFailed", problem: Problem.make("unreachable") })
    assert.strictEqual(on(refused, { _tag: "Loaded", id: "emma", data: emma }), refused)
  })
})

describe("the form of an item while it is saved", () => {
  const busy = after(type("price", "11"), save)

  it("is neither reset nor saved again", () => {
    assert.strictEqual(busy.save._tag, "Submitting")
    assert.strictEqual(on(busy, { _tag: "Reset" }), busy)
    assert.strictEqual(on(busy, save), busy)
    assert.strictEqual(on(busy, { _tag: "Remove" }), busy)
    const choosing = after(type("price", "11"), save, outrun, save)
    assert.strictEqual(choosing.save._tag, "Submitting")
    assert.strictEqual(on(choosing, { _tag: "Choose", field: "price", side: "theirs" }), choosing)
  })

  it("takes no answer to what nobody asked", () => {
    const idle = after(type("price", "11"))
    assert.strictEqual(on(idle, saved), idle)
    assert.strictEqual(on(idle, { _tag: "Removed" }), idle)
    assert.strictEqual(on(idle, outrun), idle)
  })

  it("tells what was saved until the next change, and what is shown meanwhile until the next thing is done", () => {
    const done = on(busy, saved) as Editing
    assert.strictEqual(done.notice, "saved")
    assert.deepStrictEqual(done.edit, { _tag: "Saved", changes: { price: 11, _updatedDate: new Date(2) }, at: 5 })
    assert.isUndefined((on(done, type("price", "12")) as Editing).notice)
    const removing = on(done, { _tag: "Remove" }) as Editing
    assert.deepStrictEqual([removing.doing, removing.edit, removing.notice], ["remove", undefined, undefined])
    assert.deepStrictEqual(on(removing, { _tag: "Removed" }), { _tag: "Removed", id: "emma" })
  })

  it("tells when it was saved though nothing else of it differs", () => {
    const same = on(busy, { _tag: "Saved", id: "emma", data: { ...emma }, at: 5 }) as Editing
    assert.deepStrictEqual(same.edit?._tag === "Saved" ? same.edit.changes : undefined, {
      _updatedDate: emma._updatedDate
    })
  })

  it("knows what became of the session, whatever it came to", () => {
    assert.strictEqual((on(busy, visitor, saved) as Editing).session, "Visitor")
    assert.deepInclude(after(visitor, save), { notice: "unchanged", session: "Visitor" })
  })

  it("asks a visitor to sign in, and tells a member that they may not", () => {
    const refusals = (...events: ReadonlyArray<ItemFormEvent>) =>
      (["signInRequired", "sessionEnded", "changeForbidden", "itemGone"] as const).map(
        (key) => problemIn(on(busy, ...events, failed(key, { retryable: false })) as Editing)?.key
      )
    assert.deepStrictEqual(refusals(member), ["notSignedIn", "notSignedIn", "changeForbidden", "itemGone"])
    assert.deepStrictEqual(refusals(visitor), ["notSignedIn", "notSignedIn", "notSignedIn", "itemGone"])
    const asked = problemIn(on(busy, failed("sessionEnded", { retryable: false })) as Editing)
    assert.isTrue(asked?.retryable)
  })
})

describe("the form of an item that somebody else saved first", () => {
  const conflicted = after(type("price", "11"), save, outrun)

  it("begins again with theirs", () => {
    const reset = on(conflicted, { _tag: "Reset" }) as Editing
    assert.deepStrictEqual(
      [reset.before["title"], reset.entries["price"], reset.conflict],
      ["Emma II", "20", undefined]
    )
  })

  it("writes over theirs what was changed here, but for what theirs was chosen of", () => {
    const theirs = on(conflicted, { _tag: "Choose", field: "price", side: "theirs" }) as Editing
    assert.deepInclude(taskOf(plan, conflicted), { _tag: "Write", data: { ...emma, price: 11, title: "Emma II" } })
    assert.strictEqual(taskOf(plan, theirs)._tag, "Nothing")
  })

  it("keeps theirs where it was chosen of a field that was not there before", () => {
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

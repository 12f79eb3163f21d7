import { assert, describe, it } from "@effect/vitest"
import type { Identity } from "../../../../packages/react/src/auth/profile/Profile.ts"
import {
  loading,
  type ProfileEvent,
  type ProfileState,
  reduce,
  revisionOf
} from "../../../../packages/react/src/auth/profile/ProfileState.ts"
import { make } from "../../../../packages/react/src/problem/Problem.ts"

const identityOf = (revision: string, more: Pick<Identity, "id" | "status"> = {}): Identity => ({
  id: "ada",
  revision,
  identityProfile: { firstName: "Ada" },
  ...more
})

const ada = identityOf("1")
const later = identityOf("2")
const bob = identityOf("1", { id: "bob" })
const member: ProfileEvent = { _tag: "Session", member: "Member" }

const after = (...events: ReadonlyArray<ProfileEvent>): ProfileState => events.reduce(reduce, loading)

const save: ProfileEvent = {
  _tag: "Save",
  save: { change: { nickname: "A" }, fieldOf: () => undefined },
  problem: undefined
}
const loaded: ProfileEvent = { _tag: "Loaded", identity: ada }
const edit: ProfileEvent = { _tag: "Edit" }
const signedOut: ProfileEvent = { _tag: "Session", member: "Visitor" }
const failed = (more = {}): ProfileEvent => ({ _tag: "SaveFailed", problem: make("serverError"), ...more })

describe("the profile state", () => {
  it("shows the profile once it is loaded, or that there is none", () => {
    assert.deepStrictEqual(after(loaded), { _tag: "Ready", identity: ada })
    assert.deepStrictEqual(after({ _tag: "Loaded", identity: undefined }), { _tag: "NotFound" })
  })

  it("follows the session unless the profile is being edited", () => {
    assert.deepStrictEqual(after(signedOut), { _tag: "SignedOut" })
    assert.deepStrictEqual(after(loaded, signedOut), { _tag: "SignedOut" })
    assert.deepStrictEqual(after(loaded, signedOut, { _tag: "Session", member: "Member" }), loading)
  })

  it("reloads in the background when the session changes", () => {
    const parked = after(loaded, { _tag: "Session", member: "Member", sameMember: true })

    assert.deepStrictEqual(parked, { _tag: "Ready", identity: ada })
    assert.deepStrictEqual(reduce(parked, { _tag: "Loaded", identity: later }), { _tag: "Ready", identity: later })
    assert.strictEqual(reduce(parked, { _tag: "LoadFailed", problem: make("offline") }), parked)
  })

  it("does not show another member's profile if the new one cannot be loaded", () => {
    const doubted = after(loaded, { _tag: "Session", member: "Member" })

    assert.deepInclude(doubted, { _tag: "Ready", identity: ada })
    assert.deepStrictEqual(reduce(doubted, { _tag: "Loaded", identity: bob }), { _tag: "Ready", identity: bob })
    assert.deepInclude(reduce(doubted, { _tag: "LoadFailed", problem: make("offline") }), { _tag: "Failed" })
    assert.deepStrictEqual(
      after(loaded, edit, save, { _tag: "Saved", identity: later }, member, { _tag: "Loaded", identity: bob }),
      {
        _tag: "Ready",
        identity: bob
      }
    )
  })

  it("can be reloaded once the provider's wait time has passed", () => {
    const busy = after({ _tag: "LoadFailed", problem: make("rateLimited", { retryAfter: 2 }) })

    assert.strictEqual(reduce(busy, { _tag: "Reload" }), busy)
    assert.deepStrictEqual(reduce(reduce(busy, { _tag: "Tick", left: 0 }), { _tag: "Reload" }), loading)
  })

  it.each(["DELETED", "BLOCKED"])("does not allow edits of a profile that is %s", (name) => {
    const state = after({ _tag: "Loaded", identity: identityOf("1", { status: { name } }) })

    assert.strictEqual(reduce(state, edit), state)
  })
})

describe("an edit", () => {
  it("survives a sign-out, a refresh and a change of the member", () => {
    const editing = after(loaded, edit)

    for (const member of ["Unknown", "Visitor", "Member"] as const) {
      assert.deepInclude(reduce(editing, { _tag: "Session", member }), { _tag: "Editing", identity: ada })
    }
    assert.strictEqual(reduce(editing, { _tag: "Loaded", identity: later }), editing)
  })

  it.each([
    ["Visitor", "SignedOut"],
    ["Unknown", "Loading"],
    ["Member", "Loading"]
  ] as const)("shows nothing of the previous member when it ends for a %s", (session, tag) => {
    const changed: ProfileEvent = { _tag: "Session", member: session }
    const nothing: ProfileEvent = { ...save, save: { change: {}, fieldOf: () => undefined } }

    assert.deepStrictEqual(after(loaded, edit, changed, { _tag: "Cancel" }), { _tag: tag })
    assert.deepStrictEqual(after(loaded, edit, changed, nothing), { _tag: tag })
    assert.deepStrictEqual(after(loaded, edit, save, failed({ theirs: later }), changed, { _tag: "TakeTheirs" }), {
      _tag: tag
    })
  })

  it("does not show its result if the member signed out before it was saved", () => {
    assert.deepStrictEqual(after(loaded, edit, save, signedOut, { _tag: "Saved", identity: later }), {
      _tag: "SignedOut"
    })
  })

  it("is saved once", () => {
    const saving = after(loaded, edit, save)

    assert.strictEqual(reduce(saving, save), saving)
    assert.strictEqual(reduce(saving, { _tag: "Cancel" }), saving)
    assert.deepStrictEqual(reduce(saving, { _tag: "Saved", identity: later }), {
      _tag: "Ready",
      identity: later,
      notice: "saved"
    })
  })

  it("sends nothing if nothing changed", () => {
    const nothing: ProfileEvent = { ...save, save: { change: {}, fieldOf: () => undefined } }

    assert.deepInclude(after(loaded, edit, nothing), { _tag: "Ready", notice: "unchanged" })
  })

  it("can be retried after a refusal", () => {
    const refused = after(loaded, edit, save, failed())

    assert.deepInclude(refused, { _tag: "Editing" })
    assert.deepNestedInclude(reduce(refused, save), { "save._tag": "Submitting", "save.attempt": 2 })
  })

  it("reports a concurrent change, and saves over it", () => {
    const conflict = after(loaded, edit, save, failed({ theirs: later }))

    assert.strictEqual(conflict._tag === "Editing" && revisionOf(conflict), "2")
    assert.deepStrictEqual(reduce(conflict, { _tag: "TakeTheirs" }), {
      _tag: "Ready",
      identity: later,
      notice: "reloaded"
    })
    assert.deepStrictEqual(reduce(conflict, { _tag: "Cancel" }), { _tag: "Ready", identity: later })
  })

  it("fails if the machine crashed", () => {
    const died = after(loaded, edit, save, { _tag: "Crashed", problem: make("unexpected") })

    assert.deepNestedInclude(died, { "save._tag": "Failed", "save.problem.key": "unexpected" })
  })
})

import { assert, describe, it } from "@effect/vitest"
import { actionOf, stateOf, withoutFarewell } from "../../../../packages/react/src/auth/session/Logout.ts"
import { session } from "../../../../packages/react/src/i18n/en/signIn.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const member = { _tag: "Member", parked: false } as const
const visitor = { _tag: "Visitor", ended: false } as const
const idle = { _tag: "Idle" } as const
const failed = { _tag: "Failed", attempt: 2, problem: Problem.make("serverError"), wait: 0 } as const

describe("the sign-out state", () => {
  it("is available for members only, parked or not", () => {
    assert.deepStrictEqual(stateOf(member, idle, false), { _tag: "Member" })
    assert.deepStrictEqual(stateOf({ ...member, parked: true }, idle, false), { _tag: "Member" })
    assert.deepStrictEqual(stateOf({ _tag: "Unknown" }, idle, false), { _tag: "Unknown" })
    assert.deepStrictEqual(stateOf(visitor, idle, false), { _tag: "Visitor", left: false })
  })

  it("continues after the local session has ended", () => {
    const submitting = { _tag: "Submitting", attempt: 1, step: "sending" } as const

    assert.deepStrictEqual(stateOf(visitor, submitting, true), { _tag: "SigningOut" })
  })

  it("is a failure only if the local session has ended", () => {
    assert.deepStrictEqual(stateOf(visitor, failed, true), failed)
    assert.deepStrictEqual(stateOf(member, failed, false), { _tag: "Member" })
  })

  it("announces a completed sign-out only to the member who signed out", () => {
    assert.strictEqual(actionOf({ _tag: "Visitor", left: true }, session).outcome, "You're signed out.")
    assert.isUndefined(actionOf({ _tag: "Visitor", left: false }, session).outcome)
    assert.strictEqual(actionOf(failed, session).label, "Retry sign-out")
  })

  it("removes only the completed sign-out for a page that announces it itself", () => {
    const left = withoutFarewell({ _tag: "Visitor", left: true })

    assert.deepStrictEqual(left, { _tag: "Visitor", left: false })
    assert.isUndefined(actionOf(left, session).outcome)
    assert.strictEqual(withoutFarewell(failed), failed)
    assert.deepStrictEqual(withoutFarewell({ _tag: "SigningOut" }), { _tag: "SigningOut" })
  })
})

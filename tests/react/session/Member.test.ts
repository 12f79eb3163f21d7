import type { SessionChange } from "../../../packages/client/src/session/internal/SessionState.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Member from "../../../packages/react/src/session/Member.ts"

const change = (status: SessionChange["status"], reason: SessionChange["reason"]): SessionChange => ({
  status,
  reason,
  cause: undefined
})

const after = (...changes: ReadonlyArray<SessionChange>) => changes.reduce(Member.after, Member.unknown)

describe("Member.after", () => {
  it("is a visitor if there are no tokens", () => {
    assert.deepStrictEqual(after(change("none", "start")), { _tag: "Visitor", ended: false })
  })

  it("is a member if there are member tokens, parked or not", () => {
    assert.deepStrictEqual(after(change("member", "start")), { _tag: "Member", parked: false })
    assert.deepStrictEqual(after(change("member", "start"), change("parked", "parked")), {
      _tag: "Member",
      parked: true
    })
  })

  it("reports that the provider ended the session, even after visitor tokens followed", () => {
    const ended = [change("member", "start"), change("none", "refused")]

    assert.deepStrictEqual(after(...ended), { _tag: "Visitor", ended: true })
    assert.deepStrictEqual(after(...ended, change("visitor", "visitor")), { _tag: "Visitor", ended: true })
  })

  it("is an ordinary visitor after a sign-out", () => {
    assert.deepStrictEqual(after(change("member", "set"), change("none", "cleared")), { _tag: "Visitor", ended: false })
  })
})

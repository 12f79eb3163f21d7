import { assert, describe, it } from "@effect/vitest"
import {
  idle,
  reduce,
  type SilentLoginEvent,
  type SilentLoginState,
  passageOf
} from "../../../../packages/react/src/auth/silent/Silent.ts"
import { session } from "../../../../packages/react/src/i18n/en/signIn.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const after = (...events: ReadonlyArray<SilentLoginEvent>): SilentLoginState => events.reduce(reduce, idle)
const start = { _tag: "Start" } as const
const failed = { _tag: "Failed", needsPage: true, problem: Problem.make("sessionBlocked") } as const

describe("the silent login state", () => {
  it("is pending until the first event", () => {
    assert.deepStrictEqual(after(start), { _tag: "Pending", slow: false })
    assert.deepStrictEqual(after(start, { _tag: "Slow" }), { _tag: "Pending", slow: true })
  })

  it("ends with a member, a visitor or a failure", () => {
    assert.deepStrictEqual(after(start, { _tag: "Succeeded" }), { _tag: "Member" })
    assert.deepStrictEqual(after(start, { _tag: "FoundNobody" }), { _tag: "Visitor", skipped: false })
    assert.deepStrictEqual(after(start, { _tag: "Skip" }), { _tag: "Visitor", skipped: true })
    assert.deepStrictEqual(after(start, failed), failed)
  })

  it("can start again unless it is pending or has succeeded", () => {
    const pending = after(start, { _tag: "Slow" })
    const member = after(start, { _tag: "Succeeded" })

    assert.strictEqual(reduce(pending, start), pending)
    assert.strictEqual(reduce(member, start), member)
    assert.deepStrictEqual(after(start, failed, start), { _tag: "Pending", slow: false })
    assert.deepStrictEqual(after(start, { _tag: "Skip" }, start), { _tag: "Pending", slow: false })
  })

  it("becomes a visitor when the member signs out, unless it is pending or has failed", () => {
    const left = { _tag: "Left" } as const
    const nobody = { _tag: "Visitor", skipped: false } as const

    assert.deepStrictEqual(after(left), nobody)
    assert.deepStrictEqual(after(start, { _tag: "Succeeded" }, left), nobody)
    assert.deepStrictEqual(after(start, left), { _tag: "Pending", slow: false })
    assert.deepStrictEqual(after(start, failed, left), failed)
  })

  it("ignores events after its end", () => {
    const visitor = after(start, { _tag: "Skip" })

    assert.strictEqual(reduce(visitor, { _tag: "Succeeded" }), visitor)
    assert.strictEqual(reduce(visitor, { _tag: "Slow" }), visitor)
  })

  it("has the tone of a failure only after a failure", () => {
    const tones = [idle, after(start), after(start, { _tag: "Succeeded" }), after(start, { _tag: "FoundNobody" })].map(
      (state) => passageOf(state, session, () => "").tone
    )

    assert.deepStrictEqual(tones, ["info", "pending", "success", "info"])
    assert.deepInclude(
      passageOf(after(start, failed), session, ({ key }) => key),
      { tone: "failed", text: "sessionBlocked" }
    )
  })
})

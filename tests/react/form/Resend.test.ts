import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import {
  canResend,
  pauseOf,
  reduceResend,
  type Resend,
  type ResendEvent
} from "../../../packages/react/src/form/Resend.ts"
import * as Problem from "../../../packages/react/src/problem/Problem.ts"

const reduce = reduceResend(30)
const resend: ResendEvent = { _tag: "Resend", send: Effect.void }
const ready: Resend = { _tag: "Ready" }
const after = (...events: ReadonlyArray<ResendEvent>): Resend => events.reduce<Resend>(reduce, ready)

describe("reduceResend", () => {
  it("waits after a code was sent, then can send again", () => {
    const paused = after(resend, { _tag: "Sent" })

    assert.deepStrictEqual(paused, { _tag: "Waiting", seconds: 30, again: true })
    assert.strictEqual(reduce(paused, resend), paused)
    const last = reduce(paused, { _tag: "Tick", left: 1 })
    assert.deepStrictEqual(last, { _tag: "Waiting", seconds: 1, again: true })
    assert.deepStrictEqual(reduce(last, { _tag: "Tick", left: 0 }), { _tag: "Ready", waited: true })
  })

  it("sends once for several clicks", () => {
    const sending = after(resend)

    assert.strictEqual(reduce(sending, resend), sending)
  })

  it("can retry at once after a failure, or after the provider's wait time", () => {
    const offline = Problem.make("offline")
    const limited = Problem.make("rateLimited", { retryAfter: 12.5 })
    const refused = after(resend, { _tag: "Refused", problem: limited })

    assert.isTrue(canResend(after(resend, { _tag: "Refused", problem: offline })))
    assert.strictEqual(pauseOf(refused), 13)
    assert.strictEqual(reduce(refused, resend), refused)
    const waiting = reduce(refused, { _tag: "Tick", left: 4 })
    assert.deepStrictEqual(waiting, { _tag: "Failed", problem: limited, wait: 4 })
    assert.deepStrictEqual(reduce(waiting, { _tag: "Tick", left: 0 }), { _tag: "Ready", waited: true })
  })

  it("ignores events that it does not wait for", () => {
    assert.strictEqual(after({ _tag: "Sent" }), ready)
    assert.strictEqual(after({ _tag: "Refused", problem: Problem.make("offline") }), ready)
    assert.strictEqual(after({ _tag: "Tick", left: 0 }), ready)
    assert.strictEqual(after({ _tag: "Began" }), ready)
  })
})

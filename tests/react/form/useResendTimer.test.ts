import {
  canResend,
  pauseOf,
  reduceResend,
  resendMachine,
  type Resend,
  type ResendEvent
} from "../../../packages/react/src/form/useResendTimer.ts"
import * as Problem from "../../../packages/react/src/problem/Problem.ts"
import { registryOver } from "../runtime/registry.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"

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

describe("resendMachine", () => {
  it.effect("counts the first wait down once it has started", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const machine = resendMachine({ seconds: 3, waiting: true })
      registry.mount(machine)

      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual(registry.get(machine), { _tag: "Waiting", seconds: 3 })
      registry.set(machine, { _tag: "Began" })
      yield* TestClock.adjust("2 seconds")
      assert.deepStrictEqual(registry.get(machine), { _tag: "Waiting", seconds: 1 })
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(registry.get(machine), { _tag: "Ready", waited: true })
    })
  )

  it.effect("sends once, waits, and sends again", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const machine = resendMachine({ seconds: 30, waiting: false })
      let sent = 0
      const resend = { _tag: "Resend", send: Effect.sync(() => void sent++).pipe(Effect.delay("1 second")) } as const
      registry.mount(machine)

      registry.set(machine, resend)
      registry.set(machine, resend)
      assert.deepStrictEqual(registry.get(machine), { _tag: "Sending" })
      yield* TestClock.adjust("1 second")
      assert.strictEqual(sent, 1)
      assert.deepStrictEqual(registry.get(machine), { _tag: "Waiting", seconds: 30, again: true })
      yield* TestClock.adjust("30 seconds")
      registry.set(machine, resend)
      yield* TestClock.adjust("1 second")
      assert.strictEqual(sent, 2)
    })
  )

  it.effect("waits for as long as the provider requires", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const machine = resendMachine({ seconds: 30, waiting: false })
      const problem = Problem.make("rateLimited", { retryAfter: 20 })
      registry.mount(machine)

      registry.set(machine, { _tag: "Resend", send: Effect.fail(problem) })
      yield* TestClock.adjust("5 seconds")
      assert.deepStrictEqual(registry.get(machine), { _tag: "Failed", problem, wait: 15 })
      yield* TestClock.adjust("15 seconds")
      assert.deepStrictEqual(registry.get(machine), { _tag: "Ready", waited: true })
    })
  )

  it.effect("reports a defect as an unexpected problem", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const machine = resendMachine({ seconds: 30, waiting: false })
      registry.mount(machine)

      registry.set(machine, { _tag: "Resend", send: Effect.die(new Error("bug")) })

      assert.deepStrictEqual(registry.get(machine), { _tag: "Failed", problem: Problem.make("unexpected"), wait: 0 })
    })
  )
})

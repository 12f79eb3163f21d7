import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import type { Event } from "../../../packages/react/src/form/Submission.ts"
import { submissionMachine } from "../../../packages/react/src/form/submissionMachine.ts"
import * as Problem from "../../../packages/react/src/problem/Problem.ts"
import { registryOver } from "../runtime/registry.ts"

const submit: Event<string, string> = { _tag: "Submit", entries: "entries", problem: undefined }

describe("submissionMachine", () => {
  it.effect("sends once for several clicks", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const answer = yield* Deferred.make<string, Problem.Problem>()
      let sent = 0
      const form = submissionMachine<string, string>(() =>
        Effect.suspend(() => {
          sent++
          return Deferred.await(answer)
        })
      )
      registry.mount(form)

      registry.set(form, submit)
      registry.set(form, submit)
      yield* Deferred.succeed(answer, "in")
      yield* Effect.yieldNow

      assert.strictEqual(sent, 1)
      assert.deepStrictEqual(registry.get(form), { _tag: "Done", outcome: "in" })
    })
  )

  it.effect("counts the provider's wait time down, then can be retried", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const problem = Problem.make("rateLimited", { retryAfter: 3 })
      let answer: Effect.Effect<string, Problem.Problem> = Effect.fail(problem)
      const form = submissionMachine<string, string>(() => Effect.suspend(() => answer))
      registry.mount(form)
      registry.set(form, submit)

      yield* TestClock.adjust("2 seconds")
      assert.deepStrictEqual(registry.get(form), { _tag: "Failed", attempt: 1, problem, wait: 1 })
      yield* TestClock.adjust("2 seconds")
      assert.deepStrictEqual(registry.get(form), { _tag: "Failed", attempt: 1, problem, wait: 0 })
      answer = Effect.succeed("in")
      registry.set(form, submit)

      assert.deepStrictEqual(registry.get(form), { _tag: "Done", outcome: "in" })
    })
  )

  it.effect("stays done, or can be sent again after the configured time", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const once = submissionMachine<string, string>(Effect.succeed)
      const again = submissionMachine<string, string>(Effect.succeed, "10 seconds")
      for (const form of [once, again]) {
        registry.mount(form)
        registry.set(form, submit)
      }

      yield* TestClock.adjust("10 seconds")

      assert.strictEqual(registry.get(once)._tag, "Done")
      assert.strictEqual(registry.get(again)._tag, "Idle")
    })
  )

  it.effect("reports a slow attempt after five seconds, and continues", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const form = submissionMachine<string, string>((_, opening) =>
        Effect.sleep("7 seconds").pipe(
          Effect.andThen(opening),
          Effect.andThen(Effect.sleep("1 second")),
          Effect.as("in")
        )
      )
      registry.mount(form)
      registry.set(form, submit)

      yield* TestClock.adjust("4 seconds")
      assert.deepStrictEqual(registry.get(form), { _tag: "Submitting", attempt: 1, step: "sending" })
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(registry.get(form), { _tag: "Submitting", attempt: 1, step: "sending", slow: true })
      yield* TestClock.adjust("2 seconds")
      assert.deepStrictEqual(registry.get(form), { _tag: "Submitting", attempt: 1, step: "opening", slow: true })
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(registry.get(form), { _tag: "Done", outcome: "in" })
    })
  )

  it.effect("interrupts the attempt when it is reset", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      let stopped = false
      const form = submissionMachine<string, string>(() =>
        Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (stopped = true)))
      )
      registry.mount(form)
      registry.set(form, submit)

      registry.set(form, { _tag: "Reset" })

      assert.isTrue(stopped)
      assert.deepStrictEqual(registry.get(form), { _tag: "Idle" })
    })
  )

  it.effect("reports a defect as an unexpected problem", () =>
    Effect.gen(function* () {
      const registry = yield* registryOver(Layer.empty)
      const form = submissionMachine<string, string>(() => Effect.die(new Error("bug")))
      registry.mount(form)

      registry.set(form, submit)

      assert.deepStrictEqual(registry.get(form), {
        _tag: "Failed",
        attempt: 1,
        problem: Problem.make("unexpected"),
        wait: 0
      })
    })
  )
})

import { Tokens } from "@portico/client/session/Tokens"
import * as Faults from "@portico/testing/Faults"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { confirmationMachine } from "../../../../packages/react/src/auth/session/useConfirmation.ts"
import { registryOver } from "../../runtime/registry.ts"
import { until } from "../../data/item/editors.ts"

/** Signs a member in before a scripted provider, and returns the functions to confirm the session. */
const doubted = Effect.gen(function* () {
  const faults = Faults.injector()
  const services = yield* Layer.build(Testing.layerTest({ faults: faults.current }))
  yield* Effect.provide(Testing.signIn(), services)
  const registry = yield* registryOver(Layer.succeedContext(services))
  const machine = confirmationMachine()
  registry.mount(machine)
  const confirm = Effect.suspend(() => {
    registry.set(machine, { _tag: "Submit", entries: undefined, problem: undefined })
    return until(registry, machine, ({ _tag }) => _tag !== "Submitting")
  })
  const role = Effect.provide(
    Tokens.use((tokens) => tokens.role),
    services
  )
  return { confirm, faults, role }
})

describe("confirmationMachine", () => {
  it.effect("finishes after a successful response", () =>
    Effect.gen(function* () {
      const { confirm, role } = yield* doubted
      yield* TestClock.adjust("5 hours")

      assert.strictEqual((yield* confirm)._tag, "Done")
      assert.strictEqual(yield* role, "member")
    })
  )

  it.effect("reports a transient failure without signing the member out, and can be retried", () =>
    Effect.gen(function* () {
      const { confirm, faults, role } = yield* doubted
      yield* TestClock.adjust("5 hours")
      faults.set(Faults.failing(Faults.tokens))

      const failed = yield* Effect.race(confirm, TestClock.adjust("1 minute").pipe(Effect.andThen(Effect.never)))
      assert.strictEqual(failed._tag === "Failed" ? failed.problem.key : undefined, "serverError")

      faults.set()
      yield* TestClock.adjust("1 minute")
      assert.strictEqual((yield* confirm)._tag, "Done")
      assert.strictEqual(yield* role, "member")
    })
  )

  it.effect("requires a sign-in if the provider refuses", () =>
    Effect.gen(function* () {
      const { confirm, faults, role } = yield* doubted
      yield* TestClock.adjust("5 hours")
      faults.set(Faults.times(1, Faults.refused(400, Faults.tokens, "invalid_grant")))

      const refused = yield* confirm
      assert.strictEqual(refused._tag === "Failed" ? refused.problem.key : undefined, "signInRequired")
      assert.strictEqual(yield* role, "none")
    })
  )
})

import { AuthorizationRefused, MissingCode } from "@portico/client/auth/Authorization"
import { FlowTimedOut, type RunError, SilentLogin, ThirdPartyBlocked } from "@portico/client/auth/SilentLogin"
import { Unreachable } from "@portico/client/transport/Failure"
import { assert, describe, it, vi } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { silentMachine } from "../../../../packages/react/src/auth/silent/silentMachine.ts"
import { registryOver } from "../../runtime/registry.ts"

const begun = (run: Effect.Effect<void, RunError>) =>
  Effect.gen(function* () {
    const registry = yield* registryOver(Layer.succeed(SilentLogin, { run: () => run }))
    const login = silentMachine()
    const leave = registry.mount(login)
    registry.set(login, { _tag: "Start" })
    return { leave, login, registry, state: () => registry.get(login) }
  })

const refused = (error: string) =>
  Effect.fail(new MissingCode({ cause: new AuthorizationRefused({ error, description: undefined }) }))

describe("silentMachine", () => {
  it.effect("succeeds with a member", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* begun(Effect.void)).state(), { _tag: "Member" })
    })
  )

  it.effect("ends as a visitor if no member is signed in", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* begun(refused("login_required"))).state(), { _tag: "Visitor", skipped: false })
    })
  )

  it.effect.each([
    ["a refusal that a page can resolve", refused("interaction_required"), true],
    ["another refusal", refused("server_error"), false],
    ["a frame without a response", Effect.fail(new FlowTimedOut()), true],
    ["a browser that blocks the frame", Effect.fail(new ThirdPartyBlocked({ origin: "https://id.example" })), true],
    ["no network", Effect.fail(new Unreachable({ cause: undefined })), false]
  ] as const)("offers the provider's page only if that helps: %s", ([, run, needsPage]) =>
    Effect.gen(function* () {
      const state = (yield* begun(run)).state()

      assert.deepInclude(state, { _tag: "Failed", needsPage })
    })
  )

  it.effect("reports a slow login after five seconds, and continues", () =>
    Effect.gen(function* () {
      const { state } = yield* begun(Effect.sleep("20 seconds"))

      yield* TestClock.adjust("4 seconds")
      assert.deepStrictEqual(state(), { _tag: "Pending", slow: false })
      yield* TestClock.adjust("2 seconds")
      assert.deepStrictEqual(state(), { _tag: "Pending", slow: true })
      yield* TestClock.adjust("20 seconds")
      assert.deepStrictEqual(state(), { _tag: "Member" })
    })
  )

  it.effect("runs once for several starts", () =>
    Effect.gen(function* () {
      let runs = 0
      const { login, registry } = yield* begun(
        Effect.andThen(
          Effect.sync(() => void runs++),
          Effect.never
        )
      )

      registry.set(login, { _tag: "Start" })

      assert.strictEqual(runs, 1)
    })
  )

  it.effect("stops when it is skipped", () =>
    Effect.gen(function* () {
      let stopped = false
      const { login, registry, state } = yield* begun(
        Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (stopped = true)))
      )

      registry.set(login, { _tag: "Skip" })

      assert.isTrue(stopped)
      assert.deepStrictEqual(state(), { _tag: "Visitor", skipped: true })
    })
  )

  it.effect("stops when it is unmounted", () =>
    Effect.gen(function* () {
      let stopped = false
      const { leave } = yield* begun(Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (stopped = true))))

      leave()

      yield* Effect.promise(() => vi.waitFor(() => assert.isTrue(stopped)))
    })
  )

  it.effect("fails if the login dies", () =>
    Effect.gen(function* () {
      const state = (yield* begun(Effect.die(new Error("bug")))).state()

      assert.strictEqual(state._tag === "Failed" && state.problem.key, "unexpected")
    })
  )
})

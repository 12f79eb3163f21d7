import {
  idle,
  passageOf,
  reduce,
  silentMachine,
  type SilentLoginEvent,
  type SilentLoginState
} from "../../../../packages/react/src/auth/silent/Silent.ts"
import { session } from "../../../../packages/react/src/i18n/en/session.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"
import { registryOver } from "../../runtime/registry.ts"
import { assert, describe, it, vi } from "@effect/vitest"
import { AuthorizationRefused, MissingCode } from "@portico/client/auth/Authorization"
import { FlowTimedOut, SilentLogin, ThirdPartyBlocked, type RunError } from "@portico/client/auth/SilentLogin"
import { Unreachable } from "@portico/client/transport/Failure"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"

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

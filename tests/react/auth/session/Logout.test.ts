import type { Fault } from "../../../../packages/provider/src/http/request/Faults.ts"
import {
  actionOf,
  logoutMachine,
  stateOf,
  type Leaving,
  withoutFarewell
} from "../../../../packages/react/src/auth/session/Logout.ts"
import { session } from "../../../../packages/react/src/i18n/en/session.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"
import { registryOver } from "../../runtime/registry.ts"
import { assert, describe, it } from "@effect/vitest"
import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { Tokens } from "@portico/client/session/Tokens"
import { Settings } from "@portico/client/transport/Settings"
import * as Faults from "@portico/testing/Faults"
import * as Testing from "@portico/testing/Testing"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

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

const postFlowUrl = "http://localhost:5173/"

const signIn = Effect.gen(function* () {
  const { email, password } = accounts.ada
  const state = yield* Members.use((members) => members.login({ email, password: Redacted.make(password) }))
  if (state._tag === "SUCCESS") yield* SilentLogin.use((silentLogin) => silentLogin.run(state.sessionToken))
})

/** Signs Ada in and out, and returns the final state and role. */
const leave = (leaving: Leaving, injector = Faults.injector(), faults: ReadonlyArray<Fault> = []) =>
  Effect.gen(function* () {
    yield* signIn
    injector.set(...faults)
    const registry = yield* registryOver(Layer.succeedContext(yield* Effect.context<Members | Tokens | Settings>()))
    const logout = logoutMachine()
    registry.mount(logout)
    registry.set(logout, { _tag: "Submit", entries: leaving, problem: undefined })
    while (registry.get(logout)._tag === "Submitting") yield* Effect.promise(() => new Promise((go) => setTimeout(go)))
    return { state: registry.get(logout), role: yield* Tokens.use((tokens) => tokens.role) }
  }).pipe(Effect.provide(Testing.layerTest({ faults: injector.current })))

describe("logoutMachine", () => {
  it.live("resolves to the provider's page, and ends the local session", () =>
    Effect.gen(function* () {
      const { role, state } = yield* leave({ by: "page", postFlowUrl })

      assert.include(state._tag === "Done" ? state.outcome : "", "/portico/session/")
      assert.strictEqual(role, "none")
    })
  )

  it.live.each([["short", ""] as const, ["too long for a query", "a".repeat(4000)] as const])(
    "signs out by call and stays on the page with an address that is %s",
    ([, more]) =>
      Effect.gen(function* () {
        const address = `${postFlowUrl}?from=${more}`
        const { role, state } = yield* leave({ by: "call", postFlowUrl: address })

        assert.deepStrictEqual(state, { _tag: "Done", outcome: address })
        assert.strictEqual(role, "none")
      })
  )

  it.live("signs out by call even if the request fails, because the logout is sent later", () =>
    Effect.gen(function* () {
      const { role, state } = yield* leave({ by: "call", postFlowUrl }, Faults.injector(), [
        Faults.failing({ row: "auth.logout" })
      ])

      assert.deepStrictEqual(state, { _tag: "Done", outcome: postFlowUrl })
      assert.strictEqual(role, "none")
    })
  )

  it.live.each(["page", "call"] as const)("ends the local session by %s without a network", (by) =>
    Effect.gen(function* () {
      const { role, state } = yield* leave({ by, postFlowUrl }, Faults.injector(), [Faults.noNetwork()])

      assert.strictEqual(state._tag === "Failed" && state.problem.key, "unreachable")
      assert.strictEqual(role, "none")
    })
  )

  it.live("ends the local session by call even if it is unmounted", () =>
    Effect.gen(function* () {
      const injector = Faults.injector()
      const role = Effect.gen(function* () {
        yield* signIn
        injector.set(Faults.silent({ row: "auth.logout" }))
        const registry = yield* registryOver(Layer.succeedContext(yield* Effect.context<Members | Tokens | Settings>()))
        const logout = logoutMachine()
        const away = registry.mount(logout)
        registry.set(logout, { _tag: "Submit", entries: { by: "call", postFlowUrl }, problem: undefined })
        assert.strictEqual(yield* Tokens.use((tokens) => tokens.role), "member")

        away()
        yield* Effect.promise(() => new Promise((go) => setTimeout(go, 20)))
        return yield* Tokens.use((tokens) => tokens.role)
      }).pipe(Effect.provide(Testing.layerTest({ faults: injector.current })))

      assert.strictEqual(yield* role, "none")
    })
  )
})

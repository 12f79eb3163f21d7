import { LoginRefused, Members } from "@portico/client/auth/Members"
import { type LoginState, unknown } from "@portico/client/auth/LoginState"
import { Tokens } from "@portico/client/session/Tokens"
import { Settings } from "@portico/client/transport/Settings"
import { Transport } from "@portico/client/transport/Transport"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { type Checked, reverifyMachine, signOnMachine } from "../../../../packages/react/src/auth/account/reverify.ts"
import type { Submission } from "../../../../packages/react/src/form/Submission.ts"
import { registryOver } from "../../runtime/registry.ts"

const password = Redacted.make("right")

/** Creates the services of a provider whose logins end in a state, and records what they send. */
const provider = (login: Effect.Effect<LoginState, LoginRefused>) => {
  const sent: Array<unknown> = []
  const layer = Layer.mergeAll(
    Layer.mock(Members, {
      login: ({ email }, options) =>
        Effect.suspend(() => {
          assert.strictEqual(email, "ada@example.com")
          assert.deepStrictEqual(options, { ignoreRememberedDevice: true })
          return login
        })
    }),
    Layer.succeed(Settings, { accountExtension: true } as Settings["Service"]),
    Layer.succeed(Tokens, { role: Effect.succeed("member") } as unknown as Tokens["Service"]),
    Layer.succeed(Transport, {
      call: (_: unknown, payload: unknown) =>
        Effect.sync(() => {
          sent.push(payload)
          return { proof: Redacted.make("PROOF"), user: { email: "ada@example.com" } }
        })
    } as unknown as Transport["Service"])
  )
  return { layer, sent }
}

/** Submits a password, and returns the state afterwards with the bodies of the requests. */
const submitted = (login: Effect.Effect<LoginState, LoginRefused>) =>
  Effect.gen(function* () {
    const { layer, sent } = provider(login)
    const registry = yield* registryOver(layer)
    const machine = reverifyMachine()
    registry.mount(machine)
    registry.set(machine, { _tag: "Submit", entries: { email: "ada@example.com", password }, problem: undefined })
    return { sent, state: registry.get(machine) }
  })

it.effect("exchanges the session token of the login for a proof", () =>
  Effect.gen(function* () {
    const sessionToken = Redacted.make("LOGIN")

    const { sent, state } = yield* submitted(Effect.succeed({ _tag: "SUCCESS", sessionToken }))

    assert.deepStrictEqual(sent, [{ sessionToken }])
    assert.deepInclude(state, { _tag: "Done" })
    assert.strictEqual(state._tag === "Done" && state.outcome._tag, "Proved")
  })
)

it.effect("reads the email address of the member if it is not loaded yet", () =>
  Effect.gen(function* () {
    const sessionToken = Redacted.make("LOGIN")

    const { layer, sent } = provider(Effect.succeed({ _tag: "SUCCESS", sessionToken }))
    const registry = yield* registryOver(layer)
    const machine = reverifyMachine()
    registry.mount(machine)
    registry.set(machine, { _tag: "Submit", entries: { email: undefined, password }, problem: undefined })

    assert.deepStrictEqual(sent, [{}, { sessionToken }])
    assert.strictEqual(registry.get(machine)._tag, "Done")
  })
)

it.effect("returns the challenge of a second factor, and exchanges nothing", () =>
  Effect.gen(function* () {
    const challenge = { stateToken: Redacted.make("STEP"), factorType: "TOTP" }

    const { sent, state } = yield* submitted(Effect.succeed({ ...unknown, challenge }))

    assert.deepStrictEqual(sent, [])
    assert.strictEqual(state._tag === "Done" && state.outcome._tag, "Challenged")
  })
)

it.effect("does not accept a login that needs another step", () =>
  Effect.gen(function* () {
    const { sent, state } = yield* submitted(Effect.succeed({ _tag: "OWNER_APPROVAL_REQUIRED" }))

    assert.deepStrictEqual(sent, [])
    assert.strictEqual(state._tag === "Failed" && state.problem.key, "unknownState")
  })
)

it.effect.each([
  ["exchanges the session token of the application's own sign-in", () => Promise.resolve("LOGIN"), "Proved"],
  ["reports that the application could not sign the member in", () => Promise.reject(new Error("no")), "unexpected"]
] as const)("%s", ([, signOn, expected]) =>
  Effect.gen(function* () {
    const machine = signOnMachine()
    const { layer, sent } = provider(Effect.die("no login"))
    const registry = yield* registryOver(layer)
    registry.mount(machine)

    registry.set(machine, { _tag: "Submit", entries: signOn, problem: undefined })
    const state = yield* Effect.callback<Submission<Checked>>((resume) => {
      registry.subscribe(machine, (state) => {
        if (state._tag !== "Submitting") resume(Effect.succeed(state))
      })
    })

    const outcome = state._tag === "Done" ? state.outcome._tag : state._tag === "Failed" ? state.problem.key : ""
    assert.strictEqual(outcome, expected)
    assert.lengthOf(sent, expected === "Proved" ? 1 : 0)
  })
)

import * as LoginMachine from "@portico/client/auth/LoginFlow"
import type { LoginState } from "@portico/client/auth/LoginState"
import { Members } from "@portico/client/auth/Members"
import { FlowTimedOut, SilentLogin, type SilentLoginError } from "@portico/client/auth/SilentLogin"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { signIn } from "../../../../packages/react/src/auth/entry/useLogin.ts"
import { signUp } from "../../../../packages/react/src/auth/entry/useRegister.ts"
import { registryOver } from "../../runtime/registry.ts"

const sessionToken = Redacted.make("session")
const stateToken = Redacted.make("state")
const entries = { email: "ada@example.com", password: Redacted.make("secret") }

const over = (state: LoginState, session: Effect.Effect<void, SilentLoginError> = Effect.void) => {
  const spent: Array<unknown> = []
  const silentLogin = {
    run: (token?: Redacted.Redacted) =>
      Effect.andThen(
        Effect.sync(() => spent.push(token)),
        session
      )
  }
  const members = Layer.mock(Members, { login: () => Effect.succeed(state), register: () => Effect.succeed(state) })
  return { spent, layer: Layer.merge(members, Layer.succeed(SilentLogin, silentLogin)) }
}

describe.each([
  ["a sign-in", signIn],
  ["a sign-up", signUp]
])("%s", (_, make) => {
  const outcomeOf = (layer: Layer.Layer<Members | SilentLogin>) =>
    Effect.gen(function* () {
      const registry = yield* registryOver(layer)
      const form = make()
      registry.mount(form)
      registry.set(form, { _tag: "Submit", entries, problem: undefined })
      return registry.get(form)
    })

  it.effect("creates a session after a successful response", () =>
    Effect.gen(function* () {
      const { layer, spent } = over({ _tag: "SUCCESS", sessionToken })

      assert.deepStrictEqual(yield* outcomeOf(layer), { _tag: "Done", outcome: { _tag: "SignedIn" } })
      assert.deepStrictEqual(spent, [sessionToken])
    })
  )

  it.effect("reports that the session is being created after the response", () =>
    Effect.gen(function* () {
      const { layer } = over({ _tag: "SUCCESS", sessionToken }, Effect.never)

      assert.deepStrictEqual(yield* outcomeOf(layer), { _tag: "Submitting", attempt: 1, step: "opening" })
    })
  )

  it.effect("fails if the session cannot be created", () =>
    Effect.gen(function* () {
      const { layer } = over({ _tag: "SUCCESS", sessionToken }, Effect.fail(new FlowTimedOut()))
      const state = yield* outcomeOf(layer)

      assert.strictEqual(state._tag === "Failed" && state.problem.key, "sessionTimedOut")
    })
  )

  it.effect("hands over to the email verification without creating a session", () =>
    Effect.gen(function* () {
      const { layer, spent } = over({ _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken })

      assert.deepStrictEqual(yield* outcomeOf(layer), {
        _tag: "Done",
        outcome: { _tag: "EmailVerificationRequired", email: entries.email, stateToken }
      })
      assert.deepStrictEqual(spent, [])
    })
  )

  it.effect("has an outcome for every state that the login machine has after a response", () =>
    Effect.gen(function* () {
      const responses: ReadonlyArray<LoginState> = [
        { _tag: "SUCCESS", sessionToken },
        { _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken },
        { _tag: "OWNER_APPROVAL_REQUIRED" },
        { _tag: "FAILURE", error: "Unknown _state", challenge: { factorType: "TOTP", stateToken } }
      ]
      const responseEvents = ["success", "ownerApproval", "emailVerification", "unknown"]
      const rows = LoginMachine.transitions.filter(({ on }) => responseEvents.includes(on))

      assert.sameMembers(
        [...new Set(rows.map(({ to }) => to))],
        responses.map(({ _tag }) => _tag)
      )
      for (const state of responses) {
        const received = LoginMachine.next(LoginMachine.initial, { _tag: "Received", state })
        assert.strictEqual(received._tag, state._tag)
        assert.strictEqual((yield* outcomeOf(over(state).layer))._tag, "Done")
      }
    })
  )

  it.effect("hands over to the owner's approval", () =>
    Effect.gen(function* () {
      const { layer } = over({ _tag: "OWNER_APPROVAL_REQUIRED" })

      assert.deepStrictEqual(yield* outcomeOf(layer), { _tag: "Done", outcome: { _tag: "OwnerApprovalRequired" } })
    })
  )

  it.effect("reports an unknown state", () =>
    Effect.gen(function* () {
      const { layer } = over({ _tag: "FAILURE", error: "Unknown _state" })
      const state = yield* outcomeOf(layer)

      assert.strictEqual(state._tag === "Failed" && state.problem.key, "unknownState")
    })
  )
})

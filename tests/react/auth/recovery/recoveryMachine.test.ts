import { recoveryMachine, resetMachine } from "../../../../packages/react/src/auth/recovery/recoveryMachine.ts"
import { registryOver } from "../../runtime/registry.ts"
import { assert, describe, it } from "@effect/vitest"
import type { LoginState } from "@portico/client/auth/LoginState"
import { Recovery, RecoveryRefused } from "@portico/client/auth/Recovery"
import { FlowTimedOut, SilentLogin, type SilentLoginError } from "@portico/client/auth/SilentLogin"
import { ApplicationError, SystemError } from "@portico/client/transport/Failure"
import { recoveryCodes, unknownEmailCode } from "@portico/contract/LoginFailure"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { TestClock } from "effect/testing"

const email = "ada@example.com"
const options = { redirectUrl: "https://shop.example/new-password" }

const asked = (sendEmail: Recovery["Service"]["sendEmail"]) =>
  Effect.gen(function* () {
    const registry = yield* registryOver(Layer.mock(Recovery, { sendEmail }))
    const form = recoveryMachine()
    registry.mount(form)
    registry.set(form, { _tag: "Submit", entries: { email, options }, problem: undefined })
    return () => registry.get(form)
  })

const answered = { status: 404, statusText: "Not Found", requestId: "r-1" }

describe("recoveryMachine", () => {
  it.effect("sends the email with the address of the page", () =>
    Effect.gen(function* () {
      const sent: Array<unknown> = []
      const state = yield* asked((...call) => Effect.sync(() => void sent.push(call)))

      assert.deepStrictEqual(state(), { _tag: "Done", outcome: { email } })
      assert.deepStrictEqual(sent, [[email, options]])
    })
  )

  it.effect("reports an unknown address as sent", () =>
    Effect.gen(function* () {
      const unknown = new ApplicationError({ ...answered, code: unknownEmailCode, description: "", data: undefined })
      const state = yield* asked(() => Effect.fail(unknown))

      assert.deepStrictEqual(state(), { _tag: "Done", outcome: { email } })
    })
  )

  it.effect("can be retried once the provider's wait time has passed", () =>
    Effect.gen(function* () {
      const failure = new SystemError({ ...answered, status: 503, retryAfter: 2 })
      const state = yield* asked(() => Effect.fail(failure))
      const waits = () => {
        const now = state()
        return now._tag === "Failed" ? now.wait : undefined
      }

      assert.strictEqual(waits(), 2)
      yield* TestClock.adjust("1 second")
      assert.strictEqual(waits(), 1)
      yield* TestClock.adjust("1 second")
      assert.strictEqual(waits(), 0)
    })
  )

  it.effect("reports a slow request", () =>
    Effect.gen(function* () {
      const state = yield* asked(() => Effect.never)

      yield* TestClock.adjust("5 seconds")
      assert.deepStrictEqual(state(), { _tag: "Submitting", attempt: 1, step: "sending", slow: true })
    })
  )
})

const sessionToken = Redacted.make("session")
const stateToken = Redacted.make("state")
const entries = {
  email: undefined,
  mayLeave: false,
  password: Redacted.make("difference-engine"),
  recoveryToken: Redacted.make("token of the mail")
}

const reset = (
  recover: Recovery["Service"]["recover"],
  session: Effect.Effect<void, SilentLoginError> = Effect.void,
  email?: string
) =>
  Effect.gen(function* () {
    const layer = Layer.merge(Layer.mock(Recovery, { recover }), Layer.succeed(SilentLogin, { run: () => session }))
    const registry = yield* registryOver(layer)
    const form = resetMachine()
    registry.mount(form)
    registry.set(form, { _tag: "Submit", entries: { ...entries, email }, problem: undefined })
    return registry.get(form)
  })

const answers = (state: LoginState) => () => Effect.succeed(state)

describe("resetMachine", () => {
  it.effect("sends the password with the token, and creates a session", () =>
    Effect.gen(function* () {
      const sent: Array<unknown> = []
      const state = yield* reset((input) =>
        Effect.sync(() => {
          sent.push(input)
          return { _tag: "SUCCESS", sessionToken }
        })
      )

      assert.deepStrictEqual(state, { _tag: "Done", outcome: { _tag: "SignedIn" } })
      assert.deepStrictEqual(sent, [{ password: entries.password, recoveryToken: entries.recoveryToken }])
    })
  )

  it.effect("reports a changed password if no session can be created", () =>
    Effect.gen(function* () {
      const state = yield* reset(answers({ _tag: "SUCCESS", sessionToken }), Effect.fail(new FlowTimedOut()))
      const outcome = state._tag === "Done" ? state.outcome : undefined

      assert.strictEqual(outcome?._tag, "PasswordChanged")
      assert.strictEqual(outcome?._tag === "PasswordChanged" && outcome.problem.key, "sessionTimedOut")
    })
  )

  it.effect("reports a changed password if the login state is unknown", () =>
    Effect.gen(function* () {
      const state = yield* reset(answers({ _tag: "FAILURE", error: "Unknown _state" }))

      assert.strictEqual(state._tag === "Done" && state.outcome._tag, "PasswordChanged")
    })
  )

  it.effect("hands over with the email address of the response, otherwise with that of the page", () =>
    Effect.gen(function* () {
      const due = { _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken } as const
      const told = yield* reset(answers({ ...due, identity: { id: "i-1", email: { address: "ada@example.com" } } }))
      const known = yield* reset(answers(due), Effect.void, "bob@example.com")

      assert.deepStrictEqual(told, {
        _tag: "Done",
        outcome: { _tag: "EmailVerificationRequired", email: "ada@example.com", identityId: "i-1", stateToken }
      })
      assert.deepStrictEqual(known, {
        _tag: "Done",
        outcome: { _tag: "EmailVerificationRequired", email: "bob@example.com", stateToken }
      })
    })
  )

  it.effect("reports a used recovery token", () =>
    Effect.gen(function* () {
      const over = new RecoveryRefused({
        errorCode: "invalidRecoveryToken",
        status: 400,
        statusText: "Bad Request",
        requestId: "r-1",
        code: recoveryCodes.invalidRecoveryToken,
        description: "",
        data: undefined
      })
      const state = yield* reset(() => Effect.fail(over))

      assert.strictEqual(state._tag === "Failed" && state.problem.key, "recoveryLinkExpired")
    })
  )
})

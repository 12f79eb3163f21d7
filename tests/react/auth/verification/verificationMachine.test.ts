import { ofVerification } from "../../../../packages/client/src/auth/internal/AccountRefused.ts"
import type { LoginState } from "@portico/client/auth/LoginState"
import { Recovery } from "@portico/client/auth/Recovery"
import { FlowTimedOut, SilentLogin, type SilentLoginError } from "@portico/client/auth/SilentLogin"
import { Verification, type VerifyError } from "@portico/client/auth/Verification"
import { ApplicationError, SystemError } from "@portico/client/transport/Failure"
import { verificationCodes } from "@portico/contract/LoginFailure"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import {
  linkMachine,
  mailCode,
  verificationMachine
} from "../../../../packages/react/src/auth/verification/verificationMachine.ts"
import { registryOver } from "../../runtime/registry.ts"

const email = "eve@example.com"
const code = Redacted.make("123456")
const [newest, older] = [Redacted.make("newest"), Redacted.make("older")]
const success: LoginState = { _tag: "SUCCESS", sessionToken: Redacted.make("session") }

const refused = (refusal: string) =>
  ofVerification(
    new ApplicationError({
      status: 400,
      statusText: "Bad Request",
      requestId: "r-1",
      code: refusal,
      description: "",
      data: undefined
    })
  )

// Responses by the state token that the code is sent with.
const sending = (
  answers: Readonly<Record<string, LoginState | VerifyError>>,
  stateTokens: ReadonlyArray<Redacted.Redacted>,
  session: Effect.Effect<void, SilentLoginError> = Effect.void
) =>
  Effect.gen(function* () {
    const tried: Array<string> = []
    const verify: Verification["Service"]["verify"] = ({ stateToken }) => {
      const token = Redacted.value(stateToken)
      tried.push(token)
      const answer = answers[token] ?? refused(verificationCodes.verificationExpired)
      return answer instanceof Error ? Effect.fail(answer) : Effect.succeed(answer)
    }
    const layer = Layer.merge(Layer.mock(Verification, { verify }), Layer.succeed(SilentLogin, { run: () => session }))
    const registry = yield* registryOver(layer)
    const form = verificationMachine()
    registry.mount(form)
    const entries = { code, due: { email, stateTokens }, mayLeave: false }
    registry.set(form, { _tag: "Submit", entries, problem: undefined })
    return { state: registry.get(form), tried }
  })

describe("verificationMachine", () => {
  it.effect("creates a session", () =>
    Effect.gen(function* () {
      const { state } = yield* sending({ newest: success }, [newest])

      assert.deepStrictEqual(state, { _tag: "Done", outcome: { _tag: "SignedIn" } })
    })
  )

  it.effect("accepts the code of an earlier email", () =>
    Effect.gen(function* () {
      const answers = { newest: refused(verificationCodes.invalidVerificationCode), older: success }
      const { state, tried } = yield* sending(answers, [newest, older])

      assert.deepStrictEqual(tried, ["newest", "older"])
      assert.strictEqual(state._tag, "Done")
    })
  )

  it.effect("reports the refusal for the newest email if no email has the code", () =>
    Effect.gen(function* () {
      const answers = {
        newest: refused(verificationCodes.invalidVerificationCode),
        older: refused(verificationCodes.verificationExpired)
      }
      const { state } = yield* sending(answers, [newest, older])

      assert.strictEqual(state._tag === "Failed" && state.problem.key, "wrongCode")
    })
  )

  it.effect("does not try older tokens after other failures", () =>
    Effect.gen(function* () {
      const down = new SystemError({ status: 500, statusText: "", requestId: "r-1", retryAfter: undefined })
      const { state, tried } = yield* sending({ newest: down, older: success }, [newest, older])

      assert.deepStrictEqual(tried, ["newest"])
      assert.strictEqual(state._tag === "Failed" && state.problem.key, "serverError")
    })
  )

  it.effect("sends nothing without a state token", () =>
    Effect.gen(function* () {
      const { state, tried } = yield* sending({}, [])

      assert.deepStrictEqual(tried, [])
      assert.strictEqual(state._tag === "Failed" && state.problem.key, "codeExpired")
    })
  )

  it.effect("reports a verified address if no session can be created", () =>
    Effect.gen(function* () {
      const { state } = yield* sending({ newest: success }, [newest], Effect.fail(new FlowTimedOut()))

      assert.strictEqual(state._tag === "Done" && state.outcome._tag, "Verified")
    })
  )

  it.effect("hands over to the owner's approval", () =>
    Effect.gen(function* () {
      const { state } = yield* sending({ newest: { _tag: "OWNER_APPROVAL_REQUIRED" } }, [newest])

      assert.deepStrictEqual(state, { _tag: "Done", outcome: { _tag: "OwnerApprovalRequired" } })
    })
  )
})

describe("mailCode", () => {
  it.effect("returns the new state token if the provider issues one", () =>
    Effect.gen(function* () {
      const start = (verificationId: string | undefined) =>
        Effect.provide(mailCode("i-1"), Layer.mock(Verification, { start: () => Effect.succeed({ verificationId }) }))
      const token = yield* start("v-1")

      assert.strictEqual(token && Redacted.value(token), "v-1")
      assert.isUndefined(yield* start(undefined))
    })
  )
})

describe("linkMachine", () => {
  it.effect("sends the activation email to the identity", () =>
    Effect.gen(function* () {
      const sent: Array<unknown> = []
      const sendActivationEmail = (...call: ReadonlyArray<unknown>) => Effect.sync(() => void sent.push(call))
      const registry = yield* registryOver(Layer.mock(Recovery, { sendActivationEmail }))
      const button = linkMachine()
      registry.mount(button)
      registry.set(button, { _tag: "Submit", entries: { identityId: "i-1", options: {} }, problem: undefined })

      assert.deepStrictEqual(registry.get(button), { _tag: "Done", outcome: true })
      assert.deepStrictEqual(sent, [["i-1", {}]])
    })
  )
})

import type { LoginState } from "@portico/client/auth/LoginState"
import { LoginRefused, Members } from "@portico/client/auth/Members"
import { FlowTimedOut, SilentLogin, type SilentLoginError } from "@portico/client/auth/SilentLogin"
import { accountCodes } from "@portico/contract/LoginFailure"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { TestClock } from "effect/testing"
import type { ApprovalStatus } from "../../../../packages/react/src/auth/verification/Approval.ts"
import {
  approvalMachine,
  type ApprovalCheck
} from "../../../../packages/react/src/auth/verification/approvalMachine.ts"
import { registryOver } from "../../runtime/registry.ts"

const credentials = { email: "olive@example.com", password: Redacted.make("not-yet-approved") }
const signIn: ApprovalCheck = { _tag: "SignIn", credentials, mayLeave: false }
const sessionToken = Redacted.make("session")

const asking = (
  check: ApprovalCheck,
  login: Effect.Effect<LoginState, LoginRefused> = Effect.never,
  session: Effect.Effect<void, SilentLoginError> = Effect.void
) =>
  Effect.gen(function* () {
    const members = Layer.mock(Members, { login: () => login })
    const layer = Layer.merge(members, Layer.succeed(SilentLogin, { run: () => session }))
    const registry = yield* registryOver(layer)
    const button = approvalMachine()
    registry.mount(button)
    const ask = () => registry.set(button, { _tag: "Submit", entries: check, problem: undefined })
    ask()
    return { again: () => registry.set(button, { _tag: "Reset" }), ask, state: () => registry.get(button) }
  })

const refused = (code: string) =>
  new LoginRefused({
    status: 403,
    requestId: "r-1",
    code,
    description: "",
    errorCode: "invalidEmail"
  })

describe("approvalMachine that signs in again", () => {
  it.effect("reports that the approval is pending, and when it was checked", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(60_000)
      const { again, ask, state } = yield* asking(signIn, Effect.succeed({ _tag: "OWNER_APPROVAL_REQUIRED" }))
      const outcomeAt = (at: number) => ({ _tag: "Done", outcome: { _tag: "StillPending", at: new Date(at) } })

      assert.deepStrictEqual<unknown>(state(), outcomeAt(60_000))
      yield* TestClock.setTime(90_000)
      again()
      ask()
      assert.deepStrictEqual<unknown>(state(), outcomeAt(90_000))
    })
  )

  it.effect("creates a session once the member is approved", () =>
    Effect.gen(function* () {
      const { state } = yield* asking(signIn, Effect.succeed({ _tag: "SUCCESS", sessionToken }))

      assert.deepStrictEqual(state(), { _tag: "Done", outcome: { _tag: "SignedIn" } })
    })
  )

  it.effect("reports the approval if no session can be created", () =>
    Effect.gen(function* () {
      const session = Effect.fail(new FlowTimedOut())
      const { state } = yield* asking(signIn, Effect.succeed({ _tag: "SUCCESS", sessionToken }), session)

      assert.deepStrictEqual(state(), { _tag: "Done", outcome: { _tag: "Approved" } })
    })
  )

  it.effect("reports that the member was declined", () =>
    Effect.gen(function* () {
      const { state } = yield* asking(signIn, Effect.fail(refused(accountCodes.identityBlocked)))

      assert.deepStrictEqual(state(), { _tag: "Done", outcome: { _tag: "Declined" } })
    })
  )

  it.effect("fails if the sign-in fails", () =>
    Effect.gen(function* () {
      const { state } = yield* asking(signIn, Effect.fail(refused("-19900")))
      const now = state()

      assert.strictEqual(now._tag === "Failed" && now.problem.key, "loginRefused")
    })
  )
})

describe("approvalMachine that checks with the site", () => {
  const answers = (answer: ApprovalStatus): ApprovalCheck => ({ _tag: "Page", check: () => Promise.resolve(answer) })
  const settled = Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))

  it.effect.each([
    ["pending", "StillPending"],
    ["approved", "Approved"],
    ["declined", "Declined"]
  ] as const)("%s becomes %s", ([answer, outcome]) =>
    Effect.gen(function* () {
      const { state } = yield* asking(answers(answer))
      yield* settled
      const now = state()

      assert.strictEqual(now._tag === "Done" && now.outcome._tag, outcome)
    })
  )

  it.effect("fails for an unknown result", () =>
    Effect.gen(function* () {
      const { state } = yield* asking(answers("APPROVED" as ApprovalStatus))
      yield* settled
      const now = state()

      assert.strictEqual(now._tag === "Failed" && now.problem.key, "approvalUnknown")
    })
  )

  it.effect("fails if the site fails", () =>
    Effect.gen(function* () {
      const { state } = yield* asking({ _tag: "Page", check: () => Promise.reject(new Error("away")) })
      yield* settled
      const now = state()

      assert.strictEqual(now._tag === "Failed" && now.problem.key, "approvalUnknown")
    })
  )
})

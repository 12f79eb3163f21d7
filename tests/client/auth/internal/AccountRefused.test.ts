import { Members } from "@portico/client/auth/Members"
import { Mfa } from "@portico/client/auth/Mfa"
import { Recovery } from "@portico/client/auth/Recovery"
import { Verification } from "@portico/client/auth/Verification"
import { accountCodes, factorCodes, recoveryCodes, verificationCodes } from "@portico/contract/LoginFailure"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { json, refused, replies } from "../../transport/network.ts"
import { run } from "../account.ts"

const secret = Redacted.make("secret")
const due = { _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken: secret } as const

const verification = Verification.use(({ verify }) => verify(due, secret))
const recovery = Recovery.use(({ recover }) => recover({ recoveryToken: secret, password: secret }))
const factor = Mfa.use(({ verify }) => verify({ stateToken: secret }, { factorType: "SMS", code: secret }))
const challenge = Mfa.use((mfa) => mfa.challenge({ stateToken: secret }, "SMS"))
const signOn = Members.use((members) => members.signOn({ email: "ada@shop.test" }))

const calls = [
  ["an email verification", verification, "VerificationRefused", verificationCodes],
  ["a password recovery", recovery, "RecoveryRefused", recoveryCodes],
  ["a second factor", factor, "FactorRefused", factorCodes],
  ["the challenge of a second factor", challenge, "FactorRefused", factorCodes],
  ["an account at an email verification", verification, "AccountRefused", accountCodes],
  ["an account at a password recovery", recovery, "AccountRefused", accountCodes],
  ["an account at a second factor", factor, "AccountRefused", accountCodes],
  ["an account at the challenge of a second factor", challenge, "AccountRefused", accountCodes],
  ["an account at a sign-on", signOn, "AccountRefused", accountCodes]
] as const

describe.each(calls)("the refusal of %s", (_, call, tag, codes) => {
  it.effect.each(Object.entries(codes))("has the error code %s for %s, whatever the status", ([errorCode, code]) =>
    Effect.gen(function* () {
      for (const status of [400, 403, 413, 429, 500]) {
        const net = replies(refused(status, code, "the description"))

        const failure: unknown = yield* run(net, Effect.flip(Effect.asVoid<unknown, unknown, Services>(call)))

        assert.deepInclude(failure, { _tag: tag, errorCode, code, status, requestId: "REQ-1" })
        assert.strictEqual((failure as Error).message, "the description")
        assert.lengthOf(net.sent, 1)
      }
    })
  )

  it.effect("is an ApplicationError if its code is unknown", () =>
    Effect.gen(function* () {
      const net = replies(refused(400, "ANOTHER"))

      const failure: unknown = yield* run(net, Effect.flip(Effect.asVoid<unknown, unknown, Services>(call)))

      assert.deepInclude(failure, { _tag: "ApplicationError", code: "ANOTHER" })
      assert.notProperty(failure, "errorCode")
    })
  )

  it.effect("contains the data and the field violations of the response", () =>
    Effect.gen(function* () {
      const [code] = Object.values(codes)
      const fieldViolations = [{ field: "code", description: "is odd" }]
      const applicationError = { code, description: "no", data: { triesLeft: 2 } }
      const net = replies(json({ details: { applicationError, validationError: { fieldViolations } } }, 400))

      const failure: unknown = yield* run(net, Effect.flip(Effect.asVoid<unknown, unknown, Services>(call)))

      assert.deepInclude(failure, { _tag: tag, data: { triesLeft: 2 }, violations: fieldViolations })
    })
  )
})

it.effect("Mfa.challenge fails with the Retry-After time if no further code may be sent", () =>
  Effect.gen(function* () {
    const details = { applicationError: { code: factorCodes.factorSendsExhausted, description: "no" } }
    const net = replies(json({ details }, 429, { "retry-after": "30" }))

    const failure = yield* run(net, Effect.flip(challenge))

    assert.deepInclude(failure, { _tag: "FactorRefused", errorCode: "factorSendsExhausted", retryAfter: 30 })
  })
)

type Services = Members | Mfa | Recovery | Verification

import * as LoginFailure from "@portico/contract/LoginFailure"
import { Members, type RegisterError } from "@portico/client/auth/Members"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { json, refused, replies, text } from "../../transport/network.ts"
import { run } from "../account.ts"

const credentials = { email: "a@b.co", password: Redacted.make("pw") }
const login = Members.use((members) => members.login(credentials))
const register = Members.use((members) => members.register(credentials))

describe("a refused login", () => {
  const codes: ReadonlyArray<readonly [code: string, errorCode: LoginFailure.LoginErrorCode]> = [
    ...Object.entries(LoginFailure.login.codes),
    ["-19995", LoginFailure.login.otherwise],
    ["WHATEVER", LoginFailure.login.otherwise]
  ]

  it.effect.each(codes)("fails for the code %s with %s, whatever the status", ([code, errorCode]) =>
    Effect.gen(function* () {
      for (const status of [400, 401, 403, 409, 413, 500]) {
        const net = replies(refused(status, code, "the description"))

        const failure = yield* run(net, Effect.flip(login))

        assert.deepInclude(failure, { _tag: "LoginRefused", errorCode, code, status, requestId: "REQ-1" })
        assert.strictEqual(failure.message, "the description")
        assert.lengthOf(net.sent, 1)
      }
    })
  )

  it.effect("fails for a numeric code as for its string", () =>
    Effect.gen(function* () {
      const failure = yield* run(replies(refused(400, -19976)), Effect.flip(login))

      assert.deepInclude(failure, { errorCode: "invalidPassword", code: "-19976" })
    })
  )

  it.effect("fails with invalidEmail and the raw code if there are no details", () =>
    Effect.gen(function* () {
      const failure = yield* run(replies(text("", 403)), Effect.flip(login))

      assert.deepInclude(failure, { _tag: "LoginRefused", errorCode: "invalidEmail", code: "FORBIDDEN" })
    })
  )

  it.effect("fails with RateLimited and an error code after too many attempts", () =>
    Effect.gen(function* () {
      const failure = yield* run(replies(json({}, 429, { "retry-after": "30" })), Effect.flip(login))

      assert.deepInclude(failure, {
        _tag: "RateLimited",
        retryAfter: 30,
        errorCode: "invalidEmail",
        code: "TOO_MANY_REQUESTS"
      })
    })
  )

  it.effect("fails with TooLarge if the status is 413 and there are no details", () =>
    Effect.gen(function* () {
      const failure = yield* run(replies(text("", 413)), Effect.flip(login))

      assert.strictEqual(failure._tag, "TooLarge")
      assert.notProperty(failure, "errorCode")
    })
  )

  it.effect("fails with the error code and the field violations if there are both", () =>
    Effect.gen(function* () {
      const fieldViolations = [{ field: "password", description: "is odd" }]
      const applicationError = { code: "-19976", description: "wrong" }
      const net = replies(json({ details: { applicationError, validationError: { fieldViolations } } }, 400))

      const failure = yield* run(net, Effect.flip(login))

      assert.deepInclude(failure, { _tag: "LoginRefused", errorCode: "invalidPassword", violations: fieldViolations })
    })
  )

  it.effect("fails with InvalidArgument if there are only field violations", () =>
    Effect.gen(function* () {
      const fieldViolations = [{ field: "loginId.email", description: "bad", data: { type: "EMAIL" } }]
      const net = replies(json({ details: { validationError: { fieldViolations } } }, 400))

      const failure = yield* run(net, Effect.flip(login))

      assert.deepInclude(failure, { _tag: "InvalidArgument", violations: fieldViolations })
    })
  )
})

describe("a refused registration", () => {
  it.effect.each(Object.entries(LoginFailure.registration.codes))(
    "fails for the code %s with %s",
    ([code, errorCode]) =>
      Effect.gen(function* () {
        const failure = yield* run(replies(refused(409, code)), Effect.flip(register))

        assert.deepInclude(failure, { _tag: "RegistrationRefused", errorCode, code, status: 409, requestId: "REQ-1" })
      })
  )

  it.effect("fails with the error code of a known code even if the status is 413", () =>
    Effect.gen(function* () {
      const failure = yield* run(replies(refused(413, "-19995")), Effect.flip(register))

      assert.deepInclude(failure, { _tag: "RegistrationRefused", errorCode: "emailAlreadyExists", status: 413 })
    })
  )

  it.effect("fails with TooLarge and the unknown code if the status is 413", () =>
    Effect.gen(function* () {
      const failure = yield* run(replies(refused(413, "WHATEVER")), Effect.flip(register))

      assert.deepInclude(failure, { _tag: "TooLarge", code: "WHATEVER" })
      assert.notProperty(failure, "errorCode")
    })
  )

  it.effect("fails with the error code and the field violations if there are both", () =>
    Effect.gen(function* () {
      const fieldViolations = [{ field: "password", description: "is odd" }]
      const applicationError = { code: "-19995", description: "taken" }
      const net = replies(json({ details: { applicationError, validationError: { fieldViolations } } }, 400))

      const failure = yield* run(net, Effect.flip(register))

      assert.deepInclude(failure, {
        _tag: "RegistrationRefused",
        errorCode: "emailAlreadyExists",
        code: "-19995",
        violations: fieldViolations
      })
    })
  )

  it.effect.each(["-19976", "-19973", "-19999", "WHATEVER"])("fails for the code %s with the message only", (code) =>
    Effect.gen(function* () {
      const failure: RegisterError = yield* run(replies(refused(400, code, "in words")), Effect.flip(register))

      assert.deepInclude(failure, { _tag: "ApplicationError", code })
      assert.strictEqual(failure.message, "in words")
      assert.notProperty(failure, "errorCode")
    })
  )

  it.effect.each([0, 1, 2])("fails with invalidEmail if violation %i has the type EMAIL", (place) =>
    Effect.gen(function* () {
      const fieldViolations: Array<object> = [
        { field: "password", description: "too short" },
        { field: "profile", description: "odd", data: { type: "OTHER" } }
      ]
      fieldViolations.splice(place, 0, { field: "x", description: "no address", data: { type: "EMAIL" } })
      const net = replies(json({ details: { validationError: { fieldViolations } } }, 400))

      const failure = yield* run(net, Effect.flip(register))

      assert.deepInclude(failure, { _tag: "RegistrationRefused", errorCode: "invalidEmail", status: 400 })
      assert.strictEqual(failure.message, "no address")
    })
  )

  it.effect("fails with the violations of other fields", () =>
    Effect.gen(function* () {
      const fieldViolations = [{ field: "password", description: "too short" }]
      const net = replies(json({ details: { validationError: { fieldViolations } } }, 400))

      const failure = yield* run(net, Effect.flip(register))

      assert.strictEqual(failure._tag, "InvalidArgument")
      assert.strictEqual(failure.message, 'INVALID_ARGUMENT: "password" too short')
    })
  )
})

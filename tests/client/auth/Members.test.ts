import * as LoginFailure from "@portico/contract/LoginFailure"
import { Members, type RegisterError } from "@portico/client/auth/Members"
import { Tokens } from "@portico/client/session/Tokens"
import type * as Settings from "@portico/client/transport/Settings"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { expiredMember, member, now, plain, storeOf, unseal } from "../session/session.ts"
import { granted, json, type Network, network, refused, replies, type Reply, text } from "../transport/network.ts"
import { auth, fullUrl, redirectSession } from "./auth.ts"

const credentials = { email: "a@b.co", password: Redacted.make("pw") }
const visitor = plain("ACCESS", now + 3600, "REFRESH", "visitor")

const run = <A, E>(
  net: Network,
  program: Effect.Effect<A, E, Members | Tokens>,
  options?: Partial<Settings.Options>,
  store = storeOf(visitor)
) => Effect.andThen(TestClock.setTime(now * 1000), program.pipe(Effect.provide(auth(net, store, undefined, options))))

const login = Members.use((members) => members.login(credentials))
const register = Members.use((members) => members.register(credentials))

describe.each([
  ["login", login, "/v2/login"],
  ["register", register, "/v2/register"]
] as const)("%s", (_, call, path) => {
  it.effect("is sent with the held token, tried once, and stores nothing", () =>
    Effect.gen(function* () {
      const net = replies(json({ state: "SUCCESS", sessionToken: "ST" }))
      const store = storeOf(visitor)

      const state = yield* run(net, call, {}, store)

      assert.strictEqual(state._tag === "SUCCESS" && state.sessionToken && Redacted.value(state.sessionToken), "ST")
      assert.deepInclude(net.sent[0], { method: "POST", path, body: { loginId: { email: "a@b.co" }, password: "pw" } })
      assert.strictEqual(net.sent[0]?.headers["authorization"], "ACCESS")
      assert.deepStrictEqual(store.saved, [])
    })
  )

  it.effect.each([
    [{ state: "REQUIRE_OWNER_APPROVAL" }, { _tag: "OWNER_APPROVAL_REQUIRED" }],
    [
      { state: "STATUS_CHECK", sessionToken: "ST" },
      { _tag: "FAILURE", error: "Unknown _state" }
    ],
    [{ state: "NEWER_THAN_THIS" }, { _tag: "FAILURE", error: "Unknown _state" }],
    [{ state: "SUCCESS" }, { _tag: "SUCCESS", sessionToken: undefined }],
    [{ state: "REQUIRE_EMAIL_VERIFICATION" }, { _tag: "FAILURE", error: "Unknown _state" }],
    [{}, { _tag: "FAILURE", error: "Unknown _state" }]
  ] as const)("answered %j", ([answer, expected]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* run(replies(json(answer)), call), expected)
    })
  )

  it.effect("answered that the address must be verified carries the state token", () =>
    Effect.gen(function* () {
      const state = yield* run(replies(json({ state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "STATE" })), call)

      assert.strictEqual(state._tag === "EMAIL_VERIFICATION_REQUIRED" && Redacted.value(state.stateToken), "STATE")
    })
  )

  const troubles: ReadonlyArray<readonly [name: string, reply: () => Reply, tag: string]> = [
    ["no network", () => "offline", "Unreachable"],
    ["a provider in trouble", () => text("", 503), "SystemError"],
    ["an unreadable answer", () => text("<html>", 200), "Unreadable"]
  ]

  it.effect.each(troubles)("that meets %s fails with its type, after one attempt", ([, reply, tag]) =>
    Effect.gen(function* () {
      const net = network(reply)

      const failure = yield* run(net, Effect.flip(call))

      assert.strictEqual(failure._tag, tag)
      assert.lengthOf(net.sent, 1)
    })
  )
})

describe("a refused login", () => {
  const codes: ReadonlyArray<readonly [code: string, errorCode: LoginFailure.LoginErrorCode]> = [
    ...Object.entries(LoginFailure.login.codes),
    ["-19995", LoginFailure.login.otherwise],
    ["WHATEVER", LoginFailure.login.otherwise]
  ]

  it.effect.each(codes)("of code %s means %s, whatever the status", ([code, errorCode]) =>
    Effect.gen(function* () {
      for (const status of [400, 401, 403, 409, 500]) {
        const net = replies(refused(status, code, "the description"))

        const failure = yield* run(net, Effect.flip(login))

        assert.deepInclude(failure, { _tag: "LoginRefused", errorCode, code, status, requestId: "REQ-1" })
        assert.strictEqual(failure.message, "the description")
        assert.lengthOf(net.sent, 1)
      }
    })
  )

  it.effect("of a number means the same as its text", () =>
    Effect.gen(function* () {
      const failure = yield* run(replies(refused(400, -19976)), Effect.flip(login))

      assert.deepInclude(failure, { errorCode: "invalidPassword", code: "-19976" })
    })
  )

  it.effect("without details means an invalid address, and keeps the raw code", () =>
    Effect.gen(function* () {
      const failure = yield* run(replies(text("", 403)), Effect.flip(login))

      assert.deepInclude(failure, { _tag: "LoginRefused", errorCode: "invalidEmail", code: "FORBIDDEN" })
    })
  )

  it.effect("for too many attempts is told apart, and carries the code that every refusal has", () =>
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

  it.effect("for its fields stays a matter of fields", () =>
    Effect.gen(function* () {
      const fieldViolations = [{ field: "loginId.email", description: "bad", data: { type: "EMAIL" } }]
      const net = replies(json({ details: { validationError: { fieldViolations } } }, 400))

      const failure = yield* run(net, Effect.flip(login))

      assert.deepInclude(failure, { _tag: "InvalidArgument", violations: fieldViolations })
    })
  )
})

describe("a refused registration", () => {
  it.effect.each(Object.entries(LoginFailure.registration.codes))("of code %s means %s", ([code, errorCode]) =>
    Effect.gen(function* () {
      const failure = yield* run(replies(refused(409, code)), Effect.flip(register))

      assert.deepInclude(failure, { _tag: "LoginRefused", errorCode, code, status: 409, requestId: "REQ-1" })
    })
  )

  it.effect.each(["-19976", "-19973", "-19999", "WHATEVER"])("of code %s carries the message only", (code) =>
    Effect.gen(function* () {
      const failure: RegisterError = yield* run(replies(refused(400, code, "in words")), Effect.flip(register))

      assert.deepInclude(failure, { _tag: "ApplicationError", code })
      assert.strictEqual(failure.message, "in words")
      assert.notProperty(failure, "errorCode")
    })
  )

  it.effect.each([0, 1, 2])("for the address means an invalid one, though it is violation %i", (place) =>
    Effect.gen(function* () {
      const fieldViolations: Array<object> = [
        { field: "password", description: "too short" },
        { field: "profile", description: "odd", data: { type: "OTHER" } }
      ]
      fieldViolations.splice(place, 0, { field: "x", description: "no address", data: { type: "EMAIL" } })
      const net = replies(json({ details: { validationError: { fieldViolations } } }, 400))

      const failure = yield* run(net, Effect.flip(register))

      assert.deepInclude(failure, { _tag: "LoginRefused", errorCode: "invalidEmail", status: 400 })
      assert.strictEqual(failure.message, "no address")
    })
  )

  it.effect("for other fields lists them", () =>
    Effect.gen(function* () {
      const fieldViolations = [{ field: "password", description: "too short" }]
      const net = replies(json({ details: { validationError: { fieldViolations } } }, 400))

      const failure = yield* run(net, Effect.flip(register))

      assert.strictEqual(failure._tag, "InvalidArgument")
      assert.strictEqual(failure.message, 'INVALID_ARGUMENT: "password" too short')
    })
  )
})

it.effect(
  "a registration sends its profile, its captchas in one element, and what the settings say of the client",
  () =>
    Effect.gen(function* () {
      const net = network(() => json({ state: "SUCCESS", sessionToken: "ST" }))
      const captchaTokens = { recaptchaToken: Redacted.make("RC"), invisibleRecaptchaToken: Redacted.make("IRC") }

      yield* run(
        net,
        Members.use((members) =>
          Effect.all([
            members.register({ ...credentials, profile: { firstName: "A" }, captchaTokens }),
            members.register({ ...credentials, captchaTokens: {} })
          ])
        ),
        { clientMetaData: { k: "v" } }
      )

      const body = { loginId: { email: "a@b.co" }, password: "pw", clientMetaData: { k: "v" } }
      assert.deepStrictEqual(
        net.sent.map((sent) => sent.body),
        [
          { ...body, profile: { firstName: "A" }, captchaTokens: [{ Recaptcha: "RC", InvisibleRecaptcha: "IRC" }] },
          { ...body, captchaTokens: [{}] }
        ]
      )
    })
)

describe("logout", () => {
  const leave = (postFlowUrl?: string) =>
    Effect.gen(function* () {
      const members = yield* Members
      const result = yield* Effect.result(members.logout(postFlowUrl === undefined ? {} : { postFlowUrl }))
      const tokens = yield* Tokens
      return { result, held: unseal(yield* tokens.current), role: yield* tokens.role }
    })
  const empty = plain("", 0, "", "none")

  it.effect("ends the session with the captured token, and no visitor follows", () =>
    Effect.gen(function* () {
      const store = storeOf(member)
      const net = network(() => {
        assert.isUndefined(store.kept())
        return redirectSession()
      })

      const { held, result, role } = yield* run(net, leave("https://shop.example/bye"), {}, store)

      assert.deepStrictEqual(result._tag === "Success" && result.success, { logoutUrl: fullUrl })
      assert.deepStrictEqual([held, role], [empty, "none"])
      assert.lengthOf(net.sent, 1)
      assert.strictEqual(net.sent[0]?.headers["authorization"], "MEMBER")
      assert.deepStrictEqual(net.sent[0]?.body, {
        logout: { clientId: "CLIENT" },
        callbacks: { postFlowUrl: "https://shop.example/bye" }
      })
    })
  )

  it.effect("with an expired token refreshes it for the request alone, and ends with no role", () =>
    Effect.gen(function* () {
      const store = storeOf(expiredMember)
      const net = replies(granted("NEW", "NEXT"), redirectSession())

      const { held, role } = yield* run(net, leave(), {}, store)

      assert.deepStrictEqual([held, role], [empty, "none"])
      assert.isUndefined(store.kept())
      assert.strictEqual(net.sent[1]?.headers["authorization"], "NEW")
      assert.deepStrictEqual(net.sent[1]?.body, { logout: { clientId: "CLIENT" }, callbacks: {} })
    })
  )

  it.effect("fails where its request does, with the session ended all the same", () =>
    Effect.gen(function* () {
      const store = storeOf(member)
      const { held, result } = yield* run(
        network(() => "offline"),
        leave(),
        {},
        store
      )

      assert.strictEqual(result._tag === "Failure" && result.failure._tag, "Unreachable")
      assert.deepStrictEqual(held, empty)
      assert.isUndefined(store.kept())
    })
  )

  it.effect("does not lead to a page that is not listed, and sends nothing then", () =>
    Effect.gen(function* () {
      const net = replies()

      const { result } = yield* run(
        net,
        leave("https://evil.example/"),
        { returnAddresses: ["https://shop.example"] },
        storeOf(member)
      )

      assert.strictEqual(result._tag === "Failure" && result.failure._tag, "ReturnAddressRefused")
      assert.deepStrictEqual(net.sent, [])
    })
  )
})

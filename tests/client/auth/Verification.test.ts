import { fromText, toText, Verification } from "@portico/client/auth/Verification"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { expiredMember, member, settled, storeOf } from "../session/session.ts"
import { json, network, refused, replies } from "../transport/network.ts"
import { run, told } from "./account.ts"

const due = { _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken: Redacted.make("STATE") } as const
const code = Redacted.make("123456")

describe("Verification.verify", () => {
  it.effect("sends the code with the state token of its login", () =>
    Effect.gen(function* () {
      const net = replies(json({ state: "SUCCESS", sessionToken: "ST" }))

      const state = yield* run(
        net,
        Verification.use(({ verify }) => verify(due, code))
      )

      assert.deepStrictEqual(told(state), { _tag: "SUCCESS", sessionToken: "ST" })
      assert.deepInclude(net.sent[0], {
        method: "POST",
        origin: "https://api.example",
        path: "/v1/auth/verify",
        body: { code: "123456", stateToken: "STATE" }
      })
    })
  )

  it.effect("returns the next state of the response", () =>
    Effect.gen(function* () {
      const net = replies(
        json({ state: "REQUIRE_EMAIL_VERIFICATION", stateToken: "NEXT" }),
        json({ state: "REQUIRE_OWNER_APPROVAL" }),
        json({ state: "STATUS_CHECK" })
      )

      const states = yield* run(
        net,
        Verification.use(({ verify }) => Effect.all([verify(due, code), verify(due, code), verify(due, code)]))
      )

      assert.deepStrictEqual(states.map(told), [
        { _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken: "NEXT" },
        { _tag: "OWNER_APPROVAL_REQUIRED" },
        { _tag: "FAILURE", error: "Unknown _state" }
      ])
    })
  )

  it.effect.each(["", "  "])("fails without any request if the code is empty, as does attempt: %j", (empty) =>
    Effect.gen(function* () {
      const net = replies()
      const code = Redacted.make(empty)

      const verified = Verification.use(({ verify }) => Effect.flip(verify(due, code)))
      const attempted = Verification.use(({ attempt }) => Effect.flip(attempt(due, code)))

      for (const failure of [yield* run(net, verified, { store: storeOf() }), yield* run(net, attempted)]) {
        assert.deepInclude(failure, { _tag: "MissingVerificationCode", errorCode: "missingVerificationCode" })
        assert.include(failure.message, "verification code")
      }
      assert.deepStrictEqual(net.sent, [])
    })
  )

  it.effect("fails with the provider's code, status and request id after one attempt", () =>
    Effect.gen(function* () {
      const net = replies(refused(400, "WRONG_CODE", "not this one"))

      const failure = yield* run(net, Effect.flip(Verification.use(({ verify }) => verify(due, code))))

      assert.deepInclude(failure, { _tag: "ApplicationError", code: "WRONG_CODE", status: 400, requestId: "REQ-1" })
      assert.strictEqual(failure.message, "not this one")
    })
  )

  it.effect("runs as a visitor if the member's tokens cannot be refreshed", () =>
    Effect.gen(function* () {
      const net = network(({ path, body }) =>
        path === "/v1/auth/verify"
          ? json({ state: "SUCCESS", sessionToken: "ST" })
          : (body as { readonly grantType: string }).grantType === "anonymous"
            ? json({ access_token: "V", expires_in: 14_400, refresh_token: "VR" })
            : new Response("", { status: 429, headers: { "retry-after": "60" } })
      )

      const state = yield* run(
        net,
        Verification.use(({ verify }) => verify(due, code)),
        { store: storeOf(expiredMember) }
      )

      assert.strictEqual(state._tag, "SUCCESS")
      assert.strictEqual(net.sent.at(-1)?.headers["authorization"], "V")
    })
  )
})

describe("Verification.attempt", () => {
  const stateToken = Redacted.make("STATE")

  it.effect.each([
    { _tag: "SUCCESS", stateToken },
    { _tag: "OWNER_APPROVAL_REQUIRED", stateToken },
    { _tag: "FAILURE", stateToken },
    { _tag: "INITIAL", stateToken },
    { _tag: "USER_CAPTCHA_REQUIRED" },
    { _tag: "SILENT_CAPTCHA_REQUIRED" },
    { _tag: "EMAIL_VERIFICATION_REQUIRED" }
  ])("returns FAILURE without sending a request from $_tag", (state) =>
    Effect.gen(function* () {
      const net = replies()

      const outcome = yield* run(
        net,
        Verification.use(({ attempt }) => attempt(state, code))
      )

      assert.deepStrictEqual(outcome, { _tag: "FAILURE", error: "Unknown _state" })
      assert.deepStrictEqual(net.sent, [])
    })
  )

  it.effect("verifies from EMAIL_VERIFICATION_REQUIRED", () =>
    Effect.gen(function* () {
      const net = replies(json({ state: "SUCCESS" }))

      const state = yield* run(
        net,
        Verification.use(({ attempt }) => attempt(due, code))
      )

      assert.strictEqual(state._tag, "SUCCESS")
      assert.lengthOf(net.sent, 1)
    })
  )
})

describe("toText and fromText", () => {
  it("restore a pending verification", () => {
    const resumed = Option.getOrThrow(fromText(toText(due)))

    assert.strictEqual(resumed._tag, "EMAIL_VERIFICATION_REQUIRED")
    assert.strictEqual(Redacted.value(resumed.stateToken), "STATE")
  })

  it.each(["", "STATE", "{}", '{"_tag":"SUCCESS","stateToken":"STATE"}', '{"_tag":"EMAIL_VERIFICATION_REQUIRED"}'])(
    "return none for %j",
    (text) => {
      assert.isTrue(Option.isNone(fromText(text)))
    }
  )
})

describe("Verification.start", () => {
  it.effect.each([
    [
      { identityId: "i1", target: "EMAIL" },
      { identityId: "i1", target: "EMAIL" }
    ],
    [undefined, {}]
  ] as const)("sends %j to the edge host and returns the verification's id", ([options, body]) =>
    Effect.gen(function* () {
      const net = replies(json({ verificationId: "V1" }))

      const started = yield* run(
        net,
        Verification.use(({ start }) => start(options))
      )

      assert.deepStrictEqual(started, { verificationId: "V1" })
      assert.deepInclude(net.sent[0], { origin: "https://edge.example", path: "/v1/Start", body })
    })
  )

  it.effect("fails instead of running as a visitor if the member's tokens cannot be refreshed", () =>
    Effect.gen(function* () {
      const net = network(() => "offline")
      const store = storeOf({ ...member, accessToken: expiredMember.accessToken })

      const failure = yield* run(net, Effect.flip(Verification.use(({ start }) => settled(start()))), { store })

      assert.strictEqual(failure._tag, "TokenUnavailable")
      assert.isFalse(net.sent.some(({ path }) => path === "/v1/Start"))
    })
  )
})

import { LoginResponse } from "@portico/contract/auth/LoginResult"
import { fromResponse } from "@portico/client/auth/LoginState"
import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

const read = (answer: unknown) => fromResponse(Schema.decodeUnknownSync(LoginResponse)(answer))

const failure = { _tag: "FAILURE", error: "Unknown _state" } as const

describe("fromResponse", () => {
  it("reads the session token of SUCCESS", () => {
    const state = read({ state: "SUCCESS", sessionToken: "ST", stateToken: "OTHER" })

    assert.deepStrictEqual(Object.keys(state), ["_tag", "sessionToken"])
    assert.strictEqual(state._tag === "SUCCESS" && state.sessionToken && Redacted.value(state.sessionToken), "ST")
  })

  it("reads no tokens of REQUIRE_OWNER_APPROVAL", () => {
    assert.deepStrictEqual(read({ state: "REQUIRE_OWNER_APPROVAL", sessionToken: "ST", stateToken: "T" }), {
      _tag: "OWNER_APPROVAL_REQUIRED"
    })
  })

  it("reads the state token of REQUIRE_EMAIL_VERIFICATION", () => {
    const state = read({ state: "REQUIRE_EMAIL_VERIFICATION", sessionToken: "ST", stateToken: "T" })

    assert.deepStrictEqual(Object.keys(state), ["_tag", "stateToken"])
    assert.strictEqual(state._tag === "EMAIL_VERIFICATION_REQUIRED" && Redacted.value(state.stateToken), "T")
  })

  it.each([
    { state: "STATUS_CHECK", sessionToken: "ST" },
    { state: "STATUS_CHECK", stateToken: "T" },
    { state: "NEWER_THAN_THIS", stateToken: "T" },
    { state: "REQUIRE_EMAIL_VERIFICATION" },
    { state: "success" },
    { state: null },
    {}
  ])("returns FAILURE for %j", (answer) => {
    assert.deepStrictEqual(read(answer), failure)
  })

  it("reads the challenge of a second factor with its state token", () => {
    const state = read({
      state: "STATUS_CHECK",
      stateToken: "T",
      mfaChallengeData: { factorType: "SMS", verificationChallengeData: { hint: "…42" }, reason: "USER_SETTINGS" }
    })

    assert.deepInclude(state, failure)
    const challenge = state._tag === "FAILURE" ? state.challenge : undefined
    assert.deepStrictEqual([challenge?.factorType, challenge?.verificationChallengeData?.hint], ["SMS", "…42"])
    assert.strictEqual(challenge && Redacted.value(challenge.stateToken), "T")
  })

  it("returns no challenge if the state token is missing", () => {
    assert.deepStrictEqual(read({ state: "STATUS_CHECK", mfaChallengeData: { factorType: "SMS" } }), failure)
  })

  it.each(["SUCCESS", "REQUIRE_OWNER_APPROVAL", "REQUIRE_EMAIL_VERIFICATION", "STATUS_CHECK"])(
    "reads identity and additionalData of %s",
    (name) => {
      const state = read({
        state: name,
        stateToken: "T",
        identity: { id: "i1", createdDate: "2024-01-02T03:04:05.006Z" },
        additionalData: { a: { numValue: "Infinity" } }
      })

      assert.deepInclude(state, {
        identity: { id: "i1", createdDate: new Date("2024-01-02T03:04:05.006Z") },
        additionalData: { a: { numValue: Number.POSITIVE_INFINITY } }
      })
    }
  )
})

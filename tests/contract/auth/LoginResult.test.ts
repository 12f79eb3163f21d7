import * as LoginResult from "@portico/contract/auth/LoginResult"
import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

const decode = Schema.decodeUnknownSync(LoginResult.LoginResponse)

describe("the response of a login", () => {
  it.each(["SUCCESS", "REQUIRE_OWNER_APPROVAL", "REQUIRE_EMAIL_VERIFICATION", "STATUS_CHECK", "SOMETHING_NEW"])(
    "has the state %s",
    (state) => {
      assert.strictEqual(decode({ state }).state, state)
    }
  )

  it("redacts its tokens", () => {
    const answer = decode({ state: "SUCCESS", sessionToken: "SESSION", stateToken: "STATE" })

    assert.notMatch(JSON.stringify(answer), /SESSION|STATE/)
    assert.strictEqual(answer.sessionToken && Redacted.value(answer.sessionToken), "SESSION")
  })

  it("can be empty or contain null", () => {
    assert.deepStrictEqual(decode({}), {})
    assert.deepStrictEqual(decode({ state: null, sessionToken: null, identity: null, mfaChallengeData: null }), {})
  })

  it("omits an identity that cannot be decoded", () => {
    const answer = decode({
      state: "SUCCESS",
      identity: { createdDate: "yesterday" },
      additionalData: { a: { numValue: "many" } }
    })

    assert.deepStrictEqual(answer, { state: "SUCCESS" })
  })

  it("decodes dates and numbers of additionalData", () => {
    const additionalData = {
      a: { numValue: "NaN" },
      b: { dateValue: "2024-01-01T00:00:00.000Z" },
      c: { strValue: "s" }
    }

    assert.deepStrictEqual<unknown>(decode({ additionalData }).additionalData, {
      ...additionalData,
      a: { numValue: Number.NaN },
      b: { dateValue: new Date("2024-01-01") }
    })
  })
})

describe("the request of a login", () => {
  it.each([
    { loginId: { email: "a@b.example" }, password: "pw" },
    { loginId: { email: "" }, password: "", captchaTokens: [{}] },
    {
      loginId: { email: "a@b.example" },
      password: "pw",
      captchaTokens: [{ Recaptcha: "r", InvisibleRecaptcha: "i" }],
      clientMetaData: { page: 1 }
    }
  ])("round-trips %j", (body: unknown) => {
    const request = Schema.decodeUnknownSync(LoginResult.LoginRequest)(body)

    assert.deepStrictEqual<unknown>(Schema.encodeSync(LoginResult.LoginRequest)(request), body)
  })
})

it("the client has the seven login states of the specification", () => {
  assert.sameMembers<string>(
    [...LoginResult.loginStates],
    "SUCCESS INITIAL FAILURE OWNER_APPROVAL_REQUIRED EMAIL_VERIFICATION_REQUIRED USER_CAPTCHA_REQUIRED SILENT_CAPTCHA_REQUIRED".split(
      " "
    )
  )
})

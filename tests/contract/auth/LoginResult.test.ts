import * as LoginResult from "@portico/contract/auth/LoginResult"
import { assert, describe, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

const decode = Schema.decodeUnknownSync(LoginResult.StateAnswer)

describe("where a login stands", () => {
  it.each(["SUCCESS", "REQUIRE_OWNER_APPROVAL", "REQUIRE_EMAIL_VERIFICATION", "STATUS_CHECK", "SOMETHING_NEW"])(
    "may be %s",
    (state) => {
      assert.strictEqual(decode({ state }).state, state)
    }
  )

  it("comes with tokens that do not print", () => {
    const answer = decode({ state: "SUCCESS", sessionToken: "SESSION", stateToken: "STATE" })

    assert.notMatch(JSON.stringify(answer), /SESSION|STATE/)
    assert.strictEqual(answer.sessionToken && Redacted.value(answer.sessionToken), "SESSION")
  })

  it("is read where the answer says next to nothing", () => {
    assert.deepStrictEqual(decode({}), {})
    assert.deepStrictEqual(decode({ state: null, sessionToken: null, identity: null, mfaChallengeData: null }), {})
  })

  it("is read where the identity beside it cannot be", () => {
    const answer = decode({
      state: "SUCCESS",
      identity: { createdDate: "yesterday" },
      additionalData: { a: { numValue: "many" } }
    })

    assert.deepStrictEqual(answer, { state: "SUCCESS" })
  })

  it("brings further data with its dates and numbers", () => {
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

describe("a login", () => {
  it.each([
    { loginId: { email: "a@b.example" }, password: "pw" },
    { loginId: { email: "" }, password: "", captchaTokens: [{}] },
    {
      loginId: { email: "a@b.example" },
      password: "pw",
      captchaTokens: [{ Recaptcha: "r", InvisibleRecaptcha: "i" }],
      clientMetaData: { page: 1 }
    }
  ])("travels as %j", (body: unknown) => {
    const request = Schema.decodeUnknownSync(LoginResult.LoginRequest)(body)

    assert.deepStrictEqual<unknown>(Schema.encodeSync(LoginResult.LoginRequest)(request), body)
  })
})

it("the client knows the seven login states of the specification", () => {
  assert.sameMembers<string>(
    [...LoginResult.loginStates],
    "SUCCESS INITIAL FAILURE OWNER_APPROVAL_REQUIRED EMAIL_VERIFICATION_REQUIRED USER_CAPTCHA_REQUIRED SILENT_CAPTCHA_REQUIRED".split(
      " "
    )
  )
})

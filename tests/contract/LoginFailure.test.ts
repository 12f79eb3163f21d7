import * as LoginFailure from "@portico/contract/LoginFailure"
import { assert, describe, it } from "@effect/vitest"

describe("a refused login", () => {
  it.each([
    ["-19971", "missingCaptchaToken"],
    ["-19970", "invalidCaptchaToken"],
    ["-19976", "invalidPassword"],
    ["-19973", "resetPassword"]
  ])("with the code %s means %s", (code, errorCode) => {
    assert.strictEqual(LoginFailure.loginErrorCode(code), errorCode)
  })

  it.each(["-19995", "-19999", "NOT_FOUND", "403", "", "toString", "__proto__"])(
    "with any other code, such as %j, means invalidEmail",
    (code) => {
      assert.strictEqual(LoginFailure.loginErrorCode(code), "invalidEmail")
    }
  )

  it("has no further codes of its own", () => {
    assert.lengthOf(Object.keys(LoginFailure.login.codes), 4)
  })
})

describe("a refused registration", () => {
  it.each([
    ["-19971", "missingCaptchaToken"],
    ["-19995", "emailAlreadyExists"],
    ["-19970", "invalidCaptchaToken"]
  ])("with the code %s means %s", (code, errorCode) => {
    assert.strictEqual(LoginFailure.registrationErrorCode(code), errorCode)
  })

  it.each(["-19976", "-19973", "-19999", "CONFLICT", "constructor"])(
    "with any other code, such as %j, carries its message only",
    (code) => {
      assert.isUndefined(LoginFailure.registrationErrorCode(code))
    }
  )

  it("means invalidEmail where a violation is about an e-mail address", () => {
    assert.strictEqual(LoginFailure.violationErrorCode("EMAIL"), "invalidEmail")
  })

  it.each(["PASSWORD", "email", undefined, null, 5, "toString"])("draws nothing from a violation about %j", (type) => {
    assert.isUndefined(LoginFailure.violationErrorCode(type))
  })

  it("has no further codes of its own", () => {
    assert.lengthOf(Object.keys(LoginFailure.registration.codes), 3)
    assert.lengthOf(Object.keys(LoginFailure.registration.violations), 1)
  })
})

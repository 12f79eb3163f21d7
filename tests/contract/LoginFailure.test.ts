import * as LoginFailure from "@portico/contract/LoginFailure"
import { assert, describe, it } from "@effect/vitest"

describe("loginErrorCode", () => {
  it.each([
    ["-19971", "missingCaptchaToken"],
    ["-19970", "invalidCaptchaToken"],
    ["-19976", "invalidPassword"],
    ["-19973", "resetPassword"]
  ])("maps %s to %s", (code, errorCode) => {
    assert.strictEqual(LoginFailure.loginErrorCode(code), errorCode)
  })

  it.each(["-19995", "-19999", "NOT_FOUND", "403", "", "toString", "__proto__"])(
    "maps any other code, such as %j, to invalidEmail",
    (code) => {
      assert.strictEqual(LoginFailure.loginErrorCode(code), "invalidEmail")
    }
  )

  it("has four codes", () => {
    assert.lengthOf(Object.keys(LoginFailure.login.codes), 4)
  })
})

describe("registrationErrorCode and violationErrorCode", () => {
  it.each([
    ["-19971", "missingCaptchaToken"],
    ["-19995", "emailAlreadyExists"],
    ["-19970", "invalidCaptchaToken"]
  ])("map %s to %s", (code, errorCode) => {
    assert.strictEqual(LoginFailure.registrationErrorCode(code), errorCode)
  })

  it.each(["-19976", "-19973", "-19999", "CONFLICT", "constructor"])(
    "map any other code, such as %j, to undefined",
    (code) => {
      assert.isUndefined(LoginFailure.registrationErrorCode(code))
    }
  )

  it("map a violation of the type EMAIL to invalidEmail", () => {
    assert.strictEqual(LoginFailure.violationErrorCode("EMAIL"), "invalidEmail")
  })

  it.each(["PASSWORD", "email", undefined, null, 5, "toString"])(
    "map a violation of the type %j to undefined",
    (type) => {
      assert.isUndefined(LoginFailure.violationErrorCode(type))
    }
  )

  it("have three codes and one violation type", () => {
    assert.lengthOf(Object.keys(LoginFailure.registration.codes), 3)
    assert.lengthOf(Object.keys(LoginFailure.registration.violations), 1)
  })
})

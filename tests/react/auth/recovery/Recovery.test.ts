import { assert, describe, it } from "@effect/vitest"
import { checkEmail, checkPassword, textOf } from "../../../../packages/react/src/auth/recovery/Recovery.ts"

describe("checks before a request", () => {
  it.each([
    ["", "emailMissing"],
    ["ada", "emailMalformed"],
    ["a da@example.com", "emailMalformed"],
    ["ada@example.com", undefined]
  ])("checkEmail of %j returns %s", (email, key) => {
    assert.strictEqual(checkEmail(email)?.key, key)
  })

  it("accepts any password that is not empty", () => {
    assert.deepStrictEqual(checkPassword("")?.fields, { password: "passwordMissing" })
    assert.isUndefined(checkPassword(" "))
  })

  it("reads a missing entry as empty", () => {
    assert.strictEqual(textOf(new FormData(), "email"), "")
  })
})

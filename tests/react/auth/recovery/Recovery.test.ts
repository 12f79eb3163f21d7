import { assert, describe, it } from "@effect/vitest"
import { checkEmail, checkPassword, textOf } from "../../../../packages/react/src/auth/recovery/Recovery.ts"

describe("what is checked before anything is sent", () => {
  it.each([
    ["", "emailMissing"],
    ["ada", "emailMalformed"],
    ["a da@example.com", "emailMalformed"],
    ["ada@example.com", undefined]
  ])("the address %j is %s", (email, key) => {
    assert.strictEqual(checkEmail(email)?.key, key)
  })

  it("a password is more than nothing", () => {
    assert.deepStrictEqual(checkPassword("")?.fields, { password: "passwordMissing" })
    assert.isUndefined(checkPassword(" "))
  })

  it("an entry that is missing is empty", () => {
    assert.strictEqual(textOf(new FormData(), "email"), "")
  })
})

import { assert, describe, it } from "@effect/vitest"
import * as Registration from "../../../../packages/react/src/auth/entry/Registration.ts"

const form = (entries: Readonly<Record<string, string>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

const filled = { email: "ada@example.com", password: "p" }

describe("ofForm", () => {
  it("reads as much of a profile as was entered", () => {
    const { inputOf, profile } = Registration.ofForm(form({ ...filled, firstName: " Ada ", lastName: "", terms: "on" }))

    assert.deepStrictEqual<unknown>(profile, { firstName: "Ada" })
    assert.strictEqual(inputOf?.("profile.lastName"), "lastName")
    assert.isUndefined(inputOf?.("profile.nickname"))
  })

  it("has no profile where none was entered", () => {
    assert.notProperty(Registration.ofForm(form({ ...filled, firstName: "" })), "profile")
  })
})

describe("check", () => {
  it("finds what is wrong with the credentials and with the profile at once", () => {
    const entered = Registration.ofForm(form({ ...filled, email: "", "phonesV2.0.phone": "at home" }))

    assert.deepStrictEqual<unknown>(Object.keys(Registration.check(entered)?.fields ?? {}), [
      "email",
      "phonesV2.0.phone"
    ])
  })

  it("asks for the captcha once nothing else is wrong", () => {
    const wrong = Registration.ofForm(form({ ...filled, captcha: "unsolved", "phonesV2.0.phone": "at home" }))
    const right = Registration.ofForm(form({ ...filled, captcha: "unsolved" }))

    assert.strictEqual(Registration.check(wrong)?.key, "phoneMalformed")
    assert.strictEqual(Registration.check(right)?.key, "missingCaptchaToken")
    assert.isUndefined(Registration.check({ ...right, captcha: "solved" }))
  })
})

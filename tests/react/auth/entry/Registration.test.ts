import { assert, describe, it } from "@effect/vitest"
import * as Registration from "../../../../packages/react/src/auth/entry/Registration.ts"

const form = (entries: Readonly<Record<string, string>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

const filled = { email: "ada@example.com", password: "p" }

describe("ofForm", () => {
  it("reads only the profile fields that were entered", () => {
    const { inputOf, profile } = Registration.ofForm(form({ ...filled, firstName: " Ada ", lastName: "", terms: "on" }))

    assert.deepStrictEqual<unknown>(profile, { firstName: "Ada" })
    assert.strictEqual(inputOf?.("profile.lastName"), "lastName")
    assert.isUndefined(inputOf?.("profile.nickname"))
  })

  it("omits the profile if none of its fields were entered", () => {
    assert.notProperty(Registration.ofForm(form({ ...filled, firstName: "" })), "profile")
  })
})

describe("check", () => {
  it("reports invalid credentials and an invalid profile together", () => {
    const entered = Registration.ofForm(form({ ...filled, email: "", "phonesV2.0.phone": "at home" }))

    assert.deepStrictEqual<unknown>(Object.keys(Registration.check(entered)?.fields ?? {}), [
      "email",
      "phonesV2.0.phone"
    ])
  })

  it("requires the captcha only if every other field is valid", () => {
    const wrong = Registration.ofForm(form({ ...filled, captcha: "unsolved", "phonesV2.0.phone": "at home" }))
    const right = Registration.ofForm(form({ ...filled, captcha: "unsolved" }))

    assert.strictEqual(Registration.check(wrong)?.key, "phoneMalformed")
    assert.strictEqual(Registration.check(right)?.key, "missingCaptchaToken")
    assert.isUndefined(Registration.check({ ...right, captcha: "solved" }))
  })
})

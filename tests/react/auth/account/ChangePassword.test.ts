import { assert, it } from "@effect/vitest"
import { check, ofForm } from "../../../../packages/react/src/auth/account/ChangePassword.ts"

const form = (entries: Readonly<Record<string, string>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.append(name, value)
  return data
}

it("reads the current password only if the form has that field", () => {
  assert.deepStrictEqual(ofForm(form({ newPassword: " new " })), { newPassword: " new " })
  assert.deepStrictEqual(ofForm(form({ currentPassword: "", newPassword: "new" })), {
    currentPassword: "",
    newPassword: "new"
  })
})

it("rejects empty passwords and an unsolved captcha", () => {
  assert.deepStrictEqual(check({ currentPassword: "", newPassword: "" })?.fields, {
    currentPassword: "passwordMissing",
    newPassword: "passwordMissing"
  })
  assert.isUndefined(check({ newPassword: "new" }))
  assert.strictEqual(check(ofForm(form({ captcha: "unsolved", newPassword: "new" })))?.key, "missingCaptchaToken")
})

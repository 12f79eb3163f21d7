import { assert, describe, it } from "@effect/vitest"
import * as Credentials from "../../../../packages/react/src/auth/entry/Credentials.ts"

const form = (entries: Readonly<Record<string, string>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

describe("ofForm", () => {
  it("trims the email address and leaves the password unchanged", () => {
    assert.deepStrictEqual(Credentials.ofForm(form({ email: " ada@example.com ", password: " p " })), {
      email: "ada@example.com",
      password: " p "
    })
  })

  it("reads a missing field as empty", () => {
    assert.deepStrictEqual(Credentials.ofForm(form({})), { email: "", password: "" })
  })
})

describe("check", () => {
  it.each([
    [
      { email: "", password: "" },
      { email: "emailMissing", password: "passwordMissing" }
    ],
    [{ email: "ada", password: "p" }, { email: "emailMalformed" }],
    [{ email: "ada@", password: "p" }, { email: "emailMalformed" }],
    [{ email: "a da@example.com", password: "p" }, { email: "emailMalformed" }],
    [{ email: "ada@example.com", password: "" }, { password: "passwordMissing" }]
  ])("reports the invalid fields of %o", (credentials, fields) => {
    assert.deepStrictEqual<unknown>(Credentials.check(credentials)?.fields, fields)
  })

  it.each(["ada@example.com", "ada@localhost", "ada+shop@exämple.com", "o'hara@x.test"])(
    "accepts %s and lets the provider decide",
    (email) => {
      assert.isUndefined(Credentials.check({ email, password: "p" }))
    }
  )
})

import { assert, describe, it } from "@effect/vitest"
import * as TestCaptcha from "@portico/contract/auth/TestCaptcha"
import * as LoginFailure from "@portico/contract/LoginFailure"
import type { Seed } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import { codeOf, open, seed } from "../../Shop.ts"

// The codes of auth.md §8: how each arises, and how the client reports it.
const ada = { loginId: { email: "ada@shop.test" }, password: "correct horse" }
const grace = { loginId: { email: "grace@shop.test" }, password: "debugging" }
const captcha: Partial<Seed> = { captcha: { required: "always" } }
const token = (nonce: string) => [{ Recaptcha: TestCaptcha.solved("visible", nonce) }]

const call = async (row: "login" | "register", payload: object, settings: Partial<Seed> = {}) => {
  const shop = open({ seed: { ...seed, ...settings } })
  return shop.post(`/v2/${row}`, payload, await shop.visitor())
}

describe("a rejected login", () => {
  it.each([
    ["-19971", "missingCaptchaToken", ada, captcha],
    ["-19970", "invalidCaptchaToken", { ...ada, captchaTokens: [{ Recaptcha: "x" }] }, captcha],
    ["-19976", "invalidPassword", { ...ada, password: "wrong" }, {}],
    [
      "-19973",
      "resetPassword",
      ada,
      { members: [{ email: "ada@shop.test", password: "correct horse", resetRequired: true }] }
    ],
    ["-19999", "invalidEmail", { ...ada, loginId: { email: "nobody@shop.test" } }, {}],
    ["-19958", "invalidEmail", { loginId: { email: "bob@shop.test" }, password: "battery staple" }, {}]
  ] as const)("has the code %s, which the client reports as %s", async (code, meaning, payload, settings) => {
    const refused = await call("login", payload, settings)

    assert.strictEqual(codeOf(refused), code)
    assert.strictEqual(LoginFailure.loginErrorCode(code), meaning)
  })
})

describe("a rejected registration", () => {
  it.each([
    ["-19971", "missingCaptchaToken", grace, captcha],
    ["-19970", "invalidCaptchaToken", { ...grace, captchaTokens: [{ InvisibleRecaptcha: "x" }] }, captcha],
    ["-19995", "emailAlreadyExists", ada, {}]
  ] as const)("has the code %s, which the client reports as %s", async (code, meaning, payload, settings) => {
    const refused = await call("register", payload, settings)

    assert.strictEqual(codeOf(refused), code)
    assert.strictEqual(LoginFailure.registrationErrorCode(code), meaning)
  })

  it("has a violation of the type EMAIL, which the client reports as invalidEmail", async () => {
    const { body } = await call("register", { ...grace, loginId: { email: "grace" } })

    const types = body.details.validationError?.fieldViolations.map(({ data }) => data?.["type"])
    assert.deepStrictEqual(types, ["EMAIL"])
    assert.strictEqual(LoginFailure.violationErrorCode("EMAIL"), "invalidEmail")
  })

  it("has only a message for other violations", async () => {
    const { body } = await call("register", { ...grace, password: "" })

    assert.strictEqual(body.message, 'INVALID_ARGUMENT: "password" must be at least 4 characters long')
  })

  it("succeeds if the captcha is solved", async () => {
    const { body } = await call("register", { ...grace, captchaTokens: token("one") }, captcha)

    assert.strictEqual(body.state, "SUCCESS")
  })
})

it("reports any other failure as a system error with its request id", async () => {
  const shop = open({ faults: [{ match: { row: "login" }, status: 500 }] })

  const { body, headers } = await shop.login()

  assert.strictEqual(body.message, `System error occurred, request-id: ${headers.get("x-wix-request-id")}`)
})

it("repeats no secret of the request in an error", async () => {
  const shop = open()
  const secret = "hunter2-hunter2"
  const visitor = await shop.visitor()
  const calls = [
    ["/v2/login", { loginId: { email: "ada@shop.test" }, password: secret }],
    ["/v2/register", { loginId: { email: "ada@shop.test" }, password: secret }],
    ["/v1/recover", { recoveryToken: secret, password: secret }],
    ["/v1/auth/verify", { code: secret, stateToken: secret }],
    ["/v2/change-password", { newPassword: secret }],
    ["/oauth2/token", { grantType: "refresh_token", refreshToken: secret }]
  ] as const

  const refused = await Promise.all(calls.map(([path, payload]) => shop.post(path, payload, visitor)))

  for (const { status, text } of refused) {
    assert.isAtLeast(status, 400)
    assert.notInclude(text, secret)
  }
})

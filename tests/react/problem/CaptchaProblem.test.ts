import {
  CaptchaBlocked,
  CaptchaClosed,
  CaptchaExpired,
  CaptchaFailed,
  CaptchaNotConfigured,
  CaptchaTimedOut,
  type ExecuteError
} from "@portico/client/auth/Captcha"
import { assert, describe, it } from "@effect/vitest"
import { problems } from "../../../packages/react/src/i18n/en/form.ts"
import { isOfCaptcha, ofCaptcha } from "../../../packages/react/src/problem/CaptchaProblem.ts"
import { make } from "../../../packages/react/src/problem/Problem.ts"

const vendor = "reCAPTCHA"

const errors: { readonly [Tag in ExecuteError["_tag"]]: Extract<ExecuteError, { readonly _tag: Tag }> } = {
  CaptchaNotConfigured: new CaptchaNotConfigured({ kind: "visible" }),
  CaptchaBlocked: new CaptchaBlocked({ vendor, by: "network" }),
  CaptchaExpired: new CaptchaExpired(),
  CaptchaClosed: new CaptchaClosed(),
  CaptchaTimedOut: new CaptchaTimedOut(),
  CaptchaFailed: new CaptchaFailed({ vendor, code: "e7" })
}

describe("ofCaptcha", () => {
  it.each(Object.values(errors))("has a message for %s", (error) => {
    const problem = ofCaptcha(error)

    assert.match(problems[problem.key](problem), /^[A-Z].*\.$/)
  })

  it("has different messages for a blocked, expired, closed and failed captcha", () => {
    const { CaptchaBlocked, CaptchaClosed, CaptchaExpired, CaptchaFailed } = errors
    const texts = [CaptchaBlocked, CaptchaClosed, CaptchaExpired, CaptchaFailed].map((error) => {
      const problem = ofCaptcha(error)
      return problems[problem.key](problem)
    })

    assert.strictEqual(new Set(texts).size, 4)
  })
})

it.each([
  ["missingCaptchaToken", true],
  ["invalidCaptchaToken", true],
  ["captchaBlocked", true],
  ["invalidPassword", false],
  ["misconfigured", false]
] as const)("a visible captcha helps against %s: %s", (key, helps) => {
  assert.strictEqual(isOfCaptcha(make(key)), helps)
})

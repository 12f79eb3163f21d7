import type { Kind } from "@portico/client/auth/Captcha"
import { assert, describe, it } from "@effect/vitest"
import type { CaptchaEntry } from "../../../../packages/react/src/auth/captcha/Captcha.ts"
import { captchaOfAttempt, escalatesAfter } from "../../../../packages/react/src/auth/captcha/captchaEscalation.ts"
import { make } from "../../../../packages/react/src/problem/Problem.ts"

const both: ReadonlyArray<Kind> = ["visible", "invisible"]

describe("captchaOfAttempt", () => {
  it.each<[CaptchaEntry | undefined, ReadonlyArray<Kind>, Kind | undefined, boolean]>([
    [undefined, [], undefined, false],
    ["standby", [], undefined, false],
    [undefined, ["visible"], undefined, false],
    [undefined, ["invisible"], "invisible", false],
    [undefined, both, "invisible", false],
    ["standby", ["invisible"], "invisible", false],
    ["standby", both, "invisible", true],
    ["solved", ["visible"], "visible", true],
    ["solved", both, "visible", true]
  ])("field %s, kinds %o: executes %s, escalates if it fails: %s", (entry, kinds, kind, escalates) => {
    assert.deepStrictEqual(captchaOfAttempt(entry, kinds), { kind, escalates })
  })

  it("executes no captcha before the user has solved the only one", () => {
    assert.isUndefined(captchaOfAttempt("standby", ["visible"]).kind)
  })
})

describe("escalatesAfter", () => {
  it.each([
    ["missingCaptchaToken", true],
    ["invalidCaptchaToken", true],
    ["captchaBlocked", true],
    ["captchaClosed", true],
    ["invalidPassword", false],
    ["unreachable", false]
  ] as const)("%s: %s", (key, expected) => {
    assert.strictEqual(escalatesAfter(make(key), both), expected)
    assert.strictEqual(escalatesAfter(make(key), ["visible"]), expected)
  })

  it("never escalates on a site without a visible captcha", () => {
    assert.isFalse(escalatesAfter(make("missingCaptchaToken"), ["invisible"]))
    assert.isFalse(escalatesAfter(make("missingCaptchaToken"), []))
  })
})

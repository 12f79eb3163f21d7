import { CaptchaBlocked, CaptchaClosed, type Kind } from "@portico/client/auth/Captcha"
import * as TestCaptcha from "@portico/client/auth/captcha/TestCaptcha"
import * as LoginMachine from "@portico/client/auth/LoginFlow"
import { LoginRefused } from "@portico/client/auth/Members"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import { withCaptcha, type CaptchaAttempt } from "../../../../packages/react/src/auth/captcha/withCaptcha.ts"
import type { CaptchaEntry } from "../../../../packages/react/src/auth/captcha/Captcha.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

const plain = ({ captchaTokens = {} }: CaptchaAttempt) => ({
  visible: captchaTokens.recaptchaToken && Redacted.value(captchaTokens.recaptchaToken),
  invisible: captchaTokens.invisibleRecaptchaToken && Redacted.value(captchaTokens.invisibleRecaptchaToken)
})

const captchaOf = (kinds: ReadonlyArray<Kind>) => TestCaptcha.layer({ kinds, token: (kind) => kind })
const sent = (entry?: CaptchaEntry) => Effect.map(withCaptcha(entry, Effect.succeed), plain)
const test = TestCaptcha.TestCaptcha
const nothing = { visible: undefined, invisible: undefined }

describe("withCaptcha", () => {
  it.effect("attaches no token if the page has no captcha", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* sent(), nothing)
      assert.deepStrictEqual(yield* sent("solved"), nothing)
    })
  )

  it.effect("attaches an invisible token, unless the user solved the visible captcha", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* sent(), { visible: undefined, invisible: "invisible" })
      assert.deepStrictEqual(yield* sent("standby"), { visible: undefined, invisible: "invisible" })
      assert.deepStrictEqual(yield* sent("solved"), { visible: "visible", invisible: undefined })
    }).pipe(Effect.provide(captchaOf(["visible", "invisible"])))
  )

  it.effect("attaches no token before the user has solved the only captcha", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* sent("standby"), nothing)
    }).pipe(Effect.provide(captchaOf(["visible"])))
  )

  it.effect("requests the visible captcha if the invisible one fails", () =>
    Effect.gen(function* () {
      const { next } = yield* test
      yield* next("invisible", Effect.fail(new CaptchaClosed()))
      const asked = yield* Effect.flip(sent("standby"))
      yield* next("invisible", Effect.fail(new CaptchaBlocked({ vendor: "reCAPTCHA", by: "network" })))
      const said = yield* Effect.flip(sent())

      assert.strictEqual(asked.key, "missingCaptchaToken")
      assert.strictEqual(said.key, "captchaBlocked")
    }).pipe(Effect.provide(captchaOf(["visible", "invisible"])))
  )

  it.effect("resets the visible captcha after a failed or interrupted attempt", () =>
    Effect.gen(function* () {
      const { resets } = yield* test
      const refused = withCaptcha("solved", () => Effect.fail(Problem.make("invalidPassword")))

      yield* Effect.flip(refused)
      assert.strictEqual(yield* resets, 1)
      const fiber = yield* Effect.forkChild(
        withCaptcha("solved", () => Effect.never),
        { startImmediately: true }
      )
      yield* Fiber.interrupt(fiber)
      assert.strictEqual(yield* resets, 2)
      yield* sent("solved")
      assert.strictEqual(yield* resets, 2)
    }).pipe(Effect.provide(captchaOf(["visible"])))
  )
})

describe("the captcha of an attempt", () => {
  const missing = new LoginRefused({
    code: "-19971",
    description: "",
    errorCode: "missingCaptchaToken",
    requestId: undefined,
    status: 400
  })
  const sites: ReadonlyArray<{ readonly kinds: ReadonlyArray<Kind> }> = [
    { kinds: [] },
    { kinds: ["visible"] },
    { kinds: ["invisible"] },
    { kinds: ["visible", "invisible"] }
  ]
  const states = { USER_CAPTCHA_REQUIRED: ["visible"], SILENT_CAPTCHA_REQUIRED: ["invisible"], INITIAL: [] } as const

  it.effect.each(sites)("matches the login machine on a site with $kinds", ({ kinds }) =>
    Effect.gen(function* () {
      const submitted = LoginMachine.next(LoginMachine.initial, { _tag: "Submitted" }, kinds)
      const refused = LoginMachine.next(submitted, { _tag: "Refused", cause: missing }, kinds)
      const first = yield* Effect.andThen(
        sent("standby"),
        test.use(({ executed }) => executed)
      ).pipe(Effect.provide(captchaOf(kinds)))

      assert.deepStrictEqual<unknown>(first, states[submitted._tag as keyof typeof states])
      if (refused._tag !== "USER_CAPTCHA_REQUIRED") return
      const second = yield* Effect.andThen(
        sent("solved"),
        test.use(({ executed }) => executed)
      ).pipe(Effect.provide(captchaOf(kinds)))
      assert.deepStrictEqual<unknown>(second, states[refused._tag])
    })
  )
})

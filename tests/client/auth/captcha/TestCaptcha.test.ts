import { Captcha, CaptchaClosed } from "@portico/client/auth/Captcha"
import { layer, TestCaptcha } from "@portico/client/auth/captcha/TestCaptcha"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

it.effect("TestCaptcha returns a different token immediately for each execute", () =>
  Effect.gen(function* () {
    const captcha = yield* Captcha

    const [first, second] = yield* Effect.all([captcha.execute(), captcha.execute("visible")])

    const third = yield* captcha.execute()

    const texts = [first.invisibleRecaptchaToken, second.recaptchaToken, third.invisibleRecaptchaToken].map(
      (token) => token && Redacted.value(token)
    )
    assert.notInclude(texts, undefined)
    assert.strictEqual(new Set(texts).size, 3)
    assert.deepStrictEqual(yield* TestCaptcha.use(({ executed }) => executed), ["invisible", "visible", "invisible"])
  }).pipe(Effect.provide(layer()))
)

it.effect("TestCaptcha.next sets the result of one execute", () =>
  Effect.gen(function* () {
    const captcha = yield* Captcha
    yield* TestCaptcha.use(({ next }) => next("visible", Effect.fail(new CaptchaClosed())))

    const failure = yield* Effect.flip(captcha.execute())

    assert.strictEqual(failure._tag, "CaptchaClosed")
    assert.isDefined((yield* captcha.execute()).recaptchaToken)
  }).pipe(Effect.provide(layer({ kinds: ["visible"] })))
)

it.effect("TestCaptcha counts rendered and reset captchas and rejects kinds that it does not have", () =>
  Effect.gen(function* () {
    const captcha = yield* Captcha
    const test = yield* TestCaptcha
    const container = {} as HTMLElement

    const shown = yield* Effect.scoped(Effect.andThen(captcha.render(container), test.shown))
    yield* captcha.reset
    const failure = yield* Effect.flip(captcha.execute("invisible"))

    assert.deepStrictEqual([shown, yield* test.shown, yield* test.resets], [1, 0, 1])
    assert.deepInclude(failure, { _tag: "CaptchaNotConfigured", kind: "invisible" })
  }).pipe(Effect.provide(layer({ kinds: ["visible"] })))
)

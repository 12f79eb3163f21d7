import { Captcha, type CaptchaShape } from "@portico/client/auth/Captcha"
import * as Hcaptcha from "@portico/client/auth/captcha/Hcaptcha"
import * as Recaptcha from "@portico/client/auth/captcha/Recaptcha"
import * as Turnstile from "@portico/client/auth/captcha/Turnstile"
import type { CaptchaTokens } from "@portico/client/auth/Members"
import * as Settings from "@portico/client/transport/Settings"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"
import { fakeVendor, installed, page } from "./vendor.ts"

const both = { visible: "VISIBLE", invisible: "INVISIBLE" }

const plain = ({ invisibleRecaptchaToken, recaptchaToken }: CaptchaTokens) => ({
  visible: recaptchaToken && Redacted.value(recaptchaToken),
  invisible: invisibleRecaptchaToken && Redacted.value(invisibleRecaptchaToken)
})

const vendors = [
  { name: "reCAPTCHA", global: "grecaptcha", layer: Recaptcha.layer() },
  { name: "Turnstile", global: "turnstile", layer: Turnstile.layer() },
  { name: "hCaptcha", global: "hcaptcha", layer: Hcaptcha.layer() }
] as const

const [recaptcha, turnstile, hcaptcha] = vendors

/** Runs a program with the captcha of a vendor whose script is already on the page. */
const within = <A, E>(
  { global, layer }: (typeof vendors)[number],
  fake: ReturnType<typeof fakeVendor>,
  program: (captcha: CaptchaShape, around: Effect.Success<ReturnType<typeof page>>) => Effect.Effect<A, E, Scope.Scope>,
  captchaSiteKeys: { readonly visible?: string; readonly invisible?: string } = both
) =>
  Effect.scoped(
    Effect.gen(function* () {
      const around = yield* page()
      yield* installed(global, fake.api)
      const settings = Settings.layer({ clientId: "CLIENT", host: "https://api.example", captchaSiteKeys })
      return yield* Captcha.use((captcha) => program(captcha, around)).pipe(
        Effect.provide(Layer.provide(layer, settings))
      )
    })
  )

const began = <A, E>(effect: Effect.Effect<A, E>) => Effect.forkChild(effect, { startImmediately: true })

describe.each(vendors)("$name", (vendor) => {
  it.effect("returns a new invisible token each time, with one widget", () =>
    Effect.gen(function* () {
      let count = 0
      const fake = fakeVendor(({ call }) => call("callback", `TOKEN-${++count}`))

      const [tokens, open] = yield* within(vendor, fake, (captcha, { divisions }) =>
        Effect.map(Effect.all([captcha.execute(), captcha.execute()]), (tokens) => [tokens, divisions.length] as const)
      )

      assert.deepStrictEqual(tokens.map(plain), [
        { visible: undefined, invisible: "TOKEN-1" },
        { visible: undefined, invisible: "TOKEN-2" }
      ])
      assert.lengthOf(fake.drawn, 1)
      assert.strictEqual(fake.drawn[0]?.parameters["sitekey"], "INVISIBLE")
      assert.deepStrictEqual(fake.counts, { execute: 2, reset: 1 })
      assert.strictEqual(open, 1)
      assert.isTrue(fake.drawn[0]?.isRemoved)
    })
  )

  it.effect("returns the token that the user solves before or after execute", () =>
    Effect.gen(function* () {
      const fake = fakeVendor()

      const [before, after] = yield* within(vendor, fake, (captcha, { container }) =>
        Effect.gen(function* () {
          yield* captcha.render(container, { theme: "dark" })
          fake.solve("EARLY")
          const before = yield* captcha.execute("visible")
          const waiting = yield* began(captcha.execute("visible"))
          fake.solve("LATE")
          return [before, yield* Fiber.join(waiting)] as const
        })
      )

      assert.deepStrictEqual([plain(before).visible, plain(after).visible], ["EARLY", "LATE"])
      assert.deepInclude(fake.drawn[0]?.parameters, { sitekey: "VISIBLE", theme: "dark" })
      assert.deepStrictEqual(fake.counts, { execute: 0, reset: 1 })
    })
  )

  it.effect("does not return a token twice, even one that arrived between two calls", () =>
    Effect.gen(function* () {
      const fake = fakeVendor()

      const failure = yield* within(vendor, fake, (captcha, { container }) =>
        Effect.gen(function* () {
          yield* captcha.render(container)
          fake.solve("ONCE")
          yield* captcha.execute("visible")
          const waiting = yield* began(Effect.flip(captcha.execute("visible")))
          yield* TestClock.adjust("120 seconds")
          return yield* Fiber.join(waiting)
        })
      )

      assert.strictEqual(failure._tag, "CaptchaTimedOut")
    })
  )

  it.effect("does not return expired or reset tokens", () =>
    Effect.gen(function* () {
      const fake = fakeVendor()

      const token = yield* within(vendor, fake, (captcha, { container }) =>
        Effect.gen(function* () {
          yield* captcha.render(container)
          fake.solve("EXPIRED")
          fake.call("expired-callback")
          const first = yield* began(captcha.execute("visible"))
          fake.solve("RENEWED")
          assert.strictEqual(plain(yield* Fiber.join(first)).visible, "RENEWED")
          yield* captcha.reset
          fake.solve("RESET")
          yield* captcha.reset
          const second = yield* began(captcha.execute("visible"))
          fake.solve("FRESH")
          return plain(yield* Fiber.join(second)).visible
        })
      )

      assert.strictEqual(token, "FRESH")
    })
  )

  it.effect("reports status changes to onChange while the widget is rendered", () =>
    Effect.gen(function* () {
      const fake = fakeVendor()
      const told: Array<string> = []

      yield* within(vendor, fake, (captcha, { container }) =>
        Effect.gen(function* () {
          const scope = yield* Scope.make()
          const onChange = (status: string) => void told.push(status)
          yield* Scope.provide(captcha.render(container, { language: "de", onChange }), scope)
          fake.solve("ONCE")
          fake.call("expired-callback")
          fake.call("error-callback", "network-error")
          yield* captcha.reset
          yield* Scope.close(scope, Exit.void)
          yield* captcha.reset
        })
      )

      assert.deepStrictEqual(told, ["solved", "expired", "failed", "unsolved"])
      const { parameters } = fake.drawn[0]!
      assert.strictEqual(parameters["hl"] ?? parameters["language"], "de")
      assert.notProperty(parameters, "onChange")
    })
  )

  it.effect("removes its widget when the scope closes", () =>
    Effect.gen(function* () {
      const fake = fakeVendor()

      const left = yield* within(vendor, fake, (captcha, { container, divisions }) =>
        Effect.gen(function* () {
          const scope = yield* Scope.make()
          yield* Scope.provide(captcha.render(container), scope)
          fake.solve("GONE")
          yield* Scope.close(scope, Exit.void)
          const waiting = yield* began(Effect.flip(captcha.execute("visible")))
          yield* TestClock.adjust("120 seconds")
          return { failure: yield* Fiber.join(waiting), divisions: divisions.length }
        })
      )

      assert.strictEqual(left.failure._tag, "CaptchaTimedOut")
      assert.strictEqual(left.divisions, 0)
      assert.isTrue(fake.drawn[0]?.isRemoved)
    })
  )

  it.effect("fails with the vendor's code if its widget fails", () =>
    Effect.gen(function* () {
      const fake = fakeVendor(({ call }) => call("error-callback", "network-error"))

      const failure = yield* within(vendor, fake, (captcha) => Effect.flip(captcha.execute()))

      assert.deepInclude(failure, { _tag: "CaptchaFailed", vendor: vendor.name, code: "network-error" })
    })
  )

  it.effect("resets the widget after a caller is interrupted and does not return the earlier token", () =>
    Effect.gen(function* () {
      const fake = fakeVendor()

      const token = yield* within(vendor, fake, (captcha) =>
        Effect.gen(function* () {
          yield* Fiber.interrupt(yield* began(captcha.execute()))
          fake.solve("LATE")
          const waiting = yield* began(captcha.execute())
          fake.solve("FRESH")
          return plain(yield* Fiber.join(waiting)).invisible
        })
      )

      assert.strictEqual(token, "FRESH")
      assert.strictEqual(fake.counts.reset, 1)
    })
  )

  it.effect("supports only the kinds that have a site key", () =>
    Effect.gen(function* () {
      const fake = fakeVendor(({ call }) => call("callback", "TOKEN"))

      const { failures, kinds } = yield* within(
        vendor,
        fake,
        (captcha, { container }) =>
          Effect.gen(function* () {
            yield* captcha.execute()
            const failures = [
              yield* Effect.flip(captcha.render(container)),
              yield* Effect.flip(captcha.execute("visible"))
            ]
            return { failures, kinds: captcha.kinds }
          }),
        { invisible: "INVISIBLE" }
      )

      assert.deepStrictEqual(kinds, ["invisible"])
      for (const failure of failures) assert.deepInclude(failure, { _tag: "CaptchaNotConfigured", kind: "visible" })
    })
  )
})

describe("a captcha without a token", () => {
  it.effect.each([
    ["fails with CaptchaClosed if the user closes it", hcaptcha, "close-callback", undefined, "CaptchaClosed"],
    [
      "fails with CaptchaClosed if the vendor reports the closing as an error",
      hcaptcha,
      "error-callback",
      "challenge-closed",
      "CaptchaClosed"
    ],
    [
      "fails with CaptchaExpired if hCaptcha's challenge expires",
      hcaptcha,
      "chalexpired-callback",
      undefined,
      "CaptchaExpired"
    ],
    [
      "fails with CaptchaExpired if Turnstile's challenge times out",
      turnstile,
      "timeout-callback",
      undefined,
      "CaptchaExpired"
    ]
  ] as const)("%s", ([, vendor, name, value, tag]) =>
    Effect.gen(function* () {
      const fake = fakeVendor(({ call }) => call(name, value))

      const failure = yield* within(vendor, fake, (captcha) => Effect.flip(captcha.execute()))

      assert.strictEqual(failure._tag, tag)
    })
  )

  it.effect("can be solved in the same widget after the user closed it", () =>
    Effect.gen(function* () {
      const fake = fakeVendor()

      const token = yield* within(hcaptcha, fake, (captcha, { container }) =>
        Effect.gen(function* () {
          yield* captcha.render(container)
          const waiting = yield* began(captcha.execute("visible"))
          fake.call("close-callback")
          fake.solve("SECOND")
          return plain(yield* Fiber.join(waiting)).visible
        })
      )

      assert.strictEqual(token, "SECOND")
    })
  )

  it.effect("fails with CaptchaFailed if the vendor rejects its promise", () =>
    Effect.gen(function* () {
      const fake = fakeVendor(() => Promise.reject(new Error("broken")))

      const failure = yield* within(recaptcha, fake, (captcha) => Effect.flip(captcha.execute()))

      assert.deepInclude(failure, { _tag: "CaptchaFailed", code: undefined })
    })
  )

  it.effect("fails after the timeout", () =>
    Effect.gen(function* () {
      const failure = yield* within(recaptcha, fakeVendor(), (captcha) =>
        Effect.gen(function* () {
          const waiting = yield* began(Effect.flip(captcha.execute()))
          yield* TestClock.adjust("120 seconds")
          return yield* Fiber.join(waiting)
        })
      )

      assert.strictEqual(failure._tag, "CaptchaTimedOut")
    })
  )
})

import { Captcha } from "@portico/client/auth/Captcha"
import * as Recaptcha from "@portico/client/auth/captcha/Recaptcha"
import * as Settings from "@portico/client/transport/Settings"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { fakeVendor, installed, page } from "./vendor.ts"

const captchaSiteKeys = { invisible: "INVISIBLE" }
const settings = Settings.layer({ clientId: "CLIENT", host: "https://api.example", captchaSiteKeys })

/** A page on which reCAPTCHA's challenge can be shown and hidden, with the observers of that challenge. */
const challenged = Effect.gen(function* () {
  const { container } = yield* page()
  const vendor = fakeVendor()
  yield* installed("grecaptcha", vendor.api)
  const frame = { visibility: "hidden" }
  const looks = new Set<() => void>()
  Object.assign(container, {
    querySelectorAll: (selector: string) => (selector.includes("/bframe") ? [frame] : [])
  })
  yield* installed("getComputedStyle", (element: typeof frame) => element)
  yield* installed(
    "MutationObserver",
    class {
      readonly #look: () => void
      constructor(look: () => void) {
        this.#look = look
      }
      observe() {
        looks.add(this.#look)
      }
      disconnect() {
        looks.delete(this.#look)
      }
    }
  )
  const show = (visibility: "visible" | "hidden") => {
    frame.visibility = visibility
    for (const look of looks) look()
  }
  return { looks, show, vendor }
})

const executed = Captcha.use((captcha) => captcha.execute()).pipe(Effect.result)

const solving = Effect.forkChild(executed, { startImmediately: true })

describe("Captcha.execute with reCAPTCHA's invisible challenge", () => {
  it.effect("fails two seconds after the user closes the challenge, and the next call requests a new one", () =>
    Effect.gen(function* () {
      const { looks, show, vendor } = yield* challenged

      const [first, second] = yield* Effect.gen(function* () {
        const closing = yield* solving
        show("visible")
        show("hidden")
        yield* TestClock.adjust("1999 millis")
        assert.isUndefined(closing.pollUnsafe())
        yield* TestClock.adjust("1 millis")
        const first = yield* Fiber.join(closing)
        assert.strictEqual(looks.size, 0)
        const again = yield* solving
        vendor.solve("TOKEN")
        return [first, yield* Fiber.join(again)] as const
      }).pipe(Effect.provide(Layer.provide(Recaptcha.layer(), settings)))

      assert.strictEqual(first._tag === "Failure" && first.failure._tag, "CaptchaClosed")
      const { invisibleRecaptchaToken } = second._tag === "Success" ? second.success : {}
      assert.strictEqual(invisibleRecaptchaToken && Redacted.value(invisibleRecaptchaToken), "TOKEN")
      assert.deepStrictEqual(vendor.counts, { execute: 2, reset: 1 })
    }).pipe(Effect.scoped)
  )

  it.effect("succeeds if the token arrives after the challenge was closed", () =>
    Effect.gen(function* () {
      const { show, vendor } = yield* challenged

      const result = yield* Effect.gen(function* () {
        const fiber = yield* solving
        show("visible")
        show("hidden")
        yield* TestClock.adjust("1 second")
        vendor.solve("TOKEN")
        return yield* Fiber.join(fiber)
      }).pipe(Effect.provide(Layer.provide(Recaptcha.layer(), settings)))

      assert.strictEqual(result._tag, "Success")
    }).pipe(Effect.scoped)
  )

  it.effect("waits until the timeout if the challenge was never shown", () =>
    Effect.gen(function* () {
      const { show } = yield* challenged

      const result = yield* Effect.gen(function* () {
        const fiber = yield* solving
        show("hidden")
        yield* TestClock.adjust("119 seconds")
        assert.isUndefined(fiber.pollUnsafe())
        yield* TestClock.adjust("1 second")
        return yield* Fiber.join(fiber)
      }).pipe(Effect.provide(Layer.provide(Recaptcha.layer(), settings)))

      assert.strictEqual(result._tag === "Failure" && result.failure._tag, "CaptchaTimedOut")
    }).pipe(Effect.scoped)
  )
})

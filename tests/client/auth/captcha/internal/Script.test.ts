import { load } from "../../../../../packages/client/src/auth/captcha/internal/Script.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { fakeVendor, installed, page } from "../vendor.ts"

const source = {
  vendor: "Vendor",
  global: "vendorcaptcha",
  url: "https://vendor.example/api.js?render=explicit",
  nonce: "NONCE",
  timeout: 15_000
}

const arrive = (api: unknown) => (script: EventTarget) =>
  queueMicrotask(() => {
    Object.assign(globalThis, { vendorcaptcha: api })
    script.dispatchEvent(new Event("load"))
  })

const forget = Effect.addFinalizer(() => Effect.sync(() => Reflect.deleteProperty(globalThis, "vendorcaptcha")))

describe("load", () => {
  it.effect("loads the vendor's script once, with the nonce of the content security policy", () =>
    Effect.gen(function* () {
      yield* forget
      const { api } = fakeVendor()
      const { scripts } = yield* page(arrive(api))

      const [first, other] = yield* Effect.all([load(source), load(source)], { concurrency: "unbounded" })
      const later = yield* load(source)

      assert.deepStrictEqual([first, other, later], [api, api, api])
      assert.deepStrictEqual(
        scripts.map(({ async, nonce, src }) => ({ async, nonce, src })),
        [{ async: true, nonce: "NONCE", src: source.url }]
      )
    })
  )

  it.effect("does not load a script that the page already has", () =>
    Effect.gen(function* () {
      const { api } = fakeVendor()
      const { scripts } = yield* page()
      yield* installed("vendorcaptcha", api)

      assert.strictEqual(yield* load(source), api)
      assert.deepStrictEqual(scripts, [])
    })
  )

  it.effect("waits until the vendor's loader is ready", () =>
    Effect.gen(function* () {
      yield* forget
      const { api } = fakeVendor()
      const loader = {
        ready: (callback: () => void) => {
          Object.assign(loader, api)
          callback()
        }
      }
      yield* page(arrive(loader))

      const loaded = yield* load(source)

      assert.isFunction(loaded.render)
    })
  )

  it.effect("removes a blocked script and loads it again on the next call", () =>
    Effect.gen(function* () {
      yield* forget
      let blocks = true
      const { api } = fakeVendor()
      const { scripts } = yield* page((script) =>
        blocks ? queueMicrotask(() => script.dispatchEvent(new Event("error"))) : arrive(api)(script)
      )

      const failure = yield* Effect.flip(load(source))
      const left = scripts.length
      blocks = false

      assert.deepInclude(failure, { _tag: "CaptchaBlocked", vendor: "Vendor", by: "network" })
      assert.strictEqual(left, 0)
      assert.strictEqual(yield* load(source), api)
    })
  )

  it.effect("fails with CaptchaBlocked if the script defines no captcha", () =>
    Effect.gen(function* () {
      yield* forget
      yield* page(arrive(undefined))

      assert.deepInclude(yield* Effect.flip(load(source)), { _tag: "CaptchaBlocked", by: "network" })
    })
  )

  it.effect("fails with CaptchaBlocked after the timeout", () =>
    Effect.gen(function* () {
      const { scripts } = yield* page()
      const loading = yield* Effect.forkChild(Effect.flip(load(source)), { startImmediately: true })

      yield* TestClock.adjust("14999 millis")
      const before = scripts.length
      yield* TestClock.adjust("1 millis")

      assert.deepInclude(yield* Fiber.join(loading), { _tag: "CaptchaBlocked", by: "timeout" })
      assert.deepStrictEqual([before, scripts.length], [1, 0])
    })
  )

  it.effect("fails with CaptchaBlocked on a server", () =>
    Effect.gen(function* () {
      assert.deepInclude(yield* Effect.flip(load(source)), { _tag: "CaptchaBlocked", by: "server" })
    })
  )
})

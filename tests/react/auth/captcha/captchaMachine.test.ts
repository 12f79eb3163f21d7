import {
  Captcha,
  CaptchaBlocked,
  CaptchaFailed,
  type RenderError,
  type RenderOptions
} from "@portico/client/auth/Captcha"
import * as TestCaptcha from "@portico/client/auth/captcha/TestCaptcha"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type CaptchaState, entryOf } from "../../../../packages/react/src/auth/captcha/Captcha.ts"
import { captchaMachine, reduce } from "../../../../packages/react/src/auth/captcha/captchaMachine.ts"
import { registryOver } from "../../runtime/registry.ts"

const container = {} as HTMLElement
const show = { _tag: "Show", container, options: { theme: "dark" } } as const

/** Creates a captcha whose widget reports changes, and whose rendering fails once for each of the errors. */
const widget = (...errors: ReadonlyArray<RenderError>) => {
  const left = [...errors]
  const drawn: Array<RenderOptions> = []
  let shown = 0
  const layer = Layer.succeed(Captcha, {
    kinds: ["visible"],
    execute: () => Effect.never,
    reset: Effect.void,
    render: (_, options = {}) => {
      const error = left.shift()
      if (error !== undefined) return Effect.fail(error)
      return Effect.acquireRelease(
        Effect.sync(() => {
          drawn.push(options)
          shown++
        }),
        () => Effect.sync(() => void shown--)
      )
    }
  })
  return {
    drawn,
    layer,
    shown: () => shown,
    report: (status: "solved" | "expired" | "failed" | "unsolved") => drawn.at(-1)?.onChange?.(status)
  }
}

const started = (layer: Layer.Layer<Captcha>) =>
  Effect.gen(function* () {
    const registry = yield* registryOver(layer)
    const captcha = captchaMachine()
    const leave = registry.mount(captcha)
    return {
      leave,
      send: (event: Parameters<typeof reduce>[1]) => registry.set(captcha, event),
      state: () => registry.get(captcha),
      turn: Effect.yieldNow
    }
  })

describe("captchaMachine", () => {
  it.effect("is ready once it is rendered, and follows the changes that the widget reports", () =>
    Effect.gen(function* () {
      const { drawn, layer, report } = widget()
      const { send, state, turn } = yield* started(layer)

      send(show)
      const seen: Array<CaptchaState["_tag"]> = [state()._tag]
      for (const status of ["solved", "expired", "solved", "unsolved", "failed"] as const) {
        report(status)
        yield* turn
        yield* turn
        seen.push(state()._tag)
      }

      assert.deepStrictEqual(seen, ["Ready", "Solved", "Expired", "Solved", "Ready", "Failed"])
      assert.strictEqual(drawn[0]?.theme, "dark")
    })
  )

  it.effect("reports a blocked captcha, and is ready after it loads again", () =>
    Effect.gen(function* () {
      const { layer } = widget(new CaptchaBlocked({ vendor: "hCaptcha", by: "timeout" }))
      const { send, state } = yield* started(layer)

      send(show)
      const blocked = state()
      send(show)

      assert.strictEqual(blocked._tag === "Blocked" && blocked.problem.key, "captchaBlocked")
      assert.strictEqual(state()._tag, "Ready")
    })
  )

  it.effect("fails if the widget cannot be rendered", () =>
    Effect.gen(function* () {
      const { send, state } = yield* started(widget(new CaptchaFailed({ vendor: "hCaptcha", code: "e7" })).layer)

      send(show)

      const failed = state()
      assert.strictEqual(failed._tag === "Failed" && failed.problem.code, "e7")
    })
  )

  it.effect("removes the widget when it is hidden, rendered again or unmounted", () =>
    Effect.gen(function* () {
      const { layer, shown } = widget()
      const { leave, send, state, turn } = yield* started(layer)

      send(show)
      send(show)
      yield* turn
      assert.strictEqual(shown(), 1)
      send({ _tag: "Hide" })
      yield* turn
      assert.deepStrictEqual([shown(), state()._tag], [0, "Hidden"])
      send(show)
      leave()
      yield* Effect.repeat(turn, { times: 4 })
      assert.strictEqual(shown(), 0)
    })
  )

  it.effect("stays hidden if the page has no visible captcha", () =>
    Effect.gen(function* () {
      const { send, state } = yield* started(TestCaptcha.layer({ kinds: ["invisible"] }))

      send(show)

      assert.strictEqual(state()._tag, "Hidden")
    })
  )
})

it("ignores changes of a hidden captcha", () => {
  const hidden: CaptchaState = { _tag: "Hidden" }

  assert.strictEqual(reduce(hidden, { _tag: "StatusChanged", status: "solved" }), hidden)
})

describe("entryOf", () => {
  const problem = { key: "captchaBlocked", retryable: true } as const

  it.each<[CaptchaState, string]>([
    [{ _tag: "Hidden" }, "standby"],
    [{ _tag: "Loading" }, "unsolved"],
    [{ _tag: "Ready" }, "unsolved"],
    [{ _tag: "Solved" }, "solved"],
    [{ _tag: "Expired" }, "unsolved"],
    [{ _tag: "Blocked", problem }, "standby"],
    [{ _tag: "Failed", problem }, "standby"]
  ])("%o: returns %s", (state, entry) => {
    assert.strictEqual(entryOf(state), entry)
  })
})

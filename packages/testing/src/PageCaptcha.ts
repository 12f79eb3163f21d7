/**
 * A captcha for stories and demo pages: a visible checkbox and an invisible captcha, over the client's own widgets.
 * Only the vendor is simulated. Its failures are configured.
 *
 * @since 0.1.0
 */
import { Captcha, CaptchaBlocked, CaptchaClosed, type ExecuteError, type Kind } from "@portico/client/auth/Captcha"
import * as Widgets from "@portico/client/auth/captcha/Widgets"
import type { CaptchaTokens } from "@portico/client/auth/Members"
import * as Settings from "@portico/client/transport/Settings"
import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"
import * as Redacted from "effect/Redacted"
import * as CaptchaVendor from "./internal/CaptchaVendor.ts"

/** Options of the captcha of a page. */
export interface Options {
  /** The available kinds. Both by default. */
  readonly kinds?: ReadonlyArray<Kind>
  /** Whether the script of the visible captcha is blocked: only the first time, or always. Not blocked by default. */
  readonly blocked?: "once" | "always"
  /** The loading time of its script. None by default. */
  readonly loading?: Duration.Input
  /** The lifetime of a solved visible captcha. By default it does not expire while it is rendered. */
  readonly expires?: Duration.Input
  /**
   * The outcome of the invisible captcha. `"refused"` returns a token that no provider accepts. `"solved"` by default.
   */
  readonly silent?: "solved" | "refused" | "blocked" | "closed" | "pending"
}

/**
 * Provides `Captcha` with a checkbox. The local provider accepts each of its tokens once if its seed has
 * `captcha: { kind: "test", … }`.
 *
 * **Example** (A captcha whose script loads at the second attempt)
 *
 * ```ts
 * import * as Mock from "@portico/testing/Mock"
 * import * as PageCaptcha from "@portico/testing/PageCaptcha"
 * import * as Layer from "effect/Layer"
 *
 * const client = Layer.merge(Mock.layerMock(), PageCaptcha.layer({ kinds: ["visible"], blocked: "once" }))
 * ```
 */
export const layer = ({
  blocked,
  expires,
  kinds = ["visible", "invisible"],
  loading = 0,
  silent = "solved"
}: Options = {}): Layer.Layer<Captcha> =>
  Layer.effect(
    Captcha,
    Effect.map(Captcha, ({ execute, render, reset }) => {
      let renders = 0
      return {
        kinds,
        reset,
        render: (container, options = {}) =>
          Effect.gen(function* () {
            yield* Effect.sleep(loading)
            if (blocked === "always" || (blocked === "once" && renders++ === 0)) return yield* blockedError()
            const solved = yield* Queue.unbounded<void>()
            yield* render(container, {
              ...options,
              onChange: (state) => {
                if (state === "solved") Queue.offerUnsafe(solved, undefined)
                options.onChange?.(state)
              }
            })
            if (expires === undefined) return
            yield* Queue.take(solved).pipe(
              Effect.andThen(Effect.sleep(expires)),
              Effect.andThen(Effect.sync(() => expire(container))),
              Effect.forever,
              Effect.forkScoped
            )
          }),
        execute: (kind = kinds.includes("invisible") ? "invisible" : "visible") =>
          kind === "visible" || silent === "solved" ? execute(kind) : endings[silent]
      }
    })
  ).pipe(Layer.provide(widgets(kinds)))

const name = "page captcha"
const global = "porticoPageCaptcha"

const blockedError = () => new CaptchaBlocked({ vendor: name, by: "network" })

const endings: Readonly<
  Record<Exclude<Options["silent"] & string, "solved">, Effect.Effect<CaptchaTokens, ExecuteError>>
> = {
  refused: Effect.sync(() => ({ invisibleRecaptchaToken: Redacted.make("refused") })),
  blocked: Effect.suspend(() => Effect.fail(blockedError())),
  closed: Effect.suspend(() => Effect.fail(new CaptchaClosed())),
  pending: Effect.never
}

const expire = (container: HTMLElement): void => {
  container.querySelector("input")?.dispatchEvent(new Event(CaptchaVendor.expireEvent))
}

// The vendor's global object exists already, so the widgets do not load a script.
const widgets = (kinds: ReadonlyArray<Kind>): Layer.Layer<Captcha> =>
  Layer.suspend(() => {
    if (!(global in globalThis)) Object.assign(globalThis, { [global]: CaptchaVendor.make(name) })
    const url = "about:blank"
    return Widgets.layer({ name, global, url, language: "language", invisible: { size: "invisible" }, endings: {} })
  }).pipe(
    Layer.provide(
      Settings.layer({
        clientId: global,
        host: "http://captcha.test",
        captchaSiteKeys: Object.fromEntries(kinds.map((kind) => [kind, kind]))
      })
    )
  )

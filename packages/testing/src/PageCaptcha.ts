/**
 * A captcha for stories and pages to try out: a real checkbox in its place on the page and one that runs unseen, over
 * the client's own widgets, so that everything but the vendor is real. What goes wrong is said beforehand.
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

/** What the captcha of a page does. */
export interface Options {
  /** The kinds that there are. Both by default. */
  readonly kinds?: ReadonlyArray<Kind>
  /** Whether the script of the visible one is kept out: the first time, or always. */
  readonly blocked?: "once" | "always"
  /** How long its script takes. */
  readonly loading?: Duration.Input
  /** How long what the person solved is good for. As long as it is shown by default. */
  readonly expires?: Duration.Input
  /** What the unseen one comes to: `"refused"` gives a token that no provider takes. Solved by default. */
  readonly silent?: "solved" | "refused" | "blocked" | "closed" | "pending"
}

/**
 * `Captcha` by a checkbox. The local provider takes its tokens where the seed says `captcha: { kind: "test", … }`, once
 * each.
 *
 * **Example** (A captcha whose script comes at the second try)
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
            if (blocked === "always" || (blocked === "once" && renders++ === 0)) return yield* kept()
            const solved = yield* Queue.unbounded<void>()
            yield* render(container, {
              ...options,
              onChange: (standing) => {
                if (standing === "solved") Queue.offerUnsafe(solved, undefined)
                options.onChange?.(standing)
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

const kept = () => new CaptchaBlocked({ vendor: name, by: "network" })

const endings: Readonly<
  Record<Exclude<Options["silent"] & string, "solved">, Effect.Effect<CaptchaTokens, ExecuteError>>
> = {
  refused: Effect.sync(() => ({ invisibleRecaptchaToken: Redacted.make("refused") })),
  blocked: Effect.suspend(() => Effect.fail(kept())),
  closed: Effect.suspend(() => Effect.fail(new CaptchaClosed())),
  pending: Effect.never
}

const expire = (container: HTMLElement): void => {
  container.querySelector("input")?.dispatchEvent(new Event(CaptchaVendor.expireEvent))
}

// Its script is here already, so nothing is loaded.
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

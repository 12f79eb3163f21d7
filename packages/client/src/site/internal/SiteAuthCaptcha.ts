/**
 * Captchas for plain site code. The vendor's layer is an option of the site.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import { Captcha, CaptchaNotConfigured, type Kind, type RenderOptions } from "../../auth/Captcha.ts"
import type { CaptchaTokens } from "../../auth/Members.ts"
import type { Run } from "./Run.ts"

/**
 * The captcha operations of a site. They reject with `CaptchaNotConfigured` if the site has no captcha, and with the
 * `Captcha…` errors of `@portico/client/auth/Captcha`.
 */
export interface SiteAuthCaptcha {
  /** Renders the visible captcha into an element of the page. Resolves with a function that removes it. */
  readonly renderCaptcha: (container: HTMLElement, options?: RenderOptions) => Promise<() => Promise<void>>
  /**
   * Resolves with the tokens of a solved captcha, by default of the invisible one. Pass them to one `login` or
   * `register`.
   */
  readonly executeCaptcha: (kind?: Kind) => Promise<{ readonly [Name in keyof CaptchaTokens]: string }>
  /** Discards unused tokens and resets the widgets to `unsolved`. */
  readonly resetCaptcha: () => Promise<void>
}

/** Creates the captcha operations over a running client. */
export const make = (run: Run<Captcha>): SiteAuthCaptcha => ({
  renderCaptcha: (container, options) =>
    run(
      Effect.gen(function* () {
        const captcha = yield* Captcha
        const scope = Scope.makeUnsafe()
        const end = Scope.close(scope, Exit.void)
        yield* Scope.provide(captcha.render(container, options), scope).pipe(
          Effect.onExit((exit) => (Exit.isSuccess(exit) ? Effect.void : end))
        )
        return () => run(end)
      })
    ),
  executeCaptcha: (kind) =>
    run(
      Effect.map(
        Captcha.use((captcha) => captcha.execute(kind)),
        ({ invisibleRecaptchaToken, recaptchaToken }) => ({
          ...(recaptchaToken === undefined ? {} : { recaptchaToken: Redacted.value(recaptchaToken) }),
          ...(invisibleRecaptchaToken === undefined
            ? {}
            : { invisibleRecaptchaToken: Redacted.value(invisibleRecaptchaToken) })
        })
      )
    ),
  resetCaptcha: () => run(Captcha.use((captcha) => captcha.reset))
})

/** The `Captcha` of a site without captchas. */
export const layerNone: Layer.Layer<Captcha> = Layer.succeed(Captcha, {
  kinds: [],
  render: () => Effect.fail(new CaptchaNotConfigured({ kind: "visible" })),
  execute: (kind = "invisible") => Effect.fail(new CaptchaNotConfigured({ kind })),
  reset: Effect.void
})

/**
 * The captcha service: a widget on the page, a challenge on demand, and tokens that can be used once. The layer of a
 * vendor (`captcha/Recaptcha`, `captcha/Turnstile`, `captcha/Hcaptcha`, or the test double `captcha/TestCaptcha`)
 * provides it.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { CaptchaTokens } from "./Members.ts"

/** The kind of a captcha. The user solves a `visible` one in a widget on the page; an `invisible` one has no widget. */
export type Kind = "visible" | "invisible"

/** The settings have no site key (`captchaSiteKeys`) for captchas of this kind. */
export class CaptchaNotConfigured extends Data.TaggedError("CaptchaNotConfigured")<{ readonly kind: Kind }> {
  override get message(): string {
    return `The setting captchaSiteKeys.${this.kind} is missing. Add the site key of this captcha to the settings of the client.`
  }
}

/** The vendor's script did not load: it was blocked, it timed out, or there is no document to load it in. */
export class CaptchaBlocked extends Data.TaggedError("CaptchaBlocked")<{
  readonly vendor: string
  readonly by: "network" | "timeout" | "server"
}> {
  override get message(): string {
    return `The script of ${this.vendor} could not be loaded (${this.by}). Check the network, content blockers and the content security policy.`
  }
}

/** The user did not solve the challenge within the vendor's time limit. */
export class CaptchaExpired extends Data.TaggedError("CaptchaExpired")<{}> {
  override get message(): string {
    return "The captcha challenge has expired. Try again."
  }
}

/** The user closed the challenge. */
export class CaptchaClosed extends Data.TaggedError("CaptchaClosed")<{}> {
  override get message(): string {
    return "The captcha challenge was closed before it was solved. Try again."
  }
}

/** The captcha was not solved within the time limit of the layer (`solveTimeout`). */
export class CaptchaTimedOut extends Data.TaggedError("CaptchaTimedOut")<{}> {
  override get message(): string {
    return "The captcha was not solved in time. Try again."
  }
}

/** The vendor's widget failed. `code` is the vendor's error code, if it reported one. */
export class CaptchaFailed extends Data.TaggedError("CaptchaFailed")<{
  readonly vendor: string
  readonly code: string | undefined
}> {
  override get message(): string {
    return `The captcha of ${this.vendor} failed${this.code === undefined ? "" : ` (${this.code})`}.`
  }
}

/** The errors of rendering a captcha. */
export type RenderError = CaptchaNotConfigured | CaptchaBlocked | CaptchaFailed

/** The errors of executing a captcha. */
export type ExecuteError = RenderError | CaptchaExpired | CaptchaClosed | CaptchaTimedOut

/** The status of a rendered captcha. After a reset it is `unsolved` again. */
export type WidgetStatus = "unsolved" | "solved" | "expired" | "failed"

/** The appearance and the language of a captcha, and the listener for its status. */
export interface RenderOptions {
  readonly theme?: "light" | "dark"
  readonly size?: "normal" | "compact"
  /** The BCP 47 tag of the captcha's language. By default the vendor detects the user's language. */
  readonly language?: string
  /** Called with the new status after every change while the captcha is shown. The initial status is `unsolved`. */
  readonly onChange?: (status: WidgetStatus) => void
}

/** The operations of `Captcha`. */
export interface CaptchaShape {
  /** The kinds of captcha that the settings have a site key for. */
  readonly kinds: ReadonlyArray<Kind>
  /** Renders the visible captcha into an element of the page. Closing the scope removes it. */
  readonly render: (container: HTMLElement, options?: RenderOptions) => Effect.Effect<void, RenderError, Scope.Scope>
  /**
   * Returns the token of a solved captcha, by default of the invisible one if the site has one. If the user has already
   * solved the visible captcha, its token is returned immediately; otherwise the call waits for the user. Each token is
   * returned once: another call gets a new one.
   */
  readonly execute: (kind?: Kind) => Effect.Effect<CaptchaTokens, ExecuteError>
  /** Discards unused tokens and resets the widgets to `unsolved`. */
  readonly reset: Effect.Effect<void>
}

/** Renders captchas and returns their tokens. */
export class Captcha extends Context.Service<Captcha, CaptchaShape>()("@portico/client/auth/Captcha") {}

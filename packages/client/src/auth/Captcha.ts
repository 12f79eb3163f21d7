/**
 * Captchas as a service: a widget on the page, a challenge on demand, and tokens that count once. A vendor's layer
 * (`captcha/Recaptcha`, `captcha/Turnstile`, `captcha/Hcaptcha`, or the test double `captcha/TestCaptcha`) provides it.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { CaptchaTokens } from "./Members.ts"

/** A captcha that the person solves in a widget on the page, or one that runs unseen. */
export type Kind = "visible" | "invisible"

/** The settings have no site key for captchas of this kind (`captchaSiteKeys`). */
export class CaptchaNotConfigured extends Data.TaggedError("CaptchaNotConfigured")<{ readonly kind: Kind }> {
  override get message(): string {
    return `The setting captchaSiteKeys.${this.kind} is missing.`
  }
}

/** The vendor's script did not come: it was blocked, took too long, or there is no document to load it in. */
export class CaptchaBlocked extends Data.TaggedError("CaptchaBlocked")<{
  readonly vendor: string
  readonly by: "network" | "timeout" | "server"
}> {
  override get message(): string {
    return `The script of ${this.vendor} could not be loaded (${this.by}).`
  }
}

/** The person did not answer the challenge in the vendor's time. */
export class CaptchaExpired extends Data.TaggedError("CaptchaExpired")<{}> {
  override get message(): string {
    return "The captcha's challenge has expired."
  }
}

/** The person closed the challenge. */
export class CaptchaClosed extends Data.TaggedError("CaptchaClosed")<{}> {
  override get message(): string {
    return "The captcha's challenge was closed."
  }
}

/** Nobody solved the captcha in time. */
export class CaptchaTimedOut extends Data.TaggedError("CaptchaTimedOut")<{}> {
  override get message(): string {
    return "The captcha was not solved in time."
  }
}

/** The vendor's widget failed. `code` is the vendor's own, where it gave one. */
export class CaptchaFailed extends Data.TaggedError("CaptchaFailed")<{
  readonly vendor: string
  readonly code: string | undefined
}> {
  override get message(): string {
    return `The captcha of ${this.vendor} failed${this.code === undefined ? "" : ` (${this.code})`}.`
  }
}

/** What can go wrong showing a captcha. */
export type RenderError = CaptchaNotConfigured | CaptchaBlocked | CaptchaFailed

/** What can go wrong getting a captcha solved. */
export type ExecuteError = RenderError | CaptchaExpired | CaptchaClosed | CaptchaTimedOut

/** Where a captcha that is shown stands. One that was reset is unsolved again. */
export type WidgetStatus = "unsolved" | "solved" | "expired" | "failed"

/** How a captcha looks, and who is told what becomes of it. */
export interface RenderOptions {
  readonly theme?: "light" | "dark"
  readonly size?: "normal" | "compact"
  /** BCP 47 tag of its words. What the vendor takes the person to speak by default. */
  readonly language?: string
  /** Called with every change while it is shown. It begins unsolved. */
  readonly onChange?: (standing: WidgetStatus) => void
}

/** The operations of `Captcha`. */
export interface CaptchaShape {
  /** The kinds that the settings have a site key for. */
  readonly kinds: ReadonlyArray<Kind>
  /** Shows the visible captcha in an element of the page, for as long as the scope is open. */
  readonly render: (container: HTMLElement, options?: RenderOptions) => Effect.Effect<void, RenderError, Scope.Scope>
  /**
   * Gets a captcha solved: the invisible one by default, where there is one. A visible one that the person has solved
   * already is taken at once, otherwise it is waited for. Every token is given once; a further call gets a fresh one.
   */
  readonly execute: (kind?: Kind) => Effect.Effect<CaptchaTokens, ExecuteError>
  /** Forgets what was solved and shows the captcha anew. */
  readonly reset: Effect.Effect<void>
}

/** Gets captchas solved. */
export class Captcha extends Context.Service<Captcha, CaptchaShape>()("@portico/client/auth/Captcha") {}

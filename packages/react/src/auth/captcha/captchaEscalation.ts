/**
 * Captcha escalation: decides which captcha an attempt executes, and when the visible captcha of a form appears. The
 * rules are rows of the login machine (`LoginMachine.attemptTransitions`). A form first needs no captcha or an invisible
 * one. If that captcha fails, or if the provider refuses the attempt because of its captcha, the form needs the visible
 * one from then on.
 *
 * @since 0.1.0
 */
import type { Kind } from "@portico/client/auth/Captcha"
import {
  attemptTransitions,
  captchaKindOf,
  type EventName,
  initial,
  isCaptchaRequired,
  type StateSummary,
  transition
} from "@portico/client/auth/LoginFlow"
import { captchaEventOf } from "../../problem/EntryProblem.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { CaptchaEntry } from "./Captcha.ts"

/** The captcha of an attempt. */
export interface AttemptCaptcha {
  /** The kind of captcha to execute. Undefined if the attempt attaches no token. */
  readonly kind: Kind | undefined
  /** Whether the form needs the visible captcha if this one fails. */
  readonly escalates: boolean
}

/**
 * Returns the captcha of an attempt, on a site with captchas of these kinds. `entry` is the form's captcha field; a form
 * without the field cannot show the visible captcha.
 */
export const captchaOfAttempt = (entry: CaptchaEntry | undefined, kinds: ReadonlyArray<Kind>): AttemptCaptcha => {
  const usable = entry === undefined ? kinds.filter((kind) => kind !== "visible") : kinds
  const submitted = after(entry === "solved" ? escalated : initial, "submitted", usable)
  return {
    kind: captchaKindOf(submitted),
    escalates: isCaptchaRequired(after(submitted, "captchaFailed", usable))
  }
}

/** Whether a form needs the visible captcha after an attempt failed with this problem. */
export const escalatesAfter = (problem: Problem, kinds: ReadonlyArray<Kind>): boolean =>
  isCaptchaRequired(after(after(initial, "submitted", kinds), captchaEventOf(problem), kinds))

// The state of a form that shows the visible captcha.
const escalated: StateSummary = { _tag: "FAILURE", requiresCaptcha: true }

const after = (state: StateSummary, event: EventName, kinds: ReadonlyArray<Kind>) =>
  transition(attemptTransitions, state, event, kinds)

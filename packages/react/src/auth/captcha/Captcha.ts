/**
 * The state of a captcha in a form.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"

/** The state of a visible captcha. */
export type CaptchaState =
  /** The captcha is not shown, or the page has none. */
  | { readonly _tag: "Hidden" }
  | { readonly _tag: "Loading" }
  /** The captcha is shown and waits for the user. */
  | { readonly _tag: "Ready" }
  | { readonly _tag: "Solved" }
  /** The captcha was solved, but its token has expired. */
  | { readonly _tag: "Expired" }
  /** The captcha's script was blocked or could not be loaded. */
  | { readonly _tag: "Blocked"; readonly problem: Problem }
  | { readonly _tag: "Failed"; readonly problem: Problem }

/** The captcha's state as a hidden form field: `standby` (not required, or not available), `unsolved` or `solved`. */
export type CaptchaEntry = "standby" | "unsolved" | "solved"

/**
 * Returns the form field's value for a captcha's state. A captcha that cannot be solved counts as `standby`, so that
 * the user can still submit the form.
 */
export const entryOf = ({ _tag }: CaptchaState): CaptchaEntry => {
  switch (_tag) {
    case "Loading":
    case "Ready":
    case "Expired":
      return "unsolved"
    case "Solved":
      return "solved"
    default:
      return "standby"
  }
}

/**
 * Where a captcha in a form stands.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"

/** Where a visible captcha stands. */
export type CaptchaState =
  /** It is shown nowhere, or the page has none. */
  | { readonly _tag: "Hidden" }
  | { readonly _tag: "Loading" }
  /** It waits for the person. */
  | { readonly _tag: "Ready" }
  | { readonly _tag: "Solved" }
  /** It was solved, too long ago. */
  | { readonly _tag: "Expired" }
  /** Its script was kept out or did not come. */
  | { readonly _tag: "Blocked"; readonly problem: Problem }
  | { readonly _tag: "Failed"; readonly problem: Problem }

/**
 * What a form knows of the visible captcha in it: it stands by until it is asked for, is yet to be solved, or is solved.
 */
export type CaptchaEntry = "standby" | "unsolved" | "solved"

/** What the form is told of a captcha that was asked for. What cannot be solved keeps nobody from trying without it. */
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

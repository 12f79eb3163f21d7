/**
 * Words of a captcha in a form, in English.
 *
 * @since 0.1.0
 */
import type { CaptchaMessages } from "../groups/Captcha.ts"

/** Words of a captcha in a form. */
export const captcha: CaptchaMessages = {
  title: "Security check",
  loading: "Loading the security check…",
  ready: "Confirm that you are not a robot, then send the form.",
  solved: "Confirmed. You can send the form now.",
  expired: "Your confirmation has expired. Confirm once more that you are not a robot.",
  retry: "Load it again"
}

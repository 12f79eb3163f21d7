/**
 * Words of a captcha in a form, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { CaptchaMessages } from "../groups/Captcha.ts"

/** Words of a captcha in a form. */
export const captcha: CaptchaMessages = {
  title: "Sicherheitsprüfung",
  loading: "Die Sicherheitsprüfung wird geladen…",
  ready: "Bestätigen Sie, dass Sie kein Roboter sind, und senden Sie dann das Formular ab.",
  solved: "Bestätigt. Sie können das Formular jetzt absenden.",
  expired: "Ihre Bestätigung ist abgelaufen. Bestätigen Sie noch einmal, dass Sie kein Roboter sind.",
  retry: "Neu laden"
}

/**
 * Words of a captcha in a form, in Hebrew.
 *
 * @since 0.1.0
 */
import type { CaptchaMessages } from "../groups/Captcha.ts"

/** Words of a captcha in a form. */
export const captcha: CaptchaMessages = {
  title: "בדיקת אבטחה",
  loading: "טוענים את בדיקת האבטחה…",
  ready: "אשרו שאינכם רובוט, ואז שלחו את הטופס.",
  solved: "אושר. עכשיו אפשר לשלוח את הטופס.",
  expired: "תוקף האישור פג. אשרו שוב שאינכם רובוט.",
  retry: "טעינה מחדש"
}

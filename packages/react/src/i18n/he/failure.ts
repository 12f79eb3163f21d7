/**
 * Words of the box that says why a collection is not shown, in Hebrew.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { FailureMessages } from "../groups/Failure.ts"
import { seconds } from "./format.ts"

/** Words of the box that says why a collection is not shown. */
export const failure: FailureMessages = {
  retry: "נסו שוב",
  retryIn: (left) => `נסו שוב בעוד ${seconds(left)}`,
  waitOver: "אפשר לנסות שוב עכשיו.",
  signIn: "התחברות",
  reference: (reference) => `סימוכין: ${isolate(reference)}`,
  copy: "העתקת הסימוכין",
  copied: "הועתק.",
  copyFailed: "ההעתקה לא הצליחה. סמנו את הסימוכין והעתיקו ידנית.",
  developers: "למפתחים",
  code: "קוד",
  fix: "מה לעשות",
  meaning: "משמעות",
  place: "מיקום",
  parameters: "ערכים",
  mendable: "יש משהו לתקן בקריאה.",
  faultless: "הקריאה הייתה תקינה. ניסיון מאוחר יותר עשוי לעזור."
}

/**
 * Words of every form, in Hebrew.
 *
 * @since 0.1.0
 */
import type { FormMessages } from "../groups/Form.ts"
import { count, seconds } from "./format.ts"

const strengths = ["חלשה מאוד", "חלשה", "סבירה", "טובה", "חזקה"] as const

const digits = { one: "ספרה אחת", two: "שתי ספרות", other: "# ספרות" }
const characters = { one: "אות או ספרה אחת", two: "שתי אותיות או ספרות", other: "# אותיות וספרות" }

/** Words of every form. */
export const form: FormMessages = {
  email: "כתובת דוא״ל",
  password: "סיסמה",
  newPassword: "בחירת סיסמה",
  showPassword: "הצגת הסיסמה",
  hidePassword: "הסתרת הסיסמה",
  check: (fields) => (fields === 1 ? "בדקו את השדה הזה:" : "בדקו את השדות האלה:"),
  wait: (value) => `ניסיון נוסף בעוד ${seconds(value)}`,
  waitOver: "עכשיו אפשר לנסות שוב.",
  slow: "זה נמשך יותר מהרגיל. הישארו בדף הזה: דבר ממה שהזנתם לא אבד.",
  offline: "אין חיבור לאינטרנט. מה שהזנתם נשמר כאן עד שהחיבור יחזור.",
  capsLock: "מקש Caps Lock פעיל.",
  strength: "חוזק הסיסמה",
  strengthLevel: (level) => strengths[level],
  code: "קוד",
  codeHint: (length, alphabet) => `יש בו ${count(length, alphabet === "digits" ? digits : characters)}.`,
  resend: "שליחה חוזרת",
  resending: "שולחים…",
  resendIn: (value) => `שליחה חוזרת בעוד ${seconds(value)}`,
  resent: "שלחנו שוב.",
  resendOver: "עכשיו אפשר לבקש שליחה חוזרת."
}

/**
 * Words of a forgotten password, in Hebrew.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { ForgotPasswordMessages, ResetPasswordMessages } from "../groups/Recovery.ts"

/** Words of the form that asks for the mail. */
export const forgotPassword: ForgotPasswordMessages = {
  title: "שכחתם את הסיסמה?",
  explanation: "הזינו את כתובת הדוא״ל שלכם. נשלח לכם קישור לבחירת סיסמה חדשה.",
  submit: "שליחת הקישור",
  submitting: "שולחים את הקישור…",
  sentTitle: "בדקו את הדוא״ל שלכם",
  sent: (email) => `אם קיים חשבון עבור ${isolate(email)}, קישור לבחירת סיסמה חדשה כבר בדרך.`,
  sentHint: "זה עשוי לקחת כמה דקות, והקישור תקף לשעה אחת. בדקו גם בתיקיית הספאם.",
  otherAddress: "שימוש בכתובת אחרת"
}

/** Words of the form that sets the new password. */
export const resetPassword: ResetPasswordMessages = {
  title: "בחירת סיסמה חדשה",
  account: "עבור החשבון",
  password: "סיסמה חדשה",
  submit: "שמירת הסיסמה",
  submitting: "שומרים את הסיסמה שלכם…",
  opening: "פותחים את החשבון שלכם…",
  done: "הסיסמה החדשה נקבעה, ונכנסתם לחשבון.",
  verifyEmail: (email) => `הסיסמה החדשה נקבעה. שלחנו קוד אל ${isolate(email)}. הזינו אותו כדי להמשיך.`,
  awaitApproval: "הסיסמה החדשה נקבעה. החשבון שלכם עדיין ממתין לאישור: נודיע לכם בדוא״ל.",
  proveFactor: "הסיסמה החדשה נקבעה. כדי להמשיך, אשרו שזה באמת אתם.",
  changed: "הסיסמה החדשה נקבעה. היכנסו איתה.",
  signIn: "כניסה",
  missingTitle: "פתחו את הקישור שבדוא״ל",
  missing: "אפשר לשנות סיסמה רק בעזרת הקישור שאנחנו שולחים. פתחו אותו שוב, או בקשו כאן קישור חדש.",
  overTitle: "הקישור הזה כבר לא פעיל",
  over: "כבר השתמשו בו, או שהוא ישן מדי. הסיסמה שלכם לא השתנתה. בקשו כאן קישור חדש."
}

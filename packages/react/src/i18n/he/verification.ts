/**
 * Words of an address that has to be verified, and of an account that has to be approved, in Hebrew.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { ApprovalMessages, VerificationMessages } from "../groups/Verification.ts"
import { time } from "./format.ts"

/** Words of the form that asks for the code of a mail. */
export const verification: VerificationMessages = {
  title: "אישור כתובת הדוא״ל שלכם",
  explanation: (email) => `שלחנו קוד אל ${isolate(email)}.`,
  code: "הקוד מהדוא״ל",
  hint: "לא הגיע דוא״ל? בדקו גם בתיקיית הספאם.",
  submit: "אישור",
  submitting: "בודקים את הקוד…",
  opening: "פותחים את החשבון שלכם…",
  resend: "שליחת קוד חדש",
  resent: (email) => `שלחנו קוד חדש אל ${isolate(email)}.`,
  changeEmail: "שימוש בכתובת אחרת",
  sendLink: "שליחת קישור במקום",
  sendingLink: "שולחים את הקישור…",
  linkSent: (email) => `שלחנו קישור אל ${isolate(email)}. פתחו אותו כדי לאשר את הכתובת, ואז היכנסו.`,
  enterCode: "הזנת הקוד במקום",
  done: "הכתובת שלכם אושרה, ונכנסתם לחשבון.",
  verifyEmail: (email) => `דרוש קוד אחד נוסף. שלחנו אותו אל ${isolate(email)}.`,
  awaitApproval: "הכתובת שלכם אושרה. החשבון שלכם ממתין עכשיו לאישור: נודיע לכם בדוא״ל.",
  proveFactor: "הכתובת שלכם אושרה. כדי להמשיך, אשרו שזה באמת אתם.",
  verified: "הכתובת שלכם אושרה. היכנסו כדי להמשיך.",
  signIn: "כניסה",
  lostTitle: "היכנסו פעם נוספת",
  lost: "כבר אי אפשר לבדוק כאן את הקוד הזה: כבר השתמשו בו, הוא ישן מדי, או שיצאתם מהדף הזה. היכנסו שוב ונשלח לכם קוד חדש.",
  startAgain: "כניסה מחדש"
}

/** Words of an account that waits. */
export const approval: ApprovalMessages = {
  title: "החשבון שלכם ממתין לאישור",
  pending: "אנחנו בודקים כל חשבון חדש. נודיע לכם בדוא״ל כשתוכלו להיכנס.",
  pendingVerification: "אשרו קודם את כתובת הדוא״ל שלכם. אחר כך נבדוק את החשבון ונודיע לכם בדוא״ל.",
  steps: "מה נשאר לעשות",
  registered: "החשבון נוצר",
  verifyEmail: "כתובת הדוא״ל אושרה",
  approval: "החשבון אושר",
  stepDone: "בוצע",
  stepDue: "עוד לא בוצע",
  enterCode: "אישור כתובת הדוא״ל",
  submit: "בדיקה חוזרת",
  submitting: "בודקים…",
  opening: "פותחים את החשבון שלכם…",
  stillPending: (at) => `עדיין לא. הבדיקה האחרונה הייתה בשעה ${isolate(time(at))}.`,
  signIn: "ניסיון להיכנס",
  signInNow: "כניסה",
  signedIn: "החשבון שלכם אושר, ונכנסתם אליו.",
  approved: "החשבון שלכם אושר. עכשיו אפשר להיכנס.",
  declined: "החשבון שלכם לא אושר. אם לדעתכם זו טעות, פנו אלינו.",
  proveFactor: "החשבון שלכם אושר. כדי להמשיך, אשרו שזה באמת אתם."
}

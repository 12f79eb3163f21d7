/**
 * Words of a session, in Hebrew.
 *
 * @since 0.1.0
 */
import type { SessionMessages } from "../groups/Session.ts"

/** Words of a session. */
export const session: SessionMessages = {
  checking: "בודקים אם אתם מחוברים…",
  signInRequired: "התוכן הזה מיועד לחברים. היכנסו כדי לראות אותו.",
  signIn: "כניסה",
  signedOut: "יצאתם מהחשבון.",
  parked: "אתם עדיין מחוברים, אבל כרגע איננו יכולים לאשר זאת. ייתכן שחלק מהדברים יחסרו עד אז.",
  confirmAgain: "בדיקה חוזרת",
  confirming: "בודקים…",
  signOut: "יציאה",
  signingOut: "יוצאים…",
  signOutFailed: "יצאתם מהחשבון כאן, אבל השרת עדיין לא יודע על כך.",
  signOutAgain: "הודעה לשרת עכשיו",
  opening: "מכניסים אתכם…",
  openingSlowly: "זה נמשך יותר מהרגיל.",
  skip: "המשך בלי כניסה",
  opened: "נכנסתם לחשבון.",
  nobody: "אינכם מחוברים.",
  notOpened: "עדיין לא נכנסתם לחשבון",
  openAgain: "ניסיון נוסף"
}

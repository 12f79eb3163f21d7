/**
 * Words of signing in on the provider's page, in Hebrew.
 *
 * @since 0.1.0
 */
import type { OAuthMessages } from "../groups/OAuth.ts"

/** Words of signing in on the provider's page. */
export const oauth: OAuthMessages = {
  signIn: "מעבר לדף הכניסה",
  creating: "פותחים את דף הכניסה…",
  redirecting: "מעבירים אתכם לדף הכניסה…",
  finishing: "משלימים את הכניסה שלכם…",
  finished: "נכנסתם לחשבון.",
  goOn: "המשך",
  notFinished: "לא נכנסתם לחשבון",
  startAgain: "התחלה מחדש",
  alreadySignedIn: "אתם כבר מחוברים.",
  signedOut: "יצאתם מהחשבון.",
  stillSignedIn: "כאן אתם עדיין מחוברים.",
  checkedOut: "חזרתם מהקופה.",
  checkoutNote: "אפשר להמשיך מהמקום שבו הפסקתם."
}

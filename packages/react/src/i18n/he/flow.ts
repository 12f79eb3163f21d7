/**
 * Words of the way in as a whole, in Hebrew.
 *
 * @since 0.1.0
 */
import type { FlowMessages } from "../groups/Flow.ts"

/** Words between the screens. */
export const flow: FlowMessages = {
  or: "או",
  newHere: "פעם ראשונה כאן?",
  toSignUp: "יצירת חשבון",
  haveAccount: "כבר יש לכם חשבון?",
  toSignIn: "כניסה לחשבון קיים",
  back: "חזרה לכניסה",
  backToSignUp: "חזרה לפרטים שלכם",
  loading: "רק רגע…",
  missingTitle: "השלב הזה לא נטען",
  missingText: "דבר ממה שהזנתם לא אבד. בדקו את החיבור ונסו שוב.",
  retry: "ניסיון נוסף",
  passwordChanged: "הסיסמה החדשה נקבעה. היכנסו איתה.",
  verified: "הכתובת שלכם אושרה. היכנסו כדי להמשיך.",
  approved: "החשבון שלכם אושר. עכשיו אפשר להיכנס.",
  pageTitle: "עוד שלב אחד",
  pageText: "הדפדפן שלכם לא מאפשר לדף הזה להכניס אתכם בעצמו. נעביר אתכם לדף שלנו שיכול לעשות זאת.",
  toPage: "המשך שם",
  signedIn: "נכנסתם לחשבון",
  goOn: "המשך"
}

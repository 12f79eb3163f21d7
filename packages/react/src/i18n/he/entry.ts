/**
 * Words of signing in and up, in Hebrew.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { SignInMessages, SignUpMessages } from "../groups/Entry.ts"

/** Words of a sign-in. */
export const signIn: SignInMessages = {
  title: "כניסה",
  submit: "כניסה",
  submitting: "נכנסים…",
  opening: "פותחים את החשבון שלכם…",
  done: "נכנסתם לחשבון.",
  verifyEmail: (email) => `שלחנו קוד אל ${isolate(email)}. הזינו אותו כדי להשלים את הכניסה.`,
  awaitApproval: "החשבון שלכם ממתין לאישור. נודיע לכם בדוא״ל כשתוכלו להיכנס.",
  proveFactor: "כדי להמשיך, אשרו שזה באמת אתם.",
  leaving: "מעבירים אתכם לדף שלנו כדי להשלים את הכניסה…",
  forgot: "שכחתם את הסיסמה?",
  passkeyVerifying: "בודקים את מפתח הגישה שלכם…",
  passkeyRetry: "הצגת מפתחות הגישה שלי שוב"
}

/** Words of a sign-up. */
export const signUp: SignUpMessages = {
  title: "יצירת חשבון",
  submit: "יצירת חשבון",
  submitting: "יוצרים את החשבון שלכם…",
  opening: "פותחים את החשבון שלכם…",
  done: "החשבון שלכם מוכן, ונכנסתם אליו.",
  verifyEmail: (email) => `שלחנו קוד אל ${isolate(email)}. הזינו אותו כדי להשלים את יצירת החשבון.`,
  awaitApproval: "החשבון שלכם ממתין לאישור. נודיע לכם בדוא״ל כשתוכלו להיכנס.",
  proveFactor: "כדי להמשיך, אשרו שזה באמת אתם.",
  leaving: "מעבירים אתכם לדף שלנו כדי לפתוח את החשבון…",
  toSignIn: "כניסה"
}

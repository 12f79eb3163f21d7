/**
 * Words of the account menu, in Hebrew.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { AccountMessages } from "../groups/Account.ts"

/** Words of the account menu. */
export const account: AccountMessages = {
  loading: "בודקים אם אתם מחוברים…",
  signIn: "כניסה",
  signUp: "יצירת חשבון",
  account: "החשבון שלי",
  menu: "תפריט החשבון:",
  signedInAs: "מחוברים בתור",
  signOut: "יציאה",
  signingOut: "יוצאים…",
  signedOut: "יצאתם מהחשבון.",
  signOutFailed: "יצאתם מהחשבון כאן, אבל לא הצלחנו להודיע על כך לשרת.",
  retry: "ניסיון נוסף",
  sectionAccountInfo: "פרטי החשבון",
  sectionBookings: "תורים",
  sectionOrders: "הזמנות",
  sectionSubscriptions: "מינויים",
  sectionEvents: "אירועים",
  openingSection: (section) => `פותחים את ${isolate(section)}…`,
  sectionFailed: (section) => `לא הצלחנו לפתוח את ${isolate(section)}.`
}

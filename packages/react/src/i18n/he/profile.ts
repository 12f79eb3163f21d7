/**
 * Words of a member's profile, in Hebrew.
 *
 * @since 0.1.0
 */
import type { ProfileMessages } from "../groups/Profile.ts"
import { day, number } from "./format.ts"

/** Words of a panel that shows a profile and changes it. */
export const profile: ProfileMessages = {
  title: "הפרופיל שלכם",
  submit: "שמירת השינויים",
  submitting: "שומרים…",
  loading: "טוענים את הפרופיל שלכם…",
  signInRequired: "היכנסו כדי לראות את הפרופיל שלכם.",
  signIn: "כניסה",
  notFound: "לא מצאנו את הפרופיל שלכם. ייתכן שהחשבון נסגר: פנו אלינו אם הוא אמור להיות כאן.",
  retry: "ניסיון נוסף",
  loginEmail: "נכנסים באמצעות",
  verified: "אושרה",
  notVerified: "עדיין לא אושרה",
  edit: "עריכת הפרופיל",
  cancel: "ביטול",
  saved: "הפרופיל שלכם נשמר.",
  unchanged: "לא שיניתם דבר, ולכן לא היה מה לשמור.",
  reloaded: "זה הפרופיל שלכם כפי שנשמר במקום אחר.",
  notGiven: "לא צוין",
  personal: "עליכם",
  contact: "איך ליצור איתכם קשר",
  more: "עוד",
  date: day,
  number,
  pending: "החשבון שלכם עדיין לא פעיל.",
  pendingApproval: "החנות צריכה לאשר אותו. נודיע לכם בדוא״ל כשתוכלו להשתמש בו.",
  pendingVerification: "צריך לאשר את כתובת הדוא״ל שלכם. חפשו את ההודעה שלנו והזינו את הקוד שבה.",
  deleted: "החשבון הזה נמחק. בינתיים אפשר לקרוא את הפרופיל שלו, אבל כבר אי אפשר לשנות אותו.",
  blocked: "החשבון הזה חסום. פנו אלינו כדי לפתוח אותו מחדש.",
  offline: "החשבון שלכם מוסתר: חברים אחרים לא רואים אתכם.",
  changedElsewhere: "בינתיים זה נשמר בכרטיסייה אחרת או במכשיר אחר:",
  takeTheirs: "ויתור על השינויים שלי",
  keepMine: "שמירת השינויים שלי במקומם"
}

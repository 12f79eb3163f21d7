/**
 * What the inputs of a profile are called, in Hebrew.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { ProfileFieldMessages } from "../groups/Profile.ts"
import { number } from "./format.ts"

/** What the inputs of a profile are called, and the choices that they offer. */
export const profileFields: ProfileFieldMessages = {
  firstName: "שם פרטי",
  lastName: "שם משפחה",
  nickname: "כינוי",
  company: "חברה",
  position: "תפקיד",
  birthdate: "תאריך לידה",
  language: "שפה",
  picture: "כתובת התמונה שלכם",
  privacyStatus: "מי יכול לראות את הפרופיל שלכם",
  privacyUndefined: "עוד לא הוחלט: חל הכלל של החנות",
  privacyPublic: "כולם: חברים אחרים יכולים למצוא אותי",
  privacyPrivate: "אף אחד מלבדי ומלבד החנות",
  emails: "כתובות דוא״ל נוספות",
  email: "כתובת דוא״ל",
  phones: "מספרי טלפון",
  phone: "מספר טלפון",
  countryCode: "קידומת מדינה",
  addresses: "כתובות",
  address: "כתובת",
  addressLine: "רחוב ומספר",
  addressLine2: "דירה, קומה או בניין",
  streetName: "רחוב",
  streetNumber: "מספר בית",
  apartment: "דירה",
  city: "עיר",
  subdivision: "מדינה, מחוז או אזור",
  postalCode: "מיקוד",
  country: "ארץ",
  tag: "משמש עבור",
  tagUntagged: "כל מטרה",
  tagMain: "ראשי",
  tagHome: "בית",
  tagWork: "עבודה",
  tagMobile: "נייד",
  tagFax: "פקס",
  tagBilling: "חשבוניות",
  tagShipping: "משלוחים",
  notChosen: "לא נבחר",
  addEmail: "הוספת כתובת דוא״ל",
  addPhone: "הוספת מספר טלפון",
  addAddress: "הוספת כתובת",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "הסרה",
  removeNth: (entry) => `הסרה של ${isolate(entry)}`,
  added: (entry) => `נוסף לרשימה: ${isolate(entry)}.`,
  removed: (entry) => `הוסר מהרשימה: ${isolate(entry)}.`
}

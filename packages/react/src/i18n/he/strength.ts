/**
 * Words that help to find a stronger password, in Hebrew.
 *
 * @since 0.1.0
 */
import type { StrengthMessages } from "../groups/Strength.ts"

/** Words that help to find a stronger password. */
export const strength: StrengthMessages = {
  common: "אנשים רבים משתמשים בסיסמה הזאת. בחרו מילים שרק אתם הייתם מחברים יחד.",
  personal: "מי שמכיר אתכם ינחש אותה בקלות. הוסיפו מילים שאין להן שום קשר אליכם.",
  repeated: "קל לנחש חזרות. הוסיפו מילים שונות.",
  sequence: "קל לנחש רצפים כמו abc או 321. הוסיפו מילים שאינן שייכות זו לזו.",
  keys: "קל לנחש מקשים סמוכים. הוסיפו מילים שאינן שייכות זו לזו.",
  date: "קל לנחש תאריכים ושנים. הוסיפו מילים שאינן שייכות זו לזו.",
  longer: "הוסיפו עוד מילה או שתיים. מילים נדירות עדיפות."
}

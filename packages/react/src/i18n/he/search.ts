/**
 * Words of a search, in Hebrew.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { SearchMessages } from "../groups/Search.ts"
import { count, number } from "./format.ts"

/** Words of a search. */
export const search: SearchMessages = {
  label: "חיפוש",
  submit: "לחפש",
  clear: "ניקוי החיפוש",
  mode: "פריטים שיש בהם",
  allWords: "כל המילים",
  anyWord: "אחת המילים",
  fuzzy: "גם כתיב דומה",
  searching: "מחפשים…",
  results: (found, more, text) =>
    more
      ? `${isolate(text)}: ${number(found)} התוצאות הראשונות`
      : `${isolate(text)}: ${count(found, { one: "תוצאה אחת", two: "שתי תוצאות", other: "# תוצאות" })}`,
  noResults: (text) => `לא נמצא דבר עבור ${isolate(text)}.`,
  hint: "כדאי לנסות פחות מילים, או אחרות.",
  tryAny: "חיפוש אחת המילים",
  tryFuzzy: "חיפוש גם בכתיב דומה",
  retry: "ניסיון נוסף",
  signIn: "התחברות"
}

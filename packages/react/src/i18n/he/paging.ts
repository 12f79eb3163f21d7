/**
 * Words of lists that come page by page, in Hebrew.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { PagingMessages } from "../groups/Paging.ts"
import { count, list, number } from "./format.ts"

const items = (value: number): string => count(value, { one: "פריט אחד", two: "שני פריטים", other: "# פריטים" })

/** Words of lists that come page by page. */
export const paging: PagingMessages = {
  label: "עמודים",
  page: (page, pages) => (pages === undefined ? `עמוד ${number(page)}` : `עמוד ${number(page)} מתוך ${number(pages)}`),
  range: (from, to, total, more) =>
    total === undefined
      ? `פריטים ${isolate(`${number(from)}–${number(to)}`)}`
      : `${isolate(`${number(from)}–${number(to)}`)} מתוך ${more ? "יותר מ־" : ""}${items(total)}`,
  first: "העמוד הראשון",
  previous: "העמוד הקודם",
  next: "העמוד הבא",
  last: "העמוד האחרון",
  size: "פריטים בעמוד",
  loading: "טוענים את העמוד…",
  noNext: "זה העמוד האחרון.",
  noPrevious: "זה העמוד הראשון.",
  unread: (page) => `לא ניתן היה לקרוא את עמוד ${number(page)}.`,
  beyond: "אין עוד דבר בעמוד הזה.",
  loadingList: (label) => `טוענים את ${isolate(label)}…`,
  loadMore: "טעינת עוד",
  loadingMore: "טוענים עוד…",
  loaded: (added, shown) =>
    `${count(added, { one: "עוד פריט אחד", two: "עוד שני פריטים", other: "עוד # פריטים" })}, ${number(shown)} בסך הכול.`,
  end: (shown) => `זה הכול: ${items(shown)}.`,
  empty: "עדיין אין כאן כלום.",
  retry: "ניסיון נוסף",
  signIn: "התחברות",
  newItems: (added) =>
    `הצגת ${count(added, { one: "פריט חדש אחד", two: "שני פריטים חדשים", other: "# פריטים חדשים" })}`,
  pastList: "דילוג על הרשימה",
  offline: "אין חיבור לרשת. מה שכאן נשאר, והשאר יגיע כשהחיבור יחזור.",
  ignored: (parts) => `חלק מהכתובת לא היה מובן והושמט: ${list(parts.map(isolate))}.`,
  dismiss: "סגירה"
}

/**
 * Words of lists that come page by page, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { PagingMessages } from "../groups/Paging.ts"
import { count, list, number } from "./format.ts"

const items = (value: number): string => count(value, { one: "# Eintrag", other: "# Einträge" })

/** Words of lists that come page by page. */
export const paging: PagingMessages = {
  label: "Seiten",
  page: (page, pages) => (pages === undefined ? `Seite ${number(page)}` : `Seite ${number(page)} von ${number(pages)}`),
  range: (from, to, total, more) =>
    total === undefined
      ? `Einträge ${number(from)}–${number(to)}`
      : `${number(from)}–${number(to)} von ${more ? "mehr als " : ""}${count(total, { one: "# Eintrag", other: "# Einträgen" })}`,
  first: "Erste Seite",
  previous: "Vorherige Seite",
  next: "Nächste Seite",
  last: "Letzte Seite",
  size: "Einträge pro Seite",
  loading: "Seite wird geladen…",
  noNext: "Das ist die letzte Seite.",
  noPrevious: "Das ist die erste Seite.",
  unread: (page) => `Seite ${number(page)} konnte nicht gelesen werden.`,
  beyond: "Auf dieser Seite gibt es nichts mehr.",
  loadingList: (label) => `Wird geladen: ${label}…`,
  loadMore: "Mehr laden",
  loadingMore: "Mehr wird geladen…",
  loaded: (added, shown) =>
    `${count(added, { one: "# weiterer Eintrag", other: "# weitere Einträge" })}, insgesamt ${number(shown)}.`,
  end: (shown) => `Das ist alles: ${items(shown)}.`,
  empty: "Hier gibt es noch nichts.",
  retry: "Erneut versuchen",
  signIn: "Anmelden",
  newItems: (added) => `${count(added, { one: "# neuen Eintrag", other: "# neue Einträge" })} anzeigen`,
  pastList: "Liste überspringen",
  offline: "Sie sind offline. Was hier steht, bleibt, und der Rest kommt, sobald Sie wieder verbunden sind.",
  ignored: (parts) => `Ein Teil dieser Adresse war nicht zu verstehen und wurde weggelassen: ${list(parts)}.`,
  dismiss: "Schließen"
}

/**
 * Words of a table of items, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { TableMessages } from "../groups/Table.ts"
import { count, number, time } from "./format.ts"

/** Words of a table of items. */
export const table: TableMessages = {
  loading: (caption) => `Wird geladen: ${caption}…`,
  refetching: "Wird aktualisiert…",
  empty: "Hier gibt es noch nichts.",
  retry: "Erneut versuchen",
  ready: (shown, total) =>
    total === undefined || total === shown
      ? count(shown, { one: "# Eintrag", other: "# Einträge" })
      : `${number(shown)} von ${count(total, { one: "# Eintrag", other: "# Einträgen" })}`,
  sorted: (column, order) => `Sortiert nach ${column}, ${order === "ASC" ? "aufsteigend" : "absteigend"}`,
  yes: "Ja",
  no: "Nein",
  noValue: "kein Wert",
  more: "Mehr anzeigen",
  less: "Weniger anzeigen",
  cut: (characters) =>
    count(characters, { one: "# weiteres Zeichen nicht angezeigt", other: "# weitere Zeichen nicht angezeigt" }),
  notADate: "kein Datum",
  draft: "Entwurf",
  saving: "Wird gespeichert…",
  notSaved: (reason) => `Nicht gespeichert: ${reason}`,
  stale: (since) => `Stand von ${time(since)}.`,
  wait: (seconds) => `Erneut versuchen in ${number(seconds)} s`,
  waitOver: "Sie können es jetzt erneut versuchen.",
  signIn: "Anmelden",
  select: (item) => `${item} auswählen`,
  selectPage: "Alle auf dieser Seite auswählen",
  selected: (selected) => `${number(selected)} ausgewählt`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "Alle passenden ausgewählt" : `Alle passenden ausgewählt: ${number(selected)}`}${except === 0 ? "" : `, ${number(except)} ausgenommen`}`,
  selectAll: (total) =>
    total === undefined ? "Alle passenden auswählen" : `Alle ${number(total)} passenden auswählen`,
  clearSelection: "Auswahl aufheben"
}

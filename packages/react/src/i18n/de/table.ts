/**
 * Words of a table of items, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { TableMessages } from "../groups/Table.ts"
import { count, number } from "./format.ts"

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
    count(characters, { one: "# weiteres Zeichen nicht angezeigt", other: "# weitere Zeichen nicht angezeigt" })
}

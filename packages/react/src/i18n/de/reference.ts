/**
 * Words of a choice among the items of another collection, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ReferenceMessages } from "../groups/Reference.ts"
import { count, number } from "./format.ts"

/** Words of a choice among the items of another collection. */
export const reference: ReferenceMessages = {
  search: "Zum Suchen tippen",
  searching: "Wird gesucht…",
  results: (shown) => count(shown, { one: "# Treffer", other: "# Treffer" }),
  noResults: "Nichts gefunden.",
  more: "Weitere Treffer anzeigen",
  chosen: "Ausgewählt",
  chosenCount: (items) => `Ausgewählt: ${number(items)}`,
  unread: "Es ist mehr ausgewählt, als hier zu sehen ist. Was nicht zu sehen ist, bleibt ausgewählt.",
  nothingChosen: "Nichts ist ausgewählt.",
  take: (item) => `${item} auswählen`,
  taken: (item) => `${item} ausgewählt`,
  remove: (item) => `${item} entfernen`,
  removed: (item) => `${item} entfernt`,
  broken: (id) => `Nicht mehr vorhanden: ${id}`,
  loading: "Die Auswahl wird geladen…",
  moreChosen: "Mehr der Auswahl anzeigen",
  replace: "Auswahl speichern",
  replacing: "Wird gespeichert…",
  replaced: "Die Auswahl ist gespeichert.",
  clear: "Suche leeren",
  retry: "Erneut versuchen"
}

/**
 * Words of a list of values to choose from, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { DistinctMessages } from "../groups/Distinct.ts"
import { count } from "./format.ts"

/** Words of a list of values to choose from. */
export const distinct: DistinctMessages = {
  loading: "Werte werden geladen…",
  empty: "Es gibt keine Werte zur Auswahl.",
  more: "Mehr Werte anzeigen",
  clear: "Auswahl aufheben",
  cleared: "Nichts ist mehr ausgewählt.",
  uncounted: "Wie viele Einträge jeden Wert haben, konnte nicht gezählt werden.",
  items: (items) => `, ${count(items, { one: "# Eintrag", other: "# Einträge" })}`
}

/**
 * Words of a search, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { SearchMessages } from "../groups/Search.ts"
import { count, number } from "./format.ts"

/** Words of a search. */
export const search: SearchMessages = {
  label: "Suche",
  submit: "Suchen",
  clear: "Suche leeren",
  mode: "Einträge finden mit",
  allWords: "allen Wörtern",
  anyWord: "einem der Wörter",
  fuzzy: "Auch ähnliche Schreibweisen",
  searching: "Suche läuft…",
  results: (found, more, text) =>
    more
      ? `„${text}“: die ersten ${number(found)} Ergebnisse`
      : `„${text}“: ${count(found, { one: "# Ergebnis", other: "# Ergebnisse" })}`,
  noResults: (text) => `Nichts gefunden für „${text}“.`,
  hint: "Versuchen Sie weniger oder andere Wörter.",
  tryAny: "Nach einem der Wörter suchen",
  tryFuzzy: "Auch ähnliche Schreibweisen suchen",
  retry: "Erneut versuchen",
  signIn: "Anmelden"
}

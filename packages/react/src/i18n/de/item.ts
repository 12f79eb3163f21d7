/**
 * Words of an item, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ItemMessages } from "../groups/Item.ts"
import { count } from "./format.ts"

/** Words of an item. */
export const item: ItemMessages = {
  createTitle: "Neuer Eintrag",
  editTitle: "Eintrag bearbeiten",
  create: "Anlegen",
  creating: "Wird angelegt…",
  save: "Änderungen speichern",
  saving: "Wird gespeichert…",
  loading: "Wird geladen…",
  notFound: "Diesen Eintrag gibt es nicht. Vielleicht wurde er entfernt.",
  retry: "Erneut versuchen",
  created: "Der Eintrag ist angelegt.",
  saved: "Ihre Änderungen sind gespeichert.",
  unchanged: "Sie haben nichts geändert, also gab es nichts zu speichern.",
  removed: "Der Eintrag ist gelöscht.",
  reset: "Änderungen verwerfen",
  unsaved: (fields) =>
    count(fields, { one: "# Feld ist noch nicht gespeichert.", other: "# Felder sind noch nicht gespeichert." }),
  changed: "geändert",
  optional: "freiwillig",
  linesHint: "Ein Wert pro Zeile.",
  jsonHint: "Als JSON, Texte in Anführungszeichen.",
  referencesLater: "Kann ausgewählt werden, sobald der Eintrag angelegt ist.",
  notChosen: "Keine Auswahl",
  oddNames: (names) =>
    `Filter finden diese Felder nicht, weil ihre Namen einen Punkt oder ein Dollarzeichen enthalten: ${names}.`,
  conflict: "Diese Felder haben Sie beide geändert. Wählen Sie, welcher Wert bleiben soll:",
  mine: "Ihr Wert",
  theirs: "Der andere Wert",
  saveChosen: "Mit diesen Werten speichern",
  remove: "Löschen",
  removeTitle: "Diesen Eintrag löschen?",
  removeText: "Er lässt sich nicht wiederherstellen.",
  removing: "Wird gelöscht…",
  cancel: "Abbrechen",
  leaveTitle: "Ohne Speichern verlassen?",
  leaveText: "Was Sie hier eingegeben haben, ist noch nicht gespeichert und geht verloren.",
  leave: "Verlassen",
  stay: "Bleiben",
  signIn: "Anmelden"
}

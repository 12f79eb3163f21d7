/**
 * Words of what is done to many items at a time, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { BulkMessages } from "../groups/Bulk.ts"
import { number } from "./format.ts"

/** Words of what is done to many items at a time. */
export const bulk: BulkMessages = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "Alle Treffer ausgewählt" : `Ausgewählt: ${number(selected)}`}${excepted === 0 ? "" : `, ausgenommen: ${number(excepted)}`}`,
  clear: "Auswahl aufheben",
  act: (verb) => ({ add: "Hinzufügen", change: "Ändern", remove: "Entfernen", truncate: "Leeren" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `${name} leeren?`
      : `${{ add: "Hinzufügen: ", change: "Ändern: ", remove: "Entfernen: ", truncate: "Leeren: " }[verb]}${amount === undefined ? "alle Treffer?" : `${number(amount)} Einträge?`}`,
  confirmText: (verb) =>
    ({
      add: "Sie kommen zur Sammlung hinzu.",
      change: "Das lässt sich nicht rückgängig machen.",
      remove: "Das lässt sich nicht rückgängig machen.",
      truncate: "Jeder Eintrag wird entfernt. Das lässt sich nicht rückgängig machen."
    })[verb],
  typeName: (name) => `Zum Fortfahren ${name} eingeben`,
  cancel: "Abbrechen",
  gathering: (found) => `Einträge werden gesucht… bisher ${number(found)}`,
  running: (verb) =>
    ({ add: "Wird hinzugefügt…", change: "Wird geändert…", remove: "Wird entfernt…", truncate: "Wird geleert…" })[verb],
  progress: (done, total) => `${number(done)} von ${number(total)}`,
  percent: (percent) => `${number(percent)} %`,
  left: (left) => `noch ${number(left)}`,
  stop: "Anhalten",
  stopping: "Wird angehalten: Was unterwegs ist, wird noch fertig…",
  stopWaiting: "Nicht warten",
  finished: (failed, total) =>
    failed === 0
      ? "Alles erledigt."
      : failed >= total
        ? "Nichts davon hat geklappt."
        : `Erledigt. Nicht geklappt: ${number(failed)}.`,
  emptied: (name) => `${name} ist jetzt leer.`,
  cancelled: (done, total) => `Angehalten nach ${number(done)} von ${number(total)}.`,
  cancelledEarly: "Angehalten. Nichts wurde angerührt.",
  untouched: "Der Rest wurde nicht angerührt.",
  uncertain: "Was unterwegs war, kann erledigt sein oder auch nicht.",
  tally: (status, amount) =>
    `${{ inserted: "Hinzugefügt", updated: "Geändert", removed: "Entfernt", skipped: "Übersprungen", failed: "Fehlgeschlagen", unknown: "Unbekannt" }[status]}: ${number(amount)}`,
  goOn: "Fortsetzen",
  goesOn: "Sobald Sie verbunden sind, geht es von selbst weiter.",
  retryFailed: (failed) => `Fehlgeschlagene erneut versuchen (${number(failed)})`,
  saveAs: (format) => `Als ${format} speichern`,
  done: "Schließen",
  reportCaption: (rows) => `Nicht geklappt: ${number(rows)}`,
  place: "Nummer",
  line: "Zeile",
  item: "Eintrag",
  field: "Feld",
  reason: "Grund",
  showMore: (rows) => `${number(rows)} weitere anzeigen`,
  reasonUnknown: "Es ist nicht bekannt, ob das erledigt wurde.",
  reasonGone: "Das ist nicht mehr da.",
  reasonForbidden: "Sie dürfen diesen Eintrag nicht ändern.",
  reasonTooLarge: "Das ist zu groß zum Senden.",
  denied: "Sie haben dafür keine Berechtigung.",
  signIn: "Melden Sie sich dafür an. Ihre Auswahl bleibt erhalten.",
  signInNow: "Anmelden",
  leaveTitle: "Verlassen, während das läuft?",
  leaveText: "Was noch nicht begonnen wurde, wird nicht erledigt.",
  leave: "Verlassen",
  stay: "Bleiben"
}

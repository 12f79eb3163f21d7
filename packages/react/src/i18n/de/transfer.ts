/**
 * Words of files that items are moved into and out of, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { TransferMessages } from "../groups/Transfer.ts"
import { number } from "./format.ts"

/** Words of files that items are moved into and out of. */
export const transfer: TransferMessages = {
  importTitle: (name) => `In ${name} importieren`,
  pick: "Datei auswählen",
  drop: "oder hier ablegen",
  accepts: "Eine Tabelle (CSV) oder ein Objekt je Zeile (JSONL)",
  reading: (file) => `${file} wird gelesen…`,
  otherFile: "Andere Datei auswählen",
  format: "Format",
  formatName: (format) => (format === "CSV" ? "CSV, eine Tabelle" : "JSONL, ein Objekt je Zeile"),
  previewCaption: (rows) => `Die ersten Zeilen: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `Keine Fehler in den ersten Zeilen (${number(checked)}).`
      : `Fehler in ${number(mistaken)} der ersten ${number(checked)} Zeilen. Sie werden ausgelassen und am Ende aufgeführt.`,
  noRows: "In dieser Datei gibt es keine Zeilen.",
  columns: "Spalten",
  goesTo: (column) => `Spalte ${column} kommt nach`,
  ownName: (column) => `${column} (eigener Name)`,
  leaveOut: "nirgends: auslassen",
  fieldType: (type) =>
    ({
      text: "Text",
      number: "Zahl",
      boolean: "Ja oder Nein",
      date: "Datum",
      list: "Liste",
      object: "Objekt",
      reference: "Verweis",
      mixed: "Beliebiges"
    })[type],
  mode: "Einträge, die es schon gibt",
  modeName: (mode) =>
    ({ OVERWRITE: "Ersetzen", SKIP_EXISTING: "So lassen, wie sie sind", TRUNCATE_BEFORE: "Erst die Sammlung leeren" })[
      mode
    ],
  modeHint: (mode) =>
    ({
      OVERWRITE: "Eine Zeile mit der _id eines Eintrags tritt an dessen Stelle.",
      SKIP_EXISTING: "Nur Zeilen mit neuer oder ohne _id kommen hinzu.",
      TRUNCATE_BEFORE:
        "Jeder Eintrag wird entfernt, bevor die erste Zeile hinzukommt. Das lässt sich nicht rückgängig machen."
    })[mode],
  start: "Importieren",
  importing: (file) => `${file} wird importiert`,
  rows: (rows) => `Zeilen bisher: ${number(rows)}`,
  read: (percent) => `${number(percent)} % der Datei erledigt`,
  stop: "Anhalten",
  stopped: (rows) => `Angehalten. Erledigte Zeilen: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "Alle Zeilen sind gespeichert.",
      FAILED: "Keine Zeile konnte gespeichert werden.",
      PARTIALLY_SUCCESSFUL: `Fertig. Nicht gespeicherte Zeilen: ${number(failed)}.`
    })[status],
  unfinished: (file, rows) => `Der Import von ${file} wurde nicht beendet. Erledigte Zeilen: ${number(rows)}.`,
  chooseAgain: "Wählen Sie dieselbe Datei noch einmal, dann geht es dort weiter.",
  otherThan: (file) => `Das ist eine andere Datei als ${file}, oder sie wurde seitdem geändert.`,
  forget: "Verwerfen",
  again: "Weitere Datei importieren",
  fileFault: (what, reason) =>
    `${{ unreadable: "Die Datei konnte nicht gelesen werden.", header: "Die erste Zeile benennt die Spalten nicht.", notTruncated: "Die ersten Zeilen haben Fehler, oder es gibt keine: Nichts wurde entfernt.", notText: "Das ist keine Textdatei: Wählen Sie eine Tabelle (CSV) oder Zeilen von Objekten (JSONL), als UTF-8 gespeichert." }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  exportTitle: (name) => `${name} exportieren`,
  scope: "Welche Einträge",
  scopeName: (scope, amount) => {
    const said = { all: "Alle Einträge", filter: "Was der Filter findet", selection: "Was ausgewählt ist" }[scope]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "Exportieren",
  exportAgain: "Noch einmal exportieren",
  written: (done, total) => `Bisher in der Datei: ${number(done)} von ${number(total)}.`,
  collecting: (done, total) => `Felder werden gesucht: ${number(done)} von ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "Alle Felder" : `Felder: ${number(chosen)} von ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "Einträge werden gezählt…" : `${number(done)} von ${number(total)} werden geschrieben…`,
  ready: (amount) => `Die Datei ist fertig. Einträge: ${number(amount)}.`,
  download: (file) => `${file} speichern`,
  empty: "Es gibt nichts zu exportieren.",
  unfit: (id, reason) => `Der Eintrag ${id} lässt sich nicht schreiben: ${reason}`,
  close: "Schließen"
}

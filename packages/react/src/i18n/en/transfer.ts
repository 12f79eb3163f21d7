/**
 * Words of files that items are moved into and out of, in English.
 *
 * @since 0.1.0
 */
import type { TransferMessages } from "../groups/Transfer.ts"
import { count, number } from "./format.ts"

const rows = (value: number): string => count(value, "row", "rows")

const items = (value: number): string => count(value, "item", "items")

/** Words of files that items are moved into and out of. */
export const transfer: TransferMessages = {
  importTitle: (name) => `Import into ${name}`,
  pick: "Choose a file",
  drop: "or drop it here",
  accepts: "A table (CSV), or an object on each line (JSONL)",
  reading: (file) => `Reading ${file}…`,
  otherFile: "Choose another file",
  format: "Format",
  formatName: (format) => (format === "CSV" ? "CSV, a table" : "JSONL, an object on each line"),
  previewCaption: (shown) => `The first ${rows(shown)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `No mistakes in the first ${rows(checked)}.`
      : `Mistakes in ${number(mistaken)} of the first ${rows(checked)}. They are left out, and listed at the end.`,
  noRows: "There are no rows in this file.",
  columns: "Columns",
  goesTo: (column) => `Column ${column} goes to`,
  ownName: (column) => `${column} (its own name)`,
  leaveOut: "nowhere: leave it out",
  fieldType: (type) =>
    ({
      text: "text",
      number: "number",
      boolean: "yes or no",
      date: "date",
      list: "list",
      object: "object",
      reference: "reference",
      mixed: "anything"
    })[type],
  mode: "Items that are there already",
  modeName: (mode) =>
    ({
      OVERWRITE: "Replace them",
      SKIP_EXISTING: "Leave them as they are",
      TRUNCATE_BEFORE: "Empty the collection first"
    })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "A row with the _id of an item takes its place.",
      SKIP_EXISTING: "Only rows with a new _id, or none, are added.",
      TRUNCATE_BEFORE: "Every item is removed before the first row is added. This cannot be undone."
    })[mode],
  start: "Import",
  importing: (file) => `Importing ${file}`,
  rows: (done) => `${rows(done)} so far`,
  read: (percent) => `${number(percent)} % of the file done`,
  stop: "Stop",
  stopped: (done) => `Stopped after ${rows(done)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "All rows are in.",
      FAILED: "No row could be stored.",
      PARTIALLY_SUCCESSFUL: `Done, but ${rows(failed)} could not be stored.`
    })[status],
  unfinished: (file, done) => `The import of ${file} was not finished: it stopped after ${rows(done)}.`,
  chooseAgain: "Choose the same file again, and it goes on from there.",
  otherThan: (file) => `This is another file than ${file}, or it was changed since.`,
  forget: "Forget it",
  again: "Import another file",
  fileFault: (what, reason) =>
    `${{ unreadable: "The file could not be read.", header: "The first row does not name the columns.", notTruncated: "The first rows have mistakes, or there are none: nothing was removed.", notText: "This is no text file: choose a table (CSV) or lines of objects (JSONL), saved as UTF-8." }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  exportTitle: (name) => `Export ${name}`,
  scope: "Which items",
  scopeName: (scope, amount) => {
    const said = { all: "All items", filter: "What the filter finds", selection: "What is selected" }[scope]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "Export",
  exportAgain: "Export again",
  written: (done, total) => `${number(done)} of ${items(total)} are in the file so far.`,
  collecting: (done, total) => `Looking for the fields of ${number(done)} of ${items(total)}…`,
  fields: (chosen, all) => (chosen === all ? "All fields" : `${number(chosen)} of ${count(all, "field", "fields")}`),
  exporting: (done, total) =>
    total === undefined ? "Counting the items…" : `Writing ${number(done)} of ${items(total)}…`,
  ready: (amount) => `The file is ready: ${items(amount)}.`,
  download: (file) => `Save ${file}`,
  empty: "There is nothing to export.",
  unfit: (id, reason) => `The item ${id} cannot be written: ${reason}`,
  close: "Close"
}

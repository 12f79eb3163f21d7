/**
 * The English messages of bulk operations, files and jobs.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"
import { statusName } from "../messages/TransferMessages.ts"
import { count, number } from "./format.ts"

const items = (value: number): string => count(value, "item", "items")

const acts = { add: "Add", change: "Change", remove: "Delete", truncate: "Empty" }

/** The messages of bulk operations. */
export const bulk: Messages["bulk"] = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "All matching items" : items(selected)} selected${excepted === 0 ? "" : `, ${number(excepted)} excluded`}`,
  clear: "Clear selection",
  act: (verb) => acts[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `Empty ${name}?`
      : `${acts[verb]} ${amount === undefined ? "all matching items" : items(amount)}?`,
  confirmText: (verb, undoable) => {
    if (undoable) return "They will be deleted from the collection. This can only be undone for your own items."
    if (verb === "add") return "They will be added to the collection."
    if (verb === "truncate") return "All items will be deleted. This can't be undone."
    return "This can't be undone."
  },
  typeName: (name) => `Type ${name} to confirm`,
  cancel: "Cancel",
  gathering: (found) => `Finding items… ${number(found)} so far`,
  running: (verb) => ({ add: "Adding…", change: "Changing…", remove: "Deleting…", truncate: "Emptying…" })[verb],
  progress: (done, total) => `${number(done)} of ${number(total)}`,
  percent: (percent) => `${number(percent)}%`,
  left: (left) => `${number(left)} left`,
  stop: "Stop",
  stopping: "Stopping after the current items…",
  stopWaiting: "Stop now",
  finished: (failed, total) => {
    if (failed === 0) return "All done."
    return failed >= total ? "All items failed." : `Done, but ${items(failed)} failed.`
  },
  emptied: (name) => `${name} is now empty.`,
  canceled: (done, total) => `Stopped after ${number(done)} of ${items(total)}.`,
  canceledEarly: "Stopped. No items were changed.",
  untouched: "The other items weren't changed.",
  uncertain: "We don't know whether the last items were changed.",
  tally: (status, amount) =>
    `${number(amount)} ${{ inserted: "added", updated: "changed", removed: "deleted", skipped: "skipped", failed: "failed", unknown: "unknown" }[status]}`,
  resume: "Continue",
  resumesOnline: "This continues automatically when you're back online.",
  retryFailed: (failed) => `Retry ${items(failed)}`,
  saveAs: (format) => `Save as ${format}`,
  done: "Close",
  reportCaption: (rows) => `${items(rows)} failed`,
  place: "Position",
  line: "Line",
  item: "Item",
  field: "Field",
  reason: "Reason",
  showMore: (rows) => `Show ${number(rows)} more`,
  valueFault: (fault) =>
    ({
      missing: "A value is missing.",
      boolean: "Expected true or false.",
      number: "Expected a number.",
      date: "Expected a date, such as 2026-01-31.",
      list: 'Expected a list, such as ["one", "two"].',
      object: "Expected an object as JSON.",
      invalid: "The value is not valid."
    })[fault],
  rowFault: (fault, cells, columns) =>
    ({
      cells: `The row has ${number(cells)} cells, but the file has ${number(columns)} columns.`,
      quotes: "A quotation mark is missing or in the wrong place.",
      tooLong: "The row is too long. Check that every quotation mark is closed.",
      notObject: "The line is not a JSON object."
    })[fault],
  reasonUnknown: "We don't know whether this was done.",
  reasonGone: "This item no longer exists.",
  reasonUnmet: "This item doesn't meet the condition of the change.",
  reasonForbidden: "You don't have permission to change this item.",
  reasonTooLarge: "This item is too large to send.",
  denied: "You don't have permission to do this.",
  signIn: "Sign in to do this. Your selection is kept.",
  signInNow: "Sign in",
  leaveTitle: "Leave while this is running?",
  leaveText: "The remaining items won't be processed.",
  leave: "Leave",
  stay: "Stay"
}

const rows = (value: number): string => count(value, "row", "rows")

/** The messages of imports and exports. */
export const transfer: Messages["transfer"] = {
  importTitle: (name) => `Import into ${name}`,
  pick: "Choose a file",
  drop: "or drop it here",
  accepts: "CSV (table) or JSONL (one object per line)",
  template: "Download a template",
  sample: "Example",
  id: "ID",
  leftOut: (columns) => `Not imported, because the collection has no such field: ${columns}`,
  reading: (file) => `Reading ${file}…`,
  otherFile: "Choose another file",
  format: "Format",
  formatName: (format) => (format === "CSV" ? "CSV (table)" : "JSONL (one object per line)"),
  previewCaption: (shown) => `The first ${rows(shown)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `No errors in the first ${rows(checked)}.`
      : `Errors in ${number(mistaken)} of the first ${rows(checked)}. They will be skipped and listed at the end.`,
  noRows: "This file has no rows.",
  columns: "Columns",
  goesTo: (column) => `Field for column ${column}`,
  ownName: (column) => `${column} (same name)`,
  leaveOut: "Don't import",
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
  mode: "Existing items",
  modeName: (mode) =>
    ({
      OVERWRITE: "Replace them",
      SKIP_EXISTING: "Keep them",
      TRUNCATE_BEFORE: "Empty the collection first"
    })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "A row replaces the item with the same ID.",
      SKIP_EXISTING: "Only rows with a new ID or no ID are added.",
      TRUNCATE_BEFORE: "All items are deleted before the first row is added. This can't be undone."
    })[mode],
  start: "Import",
  importing: (file) => `Importing ${file}`,
  rows: (done) => `${rows(done)} stored`,
  read: (percent) => `${number(percent)}% of the file processed`,
  stop: "Stop",
  stopped: (done) => `Stopped after ${rows(done)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "All rows imported.",
      FAILED: "No rows could be imported.",
      PARTIALLY_SUCCESSFUL: `Done, but ${rows(failed)} couldn't be imported.`
    })[status],
  unfinished: (file, done) => `The import of ${file} didn't finish. It stopped after ${rows(done)}.`,
  chooseAgain: "Choose the same file again to continue.",
  otherThan: (file) => `This file isn't ${file}, or it has changed since.`,
  forget: "Discard import",
  again: "Import another file",
  fileFault: (what, reason) =>
    `${{ unreadable: "We couldn't read this file.", header: "The first row must contain the column names.", notTruncated: "The first rows have errors or the file has no rows, so nothing was removed.", notText: "This isn't a text file. Choose a CSV or JSONL file saved as UTF-8." }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  headerFault: (fault, name) =>
    ({
      unnamed: "A column has no name.",
      reserved: `A column cannot be named ${name}.`,
      noFields: "No column is imported.",
      fieldTwice: `Two columns have the same field: ${name}.`,
      fieldNested: `${name} cannot be both a value and an object.`,
      columnMissing: `The file has no column ${name}.`,
      quotes: "A quotation mark is missing or in the wrong place.",
      tooLong: "The row is too long. Check that every quotation mark is closed."
    })[fault],
  exportTitle: (name) => `Export ${name}`,
  scope: "Items to export",
  scopeName: (scope, amount) => {
    const said = { all: "All items", filter: "Filtered items", selection: "Selected items" }[scope]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "Export",
  exportAgain: "Export again",
  written: (done, total) => `${number(done)} of ${items(total)} written so far.`,
  collecting: (done, total) => `Finding fields in ${number(done)} of ${items(total)}…`,
  fields: (chosen, all) => (chosen === all ? "All fields" : `${number(chosen)} of ${count(all, "field", "fields")}`),
  exporting: (done, total) =>
    total === undefined ? "Counting the items…" : `Writing ${number(done)} of ${items(total)}…`,
  ready: (amount) => `File ready: ${items(amount)}.`,
  download: (file) => `Save ${file}`,
  empty: "Nothing to export.",
  unfit: (id, reason) => `Item ${id} can't be exported: ${reason}`,
  close: "Close"
}

/** The messages of jobs on collections and their statuses. */
export const job: Messages["job"] = {
  kind: (kind) =>
    ({
      backup: "Backup",
      restoration: "Restoration",
      movement: "Import or export",
      index: "Index",
      environment: "Environment"
    })[kind],
  status: statusName({
    backup: { PENDING: "In progress", READY: "Ready", FAILED: "Failed", DELETED: "Deleted", CANCELED: "Canceled" },
    restoration: { PENDING: "In progress", COMPLETED: "Completed", FAILED: "Failed" },
    movement: {
      UNINITIALIZED: "Not started",
      INITIALIZING: "Preparing",
      IN_PROGRESS: "In progress",
      COMPLETED: "Completed",
      FAILED: "Failed",
      PARTIALLY_SUCCESSFUL: "Partially completed"
    },
    index: {
      BUILDING: "Building",
      ACTIVE: "Active",
      DROPPING: "Dropping",
      DROPPED: "Dropped",
      FAILED: "Failed",
      INVALID: "Not valid"
    },
    environment: { LIVE: "Live", SANDBOX: "Sandbox", SANDBOX_PREFERRED: "Sandbox preferred" }
  })
}

/**
 * The English messages of bulk operations, files and jobs.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"
import { sayStatus } from "../messages/TransferMessages.ts"
import { count, number } from "./format.ts"

const items = (value: number): string => count(value, "item", "items")

const acts = { add: "Add", change: "Change", remove: "Remove", truncate: "Empty" }

/** The messages of bulk operations. */
export const bulk: Messages["bulk"] = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "All that match" : items(selected)} selected${excepted === 0 ? "" : `, ${number(excepted)} left out`}`,
  clear: "Clear selection",
  act: (verb) => acts[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `Empty ${name}?`
      : `${acts[verb]} ${amount === undefined ? "all items that match" : items(amount)}?`,
  confirmText: (verb) => {
    if (verb === "add") return "They are added to the collection."
    if (verb === "truncate") return "Every item is removed. This cannot be undone."
    return "This cannot be undone."
  },
  typeName: (name) => `To go on, type ${name}`,
  cancel: "Cancel",
  gathering: (found) => `Finding the items… ${number(found)} so far`,
  running: (verb) => ({ add: "Adding…", change: "Changing…", remove: "Removing…", truncate: "Emptying…" })[verb],
  progress: (done, total) => `${number(done)} of ${number(total)}`,
  percent: (percent) => `${number(percent)} %`,
  left: (left) => `${number(left)} left`,
  stop: "Stop",
  stopping: "Stopping: what is under way is finished first…",
  stopWaiting: "Do not wait",
  finished: (failed, total) => {
    if (failed === 0) return "All done."
    return failed >= total ? "None of it worked." : `Done, but ${items(failed)} did not work.`
  },
  emptied: (name) => `${name} is empty now.`,
  cancelled: (done, total) => `Stopped after ${number(done)} of ${items(total)}.`,
  cancelledEarly: "Stopped. Nothing was touched.",
  untouched: "The others were not touched.",
  uncertain: "What was under way may have been done or not.",
  tally: (status, amount) =>
    `${number(amount)} ${{ inserted: "added", updated: "changed", removed: "removed", skipped: "skipped", failed: "failed", unknown: "unknown" }[status]}`,
  goOn: "Go on",
  goesOn: "It goes on by itself once you are connected.",
  retryFailed: (failed) => `Try ${items(failed)} again`,
  saveAs: (format) => `Save as ${format}`,
  done: "Close",
  reportCaption: (rows) => `${items(rows)} did not work`,
  place: "Place",
  line: "Line",
  item: "Item",
  field: "Field",
  reason: "Reason",
  showMore: (rows) => `Show ${number(rows)} more`,
  reasonUnknown: "It is not known whether this was done.",
  reasonGone: "It is not there any more.",
  reasonForbidden: "You may not change this item.",
  reasonTooLarge: "It is too large to be sent.",
  denied: "You do not have permission to do this.",
  signIn: "Sign in to do this. What you chose is kept.",
  signInNow: "Sign in",
  leaveTitle: "Leave while this goes on?",
  leaveText: "What was not begun yet will not be done.",
  leave: "Leave",
  stay: "Stay"
}

const rows = (value: number): string => count(value, "row", "rows")

/** The messages of imports and exports. */
export const transfer: Messages["transfer"] = {
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
  status: sayStatus({
    backup: { PENDING: "In progress", READY: "Ready", FAILED: "Failed", DELETED: "Deleted", CANCELED: "Canceled" },
    restoration: { PENDING: "In progress", COMPLETED: "Completed", FAILED: "Failed" },
    movement: {
      UNINITIALIZED: "Not started",
      INITIALIZING: "Getting ready",
      IN_PROGRESS: "In progress",
      COMPLETED: "Completed",
      FAILED: "Failed",
      PARTIALLY_SUCCESSFUL: "Completed in part"
    },
    index: {
      BUILDING: "Building",
      ACTIVE: "Active",
      DROPPING: "Being dropped",
      DROPPED: "Dropped",
      FAILED: "Failed",
      INVALID: "Not valid"
    },
    environment: { LIVE: "Live", SANDBOX: "Sandbox", SANDBOX_PREFERRED: "Sandbox preferred" }
  })
}

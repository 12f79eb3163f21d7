/**
 * The messages of bulk operations, files and jobs.
 *
 * @since 0.1.0
 */
import type { HeaderFault, RowFault, ValueFault } from "@portico/client/data/Import"
import type { Environment, ImportMode, JobStatus } from "@portico/contract/data/Enums"
import type { Member } from "@portico/contract/Enumeration"
import type { backup, index, restoration } from "@portico/contract/data/Jobs"

/** The kinds of bulk operations. */
export type BulkVerb = "add" | "change" | "remove" | "truncate"

/** The messages of bulk operations. */
export interface BulkMessages {
  /**
   * The number of selected items: `undefined` if the matching items have not been counted. `excepted` is the number of
   * matching items that are excluded.
   */
  readonly selected: (count: number | undefined, excepted: number) => string
  readonly clear: string
  /** The label of the button that starts an operation. */
  readonly act: (verb: BulkVerb) => string
  readonly confirmTitle: (verb: BulkVerb, count: number | undefined, name: string) => string
  /** `undoable`: whether a toast will offer to undo a removal, unless an item belongs to another member. */
  readonly confirmText: (verb: BulkVerb, undoable: boolean) => string
  /** The instruction to type a name as a confirmation. */
  readonly typeName: (name: string) => string
  readonly cancel: string
  readonly gathering: (found: number) => string
  readonly running: (verb: BulkVerb) => string
  readonly progress: (done: number, total: number) => string
  readonly percent: (percent: number) => string
  readonly left: (count: number) => string
  readonly stop: string
  readonly stopping: string
  readonly stopWaiting: string
  readonly finished: (failed: number, total: number) => string
  readonly emptied: (name: string) => string
  readonly canceled: (done: number, total: number) => string
  /** The message if the operation was stopped before its first chunk. */
  readonly canceledEarly: string
  /** The message that the remaining items are unchanged, if that is certain. */
  readonly untouched: string
  readonly uncertain: string
  readonly tally: (
    status: "inserted" | "updated" | "removed" | "skipped" | "failed" | "unknown",
    count: number
  ) => string
  readonly resume: string
  readonly resumesOnline: string
  readonly retryFailed: (count: number) => string
  readonly saveAs: (format: "CSV" | "JSONL") => string
  readonly done: string
  readonly reportCaption: (count: number) => string
  readonly place: string
  readonly line: string
  readonly item: string
  readonly field: string
  readonly reason: string
  readonly showMore: (count: number) => string
  /** The reason why a value in a file cannot be read: it is missing, of the wrong type, or otherwise invalid. */
  readonly valueFault: (fault: ValueFault) => string
  /**
   * The reason why a row of a file cannot be read. `cells` and `columns` are the number of cells of the row and of columns of
   * the file, if the row has too many cells.
   */
  readonly rowFault: (fault: RowFault["kind"], cells: number, columns: number) => string
  readonly reasonUnknown: string
  readonly reasonGone: string
  /** The reason that an item does not meet the condition of the change. */
  readonly reasonUnmet: string
  readonly reasonForbidden: string
  readonly reasonTooLarge: string
  readonly denied: string
  readonly signIn: string
  readonly signInNow: string
  /** The question when the user leaves the page during an operation. */
  readonly leaveTitle: string
  readonly leaveText: string
  readonly leave: string
  readonly stay: string
}

/** The messages of imports and exports. */
export interface TransferMessages {
  readonly importTitle: (name: string) => string
  readonly pick: string
  readonly drop: string
  readonly accepts: string
  /** The button that saves a template of the file. */
  readonly template: string
  /** The sample value of strings in the template. */
  readonly sample: string
  /** The name of the field that identifies an item. */
  readonly id: string
  /** The columns of the file that are not imported. */
  readonly leftOut: (columns: string) => string
  readonly reading: (file: string) => string
  readonly otherFile: string
  readonly format: string
  readonly formatName: (format: "CSV" | "JSONL") => string
  readonly previewCaption: (rows: number) => string
  readonly checked: (rows: number, mistaken: number) => string
  readonly noRows: string
  readonly columns: string
  readonly goesTo: (column: string) => string
  readonly ownName: (column: string) => string
  readonly leaveOut: string
  readonly fieldType: (
    type: "text" | "number" | "boolean" | "date" | "list" | "object" | "reference" | "mixed"
  ) => string
  readonly mode: string
  readonly modeName: (mode: Member<typeof ImportMode>) => string
  readonly modeHint: (mode: Member<typeof ImportMode>) => string
  readonly start: string
  readonly importing: (file: string) => string
  /** The number of rows that were stored so far. */
  readonly rows: (rows: number) => string
  readonly read: (percent: number) => string
  readonly stop: string
  readonly stopped: (rows: number) => string
  readonly ended: (status: "COMPLETED" | "FAILED" | "PARTIALLY_SUCCESSFUL", failed: number) => string
  readonly unfinished: (file: string, rows: number) => string
  readonly chooseAgain: string
  readonly otherThan: (file: string) => string
  readonly forget: string
  readonly again: string
  readonly fileFault: (what: "unreadable" | "notText" | "header" | "notTruncated", reason: string | undefined) => string
  /** The error of the header of a file. `name` is the field or column that it concerns, otherwise an empty string. */
  readonly headerFault: (fault: HeaderFault["kind"], name: string) => string
  readonly exportTitle: (name: string) => string
  readonly scope: string
  readonly scopeName: (scope: "all" | "filter" | "selection", count: number | undefined) => string
  readonly exportStart: string
  /** The button that returns to the options after an export. */
  readonly exportAgain: string
  readonly written: (done: number, total: number) => string
  readonly collecting: (done: number, total: number) => string
  /** The number of selected fields, and of all fields. */
  readonly fields: (chosen: number, all: number) => string
  readonly exporting: (done: number, total: number | undefined) => string
  readonly ready: (count: number) => string
  readonly download: (file: string) => string
  readonly empty: string
  readonly unfit: (id: string, reason: string) => string
  readonly close: string
}

/** The statuses by kind: jobs on collections, indexes, and the data environment of a call. */
export interface JobStatuses {
  readonly backup: keyof typeof backup
  readonly restoration: keyof typeof restoration
  readonly movement: Member<typeof JobStatus>
  readonly index: keyof typeof index
  readonly environment: Member<typeof Environment>
}

/** The kinds of jobs. */
export type JobKind = keyof JobStatuses

/** The messages of jobs on collections and their statuses. */
export interface JobMessages {
  readonly kind: (kind: JobKind) => string
  /** Returns the name of a status. A status that this version does not know is returned unchanged. */
  readonly status: (kind: JobKind, status: string) => string
}

/** The names of all statuses, by kind. */
export type StatusWords = { readonly [Kind in JobKind]: Readonly<Record<JobStatuses[Kind], string>> }

/** Creates the function that returns the name of a status. */
export const statusName =
  (words: StatusWords): JobMessages["status"] =>
  (kind, status) => {
    const known: Readonly<Record<string, string>> = words[kind]
    return (Object.hasOwn(known, status) ? known[status] : undefined) ?? status
  }

/**
 * The state of an import as the user sees it: choosing a file, previewing it, and the progress. Plain data.
 *
 * @since 0.1.0
 */
import type { ImportMode, JobStatus } from "@portico/contract/data/Enums"
import type { Member } from "@portico/contract/Enumeration"
import type { HeaderFault } from "@portico/client/data/Import"
import type { Problem } from "../../problem/Problem.ts"
import type { ReportRow } from "../bulk/Bulk.ts"
import { canSignIn } from "../failure/failureOf.ts"
import type { FileName } from "./ImportFile.ts"
import type { Preview, Reading } from "./Preview.ts"

/** The treatment of items that already exist. */
export type Mode = Member<typeof ImportMode>

/** The progress of an import. */
export interface ImportProgress {
  readonly status: Member<typeof JobStatus>
  /** The approximate number of bytes of the processed rows. */
  readonly bytes: number
  readonly totalBytes: number | undefined
  /** The number of processed rows: the sum of the following counts. */
  readonly rows: number
  readonly inserted: number
  readonly updated: number
  readonly skipped: number
  readonly failed: number
}

/** A fault of a file as a whole. */
export interface FileFault {
  readonly what: "unreadable" | "notText" | "header" | "notTruncated"
  readonly reason: string | undefined
  /** The error of the header, if `what` is `header`. */
  readonly header?: HeaderFault | undefined
}

interface Course {
  readonly file: FileName
  readonly mode: Mode
  readonly progress: ImportProgress
  readonly errors: ReadonlyArray<ReportRow>
}

/** The state of an import. */
export type ImportState =
  /**
   * `unfinished` is an import that an earlier page started. `isOther`: the chosen file is not the file of that import.
   */
  | {
      readonly _tag: "Picking"
      readonly unfinished?: Unfinished | undefined
      readonly isOther?: boolean | undefined
      readonly fault?: FileFault | undefined
    }
  | { readonly _tag: "Reading"; readonly file: FileName; readonly unfinished?: Unfinished | undefined }
  | { readonly _tag: "Previewing"; readonly preview: Preview; readonly mode: Mode; readonly reading: boolean }
  | (Course & { readonly _tag: "Running" })
  /** The import stopped because of a failure or because the user stopped it. `canResume`: it can continue. */
  | (Course & {
      readonly _tag: "Stopped"
      readonly problem: Problem | undefined
      readonly fault: FileFault | undefined
      readonly canResume: boolean
      readonly wait: number
    })
  | (Course & { readonly _tag: "Ended" })

/** The stored summary of an unfinished import. */
export interface Unfinished {
  readonly file: FileName
  readonly rows: number
}

/** An event of an import. */
export type ImportEvent =
  | { readonly _tag: "Open" }
  | { readonly _tag: "Remembered"; readonly unfinished: Unfinished }
  | { readonly _tag: "Pick"; readonly file: File }
  | { readonly _tag: "Unfit"; readonly fault: FileFault | undefined }
  | { readonly _tag: "Read"; readonly preview: Preview }
  | { readonly _tag: "Reread"; readonly reading: Reading }
  | { readonly _tag: "Choose"; readonly mode: Mode }
  | { readonly _tag: "Start" }
  | {
      readonly _tag: "Restored"
      readonly file: FileName
      readonly mode: Mode
      readonly progress: ImportProgress
      readonly errors: ReadonlyArray<ReportRow>
    }
  | { readonly _tag: "Reported"; readonly progress: ImportProgress; readonly errors: ReadonlyArray<ReportRow> }
  | { readonly _tag: "Ended" }
  | { readonly _tag: "Failed"; readonly problem: Problem | undefined; readonly fault: FileFault | undefined }
  | { readonly _tag: "Tick"; readonly left: number }
  | { readonly _tag: "Cancel" }
  | { readonly _tag: "Resume" }
  | { readonly _tag: "Forget" }
  | { readonly _tag: "Reset" }

/** The initial state of an import. */
export const picking: ImportState = { _tag: "Picking" }

/** The progress before any row is processed. */
export const noProgress: ImportProgress = {
  status: "UNINITIALIZED",
  bytes: 0,
  totalBytes: undefined,
  rows: 0,
  inserted: 0,
  updated: 0,
  skipped: 0,
  failed: 0
}

/** Returns the next state after an event. Returns the same state if the event does not apply to it. */
export const reduce = (state: ImportState, event: ImportEvent): ImportState => {
  switch (event._tag) {
    case "Open":
      return state._tag === "Picking" ? { ...state, unfinished: undefined } : state
    case "Remembered":
      return state._tag === "Picking" ? { ...state, unfinished: event.unfinished } : state
    case "Pick": {
      if (state._tag === "Running") return state
      const { name, size } = event.file
      return { _tag: "Reading", file: { name, size }, unfinished: "unfinished" in state ? state.unfinished : undefined }
    }
    case "Unfit":
      return unfit(state, event.fault)
    case "Read":
      if (state._tag === "Previewing") return { ...state, preview: event.preview, reading: false }
      return state._tag === "Reading"
        ? { _tag: "Previewing", preview: event.preview, mode: "SKIP_EXISTING", reading: false }
        : state
    case "Reread":
      // The choice applies before the file is read again. Otherwise a second choice in the meantime would discard it.
      return state._tag === "Previewing"
        ? { ...state, preview: { ...state.preview, ...chosen(event.reading) }, reading: true }
        : state
    case "Choose":
      return state._tag === "Previewing" ? { ...state, mode: event.mode } : state
    case "Start":
      return state._tag === "Previewing" && canStart(state)
        ? { _tag: "Running", file: state.preview.file, mode: state.mode, progress: noProgress, errors: [] }
        : state
    case "Restored": {
      const { errors, file, mode, progress } = event
      return state._tag === "Reading" ? { _tag: "Running", file, mode, progress, errors } : state
    }
    case "Reported":
      return state._tag === "Running"
        ? { ...state, progress: event.progress, errors: added(state.errors, event.errors) }
        : state
    case "Ended":
      return state._tag === "Running" ? { ...state, _tag: "Ended" } : state
    case "Failed":
      return state._tag === "Running" ? stopped(state, event.problem, event.fault) : unfit(state, event.fault ?? unread)
    case "Cancel":
      return state._tag === "Running" ? stopped(state, undefined, undefined) : state
    case "Tick":
      return state._tag === "Stopped" && state.wait > event.left ? { ...state, wait: event.left } : state
    case "Resume":
      return state._tag === "Stopped" && state.canResume && state.wait === 0 ? running(state) : state
    case "Forget":
    case "Reset":
      return state._tag === "Running" ? state : { _tag: "Picking" }
  }
}

/** Whether an import can start: the header is valid, and there is at least one row. */
export const canStart = ({ preview, reading }: Extract<ImportState, { readonly _tag: "Previewing" }>): boolean =>
  !reading && preview.fault === undefined && preview.checked > 0

/**
 * Returns the processed share of the file in percent, rounded down. Returns `undefined` if the file size is unknown.
 */
export const percentOf = ({ bytes, totalBytes }: ImportProgress): number | undefined =>
  totalBytes === undefined || totalBytes === 0 ? undefined : Math.min(100, Math.floor((100 * bytes) / totalBytes))

/** Merges error rows by line. A resumed import can report a row again that it reported before it stopped. */
export const added = (errors: ReadonlyArray<ReportRow>, more: ReadonlyArray<ReportRow>): ReadonlyArray<ReportRow> =>
  more.length === 0
    ? errors
    : [...new Map([...errors, ...more].map((row) => [row.line, row])).values()].toSorted(
        (left, right) => (left.line ?? 0) - (right.line ?? 0)
      )

const courseOf = ({ errors, file, mode, progress }: Course): Course => ({ errors, file, mode, progress })

const running = (state: Course): ImportState => ({ ...courseOf(state), _tag: "Running" })

const unread: FileFault = { what: "unreadable", reason: undefined }

// The file cannot be used, so the user must choose another one. Without a fault, the file is readable but is not the
// file of the unfinished import.
const unfit = (state: ImportState, fault: FileFault | undefined): ImportState =>
  state._tag === "Reading" || state._tag === "Previewing"
    ? {
        _tag: "Picking",
        unfinished: state._tag === "Reading" ? state.unfinished : undefined,
        isOther: fault === undefined || undefined,
        fault
      }
    : state

const stopped = (state: Course, problem: Problem | undefined, fault: FileFault | undefined): ImportState => ({
  ...courseOf(state),
  _tag: "Stopped",
  problem,
  fault,
  canResume: fault === undefined && (problem?.retryable !== false || canSignIn(problem)),
  wait: Math.max(0, Math.ceil(problem?.retryAfter ?? 0))
})

const chosen = ({ format, mapping }: Reading): Partial<Preview> => ({
  ...(format === undefined ? {} : { format }),
  ...(mapping === undefined ? {} : { mapping })
})

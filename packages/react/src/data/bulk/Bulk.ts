/**
 * The state of a bulk operation as the user sees it: the operation, the progress and the failed items. Plain data.
 *
 * @since 0.1.0
 */
import type { RowFault, ValueFault } from "@portico/client/data/Import"
import type { Problem } from "../../problem/Problem.ts"

/** The operation that a bulk runs on items. */
export type BulkKind = "insert" | "save" | "update" | "patch" | "remove" | "truncate"

/** The number of items per outcome. */
export interface BulkCounts {
  readonly inserted: number
  readonly updated: number
  readonly removed: number
  /** The number of items that already existed, or that no longer existed. */
  readonly skipped: number
  readonly failed: number
  /** The number of items whose outcome is unknown, for example because the connection was lost. */
  readonly unknown: number
}

/** An item that failed, or whose outcome is unknown. */
export interface ReportRow {
  /** The zero-based position of the item in the first attempt. */
  readonly index: number
  /** The id of the item, if it is known. */
  readonly id: string | undefined
  /** Whether the item failed, or its outcome is unknown. */
  readonly status: "failed" | "unknown"
  /** The provider's error code, if it sent one. */
  readonly code: string | undefined
  /** The provider's error message. */
  readonly reason: string | undefined
  /** The line of the file that contains the item. */
  readonly line?: number | undefined
  /** The name of the field that caused the failure. */
  readonly field?: string | undefined
  /** The kind of error of a value in a file. */
  readonly fault?: ValueFault | undefined
  /** The kind of error of a row in a file that cannot be read as a whole. */
  readonly rowFault?: RowFault | undefined
  /** The value of that field in the file. */
  readonly value?: string | undefined
  /** The item that was sent, or its id. */
  readonly item?: unknown
}

/** The progress of a bulk operation. */
export interface BulkProgress {
  readonly kind: BulkKind
  /** The number of items whose outcome is known. */
  readonly done: number
  readonly total: number
  readonly counts: BulkCounts
  readonly rows: ReadonlyArray<ReportRow>
  /** The items as they were before their removal, if it can be undone. */
  readonly restorable?: ReadonlyArray<RemovedItem> | undefined
}

/** An item as it was before its removal. */
export interface RemovedItem {
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The state of a bulk operation. */
export type BulkState =
  | { readonly _tag: "Idle" }
  /** The ids of the matching items are being read. `found` is the number of items so far. */
  | { readonly _tag: "Gathering"; readonly kind: BulkKind; readonly found: number }
  /** Requests are under way. If `stopping` is `true`, no further request starts, and pending ones finish. */
  | (BulkProgress & { readonly _tag: "Running"; readonly stopping: boolean })
  /**
   * A failure stopped the operation. `wait` is the number of seconds until it can continue, if the problem is
   * retryable.
   */
  | (BulkProgress & {
      readonly _tag: "Stopped"
      readonly problem: Problem
      readonly wait: number
      /** Whether it stopped while the matching items were being read. Continuing then starts that read again. */
      readonly gathering?: boolean | undefined
    })
  /** The user stopped the operation. `uncertain`: pending requests were abandoned. */
  | (BulkProgress & { readonly _tag: "Canceled"; readonly uncertain: boolean })
  | (BulkProgress & { readonly _tag: "Finished" })

/** The outcome of one item. */
export interface BulkOutcome extends Pick<ReportRow, "index" | "id" | "code" | "reason" | "field" | "item"> {
  /** The status of the item. `unrecognized` is an action that this release does not know and does not count. */
  readonly status: keyof BulkCounts | "unrecognized"
}

/** An event of a bulk operation. */
export type BulkEvent<Work> =
  | { readonly _tag: "Start"; readonly kind: BulkKind; readonly work: Work }
  | { readonly _tag: "Found"; readonly found: number }
  | { readonly _tag: "Begun"; readonly total: number; readonly restorable?: ReadonlyArray<RemovedItem> | undefined }
  | { readonly _tag: "Reported"; readonly outcomes: ReadonlyArray<BulkOutcome> }
  | { readonly _tag: "Ended" }
  | { readonly _tag: "Failed"; readonly problem: Problem }
  | { readonly _tag: "Tick"; readonly left: number }
  | { readonly _tag: "Cancel" }
  | { readonly _tag: "Resume" }
  | { readonly _tag: "RetryFailed" }
  | { readonly _tag: "Reset" }

/** The initial state of a bulk operation. */
export const idle = { _tag: "Idle" } as const

/** The counts before any item is processed. */
export const noCounts: BulkCounts = { inserted: 0, updated: 0, removed: 0, skipped: 0, failed: 0, unknown: 0 }

/** Returns the next state after an event. Returns the same state if the event does not apply to it. */
export const reduce = <Work>(state: BulkState, event: BulkEvent<Work>): BulkState => {
  switch (event._tag) {
    case "Start":
      return isBusy(state) ? state : { _tag: "Gathering", kind: event.kind, found: 0 }
    case "Found":
      return state._tag === "Gathering" ? { ...state, found: state.found + event.found } : state
    case "Begun":
      return state._tag === "Gathering"
        ? { ...begun(state.kind, event.total), restorable: event.restorable, _tag: "Running", stopping: false }
        : state
    case "Reported":
      return state._tag === "Running" ? { ...state, ...after(state, event.outcomes) } : state
    case "Ended":
      if (state._tag !== "Running") return state
      return state.stopping && state.done < state.total
        ? { ...progressOf(state), _tag: "Canceled", uncertain: false }
        : { ...progressOf(state), _tag: "Finished" }
    case "Failed":
      return isBusy(state) ? stopped(state, event.problem) : state
    case "Tick":
      return state._tag === "Stopped" && state.wait > event.left ? { ...state, wait: event.left } : state
    case "Cancel":
      return canceled(state)
    case "Resume":
      if (!canResume(state)) return state
      return state._tag === "Stopped" && state.gathering === true
        ? { _tag: "Gathering", kind: state.kind, found: 0 }
        : { ...progressOf(state), _tag: "Running", stopping: false }
    case "RetryFailed":
      return canRetry(state) ? { ...without(state), _tag: "Running", stopping: false } : state
    case "Reset":
      return state._tag === "Idle" ? state : idle
  }
}

/** Whether the operation is under way. */
export const isBusy = (state: BulkState): state is Extract<BulkState, { readonly _tag: "Gathering" | "Running" }> =>
  state._tag === "Gathering" || state._tag === "Running"

/** Whether the operation has ended, successfully or not, and has a report to show. */
export const hasEnded = (
  state: BulkState
): state is Extract<BulkState, { readonly _tag: "Finished" | "Canceled" | "Stopped" }> =>
  state._tag === "Finished" || state._tag === "Canceled" || state._tag === "Stopped"

/** Whether the operation can continue from the point at which it stopped. */
export const canResume = (state: BulkState): state is Extract<BulkState, { readonly _tag: "Stopped" | "Canceled" }> =>
  (state._tag === "Stopped" && state.wait === 0 && state.problem.retryable) ||
  (state._tag === "Canceled" && state.total > state.done && !state.uncertain)

/** Whether some items failed, or have an unknown outcome. */
export const hasFailures = ({ counts }: BulkProgress): boolean => counts.failed + counts.unknown > 0

/** Whether there are failed items to retry. */
export const canRetry = (state: BulkState): state is Extract<BulkState, { readonly _tag: "Finished" }> =>
  state._tag === "Finished" && state.rows.some(isFailed)

/** Whether an item definitely failed. A retry of such an item cannot run the operation on it twice. */
export const isFailed = ({ status }: ReportRow): boolean => status === "failed"

/** Returns the progress in percent, rounded down. An operation on no items is at 100. */
export const percentOf = ({ done, total }: Pick<BulkProgress, "done" | "total">): number =>
  total === 0 ? 100 : Math.floor((100 * done) / total)

const begun = (kind: BulkKind, total: number): BulkProgress => ({ kind, done: 0, total, counts: noCounts, rows: [] })

const progressOf = ({ counts, done, kind, restorable, rows, total }: BulkProgress): BulkProgress => ({
  counts,
  done,
  kind,
  restorable,
  rows,
  total
})

const after = ({ counts, done, rows }: BulkProgress, outcomes: ReadonlyArray<BulkOutcome>) => {
  const more: Record<keyof BulkCounts, number> = { ...counts }
  const failed: Array<ReportRow> = []
  for (const outcome of outcomes) {
    if (outcome.status !== "unrecognized") more[outcome.status]++
    if (outcome.status === "failed" || outcome.status === "unknown") {
      failed.push({ ...outcome, status: outcome.status })
    }
  }
  return {
    counts: more,
    done: done + outcomes.length,
    rows: failed.length === 0 ? rows : [...rows, ...failed].toSorted((left, right) => left.index - right.index)
  }
}

const without = (state: BulkProgress): BulkProgress => {
  const rows = state.rows.filter((row) => !isFailed(row))
  const again = state.rows.length - rows.length
  return {
    ...progressOf(state),
    rows,
    done: state.done - again,
    counts: { ...state.counts, failed: state.counts.failed - again }
  }
}

const stopped = (
  state: Extract<BulkState, { readonly _tag: "Gathering" | "Running" }>,
  problem: Problem
): BulkState => ({
  ...(state._tag === "Running" ? progressOf(state) : begun(state.kind, 0)),
  _tag: "Stopped",
  gathering: state._tag === "Gathering",
  problem,
  wait: Math.max(0, Math.ceil(problem.retryAfter ?? 0))
})

const canceled = (state: BulkState): BulkState => {
  if (state._tag === "Gathering") return { ...begun(state.kind, 0), _tag: "Canceled", uncertain: false }
  if (state._tag !== "Running") return state
  return state.stopping ? { ...progressOf(state), _tag: "Canceled", uncertain: true } : { ...state, stopping: true }
}

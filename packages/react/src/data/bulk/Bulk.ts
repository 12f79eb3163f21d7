/**
 * A bulk as a person sees it: what is done to how many items, how far it is, and what did not work. Plain data.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"

/** What is done to items. */
export type BulkKind = "insert" | "save" | "update" | "patch" | "remove" | "truncate"

/** How many items fared how. */
export interface BulkCounts {
  readonly inserted: number
  readonly updated: number
  readonly removed: number
  /** Items that were there already, or were not there any more. */
  readonly skipped: number
  readonly failed: number
  /** Items of which nobody can tell whether they were done. */
  readonly unknown: number
}

/** An item that did not work. */
export interface ReportRow {
  /** Its place among the items of the first attempt, the first one being 0. */
  readonly index: number
  readonly id: string | undefined
  readonly status: "failed" | "unknown"
  /** The code of the catalogue, where there is one. */
  readonly code: string | undefined
  /** The provider's own sentence. */
  readonly reason: string | undefined
  /** The line of the file that it stands on. */
  readonly line?: number | undefined
  /** The field at fault. */
  readonly field?: string | undefined
  /** What stood in the field. */
  readonly value?: string | undefined
  /** What was sent: an item, or its id. */
  readonly item?: unknown
}

/** How far a bulk is. */
export interface BulkProgress {
  readonly kind: BulkKind
  /** Items whose outcome is known. */
  readonly done: number
  readonly total: number
  readonly counts: BulkCounts
  readonly rows: ReadonlyArray<ReportRow>
}

/** Where a bulk stands. */
export type BulkState =
  | { readonly _tag: "Idle" }
  /** It is found out which items match. */
  | { readonly _tag: "Gathering"; readonly kind: BulkKind; readonly found: number }
  /** `stopping`: nothing more is begun, and what is under way is waited for. */
  | (BulkProgress & { readonly _tag: "Running"; readonly stopping: boolean })
  /** It could not go on, and can from where it stopped. `wait`: seconds until then. */
  | (BulkProgress & {
      readonly _tag: "Stopped"
      readonly problem: Problem
      readonly wait: number
      /** Whether it stopped while it was found out which items match: that is done again. */
      readonly gathering?: boolean | undefined
    })
  /** `uncertain`: what was under way was not waited for. */
  | (BulkProgress & { readonly _tag: "Cancelled"; readonly uncertain: boolean })
  | (BulkProgress & { readonly _tag: "Finished" })

/** How an item fared. */
export interface BulkOutcome extends Pick<ReportRow, "index" | "id" | "code" | "reason" | "field" | "item"> {
  /** The outcome. An item whose status is `unrecognized` was done by an action that this release does not count. */
  readonly status: keyof BulkCounts | "unrecognized"
}

/** What can happen to a bulk that works on these. */
export type BulkEvent<Work> =
  | { readonly _tag: "Start"; readonly kind: BulkKind; readonly work: Work }
  | { readonly _tag: "Found"; readonly found: number }
  | { readonly _tag: "Begun"; readonly total: number }
  | { readonly _tag: "Told"; readonly outcomes: ReadonlyArray<BulkOutcome> }
  | { readonly _tag: "Ended" }
  | { readonly _tag: "Failed"; readonly problem: Problem }
  | { readonly _tag: "Tick"; readonly left: number }
  | { readonly _tag: "Cancel" }
  | { readonly _tag: "GoOn" }
  | { readonly _tag: "RetryFailed" }
  | { readonly _tag: "Reset" }

/** Where every bulk begins. */
export const idle = { _tag: "Idle" } as const

/** No item yet. */
export const noCounts: BulkCounts = { inserted: 0, updated: 0, removed: 0, skipped: 0, failed: 0, unknown: 0 }

/** The state after an event; the same one where the event means nothing in it. */
export const reduce = <Work>(state: BulkState, event: BulkEvent<Work>): BulkState => {
  switch (event._tag) {
    case "Start":
      return isBusy(state) ? state : { _tag: "Gathering", kind: event.kind, found: 0 }
    case "Found":
      return state._tag === "Gathering" ? { ...state, found: state.found + event.found } : state
    case "Begun":
      return state._tag === "Gathering"
        ? { ...begun(state.kind, event.total), _tag: "Running", stopping: false }
        : state
    case "Told":
      return state._tag === "Running" ? { ...state, ...after(state, event.outcomes) } : state
    case "Ended":
      if (state._tag !== "Running") return state
      return state.stopping && state.done < state.total
        ? { ...progressOf(state), _tag: "Cancelled", uncertain: false }
        : { ...progressOf(state), _tag: "Finished" }
    case "Failed":
      return isBusy(state) ? stopped(state, event.problem) : state
    case "Tick":
      return state._tag === "Stopped" && state.wait > event.left ? { ...state, wait: event.left } : state
    case "Cancel":
      return cancelled(state)
    case "GoOn":
      if (!goesOn(state)) return state
      return state._tag === "Stopped" && state.gathering === true
        ? { _tag: "Gathering", kind: state.kind, found: 0 }
        : { ...progressOf(state), _tag: "Running", stopping: false }
    case "RetryFailed":
      return canRetry(state) ? { ...without(state), _tag: "Running", stopping: false } : state
    case "Reset":
      return state._tag === "Idle" ? state : idle
  }
}

/** Whether something is under way. */
export const isBusy = (state: BulkState): state is Extract<BulkState, { readonly _tag: "Gathering" | "Running" }> =>
  state._tag === "Gathering" || state._tag === "Running"

/** Whether a bulk has come to an end, and has something to tell. */
export const hasEnded = (
  state: BulkState
): state is Extract<BulkState, { readonly _tag: "Finished" | "Cancelled" | "Stopped" }> =>
  state._tag === "Finished" || state._tag === "Cancelled" || state._tag === "Stopped"

/** Whether it can go on from where it stopped. */
export const goesOn = (state: BulkState): state is Extract<BulkState, { readonly _tag: "Stopped" | "Cancelled" }> =>
  (state._tag === "Stopped" && state.wait === 0 && state.problem.retryable) ||
  (state._tag === "Cancelled" && state.total > state.done && !state.uncertain)

/** Whether there are items to be tried again. */
export const canRetry = (state: BulkState): state is Extract<BulkState, { readonly _tag: "Finished" }> =>
  state._tag === "Finished" && state.rows.some(isFailed)

/** Whether an item failed for sure, so that another attempt does nothing twice. */
export const isFailed = ({ status }: ReportRow): boolean => status === "failed"

/** Hundredths of a bulk that are done. A bulk of nothing is done. */
export const percentOf = ({ done, total }: Pick<BulkProgress, "done" | "total">): number =>
  total === 0 ? 100 : Math.floor((100 * done) / total)

const begun = (kind: BulkKind, total: number): BulkProgress => ({ kind, done: 0, total, counts: noCounts, rows: [] })

const progressOf = ({ counts, done, kind, rows, total }: BulkProgress): BulkProgress => ({
  counts,
  done,
  kind,
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

const cancelled = (state: BulkState): BulkState => {
  if (state._tag === "Gathering") return { ...begun(state.kind, 0), _tag: "Cancelled", uncertain: false }
  if (state._tag !== "Running") return state
  return state.stopping ? { ...progressOf(state), _tag: "Cancelled", uncertain: true } : { ...state, stopping: true }
}

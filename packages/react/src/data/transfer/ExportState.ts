/**
 * The state of an export as the user sees it: the progress and the resulting file. Plain data.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { Format } from "../bulk/failuresFile.ts"
import { canSignIn } from "../failure/failureOf.ts"

/** The scope of an export. */
export type Scope = "all" | "filter" | "selection"

/** An item that cannot be written to the file, and the reason. */
export interface UnfitItem {
  readonly id: string
  readonly reason: string
}

/** The progress of an export. */
export interface ExportProgress {
  readonly format: Format
  /** The number of items that were read in this step. */
  readonly done: number
  /** The total number of items, or `undefined` until they are counted. */
  readonly total: number | undefined
  /**
   * The current step. `fields` reads the items to find the columns of a CSV file. `items` reads them to write the file.
   */
  readonly step: "fields" | "items"
}

/** The state of an export. */
export type ExportState =
  | { readonly _tag: "Idle" }
  | (ExportProgress & { readonly _tag: "Running" })
  | { readonly _tag: "Ready"; readonly format: Format; readonly count: number; readonly file: Blob }
  /** There are no items to export. */
  | { readonly _tag: "Empty" }
  /** `canResume`: the export can continue with the remaining items. `wait` is the number of seconds until it can. */
  | (ExportProgress & {
      readonly _tag: "Failed"
      readonly problem: Problem | undefined
      readonly unfit: UnfitItem | undefined
      readonly canResume: boolean
      readonly wait: number
    })

/** An event of an export. */
export type ExportEvent<Work> =
  | { readonly _tag: "Start"; readonly format: Format; readonly work: Work }
  | { readonly _tag: "Resume" }
  | { readonly _tag: "Counted"; readonly total: number }
  | { readonly _tag: "Step"; readonly step: ExportProgress["step"] }
  | { readonly _tag: "Page"; readonly size: number }
  | { readonly _tag: "Ready"; readonly file: Blob }
  | { readonly _tag: "Failed"; readonly problem: Problem | undefined; readonly unfit?: UnfitItem | undefined }
  | { readonly _tag: "Tick"; readonly left: number }
  | { readonly _tag: "Reset" }

/** The initial state of an export. */
export const idle = { _tag: "Idle" } as const

/** Returns the next state after an event. Returns the same state if the event does not apply to it. */
export const reduce = <Work>(state: ExportState, event: ExportEvent<Work>): ExportState => {
  switch (event._tag) {
    case "Start":
      return state._tag === "Running" || (state._tag === "Failed" && state.wait > 0)
        ? state
        : { _tag: "Running", format: event.format, done: 0, total: undefined, step: "items" }
    case "Resume":
      return state._tag === "Failed" && state.canResume && state.wait === 0
        ? { ...progressOf(state), _tag: "Running" }
        : state
    case "Counted":
      if (state._tag !== "Running") return state
      return event.total === 0 ? { _tag: "Empty" } : { ...state, total: event.total }
    case "Step":
      return state._tag === "Running" ? { ...state, step: event.step, done: 0 } : state
    case "Page":
      return state._tag === "Running"
        ? { ...state, done: Math.min(state.done + event.size, state.total ?? Number.POSITIVE_INFINITY) }
        : state
    case "Ready":
      return state._tag === "Running"
        ? { _tag: "Ready", format: state.format, count: state.total ?? state.done, file: event.file }
        : state
    case "Failed":
      return state._tag === "Running"
        ? {
            ...progressOf(state),
            _tag: "Failed",
            problem: event.problem,
            unfit: event.unfit,
            // If the items were not even counted, the export starts from the beginning.
            canResume: event.problem !== undefined && canRetry(event.problem) && state.total !== undefined,
            wait: Math.max(0, Math.ceil(event.problem?.retryAfter ?? 0))
          }
        : state
    case "Tick":
      return state._tag === "Failed" && state.wait > event.left ? { ...state, wait: event.left } : state
    case "Reset":
      return state._tag === "Idle" ? state : idle
  }
}

/** Returns the progress in percent, rounded down. Returns `undefined` if the total is unknown. */
export const percentOf = ({ done, total }: ExportProgress): number | undefined =>
  total === undefined ? undefined : total === 0 ? 100 : Math.floor((100 * done) / total)

const canRetry = (problem: Problem): boolean => problem.retryable || canSignIn(problem)

const progressOf = ({ done, format, step, total }: ExportProgress): ExportProgress => ({ done, format, step, total })

/**
 * An export as a person sees it: how far it is, and the file that came of it. Plain data.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { Format } from "../bulk/failures.ts"
import { canSignIn } from "../failure/failureOf.ts"

/** Which items are exported. */
export type Scope = "all" | "filter" | "selection"

/** Why an item cannot be written. */
export interface UnfitItem {
  readonly id: string
  readonly reason: string
}

/** How far an export is. */
export interface ExportProgress {
  readonly format: Format
  /** Items of this step that were read. */
  readonly done: number
  /** How many there are, once they are counted. */
  readonly total: number | undefined
  /** What is read of them: which fields a table needs columns for, or themselves. */
  readonly step: "fields" | "items"
}

/** Where an export stands. */
export type ExportState =
  | { readonly _tag: "Idle" }
  | (ExportProgress & { readonly _tag: "Running" })
  | { readonly _tag: "Ready"; readonly format: Format; readonly count: number; readonly file: Blob }
  /** There is nothing to export. */
  | { readonly _tag: "Empty" }
  /** `goesOn`: what was read is kept, and the rest can follow. `wait`: seconds until then. */
  | (ExportProgress & {
      readonly _tag: "Failed"
      readonly problem: Problem | undefined
      readonly unfit: UnfitItem | undefined
      readonly goesOn: boolean
      readonly wait: number
    })

/** What can happen to an export that works on these. */
export type ExportEvent<Work> =
  | { readonly _tag: "Start"; readonly format: Format; readonly work: Work }
  | { readonly _tag: "GoOn" }
  | { readonly _tag: "Counted"; readonly total: number }
  | { readonly _tag: "Step"; readonly step: ExportProgress["step"] }
  | { readonly _tag: "Page"; readonly size: number }
  | { readonly _tag: "Ready"; readonly file: Blob }
  | { readonly _tag: "Failed"; readonly problem: Problem | undefined; readonly unfit?: UnfitItem | undefined }
  | { readonly _tag: "Tick"; readonly left: number }
  | { readonly _tag: "Reset" }

/** Where every export begins. */
export const idle = { _tag: "Idle" } as const

/** The state after an event; the same one where the event means nothing in it. */
export const reduce = <Work>(state: ExportState, event: ExportEvent<Work>): ExportState => {
  switch (event._tag) {
    case "Start":
      return state._tag === "Running" || (state._tag === "Failed" && state.wait > 0)
        ? state
        : { _tag: "Running", format: event.format, done: 0, total: undefined, step: "items" }
    case "GoOn":
      return state._tag === "Failed" && state.goesOn && state.wait === 0
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
            // What was not even counted begins anew.
            goesOn: event.problem !== undefined && canRetry(event.problem) && state.total !== undefined,
            wait: Math.max(0, Math.ceil(event.problem?.retryAfter ?? 0))
          }
        : state
    case "Tick":
      return state._tag === "Failed" && state.wait > event.left ? { ...state, wait: event.left } : state
    case "Reset":
      return state._tag === "Idle" ? state : idle
  }
}

/** Hundredths of an export that are done; nothing where nobody knows. */
export const percentOf = ({ done, total }: ExportProgress): number | undefined =>
  total === undefined ? undefined : total === 0 ? 100 : Math.floor((100 * done) / total)

const canRetry = (problem: Problem): boolean => problem.retryable || canSignIn(problem)

const progressOf = ({ done, format, step, total }: ExportProgress): ExportProgress => ({ done, format, step, total })

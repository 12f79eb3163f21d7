/**
 * The items that a field of an item refers to: read page by page, added to, taken from, replaced.
 *
 * @since 0.1.0
 */
import { maximumItemsPerRequest } from "@portico/contract/Limits"
import * as Submission from "../../form/Submission.ts"
import * as Problem from "../../problem/Problem.ts"
import type { ListedItem } from "../listing/Listing.ts"

/** Where the references of a field stand. */
export type ReferencesState =
  /** `asked`: they are read. */
  | { readonly _tag: "Loading"; readonly asked?: boolean | undefined }
  | { readonly _tag: "Failed"; readonly problem: Problem.Problem }
  | {
      readonly _tag: "Ready"
      readonly items: ReadonlyArray<ListedItem>
      readonly hasMore: boolean
      readonly loadingMore: boolean
      /** Why no more could be read. */
      readonly problem?: Problem.Problem | undefined
      /** The last change. */
      readonly change: Submission.Submission<ReferenceChange>
    }

/** What can be done to references. `amend`: some come, others go, and the rest stays as it is, read or not. */
export type ReferenceChange = "insert" | "remove" | "replace" | "amend"

/** What can happen to references. */
export type ReferencesEvent =
  | { readonly _tag: "Load" }
  /** Something was written to the collection of the field, or to that of the items. */
  | { readonly _tag: "Written" }
  | { readonly _tag: "Loaded"; readonly items: ReadonlyArray<ListedItem>; readonly hasMore: boolean }
  | { readonly _tag: "LoadFailed"; readonly problem: Problem.Problem }
  | { readonly _tag: "More" }
  | { readonly _tag: "MoreLoaded"; readonly items: ReadonlyArray<ListedItem>; readonly hasMore: boolean }
  | {
      readonly _tag: "Change"
      readonly change: ReferenceChange
      readonly ids: ReadonlyArray<string>
      /** What goes where others come. */
      readonly without?: ReadonlyArray<string> | undefined
    }
  | {
      readonly _tag: "Changed"
      readonly change: ReferenceChange
      readonly items: ReadonlyArray<ListedItem>
      readonly hasMore: boolean
    }
  | { readonly _tag: "ChangeFailed"; readonly problem: Problem.Problem }
  | { readonly _tag: "Tick"; readonly left: number }
  | { readonly _tag: "Crashed"; readonly problem: Problem.Problem }

/** Before they are read. */
export const loading: ReferencesState = { _tag: "Loading" }

/** The state after an event. The same state comes back where the event means nothing in it. */
export const reduce = (state: ReferencesState, event: ReferencesEvent): ReferencesState => {
  if (event._tag === "Load") return again(state)
  if (event._tag === "Written") return state._tag === "Loading" && state.asked !== true ? state : again(state)
  if (event._tag === "Crashed") {
    const isChanging = state._tag === "Ready" && state.change._tag === "Submitting"
    return reduce(state, { ...event, _tag: isChanging ? "ChangeFailed" : "LoadFailed" })
  }
  if (event._tag === "Loaded") {
    const change = state._tag === "Ready" ? state.change : Submission.idle
    return { _tag: "Ready", items: event.items, hasMore: event.hasMore, loadingMore: false, change }
  }
  if (state._tag !== "Ready") {
    return event._tag === "LoadFailed" ? { _tag: "Failed", problem: event.problem } : state
  }
  const after = (happened: Submission.Event<undefined, ReferenceChange>) => {
    // What is done can be done again.
    const from = happened._tag === "Submit" && state.change._tag === "Done" ? Submission.idle : state.change
    const change = Submission.reduce(from, happened)
    return change === state.change ? state : { ...state, change }
  }
  switch (event._tag) {
    case "LoadFailed":
      return { ...state, loadingMore: false, problem: event.problem }
    case "More":
      return state.hasMore && !state.loadingMore && state.change._tag !== "Submitting"
        ? { ...state, loadingMore: true, problem: undefined }
        : state
    case "MoreLoaded":
      return state.loadingMore
        ? { ...state, items: [...state.items, ...event.items], hasMore: event.hasMore, loadingMore: false }
        : state
    case "Change": {
      const problem = tooMany(event.ids, event.without)
      const sent = after({ _tag: "Submit", entries: undefined, problem })
      // It takes the place of what is read.
      return sent === state || problem !== undefined ? sent : { ...sent, loadingMore: false, problem: undefined }
    }
    case "Changed":
      return {
        ...after({ _tag: "Succeeded", outcome: event.change }),
        items: event.items,
        hasMore: event.hasMore,
        loadingMore: false
      }
    case "ChangeFailed":
      return after({ _tag: "Failed", problem: event.problem })
    case "Tick":
      return after(event)
  }
}

// What is known stays meanwhile. A change under way reads by itself.
const again = (state: ReferencesState): ReferencesState => {
  if (state._tag !== "Ready") return { _tag: "Loading", asked: true }
  return state.change._tag === "Submitting" ? state : { ...state, loadingMore: false, problem: undefined }
}

// The provider would refuse it.
const tooMany = (...lists: ReadonlyArray<ReadonlyArray<string> | undefined>): Problem.Problem | undefined =>
  lists.some((ids = []) => ids.length > maximumItemsPerRequest)
    ? Problem.make("tooManyItems", { code: "WDE0006", limit: maximumItemsPerRequest, retryable: false })
    : undefined

/**
 * A list that grows: what was loaded stays, whatever becomes of the rest.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { ListedItem, PageRead } from "../listing/Listing.ts"

/** Where a growing list stands. */
export type InfiniteState<Item = ListedItem> =
  | { readonly _tag: "Loading" }
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly refetching: boolean }
  | Growing<Item>

/** A list with something in it, or that is known to be empty. */
export interface Growing<Item = ListedItem> {
  readonly _tag: "Ready"
  readonly items: ReadonlyArray<Item>
  readonly total: number | undefined
  readonly hasNext: boolean
  /** What is under way: the next items, or all of them anew. */
  readonly loading: "no" | "more" | "again"
  /** Why the next items did not come. Those that are here stay. */
  readonly problem: Problem | undefined
  /** Whether what is here was to be read anew and could not be: to try again is to do that. */
  readonly stale?: boolean | undefined
  /** How many items the last load brought. */
  readonly added: number
  /** The mark of what comes next, where the provider gives such. */
  readonly cursor: string | undefined
}

/** What happens to a growing list. */
export type InfiniteEvent =
  /** Another list, or the same for somebody else. */
  | { readonly _tag: "Begin"; readonly restored: Growing | undefined }
  | { readonly _tag: "More" }
  | { readonly _tag: "Retry" }
  /** Something was written, or there is something new: what is here is read anew. */
  | { readonly _tag: "Again" }
  | { readonly _tag: "Came"; readonly read: PageRead }
  | { readonly _tag: "CameAgain"; readonly read: PageRead }
  | { readonly _tag: "Refused"; readonly problem: Problem }

/** The start: nothing is there yet. */
export const loading: InfiniteState = { _tag: "Loading" }

/** The state after an event. */
export const reduce = (state: InfiniteState, event: InfiniteEvent): InfiniteState => {
  switch (event._tag) {
    case "Begin":
      // Always a state of its own, so that what it asks for begins.
      return event.restored === undefined ? { ...loading } : { ...event.restored, loading: "no", problem: undefined }
    case "More":
      return state._tag === "Ready" && state.hasNext && state.loading === "no"
        ? { ...state, loading: "more", problem: undefined }
        : state
    case "Retry":
      if (state._tag === "Failed") return state.refetching ? state : { ...state, refetching: true }
      return state._tag === "Ready" && state.problem !== undefined && state.loading === "no"
        ? { ...state, loading: state.hasNext && state.stale !== true ? "more" : "again", problem: undefined }
        : state
    case "Again":
      return state._tag === "Ready" ? { ...state, loading: "again", problem: undefined, stale: true } : { ...loading }
    case "Came":
      return state._tag === "Ready" ? grown(state, event.read) : begun(event.read, 0)
    case "CameAgain":
      return begun(event.read, 0)
    case "Refused":
      return state._tag === "Ready"
        ? { ...state, loading: "no", problem: event.problem }
        : { _tag: "Failed", problem: event.problem, refetching: false }
  }
}

const begun = ({ items, marks, total }: PageRead, added: number): Growing => ({
  _tag: "Ready",
  items: once(items),
  total,
  hasNext: marks?.hasNext ?? false,
  loading: "no",
  problem: undefined,
  added,
  cursor: marks?.nextCursor
})

const grown = (state: Growing, read: PageRead): Growing => {
  const items = once([...state.items, ...read.items])
  const total = read.total ?? state.total
  return { ...begun(read, items.length - state.items.length), items, total, stale: state.stale }
}

// An item that moved while pages were read is shown once, where it came first.
const once = (items: ReadonlyArray<ListedItem>): ReadonlyArray<ListedItem> => {
  const known = new Set<string>()
  const fresh = items.filter(({ id }) => !known.has(id) && known.add(id))
  return fresh.length === items.length ? items : fresh
}

/**
 * How many items of a list's head are new: those that stand before an item which is known. What comes after all of them
 * was there before, beyond what was loaded.
 */
export const countNewer = (head: ReadonlyArray<string>, items: ReadonlyArray<ListedItem>): number => {
  const known = new Set(items.map(({ id }) => id))
  const last = head.findLastIndex((id) => known.has(id))
  return head.filter((id, index) => !known.has(id) && (last === -1 || index < last)).length
}

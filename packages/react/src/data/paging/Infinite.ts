/**
 * The state of an infinite list. Loaded items stay, even if loading more fails.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { exactTotal, type InvalidItem, type ListedItem, merged, type PageRead } from "../listing/Listing.ts"

/** The state of an infinite list. */
export type InfiniteState<Item = ListedItem> =
  | { readonly _tag: "Loading" }
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly refetching: boolean }
  | Growing<Item>

/** A list that has loaded items, or that is known to be empty. */
export interface Growing<Item = ListedItem> {
  readonly _tag: "Ready"
  readonly items: ReadonlyArray<Item>
  /** The loaded items that are not shown, because they do not match the schema. */
  readonly invalid?: ReadonlyArray<InvalidItem> | undefined
  readonly total: number | undefined
  readonly hasNext: boolean
  /** The running load: the next items, or all items again. */
  readonly loading: "no" | "more" | "again"
  /** The reason why the latest load failed. The loaded items stay. */
  readonly problem: Problem | undefined
  /** Whether the loaded items are outdated. A retry then reads all of them again. */
  readonly stale?: boolean | undefined
  /** The count of items that the last load added. */
  readonly added: number
  /** The cursor of the next page, if the provider returned one. */
  readonly cursor: string | undefined
}

/** An event of an infinite list. */
export type InfiniteEvent =
  /** Another list starts, or the same list for another user. */
  | { readonly _tag: "Begin"; readonly restored: Growing | undefined }
  | { readonly _tag: "More" }
  | { readonly _tag: "Retry" }
  /** The loaded items are read again, after a write or to show newer items. */
  | { readonly _tag: "Again" }
  | { readonly _tag: "Loaded"; readonly read: PageRead }
  | { readonly _tag: "Reloaded"; readonly read: PageRead }
  | { readonly _tag: "Refused"; readonly problem: Problem }

/** The initial state, without items. */
export const loading: InfiniteState = { _tag: "Loading" }

/** Returns the state after an event. */
export const reduce = (state: InfiniteState, event: InfiniteEvent): InfiniteState => {
  switch (event._tag) {
    case "Begin":
      // Always a new object, so that the machine detects a change and starts the load.
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
    case "Loaded":
      return state._tag === "Ready" ? grown(state, event.read) : begun(event.read, 0)
    case "Reloaded":
      return begun(event.read, 0)
    case "Refused":
      return state._tag === "Ready"
        ? { ...state, loading: "no", problem: event.problem }
        : { _tag: "Failed", problem: event.problem, refetching: false }
  }
}

const begun = ({ invalid, items, marks, total }: PageRead, added: number): Growing => ({
  _tag: "Ready",
  items: once(items),
  invalid,
  total: exactTotal({ marks, total }),
  hasNext: marks?.hasNext ?? false,
  loading: "no",
  problem: undefined,
  added,
  cursor: marks?.nextCursor
})

const grown = (state: Growing, read: PageRead): Growing => {
  const items = once([...state.items, ...read.items])
  const total = exactTotal(read) ?? state.total
  const invalid = merged(state.invalid, read.invalid)
  return { ...begun(read, items.length - state.items.length), items, invalid, total, stale: state.stale }
}

// Shows an item only once, at its first position, if it moved while pages were read.
const once = (items: ReadonlyArray<ListedItem>): ReadonlyArray<ListedItem> => {
  const known = new Set<string>()
  const fresh = items.filter(({ id }) => !known.has(id) && known.add(id))
  return fresh.length === items.length ? items : fresh
}

/**
 * Returns the count of new items at the head of a list: those before a known item. Items after all known ones are not
 * new; they were only not loaded yet.
 */
export const countNewer = (head: ReadonlyArray<string>, items: ReadonlyArray<ListedItem>): number => {
  const known = new Set(items.map(({ id }) => id))
  const last = head.findLastIndex((id) => known.has(id))
  return head.filter((id, index) => !known.has(id) && (last === -1 || index < last)).length
}

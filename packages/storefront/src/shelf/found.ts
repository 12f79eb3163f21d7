/** Converts the state of a search to a listing. */
import type { Listing, SearchState } from "@portico/react/data"

/** Returns the listing of a search. Until the search has results, it returns the previous listing. */
export const found = <Item>(state: SearchState<Item>, before: Listing<Item>): Listing<Item> => {
  switch (state._tag) {
    case "Found":
      return { ...state.found, _tag: "Ready", refetching: state.refetching }
    case "Failed":
      return state.found === undefined
        ? { _tag: "Failed", problem: state.problem, refetching: false }
        : { ...state.found, _tag: "Ready", refetching: false, problem: state.problem }
    case "Idle":
    case "Debouncing":
    case "Searching": {
      if (state._tag !== "Idle" && state.found !== undefined) return { ...state.found, _tag: "Ready", refetching: true }
      return before._tag === "Ready" ? { ...before, refetching: true } : before
    }
  }
}

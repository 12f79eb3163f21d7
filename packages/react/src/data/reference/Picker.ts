/**
 * A search for items to refer to: its input, its results and the active result. Only the latest search counts.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { type InvalidItem, type ListedItem, merged } from "../listing/Listing.ts"

/** The state of a search. */
export interface PickerState {
  readonly text: string
  readonly isOpen: boolean
  readonly step: "idle" | "searching" | "more" | "found" | "failed"
  /** The results. While a new search is in progress, those of the previous search. */
  readonly items: ReadonlyArray<ListedItem>
  /** The results that are not shown, because they do not match the schema. */
  readonly invalid?: ReadonlyArray<InvalidItem> | undefined
  readonly hasMore: boolean
  /** The index of the result that is active for the keyboard. */
  readonly active: number | undefined
  readonly problem?: Problem | undefined
}

/** A page of results. */
type PickerRead = Pick<PickerState, "items" | "invalid" | "hasMore">

/** The events of a search. */
export type PickerEvent =
  | { readonly _tag: "Type"; readonly text: string }
  | { readonly _tag: "Open" }
  | { readonly _tag: "Close" }
  | { readonly _tag: "Move"; readonly to: number }
  | { readonly _tag: "More" }
  | { readonly _tag: "Retry" }
  | (PickerRead & { readonly _tag: "Found" | "MoreFound" })
  | { readonly _tag: "Failed"; readonly problem: Problem }

/** The initial state, before a search. */
export const idle: PickerState = {
  text: "",
  isOpen: false,
  step: "idle",
  items: [],
  hasMore: false,
  active: undefined
}

/** Returns the state after an event. Returns the same state if the event does not apply to it. */
export const reduce = (state: PickerState, event: PickerEvent): PickerState => {
  const { isOpen, items, step } = state
  switch (event._tag) {
    case "Type":
      return { ...state, text: event.text, isOpen: true, step: "searching", active: undefined, problem: undefined }
    case "Open":
      if (isOpen) return state
      return { ...state, isOpen: true, step: "searching", problem: undefined }
    case "Close":
      return isOpen ? { ...state, isOpen: false, active: undefined } : state
    case "Move":
      return items[event.to] === undefined ? state : { ...state, isOpen: true, active: event.to }
    case "More":
      return state.hasMore && (step === "found" || step === "failed")
        ? { ...state, step: "more", problem: undefined }
        : state
    case "Retry":
      return step === "failed" ? { ...state, step: "searching", problem: undefined } : state
    case "Found":
      return step === "searching"
        ? {
            ...state,
            step: "found",
            items: event.items,
            invalid: event.invalid,
            hasMore: event.hasMore,
            active: activeIn(event.items, state)
          }
        : state
    case "MoreFound":
      return step === "more"
        ? {
            ...state,
            step: "found",
            items: [...items, ...event.items],
            invalid: merged(state.invalid, event.invalid),
            hasMore: event.hasMore,
            active: items.length
          }
        : state
    case "Failed":
      return step === "searching" || step === "more" ? { ...state, step: "failed", problem: event.problem } : state
  }
}

// The same item stays active if it is also in the new results.
const activeIn = (found: ReadonlyArray<ListedItem>, { active, items }: PickerState): number | undefined => {
  const id = active === undefined ? undefined : items[active]?.id
  const index = id === undefined ? -1 : found.findIndex((item) => item.id === id)
  return index < 0 ? undefined : index
}

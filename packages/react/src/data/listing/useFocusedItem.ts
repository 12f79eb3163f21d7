import * as React from "react"
import type { ListedItem } from "./Listing.ts"

/** The item that has the focus, and what notices it. */
export interface FocusedItem {
  /** Which of all items it is; `undefined` where the focus is elsewhere. */
  readonly index: number | undefined
  readonly props: Pick<React.DOMAttributes<HTMLElement>, "onBlur" | "onFocus">
}

/**
 * Finds the item that has the focus by its element's `data-item`: it must be there even where it is out of sight, or the
 * page would lose the focus. `first`: the item that is about to have it.
 */
export const useFocusedItem = (items: ReadonlyArray<ListedItem>, first?: string): FocusedItem => {
  const [focused, setFocused] = React.useState(first)
  const index = React.useMemo(
    () => (focused === undefined ? -1 : items.findIndex(({ id }) => id === focused)),
    [focused, items]
  )
  const onFocus = ({ target }: React.FocusEvent<HTMLElement>) =>
    setFocused(target.closest<HTMLElement>("[data-item]")?.dataset["item"])
  const onBlur = ({ currentTarget, relatedTarget, target }: React.FocusEvent<HTMLElement>) => {
    // It is still there for when one comes back from another window.
    if (document.activeElement !== target && !currentTarget.contains(relatedTarget)) setFocused(undefined)
  }
  return { index: index < 0 ? undefined : index, props: { onBlur, onFocus } }
}

/** The indexes of the items that are drawn, and one more. */
export const withItem = (drawn: Array<number>, index: number | undefined): Array<number> =>
  index === undefined || index < 0 || drawn.includes(index) ? drawn : [...drawn, index].toSorted((a, b) => a - b)

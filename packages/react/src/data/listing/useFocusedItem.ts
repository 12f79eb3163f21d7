import * as React from "react"
import { itemElementOf, neighborOf } from "./FocusAfterRemoval.view.tsx"
import type { ListedItem } from "./Listing.ts"

/** The item that has the focus, and the event handlers that track it. */
export interface FocusedItem {
  /** The index of the item. `undefined` if the focus is elsewhere. */
  readonly index: number | undefined
  readonly props: Pick<React.DOMAttributes<HTMLElement>, "onBlur" | "onFocus">
}

/**
 * Tracks the item that has the focus by its element's `data-item`. The item must stay rendered while it is out of view,
 * because removing its element would lose the focus. If the focused item is removed, this is
 * the item that receives the focus next. `first`: the id of the item that is about to receive the focus.
 */
export const useFocusedItem = (items: ReadonlyArray<ListedItem>, first?: string): FocusedItem => {
  const [focused, setFocused] = React.useState(first)
  const [before, setBefore] = React.useState(items)
  if (before !== items) {
    setBefore(items)
    if (focused !== undefined) setFocused(neighborOf(before, items, focused))
  }
  const index = React.useMemo(
    () => (focused === undefined ? -1 : items.findIndex(({ id }) => id === focused)),
    [focused, items]
  )
  const onFocus = ({ target }: React.FocusEvent<HTMLElement>) =>
    setFocused(itemElementOf(target, items)?.dataset["item"])
  const onBlur = (event: React.FocusEvent<HTMLElement>) => {
    if (isLeft(event)) setFocused(undefined)
  }
  return { index: index < 0 ? undefined : index, props: { onBlur, onFocus } }
}

/**
 * Returns whether the focus leaves the element that has the listener. If the window loses the focus, `activeElement` is still the
 * target: the user may return to it.
 */
const isLeft = ({ currentTarget, relatedTarget, target }: React.FocusEvent<HTMLElement>): boolean =>
  document.activeElement !== target && !currentTarget.contains(relatedTarget)

/** Returns the rendered indexes with one more, in ascending order. */
export const withItem = (indexes: Array<number>, index: number | undefined): Array<number> =>
  index === undefined || index < 0 || indexes.includes(index) ? indexes : [...indexes, index].toSorted((a, b) => a - b)

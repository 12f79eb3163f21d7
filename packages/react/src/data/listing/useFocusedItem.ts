import * as React from "react"
import { isFocusLost } from "../../parts/focus.ts"
import type { ListedItem } from "./Listing.ts"

/** The item that has the focus, and the event handlers that track it. */
export interface FocusedItem {
  /** The index of the item. `undefined` if the focus is elsewhere. */
  readonly index: number | undefined
  readonly props: Pick<React.DOMAttributes<HTMLElement>, "onBlur" | "onFocus">
}

/**
 * Tracks the item that has the focus by its element's `data-item`. The item must stay rendered while it is out of view,
 * because removing its element would lose the focus. If it is no longer among the items, it is its neighbor, which receives
 * the focus. `first`: the id of the item that is about to receive the focus.
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
    setFocused(target.closest<HTMLElement>("[data-item]")?.dataset["item"])
  const onBlur = (event: React.FocusEvent<HTMLElement>) => {
    if (isLeft(event)) setFocused(undefined)
  }
  return { index: index < 0 ? undefined : index, props: { onBlur, onFocus } }
}

// `activeElement` is still the target when the window loses the focus. The item keeps it for the user's return.
const isLeft = ({ currentTarget, relatedTarget, target }: React.FocusEvent<HTMLElement>): boolean =>
  document.activeElement !== target && !currentTarget.contains(relatedTarget)

// Returns the id of an item if it is among the later items, otherwise that of the next one that is, or of the previous one.
const neighborOf = (
  before: ReadonlyArray<ListedItem>,
  after: ReadonlyArray<ListedItem>,
  item: string
): string | undefined => {
  if (after.some(({ id }) => id === item)) return item
  const ids = new Set(after.map(({ id }) => id))
  const index = before.findIndex(({ id }) => id === item)
  const isStillThere = ({ id }: ListedItem) => ids.has(id)
  return (before.slice(index + 1).find(isStillThere) ?? before.slice(0, Math.max(index, 0)).findLast(isStillThere))?.id
}

/** A control in the row or the card of an item. */
interface ItemPlace {
  readonly item: string
  /** The index of the cell in its row. -1 in a card. */
  readonly cell: number
  /** The index of the control in the cell or the card. -1 is the cell itself. */
  readonly control: number
}

/**
 * Moves the focus when the item that has it is removed: to the same control of its neighbor, or to `region` if there is
 * none. Returns the event handlers of an element around the items.
 */
export const useFocusAfterRemoval = (
  items: ReadonlyArray<ListedItem>,
  region: React.RefObject<HTMLElement | null>
): FocusedItem["props"] => {
  const place = React.useRef<ItemPlace>(undefined)
  const seen = React.useRef(items)
  React.useLayoutEffect(() => {
    const [before, from] = [seen.current, place.current]
    seen.current = items
    if (before === items || from === undefined || region.current === null || !isFocusLost()) return
    const next = neighborOf(before, items, from.item)
    if (next === from.item) return
    // The neighbor of a row that is out of view is too. The user has scrolled away from both.
    ;(controlAt(region.current, from, next) ?? region.current).focus({ preventScroll: true })
  }, [items, region])
  return {
    onBlur: (event) => {
      if (isLeft(event)) place.current = undefined
    },
    onFocus: ({ target }) => {
      place.current = placeOf(target)
    }
  }
}

const placeOf = (target: HTMLElement): ItemPlace | undefined => {
  const row = target.closest<HTMLElement>("[data-item]")
  const item = row?.dataset["item"]
  if (row === null || item === undefined) return undefined
  const cell = row.matches("tr") ? [...row.children].findIndex((cell) => cell.contains(target)) : -1
  return { item, cell, control: controlsIn(row.children[cell] ?? row).indexOf(target) }
}

const controlAt = (region: HTMLElement, { cell, control }: ItemPlace, item: string | undefined) => {
  const row = [...region.querySelectorAll<HTMLElement>("[data-item]")].find(({ dataset }) => dataset["item"] === item)
  const place = row?.children[cell] ?? row
  if (row === undefined || place === undefined) return undefined
  if (control < 0 && place instanceof HTMLElement && place.hasAttribute("tabindex")) return place
  const controls = controlsIn(place)
  return controls[control] ?? controls.at(-1) ?? controlsIn(row)[0]
}

const controlsIn = (place: Element): ReadonlyArray<HTMLElement> => [
  ...place.querySelectorAll<HTMLElement>("a[href], :is(button, input, select, textarea):enabled, summary, [tabindex]")
]

/** Returns the rendered indexes with one more, in ascending order. */
export const withItem = (indexes: Array<number>, index: number | undefined): Array<number> =>
  index === undefined || index < 0 || indexes.includes(index) ? indexes : [...indexes, index].toSorted((a, b) => a - b)

/**
 * The item that has the focus: tracks it, and moves the focus to its neighbor when it is removed.
 *
 * @since 0.1.0
 */
import * as React from "react"
import { isFocusLost } from "../../parts/focus.ts"
import type { ListedItem } from "./Listing.ts"

interface Identified {
  readonly id: string
}

/**
 * Returns the id of an item if it is among the later items, otherwise that of the next one that is, or of the previous one.
 * Returns `undefined` if none is left, or if the item is not among the earlier items either.
 */
export const neighborOf = (
  before: ReadonlyArray<Identified>,
  after: ReadonlyArray<Identified>,
  item: string
): string | undefined => {
  if (after.some(({ id }) => id === item)) return item
  const index = before.findIndex(({ id }) => id === item)
  if (index < 0) return undefined
  const ids = new Set(after.map(({ id }) => id))
  return [...before.slice(index + 1), ...before.slice(0, index).toReversed()].find(({ id }) => ids.has(id))?.id
}

/**
 * Returns the closest element around another one that has the `data-item` of one of the items. A row can contain elements
 * of other items.
 */
export const itemElementOf = (element: Element | null, items: ReadonlyArray<Identified>): HTMLElement | undefined => {
  const found = element?.closest<HTMLElement>("[data-item]")
  if (found == null) return undefined
  return items.some(({ id }) => id === found.dataset["item"]) ? found : itemElementOf(found.parentElement, items)
}

/** A control in the row or the card of an item. */
interface ItemPlace {
  /** The id of the item. `undefined` if it and all others were removed. */
  readonly item: string | undefined
  /** The index of the cell in its row. -1 in a card. */
  readonly cell: number
  /** The index of the control in the cell or the card. -1 is the cell or the card itself. */
  readonly control: number
  /** Whether the focus is to move to this place, because the item that had it was removed. */
  readonly isNext?: boolean
}

/**
 * Moves the focus when the item that has it is removed: to the same control of its neighbor, or to `region` if there is
 * none. If a dialog has the focus, such as the one in which the user confirmed the removal, the focus moves when it closes.
 */
export const useFocusAfterRemoval = (
  items: ReadonlyArray<Identified>,
  region: React.RefObject<HTMLElement | null>
): void => {
  const place = React.useRef<ItemPlace>(undefined)
  const seen = React.useRef(items)
  React.useLayoutEffect(() => {
    const [before, from] = [seen.current, place.current]
    seen.current = items
    if (from?.item !== undefined && !items.some(({ id }) => id === from.item)) {
      place.current = { ...from, item: neighborOf(before, items, from.item), isNext: true }
    }
    let frame = 0
    const moveFocus = () => {
      const to = place.current
      if (to?.isNext !== true) return
      // No event reports that a dialog was removed.
      if (isInDialog(document.activeElement, region)) {
        frame = requestAnimationFrame(moveFocus)
        return
      }
      place.current = undefined
      if (region.current === null || !isFocusLost()) return
      // A neighbor that is not rendered is out of view. The user has scrolled away from both.
      controlAt(region.current, to)?.focus({ preventScroll: true })
      if (isFocusLost()) region.current.focus({ preventScroll: true })
    }
    moveFocus()
    return () => cancelAnimationFrame(frame)
  }, [items, region])
  React.useEffect(() => {
    const onFocus = ({ target }: Pick<FocusEvent, "target">) => {
      const element = target instanceof Element ? target : null
      if (!isInDialog(element, region)) place.current = placeOf(element, seen.current, region)
    }
    const onBlur = ({ relatedTarget, target }: FocusEvent) => {
      if (relatedTarget !== null || !(target instanceof Element)) return
      // Some browsers also dispatch this event for an element that is being removed.
      queueMicrotask(() => {
        // A button can be disabled while the removal of its item runs.
        if (isFocusLost() && target.isConnected && !target.matches(":disabled")) place.current = undefined
      })
    }
    onFocus({ target: document.activeElement })
    document.addEventListener("focusin", onFocus)
    document.addEventListener("focusout", onBlur)
    return () => {
      document.removeEventListener("focusin", onFocus)
      document.removeEventListener("focusout", onBlur)
    }
  }, [region])
}

interface FocusAfterRemovalProps {
  readonly items: ReadonlyArray<Identified>
  /** The element that receives the focus if no item is left. */
  readonly region: React.RefObject<HTMLElement | null>
}

/** Calls {@link useFocusAfterRemoval}, for components that load this code later. */
export function FocusAfterRemoval({ items, region }: FocusAfterRemovalProps) {
  useFocusAfterRemoval(items, region)
  return null
}

// Whether an element is in a dialog that does not contain the items too.
const isInDialog = (element: Element | null, { current }: React.RefObject<HTMLElement | null>): boolean =>
  element?.closest("dialog, [role$=dialog]")?.contains(current) === false

const placeOf = (
  target: Element | null,
  items: ReadonlyArray<Identified>,
  { current }: React.RefObject<HTMLElement | null>
): ItemPlace | undefined => {
  const row = itemElementOf(target, items)
  const item = row?.dataset["item"]
  if (row === undefined || item === undefined || current?.contains(row) !== true) return undefined
  const cell = row.matches("tr") ? [...row.children].findIndex((cell) => cell.contains(target)) : -1
  return { item, cell, control: controlsIn(row.children[cell] ?? row).findIndex((control) => control === target) }
}

const controlAt = (region: HTMLElement, { cell, control, item }: ItemPlace) => {
  const row = [...region.querySelectorAll<HTMLElement>("[data-item]")].find(({ dataset }) => dataset["item"] === item)
  if (row === undefined) return undefined
  const place = row.children[cell] ?? row
  if (control < 0 && place instanceof HTMLElement && place.hasAttribute("tabindex")) return place
  const controls = controlsIn(place)
  return controls[control] ?? controls.at(-1) ?? controlsIn(row)[0]
}

const controlsIn = (place: Element) => [
  ...place.querySelectorAll<HTMLElement>("a[href], :is(button, input, select, textarea):enabled, [tabindex]")
]

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

/**
 * Moves the focus when the element that had it changes or disappears.
 *
 * @since 0.1.0
 */
import * as React from "react"

/** Returns whether no element has the focus, as after the removal of the focused element. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * Returns a ref for an element that can disappear while it has the focus, such as a retry button. The focus then moves to
 * the element that `next` returns. By default, that is the closest element around it that can have the focus.
 */
export const passesFocus =
  (next?: () => HTMLElement | null | undefined): React.RefCallback<HTMLElement> =>
  (element) => {
    if (element === null) return undefined
    return () => {
      if (document.activeElement !== element) return
      const around = element.parentElement?.closest<HTMLElement>("[tabindex]")
      // React has removed the element when this runs, and rendered what replaces it.
      queueMicrotask(() => {
        if (isFocusLost()) (next === undefined ? around : next())?.focus()
      })
    }
  }

/** Returns a ref as {@link passesFocus} does, for an element whose focus moves to the element with an id. */
export const usePassesFocusTo = (id: string): React.RefCallback<HTMLElement> =>
  React.useMemo(() => passesFocus(() => document.getElementById(id)), [id])

/** Focuses an element on mount, and when `takesFocus` becomes true. */
export const useTakesFocus = (element: React.RefObject<HTMLElement | null>, takesFocus: boolean | undefined): void => {
  React.useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [element, takesFocus])
}

/**
 * Focuses the first element inside `root` that matches `selector` when `value` changes. `isMoved`: whether the change
 * from one value to the next moves the focus.
 */
export const useFocusOnChange = <A>(
  root: React.RefObject<HTMLElement | null>,
  selector: string,
  value: A,
  isMoved: (after: A, before: A) => boolean
): void => {
  const seen = React.useRef(value)
  const moves = React.useRef(isMoved)
  React.useEffect(() => {
    moves.current = isMoved
  })
  React.useEffect(() => {
    const before = seen.current
    seen.current = value
    if (before !== value && moves.current(value, before)) {
      root.current?.querySelector<HTMLElement>(selector)?.focus()
    }
  }, [root, selector, value])
}

interface Identified {
  readonly id: string
}

/**
 * Returns whether the focus leaves the element that has the listener. If the window loses the focus, `activeElement` is still the
 * target: the user may return to it.
 */
export const isLeft = ({ currentTarget, relatedTarget, target }: React.FocusEvent<HTMLElement>): boolean =>
  document.activeElement !== target && !currentTarget.contains(relatedTarget)

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
  items: ReadonlyArray<Identified>,
  region: React.RefObject<HTMLElement | null>
): Pick<React.DOMAttributes<HTMLElement>, "onBlur" | "onFocus"> => {
  const place = React.useRef<ItemPlace>(undefined)
  const seen = React.useRef(items)
  React.useLayoutEffect(() => {
    const [before, from] = [seen.current, place.current]
    seen.current = items
    if (from === undefined || items.some(({ id }) => id === from.item)) return
    place.current = undefined
    if (region.current === null || !isFocusLost()) return
    // A neighbor that is not rendered is out of view. The user has scrolled away from both.
    controlAt(region.current, from, neighborOf(before, items, from.item))?.focus({ preventScroll: true })
    if (isFocusLost()) region.current.focus({ preventScroll: true })
  }, [items, region])
  return {
    onBlur: (event) => {
      if (isLeft(event)) place.current = undefined
    },
    onFocus: ({ target }) => {
      place.current = placeOf(target, items)
    }
  }
}

const placeOf = (target: HTMLElement, items: ReadonlyArray<Identified>): ItemPlace | undefined => {
  const row = itemElementOf(target, items)
  const item = row?.dataset["item"]
  if (row === undefined || item === undefined) return undefined
  const cell = row.matches("tr") ? [...row.children].findIndex((cell) => cell.contains(target)) : -1
  return { item, cell, control: controlsIn(row.children[cell] ?? row).indexOf(target) }
}

const controlAt = (region: HTMLElement, { cell, control }: ItemPlace, item: string | undefined) => {
  const row = [...region.querySelectorAll<HTMLElement>("[data-item]")].find(({ dataset }) => dataset["item"] === item)
  if (row === undefined) return undefined
  const place = row.children[cell]
  if (control < 0 && place instanceof HTMLElement && place.hasAttribute("tabindex")) return place
  const controls = controlsIn(place ?? row)
  return controls[control] ?? controls.at(-1) ?? controlsIn(row)[0]
}

const controlsIn = (place: Element) => [
  ...place.querySelectorAll<HTMLElement>("a[href], :is(button, input, select, textarea):enabled, [tabindex]")
]

/**
 * The user's position in a table: its focus and scroll offset. Tables that replace each other hand it over.
 *
 * @since 0.1.0
 */
import type * as React from "react"

/** A focused element inside the table, either in a row or in the headers. */
interface FocusPlace {
  /** The id of the row's item. If `undefined`, the element is in the headers. */
  readonly item: string | undefined
  /** The element's index among all elements of the row or of the headers. -1 is the row itself. */
  readonly index: number
  readonly caret: readonly [number | null, number | null] | undefined
}

/** The user's position in a table. */
export interface TablePosition {
  /** The focused element. `region` is the scroll container of the table. */
  readonly focus: FocusPlace | "region" | undefined
  /** The average height of a row, in pixels. Zero if it was not measured. */
  readonly height: number
  /** The horizontal scroll offset, in pixels. */
  readonly inline: number
  /**
   * The first visible row and its distance from the top of the viewport, in pixels. `undefined` if that is the first
   * row.
   */
  readonly top: { readonly item: string; readonly offset: number } | undefined
}

const rowsOf = (region: HTMLElement): Array<HTMLElement> => [
  ...region.querySelectorAll<HTMLElement>("tbody > [data-item]")
]

const rowOf = (region: HTMLElement, item: string): HTMLElement | undefined =>
  rowsOf(region).find(({ dataset }) => dataset["item"] === item)

const focusIn = (region: HTMLElement): TablePosition["focus"] => {
  const focused = document.activeElement
  if (!region.contains(focused)) return undefined
  const row = focused?.closest<HTMLElement>("[data-item]")
  const place = row ?? focused?.closest("thead")
  if (focused === null || place == null) return "region"
  const caret = isText(focused) ? ([focused.selectionStart, focused.selectionEnd] as const) : undefined
  return { item: row?.dataset["item"], index: [...place.querySelectorAll("*")].indexOf(focused), caret }
}

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null)

// In a virtualized table, the sticky headers cover the rows behind them.
const coveredIn = (region: HTMLElement): number =>
  region.hasAttribute("data-windowed") ? (region.querySelector("thead th")?.getBoundingClientRect().height ?? 0) : 0

/** Returns the user's position in a table, or `undefined` if none is mounted. */
export const positionIn = (region: HTMLElement | null): TablePosition | undefined => {
  if (region === null) return undefined
  const rows = rowsOf(region)
  const box = region.getBoundingClientRect()
  const sight = Math.max(box.top + coveredIn(region), 0)
  const first = rows.find((row) => row.getBoundingClientRect().bottom > sight + 1)
  const isMoved = box.top < 0 || region.scrollTop > 0
  const [start, end] = [rows[0]?.getBoundingClientRect().top ?? 0, rows.at(-1)?.getBoundingClientRect().bottom ?? 0]
  return {
    focus: focusIn(region),
    height: region.hasAttribute("data-windowed") || rows.length === 0 ? 0 : (end - start) / rows.length,
    inline: region.scrollLeft,
    top:
      first?.dataset["item"] === undefined || first === rows[0] || !isMoved
        ? undefined
        : { item: first.dataset["item"], offset: first.getBoundingClientRect().top }
  }
}

// Restores the scroll offset, the focus and the caret. Does not take the focus from an element that has it.
const returnTo = (region: HTMLElement, { focus, inline, top }: TablePosition): void => {
  region.scrollLeft = inline
  const row = top === undefined ? undefined : rowOf(region, top.item)
  if (top !== undefined && row !== undefined) {
    const isBox = region.hasAttribute("data-windowed")
    const to = isBox ? region.getBoundingClientRect().top + coveredIn(region) : top.offset
    const by = { top: row.getBoundingClientRect().top - to, behavior: "instant" } as const
    if (isBox) {
      region.scrollBy(by)
      region.scrollIntoView({ block: "nearest", behavior: "instant" })
    } else window.scrollBy(by)
  }
  if (focus === undefined || (document.activeElement !== null && document.activeElement !== document.body)) return
  const element = focus === "region" ? region : elementAt(region, focus)
  ;(element ?? region).focus({ preventScroll: true })
  if (focus !== "region" && focus.caret !== undefined && element !== undefined && isText(element)) {
    element.setSelectionRange(...focus.caret)
  }
}

const elementAt = (region: HTMLElement, { index, item }: FocusPlace): HTMLElement | undefined => {
  const place = item === undefined ? region.querySelector<HTMLElement>("thead") : rowOf(region, item)
  return place == null || index < 0 ? (place ?? undefined) : [...place.querySelectorAll<HTMLElement>("*")][index]
}

/** The position in the table that was unmounted last, for the table that replaces it. */
export type Handover = React.RefObject<TablePosition | undefined>

/** Restores the position from the previous table in a table that was mounted. */
export const enter = (handover: Handover, region: HTMLElement | null): void => {
  if (handover.current !== undefined && region !== null) returnTo(region, handover.current)
  handover.current = undefined
}

/** Stores the position in a table that is unmounted. */
export const leave = (handover: Handover, region: HTMLElement | null): void => {
  handover.current = positionIn(region)
}

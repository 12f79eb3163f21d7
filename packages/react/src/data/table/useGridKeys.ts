/**
 * Keyboard navigation in a grid.
 *
 * @since 0.1.0
 */
import * as React from "react"
import * as Selection from "../selection/Selection.ts"
import { shownOf, type TableContextValue } from "./TableContext.ts"

/** The props that make a table a grid with a single tab stop and keys that move between cells. */
export interface GridKeys {
  /** The row that must be rendered even if it is out of view, because it has the focus or is about to receive it. */
  readonly row: number
  readonly props: Pick<React.ComponentProps<"table">, "onFocus" | "onKeyDown">
  /** The props of the scroll container. After the user scrolls manually, the grid does not scroll back to the focus. */
  readonly box: Pick<React.ComponentProps<"section">, "onPointerDown" | "onTouchMove" | "onWheel">
}

const widgets = "a[href], button, input, select, textarea"

/** Handles the keyboard navigation of a grid. Finds cells by their `aria-rowindex` and `aria-colindex`. */
export const useGridKeys = (
  context: TableContextValue,
  table: React.RefObject<HTMLTableElement | null>,
  enabled: boolean
): GridKeys => {
  const [place, setPlace] = React.useState<Place>({ row: 0, column: 0 })
  const goes = React.useRef(false)
  const follows = React.useRef(false)
  const items = shownOf(context)
  const { selection } = context
  const columns = context.columns.length + (selection === undefined ? 0 : 1)
  const row = Math.min(place.row, items.length - 1)

  // This effect runs after each render. Scrolling mounts and unmounts rows, and the page controls the content of their
  // cells, so no array of dependencies would cover all new tab stops.
  React.useLayoutEffect(() => {
    if (!enabled || table.current === null) return
    for (const widget of table.current.querySelectorAll<HTMLElement>(`:is(td, th) :is(${widgets})`)) {
      widget.tabIndex = -1
    }
    for (const cell of table.current.querySelectorAll<HTMLElement>("[tabindex='0']")) cell.tabIndex = -1
    const target = targetOf(table.current, { row, column: Math.min(place.column, columns - 1) })
    if (target === undefined) return
    target.tabIndex = 0
    if (goes.current) {
      goes.current = false
      follows.current = true
      target.focus({ preventScroll: true })
    }
    // Rows are measured only when they come into view. Their real height may then push the focused cell out of view.
    if (follows.current && document.activeElement === target) {
      target.closest("td, th")?.scrollIntoView({ block: "nearest", inline: "nearest" })
    }
  })

  const onFocus = ({ target }: React.FocusEvent<HTMLElement>) => {
    const found = placeOf(target)
    if (found !== undefined && (found.row !== place.row || found.column !== place.column)) setPlace(found)
  }

  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    const { currentTarget, key, shiftKey, target } = event
    if (!(target instanceof HTMLElement) || event.altKey) return
    const cell = target.closest<HTMLElement>("td, th")
    const here = placeOf(target)
    if (cell === null || here === undefined) return
    if (target !== cell && target !== mainOf(cell)) {
      if (key === "Escape") cell.focus()
      return
    }
    const control = event.ctrlKey || event.metaKey
    const to = move(
      here,
      { control, key },
      {
        rows: items.length,
        columns,
        inSight: key.startsWith("Page") ? Math.max(1, inSightOf(context.region.current)) : 1,
        rightToLeft: getComputedStyle(currentTarget).direction === "rtl"
      }
    )
    const item = items[here.row]
    if (to !== undefined) {
      goes.current = true
      setPlace(to)
      if (shiftKey && to.row !== here.row) extend(selection, [item?.id, items[to.row]?.id])
    } else if ((key === "Enter" || key === "F2") && target === cell) {
      const [inside] = cell.querySelectorAll<HTMLElement>(widgets)
      if (inside === undefined) return
      inside.focus()
    } else if (key === " " && target === cell && item !== undefined && selection !== undefined) {
      selection.toggle(item.id, { through: shiftKey ? items.map(({ id }) => id) : [] })
    } else if (key === "a" && control && selection !== undefined) {
      const ids = items.map(({ id }) => id)
      if (Selection.pageSelection(selection.selection, ids) !== "all") selection.togglePage(ids)
    } else if (key === "Escape" && selection !== undefined && !Selection.isNone(selection.selection)) {
      selection.clear()
    } else return
    event.preventDefault()
  }

  const leave = () => {
    follows.current = false
  }
  return enabled
    ? { row, props: { onFocus, onKeyDown }, box: { onPointerDown: leave, onTouchMove: leave, onWheel: leave } }
    : { row, props: {}, box: {} }
}

const extend = (selection: TableContextValue["selection"], ids: ReadonlyArray<string | undefined>) => {
  for (const id of ids) {
    if (selection !== undefined && id !== undefined && !Selection.has(selection.selection, id)) selection.toggle(id)
  }
}

// If a cell contains a single widget that does not use the arrow keys, the widget receives the focus in place of the
// cell.
const mainOf = (cell: Element): HTMLElement | null => cell.querySelector<HTMLElement>("[data-main], [type=checkbox]")

const targetOf = (table: HTMLElement, { column, row }: Place): HTMLElement | undefined => {
  const cell = table.querySelector<HTMLElement>(`[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`)
  return cell === null ? undefined : (mainOf(cell) ?? cell)
}

const placeOf = (target: Element): Place | undefined => {
  const column = target.closest("[aria-colindex]")?.getAttribute("aria-colindex")
  const row = target.closest("[aria-rowindex]")?.getAttribute("aria-rowindex")
  return column == null || row == null ? undefined : { row: Number(row) - 2, column: Number(column) - 1 }
}

// The number of rows with the average height that fit in the visible area. While the table scrolls, not all of them are
// rendered yet.
const inSightOf = (region: HTMLElement | null): number => {
  const heights = [...(region?.querySelectorAll("tbody > [data-item]") ?? [])].map(
    (row) => row.getBoundingClientRect().height
  )
  if (region === null || heights.length === 0) return 0
  const box = region.getBoundingClientRect()
  const top = Math.max(0, box.top + (region.querySelector("thead")?.getBoundingClientRect().height ?? 0))
  const average = heights.reduce((sum, height) => sum + height, 0) / heights.length
  return Math.floor((Math.min(innerHeight, box.bottom) - top) / average)
}

/** A cell, as its row and column index. The header row has the index -1. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** The size of a grid and its writing direction. */
export interface GridSize {
  readonly rows: number
  readonly columns: number
  /** The number of rows that are visible at once. */
  readonly inSight: number
  readonly rightToLeft: boolean
}

/** A key press with its modifier. */
export interface Press {
  readonly key: string
  /** Whether Control, or Command on a Mac, is pressed. */
  readonly control: boolean
}

/** Returns the cell that a key moves the focus to, or `undefined` if the key does not move it. */
export const move = (from: Place, { control, key }: Press, size: GridSize): Place | undefined => {
  const to = destination(from, key, control, size)
  return to === undefined
    ? undefined
    : { row: within(to.row, -1, size.rows - 1), column: within(to.column, 0, size.columns - 1) }
}

const destination = ({ column, row }: Place, key: string, control: boolean, size: GridSize): Place | undefined => {
  const [first, last] = [0, size.columns - 1]
  switch (key) {
    case "ArrowUp":
      return { column, row: control ? -1 : row - 1 }
    case "ArrowDown":
      return { column, row: control ? size.rows - 1 : row + 1 }
    case "ArrowLeft":
    case "ArrowRight": {
      const forward = (key === "ArrowRight") !== size.rightToLeft
      if (control) return { row, column: forward ? last : first }
      return { row, column: column + (forward ? 1 : -1) }
    }
    case "Home":
      return { column: first, row: control ? 0 : row }
    case "End":
      return { column: last, row: control ? size.rows - 1 : row }
    case "PageUp":
      return { column, row: Math.max(0, row - size.inSight) }
    case "PageDown":
      return { column, row: row + size.inSight }
    default:
      return undefined
  }
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

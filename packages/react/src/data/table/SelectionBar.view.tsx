import type { ListedItem } from "../listing/Listing.ts"
import * as Selection from "../selection/Selection.ts"
import { useRow } from "./RowContext.ts"
import { shownOf, useTable } from "./TableContext.ts"
import * as React from "react"

export interface ItemChoiceProps {
  readonly selected: boolean
  readonly item: ListedItem
  /** The item's name, which labels the checkbox. */
  readonly name: string
}

/** Renders the checkbox that selects an item. A Shift-click also applies to all items back to the last toggled one. */
export function ItemChoice({ selected, item, name }: ItemChoiceProps) {
  const { classOf, messages, toggle } = useRow("ItemChoice")
  const shift = React.useRef(false)
  return (
    <label className={classOf("choose")}>
      <input
        aria-label={messages.table.select(name)}
        checked={selected}
        className={classOf("choice-box")}
        onChange={() => {
          toggle?.(item.id, shift.current)
          shift.current = false
        }}
        onClick={({ shiftKey }) => {
          shift.current = shiftKey
        }}
        type="checkbox"
      />
    </label>
  )
}

/** Renders the checkbox that selects all items shown. It is indeterminate when only some of them are selected. */
export function PageChoice() {
  const table = useTable("PageChoice")
  const { classOf, messages, selection } = table
  const ids = shownOf(table).map(({ id }) => id)
  const checked = selection === undefined ? "none" : Selection.pageSelection(selection.selection, ids)
  const box = React.useRef<HTMLInputElement>(null)
  React.useEffect(() => {
    if (box.current !== null) box.current.indeterminate = checked === "some"
  }, [checked])
  if (selection === undefined) return null
  return (
    <label className={classOf("choose")}>
      <input
        aria-label={messages.table.selectPage}
        checked={checked === "all"}
        className={classOf("choice-box")}
        disabled={ids.length === 0}
        onChange={() => selection.togglePage(ids)}
        ref={box}
        type="checkbox"
      />
    </label>
  )
}

/** The amount of information in a selection bar: all of it, or only the offer to select all matching items. */
export type SelectionBarDetail = "full" | "matching"

export interface SelectionBarProps {
  /** The actions for the selected items. */
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /**
   * The amount of information shown. Use `matching` if another component shows how many items are selected; the bar
   * then only offers to select all matching items. The default is `full`.
   */
  readonly detail?: SelectionBarDetail | undefined
}

/**
 * Renders the number of selected items. If the whole page is selected and more items match, it offers to select all
 * matching items. Items that the user deselects after that are excluded.
 */
export function SelectionBar({ children, className, detail = "full" }: SelectionBarProps) {
  const table = useTable("SelectionBar")
  const { classOf, listing, region, selection: controller } = table
  const words = table.messages.table
  if (controller === undefined) return null
  const { clear, count, selectAllMatching, selection } = controller
  const total = listing._tag === "Ready" ? listing.total : undefined
  const selected = !Selection.isNone(selection)
  const more =
    selected &&
    selection._tag === "Ids" &&
    shownOf(table).length > 0 &&
    shownOf(table).every(({ id }) => selection.ids.has(id)) &&
    (total === undefined ? hasMore(listing) : total > selection.ids.size)
  // The pressed button disappears. Moving the focus to the table first keeps it from falling back to the page's body.
  const pressing = (act: () => void) => () => {
    region.current?.focus({ preventScroll: true })
    act()
  }
  const offer = more && (
    <button className={classOf("more")} onClick={pressing(() => selectAllMatching(total))} type="button">
      {words.selectAll(total)}
    </button>
  )
  if (detail === "matching") {
    const isVisible = more || (selected && children != null)
    return isVisible ? (
      <div className={classOf("selection", className)} data-detail="matching">
        {offer}
        {children}
      </div>
    ) : null
  }
  const message =
    selection._tag === "AllMatching"
      ? words.allSelected(count, selection.except.size)
      : words.selected(selection.ids.size)
  return (
    <div className={classOf("selection", className)} data-selected={selected || undefined}>
      <output className={classOf("selected")}>{selected ? message : ""}</output>
      {offer}
      {selected && (
        <button className={classOf("more")} onClick={pressing(clear)} type="button">
          {words.clearSelection}
        </button>
      )}
      {selected && children}
    </div>
  )
}

const hasMore = (listing: ReturnType<typeof useTable>["listing"]): boolean =>
  listing._tag === "Ready" && (listing.marks === undefined || listing.marks.hasNext || listing.marks.hasPrevious)

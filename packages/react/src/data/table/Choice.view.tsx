import * as React from "react"
import type { ListedItem } from "../listing/Listing.ts"
import { useRow } from "./RowContext.ts"
import { shownOf, useTable } from "./TableContext.ts"
import * as Selection from "../selection/Selection.ts"

export interface ItemChoiceProps {
  readonly chosen: boolean
  readonly item: ListedItem
  /** The item's name, which labels the checkbox. */
  readonly name: string
}

/** Renders the checkbox that selects an item. A Shift-click also applies to all items back to the last toggled one. */
export function ItemChoice({ chosen, item, name }: ItemChoiceProps) {
  const { classOf, messages, toggle } = useRow("ItemChoice")
  const shift = React.useRef(false)
  return (
    <label className={classOf("choose")}>
      <input
        aria-label={messages.table.select(name)}
        checked={chosen}
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
  const standing = selection === undefined ? "none" : Selection.pageSelection(selection.selection, ids)
  const box = React.useRef<HTMLInputElement>(null)
  React.useEffect(() => {
    if (box.current !== null) box.current.indeterminate = standing === "some"
  }, [standing])
  if (selection === undefined) return null
  return (
    <label className={classOf("choose")}>
      <input
        aria-label={messages.table.selectPage}
        checked={standing === "all"}
        className={classOf("choice-box")}
        disabled={ids.length === 0}
        onChange={() => selection.togglePage(ids)}
        ref={box}
        type="checkbox"
      />
    </label>
  )
}

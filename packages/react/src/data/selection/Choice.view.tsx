import * as React from "react"
import type { ListedItem } from "../listing/Listing.ts"
import { shownOf, useTable } from "../table/TableContext.ts"
import * as Selection from "./Selection.ts"

export interface ItemChoiceProps {
  readonly item: ListedItem
}

/** The checkbox of an item. With shift held, everything between it and the last one follows. */
export function ItemChoice({ item }: ItemChoiceProps) {
  const table = useTable("ItemChoice")
  const { classOf, messages, nameOf, selection } = table
  const shift = React.useRef(false)
  if (selection === undefined) return null
  return (
    <label className={classOf("choose")}>
      <input
        aria-label={messages.table.select(nameOf(item))}
        checked={Selection.has(selection.selection, item.id)}
        className={classOf("choice-box")}
        onChange={() => {
          const through = shift.current ? shownOf(table).map(({ id }) => id) : []
          shift.current = false
          selection.toggle(item.id, { through })
        }}
        onClick={({ shiftKey }) => {
          shift.current = shiftKey
        }}
        type="checkbox"
      />
    </label>
  )
}

/** The checkbox of all items that are shown. Where only some are chosen it is neither on nor off. */
export function PageChoice() {
  const table = useTable("PageChoice")
  const { classOf, messages, selection } = table
  const ids = shownOf(table).map(({ id }) => id)
  const standing = selection === undefined ? "none" : Selection.standing(selection.selection, ids)
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

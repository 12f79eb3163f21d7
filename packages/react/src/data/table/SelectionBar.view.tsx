import * as React from "react"
import { shownOf, useTable } from "./TableContext.ts"
import * as Selection from "../selection/Selection.ts"

/** What a bar tells of a selection: all of it, or only that there are more that match. */
export type SelectionTold = "full" | "matching"

export interface SelectionBarProps {
  /** What can be done with what is chosen. */
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /** `matching`: only the offer of all that match, where something else tells how many are chosen. */
  readonly told?: SelectionTold | undefined
}

/**
 * Says how many items are chosen. Where a whole page is and there are more, it offers all that match; from there on
 * what is given up is left out of them.
 */
export function SelectionBar({ children, className, told = "full" }: SelectionBarProps) {
  const table = useTable("SelectionBar")
  const { classOf, listing, region, selection: controller } = table
  const words = table.messages.table
  if (controller === undefined) return null
  const { clear, count, selectAllMatching, selection } = controller
  const total = listing._tag === "Ready" ? listing.total : undefined
  const chosen = !Selection.isNone(selection)
  const more =
    chosen &&
    selection._tag === "Ids" &&
    shownOf(table).length > 0 &&
    shownOf(table).every(({ id }) => selection.ids.has(id)) &&
    (total === undefined ? hasMore(listing) : total > selection.ids.size)
  // What was pressed is gone then: the focus goes to what it was about.
  const pressing = (act: () => void) => () => {
    region.current?.focus({ preventScroll: true })
    act()
  }
  const offer = more && (
    <button className={classOf("more")} onClick={pressing(() => selectAllMatching(total))} type="button">
      {words.selectAll(total)}
    </button>
  )
  if (told === "matching") {
    const stands = more || (chosen && children != null)
    return stands ? (
      <div className={classOf("selection", className)} data-told="matching">
        {offer}
        {children}
      </div>
    ) : null
  }
  const said =
    selection._tag === "AllMatching"
      ? words.allSelected(count, selection.except.size)
      : words.selected(selection.ids.size)
  return (
    <div className={classOf("selection", className)} data-chosen={chosen || undefined}>
      <output className={classOf("selected")}>{chosen ? said : ""}</output>
      {offer}
      {chosen && (
        <button className={classOf("more")} onClick={pressing(clear)} type="button">
          {words.clearSelection}
        </button>
      )}
      {chosen && children}
    </div>
  )
}

const hasMore = (listing: ReturnType<typeof useTable>["listing"]): boolean =>
  listing._tag === "Ready" && (listing.marks === undefined || listing.marks.hasNext || listing.marks.hasPrevious)

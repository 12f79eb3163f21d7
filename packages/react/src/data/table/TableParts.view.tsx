import { exactTotal } from "../listing/Listing.ts"
import * as Selection from "../selection/Selection.ts"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import { selectionText } from "./SelectionBar.view.tsx"
import { isEmpty, type TableContextValue, useTable } from "./TableContext.ts"
import { type Announcer, AnnouncerContext } from "../listing/Announcer.ts"
import * as React from "react"

/** Renders the area above the items, for searches, filters and actions for the selected items. */
export function TableToolbar({ children, ...own }: PartProps<"div">) {
  const { classOf } = useTable("TableToolbar")
  return (
    <Part as="div" own={own} className={classOf("toolbar")}>
      {children}
    </Part>
  )
}

/** Renders the area below the items. It shows the number of items, or its children, such as a pager. */
export function TableFooter({ children, ...own }: PartProps<"div">) {
  const table = useTable("TableFooter")
  const { classOf, listing, messages } = table
  const counted = listing._tag === "Ready" && !isEmpty(table)
  if (!counted && children == null) return null
  return (
    <Part as="div" own={own} className={classOf("table-footer")}>
      {children ?? (counted && <p>{messages.table.ready(listing.items.length, exactTotal(listing))}</p>)}
    </Part>
  )
}

/** Renders its children, or a default message, when there are no items. */
export function TableEmpty({ children, ...own }: PartProps<"div">) {
  const table = useTable("TableEmpty")
  if (!isEmpty(table)) return null
  return (
    <Part as="div" own={own} className={table.classOf("empty")}>
      {children ?? table.messages.table.empty}
    </Part>
  )
}

/**
 * Announces loading, results, sorting and the selection to assistive technology, with one sentence per change. It is the
 * only live region of a table. Pagers and bulk operations inside the table have their own, and announce their changes instead.
 */
export function TableStatus(own: PartProps<"output">) {
  const table = useTable("TableStatus")
  const announcement = useAnnouncement(table, React.use(AnnouncerContext))
  return (
    <Part as="output" own={own} className={table.classOf("status")}>
      {announcement}
    </Part>
  )
}

// Returns the sentence for what changed last: the result, the selection or a column. The result of a refetch follows within a
// second in most cases, so the refetch itself is announced only if it takes longer.
const useAnnouncement = (context: TableContextValue, announcer: Announcer | undefined): string => {
  const { announceSort, listing, messages, notice, selection } = context
  const { order = "", pager, quiet = false } = announcer ?? {}
  const isSlow = useSlow(listing._tag === "Ready" && listing.refetching) && pager !== "loading"
  const selected =
    selection === undefined || Selection.isNone(selection.selection) ? "" : selectionText(messages.table, selection)
  const [last, setLast] = React.useState({ notice, order, pager, result: "", selected, text: "" })
  const current = resultOf(context, isSlow)
  const result = current ?? last.result
  // The order that is announced is that of the items shown, not of those that are being read.
  const shownOrder = current === undefined ? last.order : order
  const isSame = notice === last.notice && result === last.result && selected === last.selected
  // A pager that appears while items are read does not announce them.
  const known = listing._tag === "Ready" && !listing.refetching ? pager : last.pager
  if (isSame && shownOrder === last.order && known === last.pager) return last.text
  const isCounted =
    last.pager !== undefined &&
    pager !== undefined &&
    isSettled(context) &&
    (shownOrder === last.order || announceSort === false)
  const emptied = quiet && selected === "" ? "" : `${selected || messages.table.selected(0)}.`
  const chosen = selected === last.selected ? notice : emptied
  const text = isSame ? last.text : result === last.result ? chosen : isCounted || quiet ? "" : result
  setLast({ notice, order: shownOrder, pager: known, result, selected, text })
  return text
}

// Whether current items are shown, and no problem.
const isSettled = ({ listing }: TableContextValue): boolean =>
  listing._tag === "Ready" && listing.items.length > 0 && !listing.refetching && listing.problem === undefined

const slow = 1000

const useSlow = (busy: boolean): boolean => {
  const [over, setOver] = React.useState(false)
  React.useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setOver(true), slow)
    return () => {
      clearTimeout(timer)
      setOver(false)
    }
  }, [busy])
  return busy && over
}

// Returns `undefined` while the previous result stays the announced one.
const resultOf = (context: TableContextValue, isSlow: boolean): string | undefined => {
  const { announceSort, caption, columns, listing, sorting, wait } = context
  const { table } = context.messages
  if (listing._tag === "Loading") return table.loading(caption)
  if (listing.refetching) return isSlow ? table.refetching : undefined
  if (listing.problem !== undefined) return wait === 0 && (listing.problem.retryAfter ?? 0) > 0 ? table.waitOver : ""
  if (listing._tag === "Failed") return ""
  const shown = isEmpty(context) ? table.empty : table.ready(listing.items.length, exactTotal(listing))
  const column = columns.find(({ sortBy, field }) => sorting !== undefined && (sortBy ?? field) === sorting.field)
  return column === undefined || sorting === undefined || announceSort === false
    ? shown
    : `${table.sorted(column.header, sorting.order)}. ${shown}`
}

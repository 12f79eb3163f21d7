import * as Selection from "../selection/Selection.ts"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import { selectionText } from "./SelectionBar.view.tsx"
import { isEmpty, type TableContextValue, useTable } from "./TableContext.ts"
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
      {children ?? (counted && <p>{messages.table.ready(listing.items.length, listing.total)}</p>)}
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
 * only live region of a table.
 */
export function TableStatus(own: PartProps<"output">) {
  const table = useTable("TableStatus")
  const announcement = useAnnouncement(table)
  return (
    <Part as="output" own={own} className={table.classOf("status")}>
      {announcement}
    </Part>
  )
}

// Returns the sentence for what changed last: the result, the selection or a column. The result of a refetch follows within a
// second in most cases, so the refetch itself is announced only if it takes longer.
const useAnnouncement = (context: TableContextValue): string => {
  const { listing, messages, notice, selection } = context
  const isSlow = useSlow(listing._tag === "Ready" && listing.refetching)
  const selected =
    selection === undefined || Selection.isNone(selection.selection) ? "" : selectionText(messages.table, selection)
  const [last, setLast] = React.useState({ notice, result: "", selected, text: "" })
  const result = resultOf(context, isSlow) ?? last.result
  if (notice === last.notice && result === last.result && selected === last.selected) return last.text
  const chosen = selected === last.selected ? notice : `${selected || messages.table.selected(0)}.`
  const text = result === last.result ? chosen : result
  setLast({ notice, result, selected, text })
  return text
}

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
  const shown = isEmpty(context) ? table.empty : table.ready(listing.items.length, listing.total)
  const column = columns.find(({ sortBy, field }) => sorting !== undefined && (sortBy ?? field) === sorting.field)
  return column === undefined || sorting === undefined || announceSort === false
    ? shown
    : `${table.sorted(column.header, sorting.order)}. ${shown}`
}

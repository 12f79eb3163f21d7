import type * as React from "react"
import { isEmpty, type TableContextValue, useTable } from "./TableContext.ts"

export interface TableBoxProps {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
}

/** Renders the area above the items, for searches, filters and actions for the selected items. */
export function TableToolbar({ children, className }: TableBoxProps) {
  const { classOf } = useTable("TableToolbar")
  return <div className={classOf("toolbar", className)}>{children}</div>
}

/** Renders the area below the items. It shows the number of items, or its children, such as a pager. */
export function TableFooter({ children, className }: TableBoxProps) {
  const table = useTable("TableFooter")
  const { classOf, listing, messages } = table
  const counted = listing._tag === "Ready" && !isEmpty(table)
  if (!counted && children == null) return null
  return (
    <div className={classOf("table-footer", className)}>
      {children ?? (counted && <p>{messages.table.ready(listing.items.length, listing.total)}</p>)}
    </div>
  )
}

/** Renders its children, or a default message, when there are no items. */
export function TableEmpty({ children, className }: TableBoxProps) {
  const table = useTable("TableEmpty")
  if (!isEmpty(table)) return null
  return <div className={table.classOf("empty", className)}>{children ?? table.messages.table.empty}</div>
}

/** Announces loading, results and sorting to assistive technology. */
export function TableStatus({ className }: Pick<TableBoxProps, "className">) {
  const table = useTable("TableStatus")
  return <output className={table.classOf("status", className)}>{announcement(table)}</output>
}

const announcement = (context: TableContextValue): string => {
  const { caption, columns, listing, sorting, wait } = context
  const { table } = context.messages
  if (listing._tag === "Loading") return table.loading(caption)
  if (listing.refetching) return table.refetching
  if (listing.problem !== undefined) return wait === 0 && (listing.problem.retryAfter ?? 0) > 0 ? table.waitOver : ""
  if (listing._tag === "Failed") return ""
  const shown = isEmpty(context) ? table.empty : table.ready(listing.items.length, listing.total)
  const column = columns.find(({ field }) => field === sorting?.field)
  return column === undefined || sorting === undefined
    ? shown
    : `${table.sorted(column.header, sorting.order)}. ${shown}`
}

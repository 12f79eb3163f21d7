"use client"
import * as React from "react"
import type { TableMessages } from "../../i18n/groups/Table.ts"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import { problems } from "../../i18n/en/problems.ts"
import { table as english } from "../../i18n/en/table.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import { aligned, type Column } from "./Column.ts"
import { ColumnHeader } from "./ColumnHeader.view.tsx"
import type { ListedItem, Listing, Sorting } from "../listing/Listing.ts"
import { TableAlert } from "./TableAlert.view.tsx"
import { TableBody } from "./TableBody.view.tsx"
import type { TableClassNames } from "./TableSlot.ts"

export interface CollectionTableViewProps {
  /** What the table holds: its visible name. */
  readonly caption: string
  /** Classes to add, by slot. */
  readonly classNames?: TableClassNames | undefined
  readonly columns: ReadonlyArray<Column>
  /** Stands in place of rows where there are none. */
  readonly empty?: React.ReactNode
  readonly listing: Listing<ListedItem>
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  readonly onRetry?: (() => void) | undefined
  readonly onSort?: ((field: string) => void) | undefined
  /** Rows of bars that stand for items while there are none. */
  readonly skeletonRows?: number | undefined
  readonly sorting?: Sorting | undefined
  /** Leaves the kit's own classes out when false. */
  readonly styled?: boolean | undefined
  /** Where dates are told, as an IANA name. The reader's own time zone where there is none. */
  readonly timeZone?: string | undefined
}

/** How a table of items looks in each of its states. */
export function CollectionTableView(props: CollectionTableViewProps) {
  const { caption, classNames, empty, listing, onRetry, onSort, skeletonRows = 5, sorting, styled } = props
  const messages = {
    problems: useWords("problems", problems, props.messages),
    table: useWords("table", english, props.messages)
  }
  const id = React.useId()
  const columns = aligned(props.columns, listing._tag === "Ready" ? listing.items : [])
  const table = React.useRef<HTMLElement>(null)
  const classes = classOf(classNames, styled)
  const busy = listing._tag === "Loading" || listing.refetching
  const problem = listing._tag === "Loading" ? undefined : listing.problem
  const isEmpty = listing._tag === "Ready" && listing.items.length === 0
  const sortedColumn = columns.find(({ field }) => field === sorting?.field)
  return (
    <div className={classes("collection")} data-state={isEmpty ? "empty" : listing._tag.toLowerCase()}>
      {problem !== undefined && (
        <TableAlert
          busy={busy}
          classOf={classes}
          messages={messages}
          onRetry={onRetry}
          problem={problem}
          table={table}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section aria-labelledby={`${id}-caption`} className={classes("scroll")} ref={table} tabIndex={0}>
        <table aria-busy={busy} className={classes("table")} data-refetching={busy || undefined}>
          <caption className={classes("caption")} id={`${id}-caption`}>
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHeader classOf={classes} column={column} key={column.field} onSort={onSort} sorting={sorting} />
              ))}
            </tr>
          </thead>
          <TableBody
            classOf={classes}
            columns={columns}
            listing={listing}
            skeletonRows={skeletonRows}
            timeZone={props.timeZone}
            words={messages.table}
          />
        </table>
        {isEmpty && <div className={classes("empty")}>{empty ?? messages.table.empty}</div>}
        {busy && <span aria-hidden="true" className={classes("progress")} />}
      </section>
      {listing._tag === "Ready" && !isEmpty && (
        <p className={classes("table-footer")}>{messages.table.ready(listing.items.length, listing.total)}</p>
      )}
      <output className={classes("status")}>
        {announcement(
          messages.table,
          caption,
          listing,
          sortedColumn && sorting ? [sortedColumn.header, sorting.order] : undefined
        )}
      </output>
    </div>
  )
}

const announcement = (
  table: TableMessages,
  caption: string,
  listing: Listing<unknown>,
  sorted: readonly [column: string, order: Sorting["order"]] | undefined
): string => {
  if (listing._tag === "Loading") return table.loading(caption)
  if (listing.refetching) return table.refetching
  if (listing._tag === "Failed" || listing.problem !== undefined) return ""
  const shown = listing.items.length === 0 ? table.empty : table.ready(listing.items.length, listing.total)
  return sorted === undefined ? shown : `${table.sorted(...sorted)}. ${shown}`
}

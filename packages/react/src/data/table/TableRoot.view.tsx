"use client"
import * as React from "react"
import { problems } from "../../i18n/en/problems.ts"
import { table as english } from "../../i18n/en/table.ts"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import { titleOf } from "../value/titleOf.ts"
import { aligned } from "./Column.ts"
import { type AnyData, isEmpty, shownOf, TableContext, type TableState } from "./TableContext.ts"
import type { TableClassNames } from "./TableSlot.ts"

export interface TableRootViewProps<Data extends AnyData = Readonly<Record<string, unknown>>> extends TableState<Data> {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /** Classes to add, by slot. */
  readonly classNames?: TableClassNames | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Leaves the kit's own classes out when false. */
  readonly styled?: boolean | undefined
}

/** What the parts of a table stand in. */
export function TableRootView<Data extends AnyData>(props: TableRootViewProps<Data>) {
  const { children, className, classNames, messages, styled, ...typed } = props
  // A cell and a name are only ever asked of the items that they are given with.
  const state = typed as unknown as TableState
  const id = React.useId()
  const region = React.useRef<HTMLElement>(null)
  const words = { problems: useWords("problems", problems, messages), table: useWords("table", english, messages) }
  const { columns, itemName, listing } = state
  const classes = classOf(classNames, styled)
  return (
    <TableContext
      value={{
        ...state,
        busy: listing._tag === "Loading" || listing.refetching,
        classOf: classes,
        columns: aligned(columns, shownOf(state).slice(0, 200)),
        id,
        messages: words,
        nameOf:
          itemName ??
          (({ data, id }) =>
            titleOf(
              data,
              columns.slice(0, 1).map(({ field }) => field)
            ) || id),
        region
      }}
    >
      <div
        className={classes("collection", className)}
        data-state={isEmpty(state) ? "empty" : listing._tag.toLowerCase()}
      >
        {children}
      </div>
    </TableContext>
  )
}

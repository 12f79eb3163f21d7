import type { ClassOf } from "../../theme/classes.ts"
import type { Column } from "./Column.ts"
import type { Sorting } from "../listing/Listing.ts"
import type { TableSlot } from "./TableSlot.ts"

export interface ColumnHeaderProps {
  readonly classOf: ClassOf<TableSlot>
  readonly column: Column
  readonly onSort: ((field: string) => void) | undefined
  readonly sorting: Sorting | undefined
}

/** The header of a column, which sorts where the column can be sorted. */
export function ColumnHeader({ classOf, column, onSort, sorting }: ColumnHeaderProps) {
  const order = sorting?.field === column.field ? sorting.order : undefined
  const sortable = column.sortable === true && onSort !== undefined
  return (
    <th
      aria-sort={order === undefined ? undefined : order === "ASC" ? "ascending" : "descending"}
      className={classOf("head")}
      data-align={column.align}
      scope="col"
    >
      {sortable ? (
        <button className={classOf("sort")} data-order={order} onClick={() => onSort(column.field)} type="button">
          {column.header}
          <svg aria-hidden="true" fill="none" height="16" viewBox="0 0 16 16" width="16">
            <path d="M8 3v10M4.5 6.5 8 3l3.5 3.5" stroke="currentColor" strokeLinecap="round" strokeWidth="1.5" />
          </svg>
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

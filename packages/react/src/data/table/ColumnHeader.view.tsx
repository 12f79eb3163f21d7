import type { Column } from "./Column.ts"
import { useTable } from "./TableContext.ts"

export interface ColumnHeaderProps {
  readonly column: Column
  /** Which column it is, counted from 1, where that has to be said. */
  readonly index?: number | undefined
}

/** The header of a column, which sorts where the column can be sorted. */
export function ColumnHeader({ column, index }: ColumnHeaderProps) {
  const { classOf, onSort, sorting } = useTable("ColumnHeader")
  const order = sorting?.field === column.field ? sorting.order : undefined
  const sortable = column.sortable === true && onSort !== undefined
  return (
    <th
      aria-colindex={index}
      aria-sort={order === undefined ? undefined : order === "ASC" ? "ascending" : "descending"}
      className={classOf("head")}
      data-align={column.align}
      scope="col"
    >
      {sortable ? (
        <button
          className={classOf("sort")}
          data-main=""
          data-order={order}
          onClick={() => onSort(column.field)}
          type="button"
        >
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

import { PageChoice } from "./SelectionBar.view.tsx"
import type { Column } from "./Column.ts"
import { useTable } from "./TableContext.ts"

export interface ColumnHeaderProps {
  readonly column: Column
  /** The column's `aria-colindex`, counted from 1. Needed only if the table sets ARIA indexes. */
  readonly index?: number | undefined
}

/** Renders the header of a column, with a sort button if the column is sortable. */
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

export interface TableHeadProps {
  /** Whether to set the ARIA indexes of rows and columns, which is needed if not all rows are rendered. */
  readonly counted?: boolean | undefined
}

/** Renders the headers of a table's columns. */
export function TableHead({ counted = false }: TableHeadProps) {
  const { classOf, columns, selection } = useTable("TableHead")
  const first = selection === undefined ? 1 : 2
  return (
    <thead>
      <tr aria-rowindex={counted ? 1 : undefined}>
        {selection !== undefined && (
          <td aria-colindex={counted ? 1 : undefined} className={classOf("head")} data-choice="">
            <PageChoice />
          </td>
        )}
        {columns.map((column, index) => (
          <ColumnHeader column={column} index={counted ? first + index : undefined} key={column.field} />
        ))}
      </tr>
    </thead>
  )
}

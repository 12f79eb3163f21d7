import { Control } from "../../parts/Elements.tsx"
import { PageChoice } from "./SelectionBar.view.tsx"
import { type ColumnAppearance, pinOf } from "./Column.ts"
import { DrawsContext, shownOf, useTable } from "./TableContext.ts"
import { makeUseLater } from "../../runtime/Chunk.ts"
import * as React from "react"

/** Returns the code that lets the user arrange the columns, or `undefined` until it has loaded. */
export const useColumnCode = makeUseLater(() => import("./ColumnMenu.view.tsx"))

export interface ColumnHeaderProps {
  /** The code of the handles. Without it, a header has none. */
  readonly code: ReturnType<typeof useColumnCode>
  readonly column: ColumnAppearance
  /** The column's `aria-colindex`, counted from 1. Needed only if the table sets ARIA indexes. */
  readonly index?: number | undefined
  /** The column's position among the columns, counted from 0. */
  readonly place: number
}

/** Renders the header of a column, with a sort button if the column is sortable. */
export function ColumnHeader({ code, column, index, place }: ColumnHeaderProps) {
  const { classOf, columnLayout, onSort, sorting } = useTable("ColumnHeader")
  const draw = React.use(DrawsContext).heads.get(column.id)
  const content = draw === undefined ? column.header : draw()
  const { sortBy } = column
  const width = columnLayout?.layout.find(({ id }) => id === column.id)?.width
  const pin = pinOf(column, place)
  const order = sorting !== undefined && sorting.field === (sortBy ?? column.field) ? sorting.order : undefined
  return (
    <th
      {...pin}
      aria-colindex={index}
      aria-sort={order === undefined ? undefined : order === "ASC" ? "ascending" : "descending"}
      className={classOf("head")}
      data-align={column.align}
      data-column={column.id}
      scope="col"
      style={width === undefined ? pin?.style : { ...pin?.style, inlineSize: width, minInlineSize: width }}
    >
      {sortBy !== undefined && onSort !== undefined ? (
        <Control
          as="button"
          className={classOf("sort")}
          data-variant="inline"
          data-main=""
          data-order={order}
          onClick={() => onSort(sortBy)}
          type="button"
        >
          {content}
          <svg aria-hidden="true" fill="none" height="16" viewBox="0 0 16 16" width="16">
            {/* Two chevrons mean that the column can be sorted. Only the arrow of a sorted column has a direction. */}
            <path
              d={order === undefined ? "m5 6.5 3-3 3 3m-6 3 3 3 3-3" : "M8 3v10M4.5 6.5 8 3l3.5 3.5"}
              stroke="currentColor"
              strokeLinecap="round"
              strokeWidth="1.5"
            />
          </svg>
        </Control>
      ) : (
        content
      )}
      {columnLayout && code && <code.ColumnHandle column={column} controller={columnLayout} place={place} />}
    </th>
  )
}

export interface TableHeadProps {
  /** Whether to set the ARIA indexes of rows and columns, which is needed if not all rows are rendered. */
  readonly counted?: boolean | undefined
  /** Whether the cells are those of a grid, which the arrow keys reach. */
  readonly grid?: boolean | undefined
}

/** Renders the headers of a table's columns. */
export function TableHead({ counted = false, grid }: TableHeadProps) {
  const { classOf, columnLayout, columns, selection } = useTable("TableHead")
  const code = useColumnCode(columnLayout !== undefined)
  const first = selection === undefined ? 1 : 2
  return (
    <thead>
      <tr aria-rowindex={counted ? 1 : undefined}>
        {selection !== undefined && (
          <td aria-colindex={counted ? 1 : undefined} className={classOf("head")} data-choice="">
            <PageChoice grid={grid} />
          </td>
        )}
        {columns.map((column, index) => (
          <ColumnHeader
            code={code}
            column={column}
            index={counted ? first + index : undefined}
            key={column.id}
            place={index}
          />
        ))}
      </tr>
    </thead>
  )
}

export interface TableFootProps {
  /** The index of the row, counted from 1. Needed only if the table sets ARIA indexes. */
  readonly row?: number | undefined
}

/** Renders the footer cells of a table's columns, if a column has one. */
export function TableFoot({ row }: TableFootProps) {
  const table = useTable("TableFoot")
  const { feet } = React.use(DrawsContext)
  const { classOf, columns, selection } = table
  const items = shownOf(table)
  if (items.length === 0 || !columns.some(({ id }) => feet.has(id))) return null
  const first = selection === undefined ? 1 : 2
  return (
    <tfoot>
      <tr aria-rowindex={row}>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell is empty */}
        {selection !== undefined && <td aria-colindex={row && 1} className={classOf("foot")} data-choice="" />}
        {columns.map((column, index) => (
          <td
            {...pinOf(column, index)}
            aria-colindex={row && first + index}
            className={classOf("foot")}
            data-align={column.align}
            key={column.id}
          >
            {feet.get(column.id)?.(items)}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

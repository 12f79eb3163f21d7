import { PageChoice } from "./Choice.view.tsx"
import { ColumnHeader } from "./ColumnHeader.view.tsx"
import { useTable } from "./TableContext.ts"

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

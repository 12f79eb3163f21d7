import { shownOf, standingOf, useTable } from "./TableContext.ts"
import { TableRow } from "./TableRow.view.tsx"

export interface TableBodyProps {
  /** The maximum number of rows to render. */
  readonly most?: number | undefined
  readonly skeletonRows: number
}

/** Renders the rows of a table: its items, or placeholders while the items load. */
export function TableBody({ most, skeletonRows }: TableBodyProps) {
  const table = useTable("TableBody")
  const { classOf, columns, listing, selection } = table
  if (listing._tag !== "Ready") {
    const rows = listing._tag === "Loading" ? skeletonRows : 0
    const cells = [...(selection === undefined ? [] : [""]), ...columns.map(({ field }) => field)]
    return (
      <tbody aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <tr className={classOf("row")} key={row}>
            {cells.map((field) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a hidden placeholder row
              <td className={classOf("cell")} key={field}>
                <span className={classOf("skeleton")} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    )
  }
  return (
    <tbody>
      {shownOf(table)
        .slice(0, most)
        .map((item) => (
          <TableRow item={item} key={item.id} {...standingOf(table, item)} />
        ))}
    </tbody>
  )
}

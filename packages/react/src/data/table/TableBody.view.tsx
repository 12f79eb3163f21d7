import type { TableMessages } from "../../i18n/groups/Table.ts"
import { useLocale } from "../../i18n/MessagesContext.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { Column } from "./Column.ts"
import type { ListedItem, Listing } from "../listing/Listing.ts"
import type { TableSlot } from "./TableSlot.ts"
import { Value } from "../value/Value.view.tsx"

export interface TableBodyProps {
  readonly classOf: ClassOf<TableSlot>
  readonly columns: ReadonlyArray<Column>
  readonly listing: Listing<ListedItem>
  readonly words: TableMessages
  readonly skeletonRows: number
  readonly timeZone?: string | undefined
}

/** The rows of a table: its items, or bars where they will be. */
export function TableBody({ classOf, columns, listing, skeletonRows, timeZone, words }: TableBodyProps) {
  const locale = useLocale()
  if (listing._tag !== "Ready") {
    const rows = listing._tag === "Loading" ? skeletonRows : 0
    return (
      <tbody aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <tr className={classOf("row")} key={row}>
            {columns.map((column) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a picture of a row that is hidden as a whole
              <td className={classOf("cell")} key={column.field}>
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
      {listing.items.map((item) => (
        <tr className={classOf("row")} data-item={item.id} key={item.id}>
          {columns.map(({ align, cell, field }) => {
            const value = Object.hasOwn(item.data, field) ? item.data[field] : undefined
            return (
              <td className={classOf("cell")} data-align={align} key={field}>
                <div className={classOf("value")} data-long={isLong(value) || undefined}>
                  {cell === undefined ? (
                    <Value classOf={classOf} locale={locale} timeZone={timeZone} value={value} words={words} />
                  ) : (
                    cell(value, item)
                  )}
                </div>
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}

// Long enough to want room of its own beside other columns.
const isLong = (value: unknown): boolean => typeof value === "string" && value.length > 60

import * as React from "react"
import { isDraft } from "../listing/Drafts.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { ItemChoice } from "./Choice.view.tsx"
import { useLocale } from "../../i18n/MessagesContext.ts"
import { plainText, Value } from "../value/Value.view.tsx"
import { DrawnValue } from "./Drawn.view.tsx"
import { ItemMark } from "./ItemMark.view.tsx"
import { useRow } from "./RowContext.ts"

export interface TableRowProps {
  /** Whether it is chosen, where rows can be. */
  readonly chosen: boolean | undefined
  /** Whether its cells are those of a grid, which the arrow keys reach. */
  readonly grid?: boolean | undefined
  /** Which of all rows it is, counted from 0, where not all of them are there. */
  readonly index?: number | undefined
  readonly item: ListedItem
  readonly measure?: React.Ref<HTMLTableRowElement> | undefined
  /** What the item is called, where it can be chosen. */
  readonly name: string | undefined
}

/** The row of an item. It is drawn again where it itself changes, and not with its table. */
export const TableRow = React.memo(function TableRow(props: TableRowProps) {
  const { chosen, grid = false, index, item, measure, name } = props
  const { classOf, columns, messages, timeZone } = useRow("TableRow")
  const locale = useLocale()
  const first = chosen === undefined ? 1 : 2
  const isCounted = index !== undefined
  const cell = grid ? ({ role: "gridcell", tabIndex: -1 } as const) : undefined
  const [cellClass, valueClass] = [classOf("cell"), classOf("value")]
  const plainClass = classOf("cell", valueClass)
  return (
    <tr
      aria-rowindex={isCounted ? index + 2 : undefined}
      aria-selected={grid ? chosen : undefined}
      className={classOf("row")}
      data-chosen={chosen || undefined}
      data-edit={item.edit?._tag.toLowerCase()}
      data-index={index}
      data-item={item.id}
      ref={measure}
    >
      {chosen !== undefined && (
        <td {...cell} aria-colindex={isCounted ? 1 : undefined} className={cellClass} data-choice="">
          <ItemChoice chosen={chosen} item={item} name={name ?? item.id} />
        </td>
      )}
      {columns.map(({ align, drawn, field }, column) => {
        const value = Object.hasOwn(item.data, field) ? item.data[field] : undefined
        const text = drawn ? undefined : plainText(value, locale, messages.table)
        // What fits into a line or two needs no element beside its cell: a table of many has half as many elements.
        const isPlain = text !== undefined && !isLong(value)
        const marks = column === 0 && (item.edit !== undefined || isDraft(item.data)) && <RowMarks item={item} />
        return (
          <td
            {...cell}
            aria-colindex={isCounted ? first + column : undefined}
            className={isPlain ? plainClass : cellClass}
            data-align={align}
            key={field}
          >
            {isPlain ? (
              text
            ) : (
              <div className={valueClass} data-long={isLong(value) || undefined}>
                {drawn ? (
                  <DrawnValue field={field} item={item} value={value} />
                ) : (
                  (text ?? <Value classOf={classOf} timeZone={timeZone} value={value} words={messages.table} />)
                )}
                {marks}
              </div>
            )}
            {isPlain && marks}
          </td>
        )
      })}
    </tr>
  )
})

function RowMarks({ item }: Pick<TableRowProps, "item">) {
  const { classOf, messages } = useRow("RowMarks")
  return (
    <>
      {isDraft(item.data) && (
        <>
          {" "}
          <span className={classOf("draft")}>{messages.table.draft}</span>
        </>
      )}
      <ItemMark item={item} />
    </>
  )
}

// Long enough to want room of its own beside other columns.
const isLong = (value: unknown): boolean => typeof value === "string" && value.length > 60

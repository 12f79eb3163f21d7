import * as React from "react"
import { isDraft } from "../listing/Drafts.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { ItemChoice } from "../selection/Choice.view.tsx"
import * as Selection from "../selection/Selection.ts"
import { useLocale } from "../../i18n/MessagesContext.ts"
import { plainText, Value } from "../value/Value.view.tsx"
import { ItemMark } from "./ItemMark.view.tsx"
import { useTable } from "./TableContext.ts"

export interface TableRowProps {
  /** Whether its cells are those of a grid, which the arrow keys reach. */
  readonly grid?: boolean | undefined
  /** Which of all rows it is, counted from 0, where not all of them are there. */
  readonly index?: number | undefined
  readonly item: ListedItem
  readonly measure?: React.Ref<HTMLTableRowElement> | undefined
}

/** The row of an item. While rows come and go at the edges of what is in sight, the others are not drawn again. */
export const TableRow = /*#__PURE__*/ React.memo(function TableRow(props: TableRowProps) {
  const { grid = false, index, item, measure } = props
  const { classOf, columns, messages, selection, timeZone } = useTable("TableRow")
  const locale = useLocale()
  const chosen = selection === undefined ? undefined : Selection.has(selection.selection, item.id)
  const first = selection === undefined ? 1 : 2
  const isCounted = index !== undefined
  const cell = grid ? ({ role: "gridcell", tabIndex: -1 } as const) : {}
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
      {selection !== undefined && (
        <td {...cell} aria-colindex={isCounted ? 1 : undefined} className={classOf("cell")} data-choice="">
          <ItemChoice item={item} />
        </td>
      )}
      {columns.map(({ align, cell: draw, field }, column) => {
        const value = Object.hasOwn(item.data, field) ? item.data[field] : undefined
        return (
          <td
            {...cell}
            aria-colindex={isCounted ? first + column : undefined}
            className={classOf("cell")}
            data-align={align}
            key={field}
          >
            <div className={classOf("value")} data-long={isLong(value) || undefined}>
              {draw === undefined
                ? (plainText(value, locale, messages.table) ?? (
                    <Value classOf={classOf} timeZone={timeZone} value={value} words={messages.table} />
                  ))
                : draw(value, item)}
              {column === 0 && isDraft(item.data) && (
                <>
                  {" "}
                  <span className={classOf("draft")}>{messages.table.draft}</span>
                </>
              )}
              {column === 0 && <ItemMark item={item} />}
            </div>
          </td>
        )
      })}
    </tr>
  )
})

// Long enough to want room of its own beside other columns.
const isLong = (value: unknown): boolean => typeof value === "string" && value.length > 60

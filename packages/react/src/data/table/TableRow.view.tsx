import { useLocale } from "../../i18n/MessagesContext.ts"
import { isDraft } from "../listing/Drafts.ts"
import { EditMark } from "../listing/EditMark.view.tsx"
import type { ListedItem } from "../listing/Listing.ts"
import { Value, plainText } from "../value/Value.view.tsx"
import { ItemChoice } from "./SelectionBar.view.tsx"
import { useRow } from "./RowContext.ts"
import { DrawsContext } from "./TableContext.ts"
import { sameNode } from "./useStable.ts"
import * as React from "react"

export interface DrawnValueProps {
  readonly field: string
  readonly item: ListedItem
  readonly value: unknown
}

/** Renders a value with the page's current `cell` function. */
export function DrawnValue({ field, item, value }: DrawnValueProps) {
  const draws = React.use(DrawsContext)
  return <Still node={draws[field]?.(value, item)} />
}

export interface StillProps {
  readonly node: React.ReactNode
}

/** Renders a node. Keeps the previous output if the new node would render the same. */
export const Still = React.memo(
  function Still({ node }: StillProps) {
    return node
  },
  (before, after) => sameNode(before.node, after.node)
)

export interface ItemMarkProps {
  readonly item: ListedItem
}

/** Renders a mark at an item of a table while an edit of it is being saved, or after the edit was rejected. */
export function ItemMark({ item: { edit } }: ItemMarkProps) {
  const { classOf, messages } = useRow("ItemMark")
  return <EditMark classOf={classOf} edit={edit} messages={messages} />
}

export interface TableRowProps {
  /** Whether the row is selected. `undefined` if rows cannot be selected. */
  readonly selected: boolean | undefined
  /** Whether the cells are those of a grid, which the arrow keys reach. */
  readonly grid?: boolean | undefined
  /** The row's index among all rows, counted from 0. Needed only if not all rows are rendered. */
  readonly index?: number | undefined
  readonly item: ListedItem
  readonly measure?: React.Ref<HTMLTableRowElement> | undefined
  /** The item's name, if it can be selected. */
  readonly name: string | undefined
}

/** Renders the row of an item. It renders again only when its own props change, not whenever its table does. */
export const TableRow = React.memo(function TableRow(props: TableRowProps) {
  const { selected, grid = false, index, item, measure, name } = props
  const { classOf, columns, messages, timeZone } = useRow("TableRow")
  const locale = useLocale()
  const first = selected === undefined ? 1 : 2
  const isCounted = index !== undefined
  const cell = grid ? ({ role: "gridcell", tabIndex: -1 } as const) : undefined
  const [cellClass, valueClass] = [classOf("cell"), classOf("value")]
  const plainClass = classOf("cell", valueClass)
  return (
    <tr
      aria-rowindex={isCounted ? index + 2 : undefined}
      aria-selected={grid ? selected : undefined}
      className={classOf("row")}
      data-selected={selected || undefined}
      data-edit={item.edit?._tag.toLowerCase()}
      data-index={index}
      data-item={item.id}
      ref={measure}
    >
      {selected !== undefined && (
        <td {...cell} aria-colindex={isCounted ? 1 : undefined} className={cellClass} data-choice="">
          <ItemChoice selected={selected} item={item} name={name ?? item.id} />
        </td>
      )}
      {columns.map(({ align, drawn, field }, column) => {
        const value = Object.hasOwn(item.data, field) ? item.data[field] : undefined
        const text = drawn ? undefined : plainText(value, locale, messages.table)
        // A value that fits into two lines needs no wrapper element. This halves the number of elements of a long
        // table.
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

// Longer strings need extra width to stay readable next to other columns.
const isLong = (value: unknown): boolean => typeof value === "string" && value.length > 60

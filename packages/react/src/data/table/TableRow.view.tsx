import { useLocale } from "../../i18n/MessagesContext.ts"
import { isDraft, type ListedItem } from "../listing/Listing.ts"
import { EditMark } from "../listing/EditMark.view.tsx"
import { Value, plainText } from "../value/Value.view.tsx"
import { ItemChoice, ToActions } from "./SelectionBar.view.tsx"
import { useRow } from "./RowContext.ts"
import type { CellEditing, CellEdits } from "./CellEdits.ts"
import { type ColumnAppearance, noDraws, pinOf, valueIn } from "./Column.ts"
import { DrawsContext, type RowState } from "./TableContext.ts"
import { sameNode } from "./useStable.ts"
import * as React from "react"

export interface DrawnValueProps {
  readonly column: Pick<ColumnAppearance, "field" | "id">
  readonly item: ListedItem
}

/** Renders an item's value in a column with the page's current functions. */
export function DrawnValue({ column, item }: DrawnValueProps) {
  const { classOf, messages, timeZone } = useRow("DrawnValue")
  const draws = React.use(DrawsContext)
  const value = valueIn(column, item, draws)
  const draw = draws.cells.get(column.id)
  return draw === undefined ? (
    <Value classOf={classOf} timeZone={timeZone} value={value} words={messages.table} />
  ) : (
    <Still node={draw(value, item)} />
  )
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

export interface TableRowProps extends RowState {
  /** Whether the cells are those of a grid, which the arrow keys reach. */
  readonly grid?: boolean | undefined
  /** The row's index among all rows, counted from 0. Needed only if not all rows are rendered. */
  readonly index?: number | undefined
  readonly item: ListedItem
  readonly measure?: React.Ref<HTMLTableRowElement> | undefined
}

/** Renders the row of an item. It renders again only when its own props change, not whenever its table does. */
export const TableRow = React.memo(function TableRow(props: TableRowProps) {
  const { grid = false, index, item, measure, name, selected } = props
  const { cells, classOf, columns, editing, messages, timeZone } = useRow("TableRow")
  const edits = useRowEdits(editing, item.id)
  const locale = useLocale()
  const first = selected === undefined ? 1 : 2
  const isCounted = index !== undefined
  const cell = grid ? ({ role: "gridcell", tabIndex: -1 } as const) : undefined
  const [cellClass, valueClass] = [classOf("cell"), classOf("value")]
  const plainClass = classOf("cell", valueClass)
  // A cell marks its own edit.
  const edit = edits !== undefined && isPending(edits, item.id) ? undefined : item.edit
  return (
    <tr
      {...(editing && cells?.rowHandlers({ columns, editing, grid, item, name: name ?? item.id }))}
      aria-rowindex={isCounted ? index + 2 : undefined}
      aria-selected={grid ? selected : undefined}
      className={classOf("row")}
      data-selected={selected || undefined}
      data-edit={edit?._tag.toLowerCase()}
      data-index={index}
      data-item={item.id}
      ref={measure}
    >
      {selected !== undefined && (
        <td {...cell} aria-colindex={isCounted ? 1 : undefined} className={cellClass} data-choice="">
          <ItemChoice item={item} name={name ?? item.id} selected={selected} />
          {!grid && <ToActions id={item.id} />}
        </td>
      )}
      {columns.map((appearance, column) => {
        const { align, drawn, id, rowHeader } = appearance
        // `DrawnValue` reads computed values, so that a new function does not render the rows again.
        const value = valueIn(appearance, item, noDraws)
        const text = drawn ? undefined : plainText(value, locale, messages.table)
        // A value that fits into two lines needs no wrapper element. This halves the number of elements of a long
        // table.
        const isEditable = editing !== undefined && appearance.editable
        const isPlain = text !== undefined && !isLong(value) && !isEditable
        const marks = column === 0 && (edit !== undefined || isDraft(item.data)) && <RowMarks edit={edit} item={item} />
        const content = drawn ? (
          <DrawnValue column={appearance} item={item} />
        ) : (
          (text ?? <Value classOf={classOf} timeZone={timeZone} value={value} words={messages.table} />)
        )
        const Cell = rowHeader === true ? "th" : "td"
        const pin = pinOf(appearance, column)
        return (
          // Without spreads, because three of them in each cell would make the rendering of a long table a third slower.
          <Cell
            aria-colindex={isCounted ? first + column : undefined}
            aria-readonly={(grid && editing !== undefined && !isEditable) || undefined}
            className={isPlain ? plainClass : cellClass}
            data-align={align}
            data-pinned={pin?.["data-pinned"]}
            key={id}
            role={grid ? (rowHeader === true ? "rowheader" : "gridcell") : undefined}
            scope={rowHeader === true ? "row" : undefined}
            style={pin?.style}
            tabIndex={grid ? -1 : undefined}
          >
            {isPlain ? (
              // React creates no text fiber for a cell whose only child is a string.
              marks ? (
                <>
                  {text}
                  {marks}
                </>
              ) : (
                text
              )
            ) : (
              <div className={valueClass} data-long={isLong(value) || undefined}>
                {isEditable && cells !== undefined ? (
                  <cells.EditableCell
                    column={appearance}
                    editing={editing}
                    edits={edits}
                    grid={grid}
                    item={item}
                    name={name ?? item.id}
                  >
                    {content}
                  </cells.EditableCell>
                ) : (
                  content
                )}
                {marks}
              </div>
            )}
          </Cell>
        )
      })}
    </tr>
  )
})

// A row renders again only when an edit in it changes. Subscribing each cell would cost more than rendering it.
const useRowEdits = (editing: CellEditing | undefined, item: string): CellEdits | undefined =>
  React.useSyncExternalStore(
    editing?.subscribe ?? subscribeToNone,
    () => {
      const edits = editing?.edits()
      return edits !== undefined && (edits.open?.item === item || isPending(edits, item)) ? edits : undefined
    },
    () => undefined
  )

const subscribeToNone = () => () => {}

const isPending = ({ pending }: CellEdits, item: string): boolean =>
  [...pending.values()].some((edit) => edit.item === item)

interface RowMarksProps extends Pick<TableRowProps, "item"> {
  readonly edit: ListedItem["edit"]
}

function RowMarks({ edit, item }: RowMarksProps) {
  const { classOf, messages } = useRow("RowMarks")
  return (
    <>
      {isDraft(item.data) && (
        <>
          {" "}
          <span className={classOf("draft")}>{messages.table.draft}</span>
        </>
      )}
      <EditMark classOf={classOf} edit={edit} messages={messages} />
    </>
  )
}

// Longer strings need extra width to stay readable next to other columns.
const isLong = (value: unknown): boolean => typeof value === "string" && value.length > 60

import { Control } from "../../parts/Elements.tsx"
import type { TableFrameMessages } from "../../i18n/messages/ListMessages.ts"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import { exactTotal, type ListedItem } from "../listing/Listing.ts"
import * as Selection from "../selection/Selection.ts"
import type { SelectionController } from "../selection/useSelection.ts"
import { useRow } from "./RowContext.ts"
import { AnchorContext, pageAnchor, shownOf, useTable } from "./TableContext.ts"
import * as React from "react"

export interface ItemChoiceProps {
  readonly selected: boolean
  readonly item: ListedItem
  /** The item's name, which labels the checkbox. */
  readonly name: string
}

/** Renders the checkbox that selects an item. A Shift-click also applies to all items back to the last toggled one. */
export function ItemChoice({ item, name, selected }: ItemChoiceProps) {
  const { classOf, messages, toggle } = useRow("ItemChoice")
  return (
    <label className={classOf("choose")}>
      <input
        aria-label={messages.table.select(name)}
        checked={selected}
        className={classOf("choice-box")}
        // React fires the change event of a checkbox during its click event.
        onChange={({ nativeEvent }) => toggle?.(item.id, (nativeEvent as MouseEvent).shiftKey)}
        type="checkbox"
      />
    </label>
  )
}

export interface ToActionsProps {
  /** The id of the item that the button is next to, or `pageAnchor`. */
  readonly id: string
}

/**
 * Renders a button next to the checkbox that was changed last. It moves the focus to the actions for the selected items,
 * so that they are the next tab stop. It is visible while it has the focus.
 */
export function ToActions({ id }: ToActionsProps) {
  const { actions, classOf, messages } = useRow("ToActions")
  if (React.use(AnchorContext) !== id) return null
  return (
    <Control
      as="button"
      className={classOf("to-actions")}
      data-variant="inline"
      onClick={() => actions.current?.focus()}
      type="button"
    >
      {messages.table.toActions}
    </Control>
  )
}

export interface PageChoiceProps {
  /** Whether the checkbox is in a cell of a grid, in which the arrow keys move the focus. */
  readonly grid?: boolean | undefined
}

/**
 * Renders the checkbox that selects all items shown, and after its use the button that moves the focus to the actions. The
 * checkbox is indeterminate when only some of the items are selected.
 */
export function PageChoice({ grid = false }: PageChoiceProps) {
  const table = useTable("PageChoice")
  const { classOf, messages, onAnchor, selection } = table
  const ids = () => shownOf(table).map(({ id }) => id)
  const isNone = selection === undefined || Selection.isNone(selection.selection)
  const checked = isNone ? "none" : Selection.pageSelection(selection.selection, ids())
  const box = React.useRef<HTMLInputElement>(null)
  React.useEffect(() => {
    if (box.current !== null) box.current.indeterminate = checked === "some"
  }, [checked])
  if (selection === undefined) return null
  return (
    <>
      <label className={classOf("choose")}>
        <input
          aria-label={messages.table.selectPage}
          checked={checked === "all"}
          className={classOf("choice-box")}
          disabled={shownOf(table).length === 0}
          onChange={() => {
            onAnchor(pageAnchor)
            selection.togglePage(ids())
          }}
          ref={box}
          type="checkbox"
        />
      </label>
      {!grid && <ToActions id={pageAnchor} />}
    </>
  )
}

/** The amount of information in a selection bar: all of it, or only the offer to select all matching items. */
export type SelectionBarDetail = "full" | "matching"

export interface SelectionBarProps extends PartProps<"div"> {
  /**
   * The amount of information shown. Use `matching` if the children show how many items are selected, as `BulkActions`
   * does: the bar then offers to select all matching items, and the children stay mounted without a selection. The
   * default is `full`.
   */
  readonly detail?: SelectionBarDetail | undefined
}

/**
 * Renders the number of selected items. If the whole page is selected and more items match, it offers to select all
 * matching items. Items that the user deselects after that are excluded.
 */
export function SelectionBar({ children, detail = "full", ...own }: SelectionBarProps) {
  const table = useTable("SelectionBar")
  const { actions, classOf, listing, onActions, region, selection: controller } = table
  const words = table.messages.table
  const hasActions = controller !== undefined && (detail === "full" || children != null)
  React.useEffect(() => {
    onActions(hasActions)
    return () => onActions(false)
  }, [hasActions, onActions])
  if (controller === undefined) return null
  const { clear, selectAllMatching, selection } = controller
  const total = listing._tag === "Ready" ? exactTotal(listing) : undefined
  const selected = !Selection.isNone(selection)
  const more =
    selected &&
    selection._tag === "Ids" &&
    shownOf(table).length > 0 &&
    shownOf(table).every(({ id }) => selection.ids.has(id)) &&
    (total === undefined ? hasMore(listing) : total > selection.ids.size)
  // The pressed button disappears. Moving the focus to the table first keeps it from falling back to the page's body.
  const pressing = (act: () => void) => () => {
    region.current?.focus({ preventScroll: true })
    act()
  }
  const offer = more && (
    <Control as="button" className={classOf("more")} onClick={pressing(() => selectAllMatching(total))} type="button">
      {words.selectAll(total)}
    </Control>
  )
  const isFull = detail === "full"
  if (isFull ? !selected : !more && children == null) return null
  return (
    <Part
      as="div"
      own={own}
      className={classOf("selection")}
      data-detail={isFull ? undefined : detail}
      data-selected={selected ? "" : undefined}
      ref={actions}
      tabIndex={-1}
    >
      {isFull && <span className={classOf("selected")}>{selectionText(words, controller)}</span>}
      {offer}
      {isFull && (
        <Control as="button" className={classOf("more")} onClick={pressing(clear)} type="button">
          {words.clearSelection}
        </Control>
      )}
      {children}
    </Part>
  )
}

/** Returns the number of selected items in words. */
export const selectionText = (
  words: TableFrameMessages,
  { count, selection }: Pick<SelectionController, "count" | "selection">
): string =>
  selection._tag === "AllMatching"
    ? words.allSelected(count, selection.except.size)
    : words.selected(selection.ids.size)

const hasMore = (listing: ReturnType<typeof useTable>["listing"]): boolean =>
  listing._tag === "Ready" && (listing.marks === undefined || listing.marks.hasNext || listing.marks.hasPrevious)

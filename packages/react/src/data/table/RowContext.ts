/**
 * The context that the rows and cards of a table read. It contains only values that are the same for all rows and
 * rarely change. A key press elsewhere, a change of the selection or a retry does not render all rows again.
 *
 * @since 0.1.0
 */
import type { ListedItem } from "../listing/Listing.ts"
import type { ListedMessageGroups } from "../listing/EditMark.view.tsx"
import type { TableWords } from "../../i18n/messages/ListMessages.ts"
import { usePartContext } from "../../parts/Part.view.tsx"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { FieldSlot } from "../../form/FormContext.ts"
import type { ConfirmSlot } from "../../parts/Confirm.view.tsx"
import type { CellEditing, CellEdits } from "./CellEdits.ts"
import type { ColumnAppearance } from "./Column.ts"
import * as React from "react"

/** An element of a table and of a grid of cards. */
type SharedSlot =
  | ConfirmSlot
  | "alert"
  | "caption"
  | "choice-box"
  | "choose"
  | "collection"
  | "draft"
  | "empty"
  | "mark"
  | "more"
  | "progress"
  | "selected"
  | "selection"
  | "skeleton"
  | "status"
  | "table-footer"
  | "to-actions"
  | "toolbar"
  | "unsaved"
  | "unsaved-list"
  | "unsaved-text"
  | "unseen"

/** An element of a table that has its own class. */
export type TableSlot =
  | SharedSlot
  | FieldSlot
  | "cell"
  | "choice"
  | "column-handle"
  | "columns"
  | "columns-list"
  | "columns-row"
  | "edit-button"
  | "edit-cell"
  | "edit-value"
  | "editor"
  | "editor-actions"
  | "foot"
  | "head"
  | "row"
  | "row-menu"
  | "row-menu-item"
  | "row-menu-list"
  | "scroll"
  | "sort"
  | "spacer"
  | "table"
  | "value"

/** An element of a grid of cards that has its own class. */
export type GridSlot =
  | SharedSlot
  | "card-head"
  | "card-list"
  | "card-text"
  | "card-title"
  | "card-value"
  | "card-values"
  | "cards"
  | "choose-page"
  | "item-card"

/** The class names to add to the elements of a `CollectionTable`, by slot. */
export type TableClassNames = ClassNames<TableSlot>

/** The class names to add to the elements of a `CollectionGrid`, by slot. */
export type GridClassNames = ClassNames<GridSlot>

/** The class names to add to the parts of a table or of a grid of cards, by slot. */
export type CollectionClassNames = ClassNames<TableSlot | GridSlot>

/** The message groups that every table uses. */
export interface TableMessageGroups extends ListedMessageGroups {
  readonly table: TableWords
}

/** A row whose cells can be edited. */
export interface EditableRow {
  readonly editing: CellEditing
  /** Whether the cells are those of a grid, in which keys start an edit. */
  readonly grid: boolean
  readonly item: ListedItem
  /** The item's name. */
  readonly name: string
}

export interface EditableCellProps extends EditableRow {
  /** The value of the cell. */
  readonly children: React.ReactNode
  readonly column: ColumnAppearance
  /** The edits of the table, if one of them is in this row. */
  readonly edits: CellEdits | undefined
}

export interface RowHandlersOptions extends EditableRow {
  readonly columns: ReadonlyArray<ColumnAppearance>
}

/** The code that edits values in their cells. */
interface CellsCode {
  readonly EditableCell: React.ComponentType<EditableCellProps>
  readonly rowHandlers: (options: RowHandlersOptions) => Pick<React.ComponentProps<"tr">, "onDoubleClick" | "onKeyDown">
}

export interface RowContextValue {
  /** The element with the actions for the selected items. */
  readonly actions: React.RefObject<HTMLElement | null>
  /** The code that edits values in their cells. `undefined` until it has loaded. */
  readonly cells: CellsCode | undefined
  readonly classOf: ClassOf<TableSlot | GridSlot>
  readonly columns: ReadonlyArray<ColumnAppearance>
  readonly editing: CellEditing | undefined
  readonly messages: TableMessageGroups
  readonly timeZone: string | undefined
  /**
   * Selects or deselects an item. With `through`, this also applies to all items back to the one toggled before. If
   * `undefined`, items cannot be selected.
   */
  readonly toggle: ((id: string, through: boolean) => void) | undefined
}

export const RowContext = React.createContext<RowContextValue | undefined>(undefined)

/** Returns the values that all rows share. Throws if `part` is rendered outside its table. */
export const useRow = (part: string): RowContextValue =>
  usePartContext(RowContext, part, "CollectionTableParts.Root or CollectionGridParts.Root")

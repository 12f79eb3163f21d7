/**
 * The context that the parts of a table of items share.
 *
 * @since 0.1.0
 */
import { usePartContext } from "../../parts/Part.view.tsx"
import type { ListedItem, Listing, Sorting } from "../listing/Listing.ts"
import * as Selection from "../selection/Selection.ts"
import type { SelectionController } from "../selection/useSelection.ts"
import type { CellEditing } from "./CellEdits.ts"
import { type Columns, noDraws } from "./Column.ts"
import type { RowContextValue } from "./RowContext.ts"
import type { ColumnLayoutController } from "./useColumnLayout.ts"
import * as React from "react"

/** The data of an item of any collection. `any`, because an interface does not extend `Record<string, unknown>`. */
export type AnyData = Readonly<Record<string, any>>

/** An action in the menu of a row. */
export interface RowAction {
  /** The text of the menu item. */
  readonly label: string
  /** The URL of the page that the action opens. It makes the action a link. */
  readonly href?: string | undefined
  /** Called when the user selects the action, before a link is followed. */
  readonly onSelect?: (() => void) | undefined
  /** Whether the action is unavailable for this item. */
  readonly disabled?: boolean | undefined
  /** `danger` marks an action that destroys data. */
  readonly variant?: "danger" | undefined
}

/** The state of a table of items, with the callbacks that change it. The columns are typed by the items' data. */
export interface TableState<Data extends AnyData = Readonly<Record<string, unknown>>> {
  /**
   * Whether the announcement of a result includes its order. Default: `true`. Use `false` after another component,
   * such as a `SortMenu`, changed and announced the order.
   */
  readonly announceSort?: boolean | undefined
  /** The visible name of the table. */
  readonly caption: string
  /** Whether the caption is exposed only to assistive technology, because a heading of the page already shows it. */
  readonly captionHidden?: boolean | undefined
  readonly columns: Columns<Data>
  /**
   * The layout of the columns, from `useColumnLayout`. Above the rows, a button then opens a list in which the user
   * shows, hides, moves, resizes and pins them. Headers can be dragged and resized by pointer.
   */
  readonly columnLayout?: ColumnLayoutController | undefined
  /** Lets the user edit values in their cells, from `useCellEditing`. Cards do not. */
  readonly editing?: CellEditing | undefined
  /** Returns the name of an item, which labels its checkbox. Default: the item's title. */
  readonly itemName?: ((item: ListedItem<Data>) => string) | undefined
  readonly listing: Listing<ListedItem<Data>>
  readonly onRetry?: (() => void) | undefined
  /** Called when a user who is not allowed to read the items chooses to sign in. */
  readonly onSignIn?: (() => void) | undefined
  readonly onSort?: ((field: string) => void) | undefined
  /** Returns the actions in the menu of an item's row. Without any, the row has no menu. Cards do not show them. */
  readonly rowActions?: ((item: ListedItem<Data>) => ReadonlyArray<RowAction>) | undefined
  /** The selection. Without it, items cannot be selected. */
  readonly selection?: SelectionController | undefined
  /** The URL of the sign-in page. */
  readonly signInHref?: string | undefined
  readonly sorting?: Sorting | undefined
  /** The time zone in which dates are shown, as an IANA name. Default: the user's own time zone. */
  readonly timeZone?: string | undefined
  /** The number of seconds to wait before a retry. */
  readonly wait?: number | undefined
}

/** The values that the parts of a table of items read. */
export interface TableContextValue
  extends Omit<TableState, "columns" | "editing" | "rowActions" | "timeZone">, RowContextValue {
  /** All columns of the table, including hidden ones. */
  readonly allColumns: TableState["columns"]
  readonly busy: boolean
  readonly id: string
  readonly nameOf: (item: ListedItem) => string
  /** The latest sentence to announce about the columns. */
  readonly notice: string
  readonly onNotice: (notice: string) => void
  /** Reports the id of the item, or the anchor of the page, whose checkbox the user changed last. */
  readonly onAnchor: (anchor: string) => void
  /** Reports whether the table has an element with actions for the selected items. */
  readonly onActions: (present: boolean) => void
  /** The scroll container. It receives the focus when an alert disappears after a successful retry. */
  readonly region: React.RefObject<HTMLElement | null>
}

export const TableContext = React.createContext<TableContextValue | undefined>(undefined)

/** Returns the context of the table around a part. Throws if the part is rendered outside its table. */
export const useTable = (part: string): TableContextValue =>
  usePartContext(TableContext, part, "CollectionTableParts.Root or CollectionGridParts.Root")

/** The number of items above which only the visible rows are rendered. */
export const many = 100

/** Checks whether the items were read and there are none. */
export const isEmpty = ({ listing }: Pick<TableState, "listing">): boolean =>
  listing._tag === "Ready" && listing.items.length === 0

/** Returns the items that are shown. */
export const shownOf = ({ listing }: Pick<TableState, "listing">): ReadonlyArray<ListedItem> =>
  listing._tag === "Ready" ? listing.items : []

/** The state of an item's row or card. */
export interface RowState {
  /** The item's name. `undefined` if items can be neither selected nor edited. */
  readonly name: string | undefined
  /** Whether the item is selected. `undefined` if items cannot be selected. */
  readonly selected: boolean | undefined
}

/** Returns whether an item is selected, and its name. */
export const rowStateOf = (
  { editing, nameOf, selection }: Pick<TableContextValue, "editing" | "nameOf" | "selection">,
  item: ListedItem
): RowState => ({
  name: selection === undefined && editing === undefined ? undefined : nameOf(item),
  selected: selection && Selection.has(selection.selection, item.id)
})

/**
 * The item that the user selected or deselected last, or `pageAnchor`. `undefined` without a selection. A separate context, so
 * that a change renders no rows.
 */
export const AnchorContext = React.createContext<string | undefined>(undefined)

/** The anchor of the checkbox that selects all items shown. No item has this id. */
export const pageAnchor = ""

/** Returns the name of an item. A separate context, so that the menus of rows do not render again with their table. */
export const NameContext = React.createContext(({ id }: ListedItem): string => id)

/** The functions of the columns. A separate context, so that new functions do not render all rows again. */
export const DrawsContext = React.createContext(noDraws)

/**
 * The context that the parts of a table of items share.
 *
 * @since 0.1.0
 */
import { usePartContext } from "../../parts/usePartContext.ts"
import type { ListedItem, Listing, Sorting } from "../listing/Listing.ts"
import * as Selection from "../selection/Selection.ts"
import type { SelectionController } from "../selection/useSelection.ts"
import type { Column, Columns } from "./Column.ts"
import type { RowContextValue } from "./RowContext.ts"
import * as React from "react"

/** The data of an item of any collection. `any`, because an interface does not extend `Record<string, unknown>`. */
export type AnyData = Readonly<Record<string, any>>

/** The state of a table of items, with the callbacks that change it. The columns are typed by the items' data. */
export interface TableState<Data extends AnyData = Readonly<Record<string, unknown>>> {
  /** The visible name of the table. */
  readonly caption: string
  /** Whether the caption is exposed only to assistive technology, because a heading of the page already shows it. */
  readonly captionHidden?: boolean | undefined
  readonly columns: Columns<Data>
  /** Returns the name of an item, which labels its checkbox. The item's title by default. */
  readonly itemName?: ((item: ListedItem<Data>) => string) | undefined
  readonly listing: Listing<ListedItem<Data>>
  readonly onRetry?: (() => void) | undefined
  /** Called when a user who is not allowed to read the items chooses to sign in. */
  readonly onSignIn?: (() => void) | undefined
  readonly onSort?: ((field: string) => void) | undefined
  /** The selection. Without it, items cannot be selected. */
  readonly selection?: SelectionController | undefined
  /** The URL of the sign-in page. */
  readonly signInHref?: string | undefined
  readonly sorting?: Sorting | undefined
  /** The time zone in which dates are shown, as an IANA name. The user's own time zone by default. */
  readonly timeZone?: string | undefined
  /** The number of seconds to wait before a retry. */
  readonly wait?: number | undefined
}

/** The values that the parts of a table of items read. */
export interface TableContextValue extends Omit<TableState, "columns" | "timeZone">, RowContextValue {
  readonly busy: boolean
  readonly id: string
  readonly nameOf: (item: ListedItem) => string
  /** The scroll container. It receives the focus when an alert disappears after a successful retry. */
  readonly region: React.RefObject<HTMLElement | null>
}

export const TableContext = React.createContext<TableContextValue | undefined>(undefined)

/** Returns the context of the table around a part. Throws if the part is rendered outside its table. */
export const useTable = (part: string): TableContextValue =>
  usePartContext(TableContext, part, "CollectionTableParts.Root or CollectionGridParts.Root")

/** Checks whether the items were read and there are none. */
export const isEmpty = ({ listing }: Pick<TableState, "listing">): boolean =>
  listing._tag === "Ready" && listing.items.length === 0

/** Returns the items that are shown. */
export const shownOf = ({ listing }: Pick<TableState, "listing">): ReadonlyArray<ListedItem> =>
  listing._tag === "Ready" ? listing.items : []

/** Returns whether an item is selected, and its name. Both are `undefined` if items cannot be selected. */
export const rowStateOf = (
  { nameOf, selection }: Pick<TableContextValue, "nameOf" | "selection">,
  item: ListedItem
): { readonly selected: boolean | undefined; readonly name: string | undefined } =>
  selection === undefined
    ? { selected: undefined, name: undefined }
    : { selected: Selection.has(selection.selection, item.id), name: nameOf(item) }

/** The `cell` functions of the columns, by field. */
export type Draws = Readonly<Record<string, NonNullable<Column["cell"]>>>

export const DrawsContext = React.createContext<Draws>({})

/** Returns the `cell` functions of those columns that have one. */
export const drawsOf = (columns: ReadonlyArray<Column>): Draws =>
  Object.fromEntries(columns.flatMap(({ cell, field }) => (cell === undefined ? [] : [[field, cell] as const])))

/** The values that all rows share. */

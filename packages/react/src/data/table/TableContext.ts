/**
 * What the parts of a table of items share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { ListedItem, Listing, Sorting } from "../listing/Listing.ts"
import * as Selection from "../selection/Selection.ts"
import type { SelectionController } from "../selection/useSelection.ts"
import type { Columns } from "./Column.ts"
import type { RowContextValue } from "./RowContext.ts"

/** The data of an item of any collection. */
export type AnyData = Readonly<Record<string, any>>

/** What a table of items shows, and what moves it on. Its columns are those of its items' data. */
export interface TableState<Data extends AnyData = Readonly<Record<string, unknown>>> {
  /** What it holds: its visible name. */
  readonly caption: string
  /** Whether only assistive technology is told the caption, because a heading of the page shows it. */
  readonly captionHidden?: boolean | undefined
  readonly columns: Columns<Data>
  /** Names an item: the checkbox that chooses it is called so. Its title by default. */
  readonly itemName?: ((item: ListedItem<Data>) => string) | undefined
  readonly listing: Listing<ListedItem<Data>>
  readonly onRetry?: (() => void) | undefined
  /** Called when a person who may not see the items wants to sign in. */
  readonly onSignIn?: (() => void) | undefined
  readonly onSort?: ((field: string) => void) | undefined
  /** Which items are chosen. Without it none can be. */
  readonly selection?: SelectionController | undefined
  /** Where the sign-in is. */
  readonly signInHref?: string | undefined
  readonly sorting?: Sorting | undefined
  /** Where dates are told, as an IANA name. The reader's own time zone where there is none. */
  readonly timeZone?: string | undefined
  /** Seconds to wait before trying again. */
  readonly wait?: number | undefined
}

/** What the parts of a table of items read. */
export interface TableContextValue extends Omit<TableState, "columns" | "timeZone">, RowContextValue {
  readonly busy: boolean
  readonly id: string
  readonly nameOf: (item: ListedItem) => string
  /** What scrolls, and takes the focus when an alert is gone because trying again worked. */
  readonly region: React.RefObject<HTMLElement | null>
}

export const TableContext = React.createContext<TableContextValue | undefined>(undefined)

/** Reads the table around a part. */
export const useTable = (part: string): TableContextValue => {
  const table = React.use(TableContext)
  if (table === undefined) throw new Error(`${part} is outside its table: put it inside its Root.`)
  return table
}

/** Whether there is an answer, and nothing in it. */
export const isEmpty = ({ listing }: Pick<TableState, "listing">): boolean =>
  listing._tag === "Ready" && listing.items.length === 0

/** The items that are shown. */
export const shownOf = ({ listing }: Pick<TableState, "listing">): ReadonlyArray<ListedItem> =>
  listing._tag === "Ready" ? listing.items : []

/** Whether an item is chosen and what it is called, where items can be chosen at all. */
export const standingOf = (
  { nameOf, selection }: Pick<TableContextValue, "nameOf" | "selection">,
  item: ListedItem
): { readonly chosen: boolean | undefined; readonly name: string | undefined } =>
  selection === undefined
    ? { chosen: undefined, name: undefined }
    : { chosen: Selection.has(selection.selection, item.id), name: nameOf(item) }

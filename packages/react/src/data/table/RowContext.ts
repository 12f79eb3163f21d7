/**
 * The context that the rows and cards of a table read. It contains only values that are the same for all rows and
 * rarely change. A key press elsewhere, a change of the selection or a retry does not render all rows again.
 *
 * @since 0.1.0
 */
import type { Messages } from "../../i18n/messages/Messages.ts"
import { usePartContext } from "../../parts/usePartContext.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { ColumnAppearance } from "./Column.ts"
import * as React from "react"

/** An element of a table that has its own class. */
export type TableSlot =
  | "collection"
  | "scroll"
  | "table"
  | "caption"
  | "head"
  | "sort"
  | "row"
  | "cell"
  | "value"
  | "more"
  | "skeleton"
  | "empty"
  | "alert"
  | "button"
  | "table-footer"
  | "progress"
  | "status"
  | "unseen"
  | "toolbar"
  | "selection"
  | "selected"
  | "choose"
  | "choice-box"
  | "draft"
  | "mark"
  | "spacer"
  | "card-list"
  | "card-head"
  | "choose-page"
  | "cards"
  | "item-card"
  | "card-text"
  | "card-title"
  | "card-values"
  | "card-value"

/** The classes to add to the elements of a table, by slot. */
export type TableClassNames = ClassNames<TableSlot>

export interface RowContextValue {
  readonly classOf: ClassOf<TableSlot>
  readonly columns: ReadonlyArray<ColumnAppearance>
  readonly messages: Pick<Messages, "problems" | "table">
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

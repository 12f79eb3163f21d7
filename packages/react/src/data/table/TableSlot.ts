/**
 * The elements of a table that have their own class.
 *
 * @since 0.1.0
 */
import type { ClassNames } from "../../theme/classes.ts"

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

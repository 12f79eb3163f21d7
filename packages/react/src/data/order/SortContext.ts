/**
 * What the parts of a menu that sorts share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { OrderMessages } from "../../i18n/messages/ListMessages.ts"
import type { ProblemMessages } from "../../i18n/messages/Messages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { SortField, SortOrder } from "./SortOrder.ts"

/** An element of a menu that sorts that has a class of its own. */
export type SortSlot =
  | "order"
  | "order-list"
  | "order-row"
  | "order-label"
  | "input"
  | "order-select"
  | "order-buttons"
  | "order-button"
  | "order-problem"
  | "status"

/** Classes to add to the elements of a menu that sorts, by slot. */
export type SortClassNames = ClassNames<SortSlot>

/** What a menu that sorts shows, and whom it tells. */
export interface SortChoice {
  /** The fields to choose from. */
  readonly fields: ReadonlyArray<SortField>
  /** Whether one may sort by several fields. */
  readonly multiple?: boolean | undefined
  readonly onSort: (sorting: SortOrder) => void
  /** Whether the list always has an order: then none cannot be chosen. */
  readonly required?: boolean | undefined
  /** What is wrong with the order that the list has. */
  readonly problem?: Problem | undefined
  readonly sorting: SortOrder
}

/** What the parts of a menu that sorts read. */
export interface SortContextValue extends SortChoice {
  readonly classOf: ClassOf<SortSlot>
  readonly id: string
  readonly problems: ProblemMessages
  readonly words: OrderMessages
}

export const SortContext = React.createContext<SortContextValue | undefined>(undefined)

/** Reads the menu around a part. */
export const useSortContext = (part: string): SortContextValue => {
  const sort = React.use(SortContext)
  if (sort === undefined) throw new Error(`${part} is outside its menu: put it inside its Root.`)
  return sort
}

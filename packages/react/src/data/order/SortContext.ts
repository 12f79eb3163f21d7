/**
 * The context that the parts of a sort menu share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { OrderMessages } from "../../i18n/messages/ListMessages.ts"
import type { ProblemMessages } from "../../i18n/messages/Messages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { SortField, SortOrder } from "./SortOrder.ts"

/** A styleable element of a sort menu. */
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

/** Class names to add to the elements of a sort menu, by slot. */
export type SortClassNames = ClassNames<SortSlot>

/** The properties of a sort menu. */
export interface SortChoice {
  /** The fields that the user can sort by. */
  readonly fields: ReadonlyArray<SortField>
  /** Whether the user can sort by several fields. */
  readonly multiple?: boolean | undefined
  readonly onSort: (sorting: SortOrder) => void
  /** Whether an order is required. The user then cannot select "none". */
  readonly required?: boolean | undefined
  /** The problem with the list's current order, if it is invalid. */
  readonly problem?: Problem | undefined
  readonly sorting: SortOrder
}

/** The value of the sort menu context. */
export interface SortContextValue extends SortChoice {
  readonly classOf: ClassOf<SortSlot>
  readonly id: string
  readonly problems: ProblemMessages
  readonly words: OrderMessages
}

export const SortContext = React.createContext<SortContextValue | undefined>(undefined)

/** Returns the context of the surrounding sort menu. Throws if there is none. */
export const useSortContext = (part: string): SortContextValue => {
  const sort = React.use(SortContext)
  if (sort === undefined) throw new Error(`${part} is outside its menu: put it inside its Root.`)
  return sort
}

/**
 * What the rows and cards of a table of items read: nothing that changes as long as each of them stays what it is. A key
 * pressed elsewhere, another choice or a new attempt draws none of them again.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { Messages } from "../../i18n/messages/Messages.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { ColumnLook } from "./Column.ts"
import type { TableSlot } from "./TableSlot.ts"

/** What all rows have in common. */
export interface RowContextValue {
  readonly classOf: ClassOf<TableSlot>
  readonly columns: ReadonlyArray<ColumnLook>
  readonly messages: Pick<Messages, "problems" | "table">
  readonly timeZone: string | undefined
  /** Chooses an item, or gives it up; `through`: and all between it and the one before. Without it none can be. */
  readonly toggle: ((id: string, through: boolean) => void) | undefined
}

export const RowContext = React.createContext<RowContextValue | undefined>(undefined)

/** Reads what all rows have in common. */
export const useRow = (part: string): RowContextValue => {
  const row = React.use(RowContext)
  if (row === undefined) throw new Error(`${part} is outside its table: put it inside its Root.`)
  return row
}

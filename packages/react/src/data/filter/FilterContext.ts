/**
 * What the parts of a builder of filters share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { FilterMessages } from "../../i18n/messages/ListMessages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { FilterField } from "./FilterDraft.ts"
import type { FilterEdit, FilterStep } from "./FilterEdit.ts"
import type { DraftProblem } from "./ofDraft.ts"

/** An element of a builder of filters that has a class of its own. */
export type FilterSlot =
  | "filter"
  | "filter-group"
  | "filter-head"
  | "filter-parts"
  | "filter-condition"
  | "filter-clause"
  | "filter-field"
  | "filter-operand"
  | "filter-range"
  | "filter-chips"
  | "filter-chip"
  | "filter-check"
  | "filter-fixed"
  | "filter-text"
  | "filter-add"
  | "filter-actions"
  | "field"
  | "label"
  | "input"
  | "field-error"
  | "button"
  | "submit"
  | "status"
  | "unseen"

/** Classes to add to the elements of a builder of filters, by slot. */
export type FilterClassNames = ClassNames<FilterSlot>

/** What the parts of a builder of filters read. */
export interface FilterContextValue {
  readonly classOf: ClassOf<FilterSlot>
  readonly edit: FilterEdit
  readonly fields: ReadonlyArray<FilterField>
  readonly id: string
  readonly onClear: () => void
  readonly onStep: (step: FilterStep) => void
  /** What is told to be wrong. */
  readonly problems: ReadonlyArray<DraftProblem>
  /** The sentence of the filter in force. */
  readonly text: string
  /** A part that no control can edit, in words. */
  readonly textOf: (model: Readonly<Record<string, unknown>>) => string
  readonly words: FilterMessages
}

export const FilterContext = React.createContext<FilterContextValue | undefined>(undefined)

/** Reads the builder around a part. */
export const useFilterContext = (part: string): FilterContextValue => {
  const filter = React.use(FilterContext)
  if (filter === undefined) throw new Error(`${part} is outside its builder: put it inside its Root.`)
  return filter
}

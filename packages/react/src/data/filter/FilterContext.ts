/**
 * The context that the parts of a filter builder share.
 *
 * @since 0.1.0
 */
import { usePartContext } from "../../parts/Part.view.tsx"
import * as React from "react"
import type { FilterMessages } from "../../i18n/messages/ListMessages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { FailureSlot } from "../failure/FailureParts.view.tsx"
import type { FilterField } from "./FilterDraft.ts"
import type { FilterEdit, FilterStep } from "./FilterEdit.ts"
import type { DraftProblem } from "./ofDraft.ts"

/** A styleable element of a filter builder. */
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
  | "label"
  | "input"
  | "field-error"
  | "button"
  | "submit"
  | "status"
  | "unseen"

/** Class names to add to the elements of a filter builder, by slot. */
export type FilterClassNames = ClassNames<FilterSlot | FailureSlot>

/** The value of the filter builder context. */
export interface FilterContextValue {
  readonly classOf: ClassOf<FilterSlot>
  readonly edit: FilterEdit
  readonly fields: ReadonlyArray<FilterField>
  readonly id: string
  readonly onClear: () => void
  readonly onStep: (step: FilterStep) => void
  /** The problems that are currently shown. */
  readonly problems: ReadonlyArray<DraftProblem>
  /** The applied filter, described in a sentence. */
  readonly text: string
  /** The time zone in which dates are entered and shown, as an IANA name. Default: the user's own time zone. */
  readonly timeZone?: string | undefined
  /** Describes a filter part that cannot be edited. */
  readonly textOf: (model: Readonly<Record<string, unknown>>) => string
  readonly words: FilterMessages
}

export const FilterContext = React.createContext<FilterContextValue | undefined>(undefined)

/** Returns the context of the surrounding filter builder. Throws if there is none. */
export const useFilterContext = (part: string): FilterContextValue =>
  usePartContext(FilterContext, part, "FilterBuilderParts.Root")

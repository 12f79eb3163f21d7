"use client"
import type { Argument, Collection, SystemFields } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { encodeDates } from "@portico/contract/WireDate"
import * as Result from "effect/Result"
import * as React from "react"
import { useLocale } from "../../i18n/MessagesContext.ts"
import type { Diagnosis } from "../../problem/Problem.ts"
import { useOwner } from "../listing/ownedState.ts"
import type { Known } from "../value/FieldType.ts"
import { type FilterField, nothing } from "./FilterDraft.ts"
import { filterFields, type NamedField } from "./filterWords.ts"
import { editOf, type FilterEdit, type FilterStep, reduceFilter } from "./FilterEdit.ts"
import { type DraftProblem, toFilter } from "./ofDraft.ts"
import { ofFilter } from "./ofFilter.ts"

/** The names of a collection's fields. For a typed collection, those of its schema and their nested fields. */
export type FieldNameOf<C> =
  C extends Collection<unknown, infer Encoded>
    ? (keyof (Encoded & SystemFields) & string) | `${keyof Encoded & string}.${string}`
    : string

/** The fields that a filter can use, by name or with properties that override the schema. */
export type FilterFields<C> = ReadonlyArray<NamedField<FieldNameOf<C>>>

export interface FilterOptions<C extends Argument> {
  /** The fields to choose from. Default: those of the collection's schema, if it has one. */
  readonly fields?: FilterFields<C> | undefined
  /** The current filter, for example that of an address. A different filter replaces the draft. */
  readonly filter?: Filter.For<C> | undefined
  /** Called with the filter that the user applied. */
  readonly onApply?: ((filter: Filter.Filter<never>) => void) | undefined
}

/** A filter while it is edited, and the functions to edit it. */
export interface FilterController<C extends Argument = Argument> {
  readonly edit: FilterEdit
  readonly fields: ReadonlyArray<FilterField>
  /** The filter that was last applied. */
  readonly filter: Filter.Filter
  /** The problems of the current draft, whether they are shown or not. */
  readonly problems: ReadonlyArray<DraftProblem>
  /** The problems of the filter that was passed in. A filter with problems cannot be edited. */
  readonly broken: ReadonlyArray<Diagnosis>
  step<const Given extends string = never>(this: void, step: FilterStep<Known<Given, FieldNameOf<C>>>): void
  /** Applies the draft, or shows its problems. */
  readonly apply: () => void
  /** Removes every condition and applies the empty filter. */
  readonly clear: () => void
}

/**
 * Lets the user build a filter for a collection: conditions and groups of them. The client's own rules check the filter
 * before any request is sent.
 *
 * **Example** (A filter with an apply button)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useCollection, useFilter } from "@portico/react"
 *
 * const books = Query.from("books")
 *
 * export function Found() {
 *   const { apply, edit, filter, step } = useFilter("books", { fields: [{ name: "year", type: "number" }] })
 *   const { listing } = useCollection(books.pipe(Query.filter(filter)))
 *   return (
 *     <>
 *       <button onClick={() => step({ _tag: "AddCondition", group: edit.draft.id })}>Add</button>
 *       <button onClick={apply}>Find {listing._tag === "Ready" && listing.items.length}</button>
 *     </>
 *   )
 * }
 * ```
 */
export const useFilter = <const C extends Argument>(
  collection: C,
  { fields: named, filter: given, onApply }: FilterOptions<C> = {}
): FilterController<C> => {
  const locale = useLocale()
  const fields = React.useMemo<ReadonlyArray<FilterField>>(() => filterFields(collection, named), [collection, named])
  const reduce = React.useMemo(() => reduceFilter(fields), [fields])
  const [edit, step] = React.useReducer(reduce, given, (filter) => editOf(draftOf(filter, locale)))
  const [applied, setApplied] = React.useState<Filter.Filter>(given ?? Filter.empty)
  const [seen, setSeen] = React.useState(given)
  const person = useOwner()
  const [edits, setEdits] = React.useState(person)
  if (edits !== person) {
    // A member's filter must not be shown to the next member. Only the filter from the page stays.
    setEdits(person)
    setApplied(given ?? Filter.empty)
    step({ _tag: "Load", draft: draftOf(given, locale) })
  }
  if (given !== seen) {
    setSeen(given)
    // If the new filter equals the applied one, the draft already contains it.
    if (textOf(given) !== textOf(applied)) {
      setApplied(given ?? Filter.empty)
      step({ _tag: "Load", draft: draftOf(given, locale) })
    }
  }
  const result = React.useMemo(() => toFilter(edit.draft, { locale }), [edit.draft, locale])
  const put = (filter: Filter.Filter<never>) => {
    setApplied(filter)
    onApply?.(filter)
  }
  return {
    edit,
    fields,
    filter: applied,
    problems: Result.isFailure(result) ? result.failure : [],
    broken: brokenOf(applied),
    step,
    apply: () => {
      if (Result.isSuccess(result)) {
        put(result.success)
        step({ _tag: "Applied" })
      } else step({ _tag: "Refused", id: result.failure[0]?.id ?? nothing.id })
    },
    clear: () => {
      put(Filter.empty)
      step({ _tag: "Clear" })
    }
  }
}

const draftOf = (filter: Filter.Filter | undefined, locale: string) =>
  filter === undefined || filter.problems.length > 0 ? nothing : ofFilter(filter, { locale })

const textOf = (filter: Filter.Filter = Filter.empty): string =>
  JSON.stringify([encodeDates(Filter.toModel(filter)), filter.problems])

const brokenOf = ({ problems }: Filter.Filter): ReadonlyArray<Diagnosis> =>
  problems.map(({ code, message, params, path }) => ({
    code,
    kind: "WD_VALIDATION_ERROR",
    message,
    path,
    ...(problems.length > 1 ? {} : { params })
  }))

/**
 * The simple part of a filter: the chosen values of a field. It is part of the single filter in the page's address, so
 * the filter builder can show and change it.
 */
import * as Filter from "@portico/client/data/Filter"
import { ofFilter, toFilter } from "@portico/react"
import type { FilterCondition, FilterDraft } from "@portico/react/data"
import * as Result from "effect/Result"

// The filter operator of each facet.
const operators = { tags: "hasSome", language: "in" } as const

/** A field whose values the user chooses from a list. */
export type Facet = keyof typeof operators

/** Returns the values of a field that a filter requires, if that condition applies in addition to all others. */
export const chosenIn = (filter: Filter.Filter | undefined, facet: Facet): ReadonlyArray<string> =>
  conditionsOf(draftOf(filter), facet).flatMap(({ values }) => values.map(({ text }) => text))

/** Returns the filter with other values for a field. Returns `undefined` if no condition remains. */
export const choosing = (
  filter: Filter.Filter | undefined,
  facet: Facet,
  values: ReadonlyArray<string>
): Filter.Filter | undefined => {
  const draft = draftOf(filter)
  const old = new Set<unknown>(conditionsOf(draft, facet))
  const kept = draft.parts.filter((part) => !old.has(part))
  const parts = values.length === 0 ? kept : [...kept, conditionOf(facet, values)]
  if (parts.length === 0) return undefined
  return Result.getOrElse(toFilter({ ...draft, parts }), () => filter)
}

const draftOf = (filter: Filter.Filter = Filter.empty): FilterDraft => {
  const draft = ofFilter(filter)
  return draft.match === "all" ? draft : { _tag: "Group", id: "root", match: "all", parts: [{ ...draft, id: "rest" }] }
}

const conditionsOf = ({ parts }: FilterDraft, facet: Facet): ReadonlyArray<FilterCondition> =>
  parts.filter(
    (part): part is FilterCondition =>
      part._tag === "Condition" && part.field === facet && part.operator === operators[facet]
  )

const conditionOf = (facet: Facet, values: ReadonlyArray<string>): FilterCondition => ({
  _tag: "Condition",
  id: facet,
  field: facet,
  operator: operators[facet],
  values: values.map((text) => ({ type: "text", text }))
})

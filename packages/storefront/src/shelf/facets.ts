/**
 * The easy part of a filter: values of a field that are chosen from a list. It is part of the one filter that the address
 * has, so that the builder of filters shows it and can change it.
 */
import * as Filter from "@portico/client/data/Filter"
import { ofFilter, toFilter } from "@portico/react"
import type { FilterCondition, FilterDraft } from "@portico/react/data"
import * as Result from "effect/Result"

// How a field is asked for values of a list.
const operators = { tags: "hasSome", language: "in" } as const

/** Fields whose values are chosen from a list. */
export type Facet = keyof typeof operators

/** The values of a field that a filter asks for, where it does so beside whatever else it asks. */
export const chosenIn = (filter: Filter.Filter | undefined, facet: Facet): ReadonlyArray<string> =>
  conditionsOf(draftOf(filter), facet).flatMap(({ values }) => values.map(({ text }) => text))

/** A filter that asks for other values of a field, and else for the same. Undefined where it asks for nothing more. */
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

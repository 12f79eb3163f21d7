/**
 * The order of a list as the user composes it: an array of fields, most significant first.
 *
 * @since 0.1.0
 */
import { make, type Problem } from "../../problem/Problem.ts"
import type { Sorting } from "../listing/Listing.ts"
import type { Collection, UsesFor } from "@portico/client/data/Collection"
import * as Query from "@portico/client/data/Query"
import * as Sort from "@portico/client/data/Sort"

/** A field that a list can be sorted by, with its label. */
export interface SortField<Field extends string = string> {
  /** The name of the field. */
  readonly field: Field
  /** The name of the field in the list. */
  readonly label: string
}

/** The order of a list, most significant field first. */
export type SortOrder<Field extends string = string> = ReadonlyArray<Sorting<Field>>

/**
 * Returns the order with a field at a position. Removes the position if `field` is undefined. A field occurs only once,
 * so its other occurrence is removed.
 */
export const placed = (order: SortOrder, place: number, field: string | undefined): SortOrder => {
  if (field === undefined) return order.filter((_, index) => index !== place)
  const before = order[place]
  if (before?.field === field) return order
  const next: Sorting = { field, order: "ASC" }
  const changed = before === undefined ? [...order, next] : order.with(place, next)
  return changed.filter((sorting, index) => sorting.field !== field || index === place)
}

/** Returns the order with the direction at a position reversed. */
export const turned = (order: SortOrder, place: number): SortOrder =>
  order.map((sorting, index) =>
    index === place ? { ...sorting, order: sorting.order === "ASC" ? ("DESC" as const) : ("ASC" as const) } : sorting
  )

/** Returns the order with a position moved up or down by one. Returns the same order if it cannot move. */
export const shifted = (order: SortOrder, place: number, by: -1 | 1): SortOrder => {
  const [one, other] = [order[place], order[place + by]]
  return one === undefined || other === undefined ? order : order.with(place, other).with(place + by, one)
}

/**
 * Returns the order after a click on a column header: its field alone, ascending. If the field is already first, its
 * direction is reversed and the other fields stay.
 */
export const pressed = (order: SortOrder, field: string): SortOrder =>
  order[0]?.field === field ? turned(order, 0) : [{ field, order: "ASC" }]

type QuerySort = Query.Any["sort"]

/** Returns the fields that a query is sorted by. */
export const orderOf = ({ model }: QuerySort): SortOrder =>
  model.map(({ fieldName, order }) => ({ field: fieldName, order: order ?? "ASC" }))

/**
 * The fields that a query's items can be sorted by, nested ones with dots. Any string if the collection has no schema.
 */
export type SortFieldOf<Q> = Q extends Query.Query<infer C, unknown, unknown> ? SortNameOf<C> : string

/** The fields that a collection's items can be sorted by. */
export type SortNameOf<C> = C extends Collection ? NameIn<UsesFor<C>["use"]> : string

type NameIn<Use> = Use extends `sort ${infer Field}` ? Field : never

/** Returns the query in another order. Its filter and page stay the same. */
export const inOrder = <Q extends Query.Any>(query: Q, order: SortOrder): Q =>
  query.pipe(Query.sorted(Sort.raw(order.map(({ field, order }) => ({ fieldName: field, order })))))

/** Returns the problem with the query's order, if it is invalid. */
export const problemOf = ({ problems: [wrong] }: QuerySort): Problem | undefined =>
  wrong && make("misconfigured", { code: wrong.code, detail: wrong.message, retryable: false })

/** Checks whether two orders sort by the same fields in the same directions. */
export const sameOrder = (some: SortOrder, others: SortOrder): boolean =>
  some.length === others.length &&
  some.every(({ field, order }, place) => others[place]?.field === field && others[place].order === order)

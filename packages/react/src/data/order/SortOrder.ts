/**
 * The order of a list as a person puts it together: fields, the first one first.
 *
 * @since 0.1.0
 */
import type { Sorting } from "../listing/Listing.ts"

/** A field that a list can be sorted by, and what it is called. */
export interface SortField<Field extends string = string> {
  readonly field: Field
  readonly label: string
}

/** An order: the first field counts first. */
export type SortOrder<Field extends string = string> = ReadonlyArray<Sorting<Field>>

/** The order with another field in a place; without any the place is gone. A field stands in one place only. */
export const placed = (order: SortOrder, place: number, field: string | undefined): SortOrder => {
  if (field === undefined) return order.filter((_, index) => index !== place)
  const before = order[place]
  if (before?.field === field) return order
  const next: Sorting = { field, order: "ASC" }
  const changed = before === undefined ? [...order, next] : order.with(place, next)
  return changed.filter((sorting, index) => sorting.field !== field || index === place)
}

/** The order with a place turned round. */
export const turned = (order: SortOrder, place: number): SortOrder =>
  order.map((sorting, index) =>
    index === place ? { ...sorting, order: sorting.order === "ASC" ? ("DESC" as const) : ("ASC" as const) } : sorting
  )

/** The order with a place sooner by one or later by one; as it is where it goes no further. */
export const shifted = (order: SortOrder, place: number, by: -1 | 1): SortOrder => {
  const [one, other] = [order[place], order[place + by]]
  return one === undefined || other === undefined ? order : order.with(place, other).with(place + by, one)
}

/**
 * The order after a press on a column's header: its field first and upwards, or turned round where it comes first
 * already. What the list is sorted by after it stays then.
 */
export const pressed = (order: SortOrder, field: string): SortOrder =>
  order[0]?.field === field ? turned(order, 0) : [{ field, order: "ASC" }]

/**
 * Words of the order of a list.
 *
 * @since 0.1.0
 */

/** Words of a menu that sorts. */
export interface OrderMessages {
  readonly label: string
  readonly none: string
  readonly thenBy: string
  readonly ascending: string
  readonly descending: string
  /** What a button does that turns an order round. */
  readonly turn: (field: string, order: "ASC" | "DESC") => string
  readonly sooner: (field: string) => string
  readonly later: (field: string) => string
  readonly remove: (field: string) => string
  /** One field of an order, as a part of `sorted`. */
  readonly by: (field: string, order: "ASC" | "DESC") => string
  /** How a list is sorted: first by the first. */
  readonly sorted: (parts: ReadonlyArray<string>) => string
  readonly unsorted: string
}

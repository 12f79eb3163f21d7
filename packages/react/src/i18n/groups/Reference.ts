/**
 * Words of a choice among the items of another collection.
 *
 * @since 0.1.0
 */

/** Words of a choice among the items of another collection. */
export interface ReferenceMessages {
  readonly search: string
  readonly searching: string
  readonly results: (shown: number) => string
  readonly noResults: string
  readonly more: string
  readonly chosen: string
  /** How many are chosen, as far as they are read. */
  readonly chosenCount: (items: number) => string
  /** More is chosen than was read, and what was not read stays so. */
  readonly unread: string
  readonly nothingChosen: string
  readonly take: (item: string) => string
  readonly taken: (item: string) => string
  readonly remove: (item: string) => string
  readonly removed: (item: string) => string
  /** What a reference leads to is not there. */
  readonly broken: (id: string) => string
  readonly loading: string
  readonly moreChosen: string
  /** Has the field refer to these items, and to no others. */
  readonly replace: string
  readonly replacing: string
  readonly replaced: string
  readonly clear: string
  readonly retry: string
}

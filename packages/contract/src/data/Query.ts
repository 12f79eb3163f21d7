/**
 * The wire format of queries: filters, sorting, paging and search (data.md §3).
 *
 * @since 0.1.0
 */
import * as Lenient from "../internal/Lenient.ts"
import { ItemData } from "../internal/WireDateSchema.ts"
import { SearchMode, SortOrder } from "./Enums.ts"
import * as Schema from "effect/Schema"

/** A filter as JSON. Its dates are `Date` in a program and `$date` objects on the wire. */
export const FilterModel = ItemData
export type FilterModel = typeof FilterModel.Type

/** One field to sort by. The default order is ascending. */
export const Sorting = Schema.Struct({
  fieldName: Schema.String,
  order: Schema.optionalKey(Schema.Literals(SortOrder.members))
})
export interface Sorting extends Schema.Schema.Type<typeof Sorting> {}

const optional = Schema.optionalKey

/** A page by offset. Both values count items. */
export const Paging = Schema.Struct({
  limit: optional(Schema.Finite),
  offset: optional(Schema.Finite)
})
export interface Paging extends Schema.Schema.Type<typeof Paging> {}

/** A page by cursor. The limit counts items. */
export const CursorPaging = Schema.Struct({
  limit: optional(Schema.Finite),
  cursor: optional(Schema.String)
})
export interface CursorPaging extends Schema.Schema.Type<typeof CursorPaging> {}

/** The metadata of a page: its position, totals and cursors. All counts are of items. */
export const PagingMetadata = Schema.Struct({
  count: Lenient.optional(Schema.Finite),
  offset: Lenient.optional(Schema.Finite),
  total: Lenient.optional(Schema.Finite),
  tooManyToCount: Lenient.optional(Schema.Boolean),
  cursors: Lenient.optional(
    Schema.Struct({ next: Lenient.optional(Schema.String), prev: Lenient.optional(Schema.String) })
  ),
  hasNext: Lenient.optional(Schema.Boolean)
})
export interface PagingMetadata extends Schema.Schema.Type<typeof PagingMetadata> {}

/** The words of a search and the way to match them. */
export const SearchDetails = Schema.Struct({
  expression: optional(Schema.String),
  fuzzy: optional(Schema.Boolean),
  mode: optional(Schema.Literals(SearchMode.members))
})
export interface SearchDetails extends Schema.Schema.Type<typeof SearchDetails> {}

/**
 * A search: words, filter, order and page.
 *
 * Not in the specification: `expression`, `fuzzy` and `mode` are also accepted next to `filter`, outside of
 * `search` (data.md §7).
 */
export const SearchModel = Schema.Struct({
  search: optional(SearchDetails),
  expression: optional(Schema.String),
  fuzzy: optional(Schema.Boolean),
  mode: optional(Schema.Literals(SearchMode.members)),
  filter: optional(FilterModel),
  sort: optional(Schema.Array(Sorting)),
  fields: optional(Schema.Array(Schema.String)),
  paging: optional(Paging),
  cursorPaging: optional(CursorPaging)
})
export interface SearchModel extends Schema.Schema.Type<typeof SearchModel> {}

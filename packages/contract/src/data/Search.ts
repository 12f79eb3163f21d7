/**
 * Text search on the wire (data.md §7).
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Enumeration from "../Enumeration.ts"
import { SearchMode } from "./Enums.ts"
import { FilterModel } from "./Filter.ts"
import { CursorPaging, Paging } from "./Paging.ts"
import { Sorting } from "./Sort.ts"

const optional = Schema.optionalKey

/** The words to find and how. */
export const SearchDetails = Schema.Struct({
  expression: optional(Schema.String),
  fuzzy: optional(Schema.Boolean),
  mode: optional(Enumeration.request(SearchMode))
})
export interface SearchDetails extends Schema.Schema.Type<typeof SearchDetails> {}

/**
 * A search: words, filter, order and page.
 *
 * Ours: the words are also taken beside the filter, as data.md §7 names them.
 */
export const SearchModel = Schema.Struct({
  search: optional(SearchDetails),
  expression: optional(Schema.String),
  fuzzy: optional(Schema.Boolean),
  mode: optional(Enumeration.request(SearchMode)),
  filter: optional(FilterModel),
  sort: optional(Schema.Array(Sorting)),
  fields: optional(Schema.Array(Schema.String)),
  paging: optional(Paging),
  cursorPaging: optional(CursorPaging)
})
export interface SearchModel extends Schema.Schema.Type<typeof SearchModel> {}

/**
 * Pages (data.md §3): by offset or by cursor.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Lenient from "../Lenient.ts"

const optional = Schema.optionalKey

/** A page by offset. Both count items. */
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

/** What a page says of itself and its neighbours. All counts are of items. */
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

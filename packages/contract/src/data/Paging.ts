/**
 * Pages (data.md §3): by offset or by cursor.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"

const optional = Schema.optionalKey

/** A page by offset. Both count items. */
export const Paging = /*#__PURE__*/ Schema.Struct({ limit: optional(Schema.Finite), offset: optional(Schema.Finite) })
export interface Paging extends Schema.Schema.Type<typeof Paging> {}

/** A page by cursor. The limit counts items. */
export const CursorPaging = /*#__PURE__*/ Schema.Struct({
  limit: optional(Schema.Finite),
  cursor: optional(Schema.String)
})
export interface CursorPaging extends Schema.Schema.Type<typeof CursorPaging> {}

/** What a page says of itself and its neighbours. All counts are of items. */
export const PagingMetadata = /*#__PURE__*/ Schema.Struct({
  count: optional(Schema.Finite),
  offset: optional(Schema.Finite),
  total: optional(Schema.Finite),
  tooManyToCount: optional(Schema.Boolean),
  cursors: optional(Schema.Struct({ next: optional(Schema.NullOr(Schema.String)), prev: optional(Schema.NullOr(Schema.String)) })),
  hasNext: optional(Schema.Boolean)
})
export interface PagingMetadata extends Schema.Schema.Type<typeof PagingMetadata> {}

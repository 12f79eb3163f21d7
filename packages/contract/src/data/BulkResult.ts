/**
 * Answers of bulk calls (data.md §3).
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Enumeration from "../Enumeration.ts"
import * as Lenient from "../Lenient.ts"
import { BulkAction } from "./Enums.ts"
import { Item } from "./Item.ts"

const optional = Lenient.optional

/** How one item of a bulk call fared. `originalIndex` is its place in the request. */
export const ItemMetadata = Schema.Struct({
  id: optional(Schema.String),
  originalIndex: Schema.Int,
  success: Schema.Boolean,
  error: optional(
    Schema.Struct({
      code: optional(Schema.String),
      description: optional(Schema.String),
      data: optional(Schema.Unknown)
    })
  )
})
export interface ItemMetadata extends Schema.Schema.Type<typeof ItemMetadata> {}

/** The result of one item of a bulk call. */
export const BulkItemResult = Schema.Struct({
  action: optional(Enumeration.answer(BulkAction)),
  itemMetadata: ItemMetadata,
  dataItem: optional(Item)
})
export interface BulkItemResult extends Schema.Schema.Type<typeof BulkItemResult> {}

/** The answer of a bulk call, in any order. */
export const BulkAnswer = Schema.Struct({
  results: Schema.Array(BulkItemResult),
  bulkActionMetadata: optional(
    Schema.Struct({
      totalSuccesses: optional(Schema.Int),
      totalFailures: optional(Schema.Int),
      undetailedFailures: optional(Schema.Int)
    })
  )
})
export interface BulkAnswer extends Schema.Schema.Type<typeof BulkAnswer> {}

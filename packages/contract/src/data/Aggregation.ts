/**
 * Aggregations on the wire (data.md §7).
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"

const optional = Schema.optionalKey
const Field = Schema.Struct({ itemFieldName: Schema.String })

/** One aggregate of a group and the field of the result that holds it. One of the five keys is present. */
export const Operation = Schema.Struct({
  resultFieldName: Schema.String,
  sum: optional(Field),
  average: optional(Field),
  min: optional(Field),
  max: optional(Field),
  itemCount: optional(Schema.Record(Schema.String, Schema.Unknown))
})
export interface Operation extends Schema.Schema.Type<typeof Operation> {}

/** What an aggregation groups by and computes. */
export const Aggregation = Schema.Struct({
  groupingFields: optional(Schema.Array(Schema.String)),
  operations: optional(Schema.Array(Operation))
})
export interface Aggregation extends Schema.Schema.Type<typeof Aggregation> {}

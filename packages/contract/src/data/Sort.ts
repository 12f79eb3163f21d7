/**
 * Sorting on the wire (data.md §3).
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Enumeration from "../Enumeration.ts"
import { SortOrder } from "./Enums.ts"

/** One field to sort by. Without an order it is ascending. */
export const Sorting = Schema.Struct({
  fieldName: Schema.String,
  order: Schema.optionalKey(Enumeration.request(SortOrder))
})
export interface Sorting extends Schema.Schema.Type<typeof Sorting> {}

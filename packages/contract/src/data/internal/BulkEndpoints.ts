/**
 * Calls for several items at a time (data.md §7). Rows are single exports, so that a bundle contains only
 * the rows that it calls.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import { BulkResponse, ItemDrafts, ItemPatch } from "../Item.ts"
import * as Codes from "./Codes.ts"
import { condition, row, writing } from "./Payload.ts"

/**
 * Adds items.
 *
 * Not in the specification: items are sent as dataItems. The local provider also accepts items.
 */
export const bulkInsert = row("/v2/bulk/items/insert", writing({ dataItems: ItemDrafts }), BulkResponse, [
  Codes.hooks,
  Codes.tooMany
])

/**
 * Replaces items.
 *
 * Not in the specification: items are sent as dataItems. The local provider also accepts items.
 */
export const bulkUpdate = row("/v2/bulk/items/update", writing({ dataItems: ItemDrafts, condition }), BulkResponse, [
  Codes.hooks,
  Codes.tooMany,
  Codes.filters
])

/** Changes single fields of items. */
export const bulkPatch = row(
  "/v2/bulk/items/patch",
  writing({ patches: Schema.Array(ItemPatch), condition }),
  BulkResponse,
  [Codes.hooks, Codes.tooMany, Codes.filters, Codes.fieldNames]
)

/**
 * Adds or replaces items.
 *
 * Not in the specification: items are sent as dataItems. The local provider also accepts items.
 */
export const bulkSave = row("/v2/bulk/items/save", writing({ dataItems: ItemDrafts }), BulkResponse, [
  Codes.hooks,
  Codes.tooMany
])

/** Removes items. */
export const bulkRemove = row(
  "/v2/bulk/items/remove",
  writing({ dataItemIds: Schema.Array(Schema.String), condition }),
  BulkResponse,
  [Codes.hooks, Codes.tooManyRemovals, Codes.filters]
)

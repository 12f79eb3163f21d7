/**
 * Calls for single items (data.md §7). Rows are single exports, so that a bundle contains only
 * the rows that it calls.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import * as Lenient from "../../internal/Lenient.ts"
import * as Endpoint from "../../Endpoint.ts"
import type { SaveAction } from "../Enums.ts"
import { Item, ItemDraft, ItemPatch } from "../Item.ts"
import * as Codes from "./Codes.ts"
import { condition, Ignored, OneItem, reading, row, writing } from "./Payload.ts"

const optional = Schema.optionalKey

// A provider that returns no item may send null instead of an empty object.
const OptionalItem = Schema.NullOr(OneItem).pipe(
  Schema.decodeTo(
    Schema.toType(OneItem),
    SchemaTransformation.transform({ decode: (response) => response ?? {}, encode: (response) => response })
  )
)

/**
 * Reads one item.
 *
 * Not in the specification: the response has the item under dataItem. The local provider also accepts includeReferencedItems,
 * an array of field names.
 */
export const get = row(
  "/v2/items/{dataItemId}",
  reading({
    dataItemId: Schema.String,
    fields: optional(Schema.Array(Schema.String)),
    includeReferencedItems: optional(Schema.Unknown)
  }),
  OptionalItem,
  [Codes.hooks, Codes.missing],
  { method: "GET", idempotent: true, pack: Endpoint.flat }
)

/**
 * Adds one item.
 *
 * Not in the specification: the response has the item under dataItem.
 */
export const insert = row(
  "/v2/items",
  writing({ dataItem: ItemDraft, includeReferencedItems: optional(Schema.Unknown) }),
  OneItem,
  [Codes.hooks, Codes.includes, Codes.itemIds, Codes.taken]
)

/**
 * Replaces one item.
 *
 * Not in the specification: the response has the item under dataItem.
 */
export const update = row(
  "/v2/items/update",
  writing({ dataItem: ItemDraft, includeReferencedItems: optional(Schema.Unknown), condition }),
  OneItem,
  [Codes.hooks, Codes.includes, Codes.itemIds, Codes.missing, Codes.filters]
)

/**
 * Adds or replaces one item.
 *
 * Not in the specification: the payload and the response are those of insert. In addition, the response has the applied
 * action.
 */
export const save = row(
  "/v2/items/save",
  writing({ dataItem: ItemDraft, includeReferencedItems: optional(Schema.Unknown) }),
  Schema.Struct({
    dataItem: Lenient.optional(Item),
    action: Lenient.optional(Lenient.memberOf<typeof SaveAction>())
  }),
  [Codes.hooks, Codes.includes, Codes.itemIds]
)

/**
 * Changes single fields of one item.
 *
 * Not in the specification: the payload is nested under patch, as the hosted provider expects it. The local
 * provider also accepts it flat. A response without an item is a success: the change was applied.
 */
export const patch = row("/v2/items/patch", writing({ patch: ItemPatch, condition }), OptionalItem, [
  Codes.hooks,
  Codes.missing,
  Codes.filters,
  Codes.fieldNames,
  Codes.patches
])

/**
 * Removes one item.
 *
 * Not in the specification: the response has the item under dataItem.
 */
export const remove = row("/v2/items/remove", writing({ dataItemId: Schema.String, condition }), OptionalItem, [
  Codes.hooks,
  Codes.missing,
  Codes.filters
])

/**
 * Removes every item of a collection.
 *
 * Not in the specification: the payload has the keys that all writes have, and the response is any JSON.
 */
export const truncate = row("/v2/items/truncate", writing({}), Ignored, [])

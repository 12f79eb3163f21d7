/**
 * Items of collections (data.md §3).
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import { ItemData } from "../WireDate.ts"

const optional = Schema.optionalKey

/** An item as it is answered: its id, and its data, whose `_id` is the same id. */
export const Item = /*#__PURE__*/ Schema.Struct({
  id: Schema.String,
  dataCollectionId: optional(Schema.String),
  data: ItemData
}).annotate({ identifier: "Item" })
export interface Item extends Schema.Schema.Type<typeof Item> {}

/** An item as it is sent: without an id where the provider is to make one. */
export const ItemDraft = /*#__PURE__*/ Schema.Struct({ id: optional(Schema.String), data: ItemData }).annotate({
  identifier: "ItemDraft"
})
export interface ItemDraft extends Schema.Schema.Type<typeof ItemDraft> {}

/** Fields of an item that the provider keeps: what a caller writes into them is replaced. */
export const systemFields = ["_id", "_createdDate", "_updatedDate", "_ownerId"] as const

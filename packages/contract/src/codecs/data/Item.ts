/**
 * The codecs of `data/Item`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Codec from "../../Codec.ts"
import * as Wire from "../../internal/WireCodecs.ts"
import type * as Schemas from "../../data/Item.ts"

/** The codec of `Item`. */
export const Item: Codec.Codec<typeof Schemas.Item.Type, typeof Schemas.Item.Encoded> = Codec.struct({
  id: Codec.string,
  dataCollectionId: Codec.optional(Codec.string),
  data: Wire.itemData
})

/** The codec of `ItemDraft`. */
export const ItemDraft: Codec.Codec<typeof Schemas.ItemDraft.Type, typeof Schemas.ItemDraft.Encoded> = Codec.struct({
  id: Codec.optional(Codec.string),
  data: Wire.itemData
})

/** The codec of `Items`. */
export const Items: Codec.Codec<typeof Schemas.Items.Type, typeof Schemas.Items.Encoded> = Codec.array(Item)

/** The codec of `ItemDrafts`. */
export const ItemDrafts: Codec.Codec<typeof Schemas.ItemDrafts.Type, typeof Schemas.ItemDrafts.Encoded> =
  Codec.array(ItemDraft)

/** The codec of `FieldModification`. */
export const FieldModification: Codec.Codec<
  typeof Schemas.FieldModification.Type,
  typeof Schemas.FieldModification.Encoded
> = Codec.struct({
  fieldPath: Codec.string,
  action: Codec.literals("SET_FIELD", "REMOVE_FIELD", "INCREMENT_FIELD", "APPEND_TO_ARRAY", "REMOVE_FROM_ARRAY"),
  setFieldOptions: Codec.optional(Codec.struct({ value: Codec.optional(Wire.wireValue) })),
  incrementFieldOptions: Codec.optional(Codec.struct({ value: Codec.finite })),
  appendToArrayOptions: Codec.optional(Codec.struct({ value: Codec.optional(Wire.wireValue) })),
  removeFromArrayOptions: Codec.optional(Codec.struct({ value: Codec.optional(Wire.wireValue) }))
})

/** The codec of `ItemPatch`. */
export const ItemPatch: Codec.Codec<typeof Schemas.ItemPatch.Type, typeof Schemas.ItemPatch.Encoded> = Codec.struct({
  dataItemId: Codec.string,
  fieldModifications: Codec.array(FieldModification)
})

/** The codec of `ReferencedItemOption`. */
export const ReferencedItemOption: Codec.Codec<
  typeof Schemas.ReferencedItemOption.Type,
  typeof Schemas.ReferencedItemOption.Encoded
> = Codec.struct({ fieldName: Codec.string, limit: Codec.optional(Codec.int) })

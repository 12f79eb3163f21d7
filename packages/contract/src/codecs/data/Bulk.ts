/**
 * The codecs of `data/Item`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Item from "../data/Item.ts"
import * as Codec from "../../Codec.ts"
import type * as Schemas from "../../data/Item.ts"

/** The codec of `Reference`. */
export const Reference: Codec.Codec<typeof Schemas.Reference.Type, typeof Schemas.Reference.Encoded> = Codec.struct({
  referringItemFieldName: Codec.string,
  referringItemId: Codec.string,
  referencedItemId: Codec.string
})

/** The codec of `ItemMetadata`. */
export const ItemMetadata: Codec.Codec<typeof Schemas.ItemMetadata.Type, typeof Schemas.ItemMetadata.Encoded> =
  Codec.struct({
    id: Codec.lenient(Codec.string),
    originalIndex: Codec.int,
    success: Codec.boolean,
    error: Codec.lenient(
      Codec.struct({
        code: Codec.lenient(Codec.string),
        description: Codec.lenient(Codec.string),
        data: Codec.lenient(Codec.unknown)
      })
    )
  })

/** The codec of `BulkItemResult`. */
export const BulkItemResult: Codec.Codec<typeof Schemas.BulkItemResult.Type, typeof Schemas.BulkItemResult.Encoded> =
  Codec.struct({ action: Codec.lenient(Codec.string), itemMetadata: ItemMetadata, dataItem: Codec.lenient(Item.Item) })

/** The codec of `BulkResponse`. */
export const BulkResponse: Codec.Codec<typeof Schemas.BulkResponse.Type, typeof Schemas.BulkResponse.Encoded> =
  Codec.struct({
    results: Codec.array(BulkItemResult),
    bulkActionMetadata: Codec.lenient(
      Codec.struct({
        totalSuccesses: Codec.lenient(Codec.int),
        totalFailures: Codec.lenient(Codec.int),
        undetailedFailures: Codec.lenient(Codec.int)
      })
    )
  })

/**
 * The wire format of items, of the changes of a patch and of references between items (data.md §3).
 *
 * @since 0.1.0
 */
import * as Lenient from "../internal/Lenient.ts"
import { isMismatch, type Mismatch } from "../internal/codec/Codec.ts"
import { readData, type Data, write } from "../WireDate.ts"
import { ItemData, PlainObject, WireValue, issueOf } from "../internal/WireDateSchema.ts"
import { type BulkAction, PatchAction } from "./Enums.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type * as SchemaAST from "effect/SchemaAST"
import type * as SchemaIssue from "effect/SchemaIssue"
import * as SchemaTransformation from "effect/SchemaTransformation"

const optional = Schema.optionalKey

/** An item in a response: its id and its data, whose `_id` is the same id. */
export const Item = Schema.Struct({
  id: Schema.String,
  dataCollectionId: optional(Schema.String),
  data: ItemData
})
export interface Item extends Schema.Schema.Type<typeof Item> {}

/** An item in a request. Without an id, the provider generates one. */
export const ItemDraft = Schema.Struct({ id: optional(Schema.String), data: ItemData })
export interface ItemDraft extends Schema.Schema.Type<typeof ItemDraft> {}

interface WithData {
  readonly data: Data
}

// One transformation of the array takes a third of the time of one transformation per item.
const arrayOf = <A extends WithData>(item: Schema.Codec<A>): Schema.Codec<ReadonlyArray<A>> => {
  const array = Schema.Array(item)
  const each =
    (change: (data: Data) => Data | Mismatch) =>
    (items: ReadonlyArray<A>, options: SchemaAST.ParseOptions): Effect.Effect<ReadonlyArray<A>, SchemaIssue.Issue> => {
      const changed: Array<A> = []
      for (const [index, item] of items.entries()) {
        const data = change(item.data)
        if (isMismatch(data)) {
          const { description, path } = data
          return Effect.fail(issueOf({ description, path: [index, "data", ...path] }, items, options))
        }
        changed.push(data === item.data ? item : { ...item, data })
      }
      return Effect.succeed(changed)
    }
  return array.pipe(
    Schema.decodeTo(array, SchemaTransformation.transformEffect({ decode: each(readData), encode: each(write) }))
  )
}

/** The items of a response. */
export const Items = arrayOf<Item>(
  Schema.Struct({ id: Schema.String, dataCollectionId: optional(Schema.String), data: PlainObject })
)

/** The items of a request. */
export const ItemDrafts = arrayOf<ItemDraft>(Schema.Struct({ id: optional(Schema.String), data: PlainObject }))

const Value = Schema.Struct({ value: optional(WireValue) })

/** One change of one field. `fieldPath` separates nested fields with dots. REMOVE_FIELD has no options. */
export const FieldModification = Schema.Struct({
  fieldPath: Schema.String,
  action: Schema.Literals(PatchAction.members),
  setFieldOptions: optional(Value),
  incrementFieldOptions: optional(Schema.Struct({ value: Schema.Finite })),
  appendToArrayOptions: optional(Value),
  removeFromArrayOptions: optional(Value)
})
export interface FieldModification extends Schema.Schema.Type<typeof FieldModification> {}

/** The changes to one item. */
export const ItemPatch = Schema.Struct({
  dataItemId: Schema.String,
  fieldModifications: Schema.Array(FieldModification)
})
export interface ItemPatch extends Schema.Schema.Type<typeof ItemPatch> {}

/** The fields of a reference. */
export const referenceFields = {
  referringItemFieldName: Schema.String,
  referringItemId: Schema.String,
  referencedItemId: Schema.String
}

/** One reference: the field of the referring item that contains it, and the ids of the two items. */
export const Reference = Schema.Struct(referenceFields)
export interface Reference extends Schema.Schema.Type<typeof Reference> {}

/** An option to return the items that a field refers to, in place of their ids. */
export const ReferencedItemOption = Schema.Struct({
  fieldName: Schema.String,
  limit: Schema.optionalKey(Schema.Int)
})
export interface ReferencedItemOption extends Schema.Schema.Type<typeof ReferencedItemOption> {}

/** The outcome of one item of a bulk call. `originalIndex` is its index in the request. */
export const ItemMetadata = Schema.Struct({
  id: Lenient.optional(Schema.String),
  originalIndex: Schema.Int,
  success: Schema.Boolean,
  error: Lenient.optional(
    Schema.Struct({
      code: Lenient.optional(Schema.String),
      description: Lenient.optional(Schema.String),
      data: Lenient.optional(Schema.Unknown)
    })
  )
})
export interface ItemMetadata extends Schema.Schema.Type<typeof ItemMetadata> {}

/** The result of one item of a bulk call. */
export const BulkItemResult = Schema.Struct({
  action: Lenient.optional(Lenient.memberOf<typeof BulkAction>()),
  itemMetadata: ItemMetadata,
  dataItem: Lenient.optional(Item)
})
export interface BulkItemResult extends Schema.Schema.Type<typeof BulkItemResult> {}

/** The response of a bulk call. The results are in any order. */
export const BulkResponse = Schema.Struct({
  results: Schema.Array(BulkItemResult),
  bulkActionMetadata: Lenient.optional(
    Schema.Struct({
      totalSuccesses: Lenient.optional(Schema.Int),
      totalFailures: Lenient.optional(Schema.Int),
      undetailedFailures: Lenient.optional(Schema.Int)
    })
  )
})
export interface BulkResponse extends Schema.Schema.Type<typeof BulkResponse> {}

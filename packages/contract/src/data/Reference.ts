/**
 * References between items (data.md §3).
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"

/** The fields of a reference. */
export const referenceFields = {
  referringItemFieldName: Schema.String,
  referringItemId: Schema.String,
  referencedItemId: Schema.String
}

/** One reference: the field of the referring item that holds it, and the two items. */
export const Reference = Schema.Struct(referenceFields)
export interface Reference extends Schema.Schema.Type<typeof Reference> {}

/** Wish for the items that a field refers to, to be answered in place of their ids. */
export const ReferencedItemOption = Schema.Struct({
  fieldName: Schema.String,
  limit: Schema.optionalKey(Schema.Int)
})
export interface ReferencedItemOption extends Schema.Schema.Type<typeof ReferencedItemOption> {}

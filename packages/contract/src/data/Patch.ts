/**
 * Patches on the wire (data.md §3): changes of single fields.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Enumeration from "../Enumeration.ts"
import { WireValue } from "../WireDate.ts"
import { PatchAction } from "./Enums.ts"

const optional = Schema.optionalKey
const Value = Schema.Struct({ value: optional(WireValue) })

/** One change of one field. `fieldPath` names nested fields with dots. REMOVE_FIELD has no options. */
export const FieldModification = Schema.Struct({
  fieldPath: Schema.String,
  action: Enumeration.request(PatchAction),
  setFieldOptions: optional(Value),
  incrementFieldOptions: optional(Schema.Struct({ value: Schema.Finite })),
  appendToArrayOptions: optional(Value),
  removeFromArrayOptions: optional(Value)
})
export interface FieldModification extends Schema.Schema.Type<typeof FieldModification> {}

/** The changes of one item. */
export const ItemPatch = Schema.Struct({
  dataItemId: Schema.String,
  fieldModifications: Schema.Array(FieldModification)
})
export interface ItemPatch extends Schema.Schema.Type<typeof ItemPatch> {}

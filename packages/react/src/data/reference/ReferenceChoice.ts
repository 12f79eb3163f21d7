/**
 * The two kinds of selection that a picker changes: a value of the page, or a field of an item.
 *
 * @since 0.1.0
 */
import type { Argument, ReferenceFieldOf } from "@portico/client/data/Collection"
import type { FieldNameOf } from "../value/FormField.ts"

interface Target<T extends Argument> {
  /** The collection of the items to select from. */
  readonly target: T
  /** The field that labels an item and is searched. */
  readonly labelField: FieldNameOf<T>
  /** The number of results per request. */
  readonly pageSize?: number | undefined
}

/** A selection that the page stores. */
export interface ReferenceChoice<T extends Argument = Argument> extends Target<T> {
  readonly value: ReadonlyArray<string>
  readonly onChange: (ids: ReadonlyArray<string>) => void
}

/** A selection that is stored as the references of an item's field. */
export interface ReferenceField<C extends Argument, T extends Argument = Argument> extends Target<T> {
  readonly collection: C
  readonly field: ReferenceFieldOf<C>
  /** The id of the item that has the field. */
  readonly item: string
}

/**
 * What a picker chooses for: a value of the page, or a field of an item.
 *
 * @since 0.1.0
 */
import type { Argument, ReferenceFieldOf } from "@portico/client/data/Collection"
import type { FieldNameOf } from "../value/FormField.ts"

interface Target<T extends Argument> {
  /** The collection whose items are chosen. */
  readonly target: T
  /** The field that names an item, and that is searched. */
  readonly labelField: FieldNameOf<T>
  /** Results that are asked for at once. */
  readonly pageSize?: number | undefined
}

/** A choice that the page keeps. */
export interface ReferenceChoice<T extends Argument = Argument> extends Target<T> {
  readonly value: ReadonlyArray<string>
  readonly onChange: (ids: ReadonlyArray<string>) => void
}

/** A choice that is what a field of an item refers to. */
export interface ReferenceField<C extends Argument, T extends Argument = Argument> extends Target<T> {
  readonly collection: C
  readonly field: ReferenceFieldOf<C>
  /** The item whose field it is. */
  readonly item: string
}

/**
 * What a picker chooses for: a value of the page, or a field of an item.
 *
 * @since 0.1.0
 */
import type { Argument, ReferenceFieldOf } from "@portico/client/data/Collection"

interface Target {
  /** The collection whose items are chosen. */
  readonly target: Argument
  /** The field that names an item, and that is searched. */
  readonly labelField: string
  /** Results that are asked for at once. */
  readonly pageSize?: number | undefined
}

/** A choice that the page keeps. */
export interface ReferenceChoice extends Target {
  readonly value: ReadonlyArray<string>
  readonly onChange: (ids: ReadonlyArray<string>) => void
}

/** A choice that is what a field of an item refers to. */
export interface ReferenceField<C extends Argument> extends Target {
  readonly collection: C
  readonly field: ReferenceFieldOf<C>
  /** The item whose field it is. */
  readonly item: string
}

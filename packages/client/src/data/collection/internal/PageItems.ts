/**
 * The decoded items of a page, and the error of an item that does not match the schema of its collection.
 *
 * @since 0.1.0
 */
import * as Wde from "@portico/contract/Wde"
import type * as Schema from "effect/Schema"

/** An item that a page leaves out, because it does not match the schema of its collection. */
export interface InvalidItem {
  readonly id: string
  /**
   * The included field that refers to the item. Without it, the item is one of the page itself. An item that several
   * items of the page refer to is listed once.
   */
  readonly field?: string
  /** The paths of the values that do not match, such as `edition.year`. They do not contain the values. */
  readonly paths: ReadonlyArray<string>
  /** The error with which the page fails by default. Its message can contain values. */
  readonly error: Wde.Found<"WDE0055">
}

/** The decoded items of a page, and those that it leaves out. */
export interface PageItems<out A> {
  readonly items: ReadonlyArray<A>
  readonly invalid: ReadonlyArray<InvalidItem>
}

/** The parts of a query that determine how the items of its pages are decoded. */
export interface Decoding {
  readonly fields: ReadonlyArray<string>
  readonly include?: ReadonlyArray<{ readonly fieldName: string }>
  readonly omitInvalid: boolean | undefined
}

/** A value that does not match a schema. */
export interface Violation {
  /** The path of the value. */
  readonly field: string
  readonly description: string
}

/** Creates the error of an item that does not match the schema of its collection. */
export const mismatch = (collection: string, id: string, cause: Schema.SchemaError): Wde.Found<"WDE0055"> =>
  Wde.make(
    "WDE0055",
    { description: `item ${id} of ${collection} does not match the schema. ${cause.message}` },
    { cause }
  )

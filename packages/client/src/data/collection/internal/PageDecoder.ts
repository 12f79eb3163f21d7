/**
 * Decodes the items of a page by the schema of their collection. A page can leave out the items that do not match it.
 * Only collections with a schema load this module.
 *
 * @since 0.1.0
 */
import type { Item as WireItem } from "@portico/contract/data/Item"
import type * as Wde from "@portico/contract/Wde"
import type { Data } from "@portico/contract/WireDate"
import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import { type InvalidItem, mismatch, type PageItems, type Violation } from "./PageItems.ts"

/** Reports an item of an included field that does not match the schema of its collection. */
export type Omit = (field: string, id: string, error: Schema.SchemaError) => unknown

/** The collection of a page and the functions of its codec. */
interface Codec {
  readonly collection: string
  /** Checks whether decoding would return the data unchanged. */
  readonly fits: (data: Data) => boolean
  /** Returns a function that decodes data. */
  readonly decoder: (omit: Omit | undefined) => (data: Data) => Exit.Exit<Data, Schema.SchemaError>
  /** Returns the id of the collection whose items a field refers to. */
  readonly referredBy: (field: string) => string
}

/** Decodes the items of a page. Fails with WDE0055 if one of them does not match, unless `omitInvalid` is set. */
export const decodeItems = (
  { collection, decoder, fits, referredBy }: Codec,
  omitInvalid: boolean,
  received: ReadonlyArray<WireItem>
): Exit.Exit<PageItems<{ readonly id: string; readonly data: Data }>, Wde.Found<"WDE0055">> => {
  const items: Array<{ readonly id: string; readonly data: Data }> = []
  const invalid: Array<InvalidItem> = []
  // The invalid items in the included fields of the current item.
  let referenced: Array<InvalidItem> = []
  const omit: Omit = (field, id, error) => referenced.push({ field, ...invalidItem(referredBy(field), id, error) })
  const decode = decoder(omitInvalid ? omit : undefined)
  for (const { data, id } of received) {
    if (fits(data)) {
      items.push({ id, data })
      continue
    }
    referenced = []
    const exit = decode(data)
    if (Exit.isSuccess(exit)) {
      items.push({ id, data: exit.value })
      for (const item of referenced) if (!invalid.some(isSame(item))) invalid.push(item)
    } else {
      const found = Cause.findError(exit.cause)
      if (Result.isFailure(found)) return Exit.failCause(found.failure)
      if (!omitInvalid) return Exit.fail(mismatch(collection, id, found.success))
      invalid.push(invalidItem(collection, id, found.success))
    }
  }
  return Exit.succeed({ items, invalid })
}

const invalidItem = (collection: string, id: string, error: Schema.SchemaError): InvalidItem => ({
  id,
  paths: [...new Set(violations(error).map(({ field }) => field))],
  error: mismatch(collection, id, error)
})

/** Returns the violations of a schema error, each with its field. */
export const violations = ({ issue }: Schema.SchemaError): ReadonlyArray<Violation> =>
  issuesOf(issue).issues.map(({ message, path = [] }) => ({
    field: path.map(String).join("."),
    description: message
  }))

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

const isSame =
  ({ field, id }: InvalidItem) =>
  (that: InvalidItem): boolean =>
    that.field === field && that.id === id

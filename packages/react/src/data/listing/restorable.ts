/**
 * Checks whether a removed item can be inserted again without a loss.
 *
 * @since 0.1.0
 */
import type { Identity } from "../../session/StateOwner.ts"
import { partsOf } from "../value/FieldType.ts"
import type { ListedItem } from "./Listing.ts"
import type { Argument } from "@portico/client/data/Collection"
import type * as SchemaAST from "effect/SchemaAST"

type Data = Readonly<Record<string, unknown>>

/** Whether the data of an item contains all of it. Multi-references are stored separately. */
export const isComplete = (collection: Argument): boolean => {
  if (typeof collection === "string") return true
  const fields: Readonly<Record<string, { readonly ast: SchemaAST.AST }>> = collection.schema.fields
  // The schema of a single reference is that of an id. A multi-reference is a list, or only a reference.
  return Object.keys(collection.references).every((name) => {
    const types = Object.hasOwn(fields, name) ? partsOf(fields[name]!.ast) : []
    return types.some(({ _tag }) => _tag !== "Arrays" && _tag !== "Null" && _tag !== "Undefined")
  })
}

/**
 * Whether a removed item can be restored. The provider also removed its multi-references, which are not part of its data, and
 * it makes the member who restores the item its owner. `by`: the current member.
 */
export const isRestorable = (
  collection: Argument,
  by: Identity | undefined
): ((item: Pick<ListedItem, "data">) => boolean) => {
  const isWhole = isComplete(collection)
  return ({ data }) => {
    const owner = data["_ownerId"]
    return isWhole && (owner === undefined || owner === by?.subject)
  }
}

/** Returns an item's data without the fields that the provider sets. */
export const ownDataOf = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !systemFields.includes(name)))

const systemFields: ReadonlyArray<string> = ["_createdDate", "_updatedDate", "_ownerId"]

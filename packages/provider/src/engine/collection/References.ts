/**
 * Reference fields (data.md §3). A `REFERENCE` field is part of the item's data and contains an id. The references of a
 * `MULTI_REFERENCE` field are stored separately and are only returned on request.
 *
 * @since 0.1.0
 */
import type { Collection } from "./Collection.ts"
import { isObject, type Json, type JsonObject } from "../value/Json.ts"

/** A reference field: whether it has one reference or several, and the id of the referenced collection. */
export interface ReferenceField {
  readonly name: string
  readonly holds: "one" | "many"
  readonly target: string
}

type Fields = Collection["fields"]

/** Returns the reference field of a name, or `undefined` if there is no such field or it is not a reference field. */
export const fieldOf = (fields: Fields, name: string): ReferenceField | undefined => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  const target = field?.referencedCollectionId
  if (field === undefined || target === undefined || target === "") return undefined
  if (field.type === "REFERENCE") return { name, holds: "one", target }
  return field.type === "MULTI_REFERENCE" ? { name, holds: "many", target } : undefined
}

/** Returns all reference fields of a collection. */
export const fieldsOf = (fields: Fields): ReadonlyArray<ReferenceField> =>
  Object.keys(fields).flatMap((name) => fieldOf(fields, name) ?? [])

/**
 * Returns an item's own fields in stored form. An included item in a `REFERENCE` field is replaced by its id, so that
 * callers can write back what they read. `MULTI_REFERENCE` fields are removed, because only the reference calls change
 * them.
 */
export const stored = (own: JsonObject, fields: Fields): JsonObject => {
  let changed: Record<string, Json> | undefined
  for (const { holds, name } of fieldsOf(fields)) {
    if (!Object.hasOwn(own, name)) continue
    const value = own[name] ?? null
    if (holds === "one" && !isObject(value)) continue
    changed ??= { ...own }
    if (holds === "many") delete changed[name]
    else changed[name] = idOf(value) ?? value
  }
  return changed ?? own
}

/** Returns the ids in the value of a reference field, whose elements are ids or included items. */
export const idsIn = (value: Json | undefined): ReadonlyArray<string> =>
  (Array.isArray(value) ? value : [value]).flatMap((one: Json | undefined) => idOf(one) ?? [])

const idOf = (value: Json | undefined): string | undefined => {
  const id = isObject(value) && Object.hasOwn(value, "_id") ? value["_id"] : value
  return typeof id === "string" && id !== "" ? id : undefined
}

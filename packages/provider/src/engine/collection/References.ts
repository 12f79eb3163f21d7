/**
 * Fields that hold references to items (data.md §3). A `REFERENCE` field is part of its item's data and holds an id; what
 * a `MULTI_REFERENCE` field holds is kept beside the items and comes only with those who ask for it.
 *
 * @since 0.1.0
 */
import type { Collection } from "./Collection.ts"
import { isObject, type Json, type JsonObject } from "../value/Json.ts"

/** What a field holds: one reference or several, and in which collection their items are. */
export interface ReferenceField {
  readonly name: string
  readonly holds: "one" | "many"
  readonly target: string
}

type Fields = Collection["fields"]

/** Finds a field that holds references and says where they lead. */
export const fieldOf = (fields: Fields, name: string): ReferenceField | undefined => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  const target = field?.referencedCollectionId
  if (field === undefined || target === undefined || target === "") return undefined
  if (field.type === "REFERENCE") return { name, holds: "one", target }
  return field.type === "MULTI_REFERENCE" ? { name, holds: "many", target } : undefined
}

/** Every field of a collection that holds references. */
export const fieldsOf = (fields: Fields): ReadonlyArray<ReferenceField> =>
  Object.keys(fields).flatMap((name) => fieldOf(fields, name) ?? [])

/**
 * An item's own fields as they are stored. An included item in the place of an id becomes the id again, so that what was
 * read can be written back; several references are left out, because only calls for references change them.
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

/** The ids of the items that a value refers to: ids, or items that were included. */
export const idsIn = (value: Json | undefined): ReadonlyArray<string> =>
  (Array.isArray(value) ? value : [value]).flatMap((one: Json | undefined) => idOf(one) ?? [])

const idOf = (value: Json | undefined): string | undefined => {
  const id = isObject(value) && Object.hasOwn(value, "_id") ? value["_id"] : value
  return typeof id === "string" && id !== "" ? id : undefined
}

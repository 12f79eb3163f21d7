/**
 * Setting and removing values in rows, by paths that pass through objects only.
 *
 * @since 0.1.0
 */
import { isObject, type Json, type JsonObject, type Path } from "../value/Json.ts"

/** Sets the value at a path. Parents that are not objects are replaced by objects. */
export const set = (data: JsonObject, [key = "", ...rest]: Path, value: Json): JsonObject => {
  if (rest.length === 0) return { ...data, [key]: value }
  const child = Object.hasOwn(data, key) ? data[key] : undefined
  return { ...data, [key]: set(isObject(child) ? child : {}, rest, value) }
}

/** Removes the value at a path. */
export const remove = (data: JsonObject, [key = "", ...rest]: Path): JsonObject => {
  if (!Object.hasOwn(data, key)) return data
  if (rest.length === 0) {
    return Object.fromEntries(Object.entries(data).filter(([name]) => name !== key))
  }
  const child = data[key]
  return isObject(child) ? { ...data, [key]: remove(child, rest) } : data
}

/**
 * Values put into rows and taken out of them, by paths that walk through objects only.
 *
 * @since 0.1.0
 */
import { isObject, type Json, type JsonObject, type Path } from "../value/Json.ts"

/** Puts a value at a path. A parent that is no object becomes one. */
export const put = (data: JsonObject, [key = "", ...rest]: Path, value: Json): JsonObject => {
  if (rest.length === 0) return { ...data, [key]: value }
  const child = Object.hasOwn(data, key) ? data[key] : undefined
  return { ...data, [key]: put(isObject(child) ? child : {}, rest, value) }
}

/** Takes out what is at a path. */
export const drop = (data: JsonObject, [key = "", ...rest]: Path): JsonObject => {
  if (!Object.hasOwn(data, key)) return data
  if (rest.length === 0) {
    return Object.fromEntries(Object.entries(data).filter(([name]) => name !== key))
  }
  const child = data[key]
  return isObject(child) ? { ...data, [key]: drop(child, rest) } : data
}

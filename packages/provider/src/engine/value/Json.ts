/**
 * JSON values in documents.
 *
 * @since 0.1.0
 */

/** Any JSON value. */
export type Json = null | boolean | number | string | ReadonlyArray<Json> | JsonObject

/**
 * An object with arbitrary keys. `__proto__` is a key like any other: read with `Object.hasOwn`, build with spread.
 */
export interface JsonObject {
  readonly [key: string]: Json
}

/** Whether a value is an object, and not an array or null. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Whether a value is a date: an object whose only key is `$date`, with a string value. */
export const isDate = (value: JsonObject): boolean =>
  Object.hasOwn(value, "$date") && typeof value["$date"] === "string" && Object.keys(value).length === 1

/** The keys of a dotted path. A path never reaches into arrays. */
export type Path = ReadonlyArray<string>

/** Splits a field name at its dots. */
export const path = (fieldName: string): Path => fieldName.split(".")

/** Returns the value at a path, or `undefined` if there is none. */
export const at = (value: Json, path: Path): Json | undefined => {
  let current: Json | undefined = value
  for (const key of path) {
    if (!isObject(current) || !Object.hasOwn(current, key)) return undefined
    current = current[key]
  }
  return current
}

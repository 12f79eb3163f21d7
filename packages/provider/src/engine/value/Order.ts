/**
 * The order of JSON values, by which all stores sort and compare. It is the order of Postgres' `jsonb` in a database
 * that compares strings by code point, so that its indexes can serve sorts.
 *
 * Missing and null come first, then strings by code point, numbers, false, true, arrays, objects. Shorter arrays and
 * smaller objects come before longer ones. Dates are objects, and are ordered by time among themselves. An empty array
 * comes before everything, even null.
 *
 * @since 0.1.0
 */
import { isObject, type Json, type JsonObject } from "./Json.ts"

/**
 * Compares two values like a query's sort. Returns a negative number, zero or a positive number. `undefined` is a
 * missing field.
 */
export const compare = (left: Json | undefined, right: Json | undefined): number =>
  Number(isEmptyArray(right)) - Number(isEmptyArray(left)) || compareWithin(left ?? null, right ?? null)

/** Whether two values are equal, regardless of the order of their keys. */
export const equal = (left: Json, right: Json): boolean => left === right || compareWithin(left, right) === 0

/** Compares two strings by code point. */
export const compareTexts = (left: string, right: string): number => {
  if (left === right) return 0
  const length = Math.min(left.length, right.length)
  let index = 0
  // Common prefixes of long strings are skipped in chunks, which is many times faster than comparing single characters.
  while (index + piece <= length && left.slice(index, index + piece) === right.slice(index, index + piece))
    index += piece
  for (; index < length; index++) {
    const one = left.charCodeAt(index)
    const other = right.charCodeAt(index)
    if (one !== other) return byCodePoint(one) - byCodePoint(other)
  }
  return left.length - right.length
}

const piece = 512

/** Returns the rank of a value's type in the order. */
export const rank = (value: Json): number => {
  switch (typeof value) {
    case "string":
      return 1
    case "number":
      return 2
    case "boolean":
      return 3
    default:
      return value === null ? 0 : Array.isArray(value) ? 4 : 5
  }
}

const isEmptyArray = (value: Json | undefined): boolean => Array.isArray(value) && value.length === 0

// Surrogates encode code points above U+FFFF, so they sort after all other units.
const byCodePoint = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800)

const compareWithin = (left: Json, right: Json): number => {
  const ranks = rank(left) - rank(right)
  if (ranks !== 0) return ranks
  if (typeof left === "string" && typeof right === "string") return compareTexts(left, right)
  if (Array.isArray(left) && Array.isArray(right)) return compareArrays(left, right)
  if (isObject(left) && isObject(right)) return compareObjects(left, right)
  return Number(left) - Number(right)
}

const compareArrays = (left: ReadonlyArray<Json>, right: ReadonlyArray<Json>): number => {
  if (left.length !== right.length) return left.length - right.length
  for (const [index, value] of left.entries()) {
    const order = compareWithin(value, right[index] ?? null)
    if (order !== 0) return order
  }
  return 0
}

const compareObjects = (left: JsonObject, right: JsonObject): number => {
  const keys = keysOf(left)
  const others = keysOf(right)
  if (keys.length !== others.length) return keys.length - others.length
  for (const [index, key] of keys.entries()) {
    const other = others[index] ?? ""
    const order = compareTexts(key, other) || compareWithin(left[key] ?? null, right[other] ?? null)
    if (order !== 0) return order
  }
  return 0
}

/** Returns the keys of an object in the order of `jsonb`: by length in bytes, then by their bytes. */
export const keysOf = (object: JsonObject): ReadonlyArray<string> => {
  const keys = Object.keys(object)
  return keys.length < 2
    ? keys
    : keys.toSorted((left, right) => byteLength(left) - byteLength(right) || compareTexts(left, right))
}

/** Returns the length of a string in UTF-8, in bytes. */
export const byteLength = (text: string): number => {
  let bytes = text.length
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    // A surrogate pair takes four bytes.
    if (unit > 0x7f) bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2
  }
  return bytes
}

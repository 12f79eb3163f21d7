/**
 * Estimates the size of values in an index. Database indexes limit the size of an entry, so every store refuses larger
 * values in advance and in the same way.
 *
 * @since 0.1.0
 */
import { isObject, type Json } from "../value/Json.ts"
import { byteLength } from "../value/Order.ts"

/** Returns the maximum number of bytes that a value takes in an index. */
export const size = (value: Json): number => {
  if (typeof value === "string") return overhead + byteLength(value)
  if (typeof value === "number") return overhead + numberBytes
  if (Array.isArray(value)) return value.reduce((sum: number, one: Json) => sum + size(one), overhead)
  if (isObject(value)) {
    return Object.entries(value).reduce((sum, [key, one]) => sum + overhead + byteLength(key) + size(one), overhead)
  }
  return overhead
}

const overhead = 8

// Postgres stores up to 17 digits in groups of four, with sign, scale and alignment.
const numberBytes = 24

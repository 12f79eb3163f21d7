/**
 * How much room a value takes in an index. A database's index takes only so much, so larger values are refused before
 * they get there, and in the same way by every store.
 *
 * @since 0.1.0
 */
import { isObject, type Json } from "../value/Json.ts"
import { byteLength } from "../value/Order.ts"

/** Bytes of a value in an index, at most. */
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

// Up to 17 digits in groups of four, with sign, scale and alignment.
const numberBytes = 24

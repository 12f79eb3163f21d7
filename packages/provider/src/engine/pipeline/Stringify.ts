/**
 * Conversion of values to strings.
 *
 * @since 0.1.0
 */
import { isDate, isObject, type Json } from "../value/Json.ts"
import { keysOf } from "../value/Order.ts"
import { plain } from "./Decimal.ts"

/**
 * Converts a value to a string: a date to its ISO string, a number as JavaScript does, an array or object to its JSON.
 */
export const stringify = (value: Json): string | null => {
  if (value === null) return null
  if (typeof value === "string") return value
  if (typeof value !== "object") return String(value)
  const date = isObject(value) && isDate(value) ? value["$date"] : undefined
  return typeof date === "string" ? date : canonical(value)
}

/**
 * Returns the JSON of a value in the form of Postgres' `jsonb`: keys ordered by length, a space after colons and
 * commas, numbers without exponents. Equal values have the same JSON.
 */
export const canonical = (value: Json): string => {
  if (typeof value === "number") return plain(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(", ")}]`
  if (!isObject(value)) return JSON.stringify(value)
  return `{${keysOf(value)
    .map((key) => `${JSON.stringify(key)}: ${canonical(value[key] ?? null)}`)
    .join(", ")}}`
}

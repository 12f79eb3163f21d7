/**
 * Values as texts.
 *
 * @since 0.1.0
 */
import { isDate, isObject, type Json } from "../value/Json.ts"
import { keysOf } from "../value/Order.ts"
import { plain } from "./Decimal.ts"

/** The text of a value: a date is its ISO text, a number as JavaScript writes it, an array or object its JSON. */
export const stringify = (value: Json): string | null => {
  if (value === null) return null
  if (typeof value === "string") return value
  if (typeof value !== "object") return String(value)
  const date = isObject(value) && isDate(value) ? value["$date"] : undefined
  return typeof date === "string" ? date : canonical(value)
}

/**
 * The JSON of a value in the form of Postgres' `jsonb`: shorter keys first, a space after colons and commas, numbers
 * without exponents. Equal values have the same.
 */
export const canonical = (value: Json): string => {
  if (typeof value === "number") return plain(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(", ")}]`
  if (!isObject(value)) return JSON.stringify(value)
  return `{${keysOf(value)
    .map((key) => `${JSON.stringify(key)}: ${canonical(value[key] ?? null)}`)
    .join(", ")}}`
}

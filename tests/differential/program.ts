import { decodeDates } from "@portico/contract/WireDate"
import { isDate, isObject, type Json } from "../../packages/provider/src/engine/value/Json.ts"

/** JSON as a program holds it: what the provider takes for a date is one. */
export const inProgram = (json: Json): unknown => {
  if (Array.isArray(json)) return json.map(inProgram)
  if (!isObject(json)) return json
  if (isDate(json)) return decodeDates(json)
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, inProgram(value)]))
}

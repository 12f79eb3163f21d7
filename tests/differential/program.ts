import { decodeDates } from "@portico/contract/WireDate"
import { isDate, isObject, type Json } from "../../packages/provider/src/engine/value/Json.ts"

/** Returns JSON as a program has it, with the provider's dates decoded. */
export const inProgram = (json: Json): unknown => {
  if (Array.isArray(json)) return json.map(inProgram)
  if (!isObject(json)) return json
  if (isDate(json)) return decodeDates(json)
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, inProgram(value)]))
}

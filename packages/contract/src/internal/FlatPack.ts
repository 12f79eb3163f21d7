/**
 * Packs the payload of a call as flat parameters of a GET. It is separate from `Packs`, because few pages need it.
 *
 * @since 0.1.0
 */
import { maximumQueryLength } from "../Limits.ts"
import { type Pack, post, whole } from "./Packs.ts"

/** Packs the payload of any other GET: as flat parameters, or whole in `.r` if these would lose information. */
export const flat: Pack = (row, payload, pathOf) => {
  const pairs = pairsOf(payload)
  const query = pairs === undefined ? whole(JSON.stringify(payload)) : new URLSearchParams(pairs).toString()
  if (row.fallback !== undefined && query.length > maximumQueryLength) {
    return post({ path: row.fallback }, payload, pathOf)
  }
  return { method: "GET", path: pathOf(row.path) + (query && `?${query}`) }
}

// Arrays become repeated keys, nested objects dotted keys. Returns undefined if that form would lose information.
const pairsOf = (payload: unknown): Array<[string, string]> | undefined => {
  const pairs: Array<[string, string]> = []
  let isWhole = true
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return
    if (typeof value !== "object") {
      const text = typeof value === "string" ? value : JSON.stringify(value)
      isWhole &&= text.isWellFormed()
      pairs.push([name, text])
    } else if (Array.isArray(value)) {
      for (const element of value) {
        isWhole &&= typeof element !== "object"
        add(name, element)
      }
    } else {
      for (const [key, inner] of Object.entries(value)) {
        isWhole &&= name === "" || !key.includes(".")
        add(name === "" ? key : `${name}.${key}`, inner)
      }
    }
  }
  add("", payload)
  return isWhole ? pairs : undefined
}

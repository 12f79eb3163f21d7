/**
 * How a payload travels: as the body of a POST, or in the address of a GET (auth.md §7, data.md §9). A row that is read
 * by GET names how, so that only who calls such a row pays for it.
 *
 * @since 0.1.0
 */
import * as Base64Url from "effect/encoding/Base64Url"
import { type Pack, payloadParameter } from "./Endpoint.ts"
import { maximumQueryLength, maximumReadUrlLength } from "./Limits.ts"

/** Packs a payload as the body of a POST. */
export const post: Pack = ({ path }, payload, pathOf) => ({
  method: "POST",
  path: pathOf(path),
  body: JSON.stringify(payload)
})

/** Packs the payload of a readable call: whole in the query of a GET while that is short, else as the body of a POST. */
export const readable: Pack = (row, payload, pathOf) => {
  const asPost = post(row, payload, pathOf)
  const path = `${asPost.path}?${whole(asPost.body)}`
  return path.length <= maximumReadUrlLength ? { method: "GET", path, asPost } : asPost
}

/** Packs the payload of any other GET: as flat parameters, or whole where that form would lose something. */
export const flat: Pack = (row, payload, pathOf) => {
  const pairs = pairsOf(payload)
  const query = pairs === undefined ? whole(JSON.stringify(payload)) : new URLSearchParams(pairs).toString()
  if (row.fallback !== undefined && query.length > maximumQueryLength) {
    return post({ path: row.fallback }, payload, pathOf)
  }
  return { method: "GET", path: pathOf(row.path) + (query && `?${query}`) }
}

const whole = (json = ""): string => `${payloadParameter}=${Base64Url.encode(json)}`

// Repeated keys for lists, dots for nested objects. Undefined where that form would lose something.
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

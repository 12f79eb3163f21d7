/**
 * How a payload travels: in the query of a GET while that is short, else as the body of a POST (auth.md §7, data.md §9).
 *
 * @since 0.1.0
 */
import { type Endpoint, payloadParameter } from "@portico/contract/Endpoint"
import { maximumQueryLength, maximumReadUrlLength } from "@portico/contract/Limits"
import * as Base64Url from "effect/encoding/Base64Url"

/** A payload on its way: the pairs of a query, or the text of a JSON body. */
export type Parcel =
  | { readonly method: "GET"; readonly path: string; readonly query: ReadonlyArray<readonly [string, string]> }
  | { readonly method: "POST"; readonly path: string; readonly body: string }

/**
 * Packs a row's encoded payload. `pathOf` gives the path with its prefix and parameters, which counts towards the 2048
 * characters of a readable call.
 */
export const pack = (row: Endpoint, payload: unknown, pathOf: (path: string) => string): Parcel => {
  const path = pathOf(row.path)
  if (row.readable === true) {
    const [pair] = complex(payload)
    const length = path.length + payloadParameter.length + pair[1].length + 2
    return length <= maximumReadUrlLength ? { method: "GET", path, query: [pair] } : post(path, payload)
  }
  if (row.method === "POST") return post(path, payload)
  const query = flat(payload) ?? complex(payload)
  return row.fallback !== undefined && queryText(query).length > maximumQueryLength
    ? post(pathOf(row.fallback), payload)
    : { method: "GET", path, query }
}

/** Packs a payload as the body of a POST. */
export const post = (path: string, payload: unknown): Parcel => ({
  method: "POST",
  path,
  body: JSON.stringify(payload)
})

/** The text of a query, without its question mark. */
export const queryText = (query: ReadonlyArray<readonly [string, string]>): string =>
  new URLSearchParams(query.map(([name, value]) => [name, value])).toString()

const complex = (payload: unknown): readonly [readonly [string, string]] => [
  [payloadParameter, Base64Url.encode(JSON.stringify(payload))]
]

// Repeated keys for lists, dots for nested objects. Undefined where that form would lose something.
const flat = (payload: unknown): ReadonlyArray<readonly [string, string]> | undefined => {
  const pairs: Array<readonly [string, string]> = []
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

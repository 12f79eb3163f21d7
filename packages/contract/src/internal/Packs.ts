/**
 * Packs the payload of a call into a request: as the body of a POST, or in the query of a GET.
 *
 * @since 0.1.0
 */
import * as Option from "effect/Option"
import { maximumReadUrlLength } from "../Limits.ts"

/** A packed request: method, path and body. */
export interface Parcel {
  readonly method: "GET" | "POST"
  /** The path with its prefix, parameters and query string. */
  readonly path: string
  /** The JSON body, as a string. */
  readonly body?: string
  /** The same call as POST, for a provider that does not accept it as GET. */
  readonly asPost?: Parcel
}

/** A function that packs a row's encoded payload. `pathOf` fills a path's parameters and adds the service's prefix. */
export type Pack = (
  row: { readonly path: string; readonly fallback?: string },
  payload: unknown,
  pathOf: (path: string) => string
) => Parcel

/** The name of the query parameter that carries a whole payload, as unpadded base64url of its UTF-8 JSON. */
export const payloadParameter = ".r"

/** Packs a payload as the body of a POST. */
export const post: Pack = ({ path }, payload, pathOf) => ({
  method: "POST",
  path: pathOf(path),
  body: JSON.stringify(payload)
})

/** Packs a payload in the query of a GET if the URL is short, otherwise as the body of a POST. */
export const getOrPost: Pack = (row, payload, pathOf) => {
  const asPost = post(row, payload, pathOf)
  const path = `${asPost.path}?${whole(asPost.body)}`
  return path.length <= maximumReadUrlLength ? { method: "GET", path, asPost } : asPost
}

/** Returns the query parameter that carries a whole payload. */
export const whole = (json = ""): string => `${payloadParameter}=${base64Url(new TextEncoder().encode(json))}`

/**
 * Returns bytes in base64url without padding (RFC 4648 §5).
 *
 * Effect's encoder brings its own tables and its decoder, 1 kB gzip in the first load of each page. Browsers, Node and
 * workers have `btoa`.
 */
export const base64Url = (bytes: Uint8Array): string => {
  let binary = ""
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
}

/** Returns the bytes of a base64url string, with or without padding. Returns none if the string is invalid. */
export const decodeBase64Url = Option.liftThrowable((text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0))
)

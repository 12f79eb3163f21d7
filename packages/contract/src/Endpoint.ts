/**
 * A row of the endpoint table: the request, the path and the response of a call, and whether its payload is sent as the
 * body of a POST or in the query of a GET (auth.md §7, data.md §9).
 *
 * @since 0.1.0
 */
import { maximumQueryLength, maximumReadUrlLength } from "./Limits.ts"
import * as Option from "effect/Option"
import type * as Schema from "effect/Schema"

/** The service that a row belongs to. It determines the prefix of the path. */
export type Service =
  | "token"
  | "redirects"
  | "authentication"
  | "recovery"
  | "verification"
  | "graphql"
  | "data"
  | "account"

/** The host that receives a row's requests while `useCdn` is on: the API host or the edge host. */
export type Host = "api" | "edge"

/** A row of the endpoint table. `Request` and `Response` are the schemas of the JSON payloads. */
export interface Endpoint<
  Request extends Schema.Codec<any, any> = Schema.Codec<any, any>,
  Response extends Schema.Codec<any, any> = Schema.Codec<any, any>
> {
  readonly method: "GET" | "POST"
  /** The path after the service's prefix. `{name}` is replaced by the payload's `name`, percent-encoded. */
  readonly path: string
  readonly service: Service
  readonly host: Host
  readonly request: Request
  readonly response: Response
  /** Whether the call is sent as GET with `.r` if its URL is short, and as POST otherwise. It only reads. */
  readonly getOrPost?: true
  /** Whether running the call twice has the same effect as running it once, so that it may be retried. */
  readonly idempotent?: true
  /** The path for a POST with the whole payload, used if the GET's query string is longer than 4000 characters. */
  readonly fallback?: string
  /** The function that packs the payload into a request: `getOrPost` or `flat`. The default is `post`. */
  readonly pack?: Pack
  /** Other paths of the same call in other client generations. The provider accepts them too. */
  readonly aliases?: ReadonlyArray<string>
  /** Whether the call is sent without an access token. */
  readonly anonymous?: true
}

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
  row: Pick<Endpoint, "path" | "fallback">,
  payload: unknown,
  pathOf: (path: string) => string
) => Parcel

/** Creates a row of the endpoint table. */
export const make = <Request extends Schema.Codec<any, any>, Response extends Schema.Codec<any, any>>(
  row: Endpoint<Request, Response>
): Endpoint<Request, Response> => row

/** The decoded request of a row. */
export type RequestOf<E extends Endpoint> = E["request"]["Type"]

/** The decoded response of a row. */
export type ResponseOf<E extends Endpoint> = E["response"]["Type"]

/** The path prefix of each service. */
export type Prefixes = Readonly<Record<Service, string>>

/** Empty prefixes, for the paths of the specification. The default. */
export const plainPrefixes: Prefixes = {
  token: "",
  redirects: "",
  authentication: "",
  recovery: "",
  verification: "",
  graphql: "",
  data: "",
  account: ""
}

/** The prefixes of the hosted provider on its own hosts: the preset `"hosted"`. */
export const hostedPrefixes: Prefixes = {
  token: "",
  redirects: "/_api/redirects-api",
  authentication: "/_api/iam/authentication",
  recovery: "/_api/iam/recovery",
  verification: "/_api/iam/verification",
  graphql: "",
  data: "/wix-data",
  account: ""
}

/** The prefixes of the hosted provider on the site's own host. */
export const ownHostPrefixes: Prefixes = {
  token: "",
  redirects: "/headless",
  authentication: "/_api/iam/authentication",
  recovery: "/_iam/recovery",
  verification: "/_api/iam/verification",
  graphql: "",
  data: "/_api/cloud-data",
  account: ""
}

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

/** Packs the payload of any other GET: as flat parameters, or whole in `.r` if these would lose information. */
export const flat: Pack = (row, payload, pathOf) => {
  const pairs = pairsOf(payload)
  const query = pairs === undefined ? whole(JSON.stringify(payload)) : new URLSearchParams(pairs).toString()
  if (row.fallback !== undefined && query.length > maximumQueryLength) {
    return post({ path: row.fallback }, payload, pathOf)
  }
  return { method: "GET", path: pathOf(row.path) + (query && `?${query}`) }
}

const whole = (json = ""): string => `${payloadParameter}=${base64Url(new TextEncoder().encode(json))}`

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

/**
 * A row of the endpoint table: the request, the path and the response of a call, and whether its payload is sent as the
 * body of a POST or in the query of a GET (auth.md §7, data.md §9).
 *
 * @since 0.1.0
 */
import { maximumQueryLength, maximumReadUrlLength } from "./Limits.ts"
import type * as Schema from "effect/Schema"
import * as Base64Url from "effect/encoding/Base64Url"

/** The service that a row belongs to. It decides the prefix before the path. */
export type Service = "token" | "redirects" | "authentication" | "recovery" | "verification" | "graphql" | "data"

/** The host that a row goes to while `useCdn` is on: the API host, or the edge host. */
export type Host = "api" | "edge"

/** A row of the table. `Request` and `Answer` are the schemas of the JSON payloads. */
export interface Endpoint<
  Request extends Schema.Codec<any, any> = Schema.Codec<any, any>,
  Answer extends Schema.Codec<any, any> = Schema.Codec<any, any>
> {
  readonly method: "GET" | "POST"
  /** Path below the service's prefix. `{name}` is filled from the payload's text of that name, percent-encoded. */
  readonly path: string
  readonly service: Service
  readonly host: Host
  readonly request: Request
  readonly answer: Answer
  /** The call only reads: it is sent as GET with `.r` while its URL is short, and may be retried. */
  readonly readable?: true
  /** Running the call twice does what running it once does, so it may be retried. */
  readonly idempotent?: true
  /** A GET whose query text is longer than 4000 characters is sent as POST to this path, with the whole payload. */
  readonly fallback?: string
  /** How the payload travels where that is not as the body of a POST: one of `Packing`. */
  readonly pack?: Pack
  /** Reads an answer as its schema does, but faster: out of JSON that it may change. `undefined` asks the schema. */
  readonly quick?: (json: unknown) => object | undefined
  /** Other paths of the same call, in other generations of the client. The provider answers them as well. */
  readonly aliases?: ReadonlyArray<string>
  /** The call carries no access token. */
  readonly anonymous?: true
}

/** A payload on its way. */
export interface Parcel {
  readonly method: "GET" | "POST"
  /** Path with its prefix, its parameters and its query. */
  readonly path: string
  /** The text of a JSON body. */
  readonly body?: string
  /** The same call for a provider that does not take it as GET. */
  readonly asPost?: Parcel
}

/** Packs a row's encoded payload. `pathOf` fills a path and puts the service's prefix before it. */
export type Pack = (
  row: Pick<Endpoint, "path" | "fallback">,
  payload: unknown,
  pathOf: (path: string) => string
) => Parcel

/** Builds a row. */
export const make = <Request extends Schema.Codec<any, any>, Answer extends Schema.Codec<any, any>>(
  row: Endpoint<Request, Answer>
): Endpoint<Request, Answer> => row

/** The payload of a row, as a program holds it. */
export type RequestOf<E extends Endpoint> = E["request"]["Type"]

/** The answer of a row, as a program holds it. */
export type AnswerOf<E extends Endpoint> = E["answer"]["Type"]

/** The text before a service's paths. */
export type Prefixes = Readonly<Record<Service, string>>

/** No prefixes: the paths of the specification as they stand. The default. */
export const plainPrefixes: Prefixes = {
  token: "",
  redirects: "",
  authentication: "",
  recovery: "",
  verification: "",
  graphql: "",
  data: ""
}

/** The prefixes of the hosted provider on its own hosts: the preset `"hosted"`. */
export const hostedPrefixes: Prefixes = {
  token: "",
  redirects: "/_api/redirects-api",
  authentication: "/_api/iam/authentication",
  recovery: "/_api/iam/recovery",
  verification: "/_api/iam/verification",
  graphql: "",
  data: "/wix-data"
}

/** The prefixes of the hosted provider on a host of the site's own. */
export const ownHostPrefixes: Prefixes = {
  token: "",
  redirects: "/headless",
  authentication: "/_api/iam/authentication",
  recovery: "/_iam/recovery",
  verification: "/_api/iam/verification",
  graphql: "",
  data: "/_api/cloud-data"
}

/** The query parameter that carries a whole payload as unpadded base64url of its UTF-8 JSON. */
export const payloadParameter = ".r"

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

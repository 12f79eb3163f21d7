/**
 * A row of the endpoint table: the request, the path and the response of a call, and whether its payload is sent as the
 * body of a POST or in the query of a GET (auth.md §7, data.md §9).
 *
 * @since 0.1.0
 */
import type * as Schema from "effect/Schema"
import type { Pack } from "./internal/Packs.ts"

export { flat } from "./internal/FlatPack.ts"
export {
  base64Url,
  decodeBase64Url,
  getOrPost,
  type Pack,
  type Parcel,
  payloadParameter,
  post
} from "./internal/Packs.ts"

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

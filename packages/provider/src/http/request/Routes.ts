/**
 * Routing from a method and a path to a row of the endpoint table. Each row has a path under the plain prefixes, the
 * hosted provider's prefixes and the prefixes of a custom host.
 *
 * @since 0.1.0
 */
import * as Endpoint from "@portico/contract/Endpoint"
import { endpoints } from "@portico/contract/Endpoints"

type Apis = typeof endpoints

/** The name of a row, prefixed with its API, such as `auth.login`. */
export type RowName = { readonly [Api in keyof Apis]: `${Api}.${keyof Apis[Api] & string}` }[keyof Apis]

/** A row and its position in the endpoint table. */
export interface Route {
  readonly name: RowName
  readonly api: keyof Apis
  readonly key: string
  readonly row: Endpoint.Endpoint
}

/** The result of matching a request against the endpoint table. */
export type Match =
  | {
      readonly _tag: "Found"
      readonly route: Route
      /** The decoded values of the path's parameters. */
      readonly parameters: Readonly<Record<string, string>>
      /** Another route for the same path, in which the last segment is a parameter. */
      readonly other?: Match
    }
  | { readonly _tag: "WrongMethod"; readonly allowed: ReadonlyArray<string> }
  | { readonly _tag: "Nothing" }

/** Finds the route of a method and a path. */
export const match = (method: string, path: string): Match => {
  const exact = paths.get(path)
  const pattern = matchPattern(method, path)
  const route = exact?.get(method)
  if (route !== undefined) {
    return { _tag: "Found", route, parameters: {}, ...(pattern._tag === "Found" ? { other: pattern } : {}) }
  }
  if (pattern._tag === "Found" || exact === undefined) return pattern
  const allowed = pattern._tag === "WrongMethod" ? pattern.allowed : []
  return { _tag: "WrongMethod", allowed: [...new Set([...exact.keys(), ...allowed])] }
}

const routes: ReadonlyArray<Route> = (["auth", "data", "account"] as const).flatMap((api) =>
  Object.entries<Endpoint.Endpoint>(endpoints[api]).map(([key, row]) => ({
    name: `${api}.${key}` as RowName,
    api,
    key,
    row
  }))
)

/** The names of all rows. */
export const rowNames: ReadonlyArray<RowName> = routes.map(({ name }) => name)

const prefixes = [Endpoint.plainPrefixes, Endpoint.hostedPrefixes, Endpoint.ownHostPrefixes]

// A row with `getOrPost` accepts both methods. A GET request that would be too long is sent as POST to `fallback`.
const addressesOf = ({
  aliases = [],
  fallback,
  getOrPost,
  method,
  path
}: Endpoint.Endpoint): ReadonlyArray<readonly [string, string]> => [
  ...[path, ...aliases].map((own) => [method, own] as const),
  ...(getOrPost === true ? [["GET", path] as const, ["POST", path] as const] : []),
  ...(fallback === undefined ? [] : [["POST", fallback] as const])
]

const addresses = routes.flatMap((route) =>
  addressesOf(route.row).flatMap(([method, path]) =>
    prefixes.map((prefix) => ({ method, path: prefix[route.row.service] + path, route }))
  )
)

const paths = new Map<string, Map<string, Route>>()

for (const { method, path, route } of addresses) {
  if (path.includes("{")) continue
  const methods = paths.get(path) ?? new Map<string, Route>()
  paths.set(path, methods)
  // If two rows share a method and a path, the first row wins.
  if (!methods.has(method)) methods.set(method, route)
}

const patterns = addresses
  .filter(({ path }) => path.includes("{"))
  .map(({ method, path, route }) => ({
    method,
    route,
    pattern: patternOf(path)
  }))

// The reference client does not encode ids, so the last segment of a path may contain slashes.
function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.]/g, "\\.")
    .replace(/\{(\w+)\}$/, "(?<$1>.+)")
    .replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")
  return new RegExp(`^${source}$`)
}

const matchPattern = (method: string, path: string): Match => {
  const allowed: Array<string> = []
  for (const { method: own, pattern, route } of patterns) {
    const found = pattern.exec(path)
    if (found === null) continue
    if (own === method) return { _tag: "Found", route, parameters: decodeAll(found.groups ?? {}) }
    if (!Object.values(found.groups ?? {}).some((piece) => piece.includes("/"))) allowed.push(own)
  }
  return allowed.length === 0 ? { _tag: "Nothing" } : { _tag: "WrongMethod", allowed: [...new Set(allowed)] }
}

const decodeAll = (groups: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decode(text)]))

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    // The reference client does not encode values, so a `%` may not start a valid escape sequence.
    return text
  }
}

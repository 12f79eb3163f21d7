/**
 * The settings of a client: its client id, the hosts of its provider, and its behavior.
 *
 * @since 0.1.0
 */
import { Environment } from "@portico/contract/data/Enums"
import * as Endpoint from "@portico/contract/Endpoint"
import type { Member } from "@portico/contract/Enumeration"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"

/** The options of a client. */
export interface Options {
  /** The client id of the site at the provider. */
  readonly clientId: string
  /** The origin of the API host, http or https. */
  readonly host: string
  /** The origin of the edge host. The API host by default. */
  readonly edgeHost?: string
  /**
   * Whether calls go to the edge host: data and identity module calls if `true` (the default), every call if `"all"`,
   * none if `false`.
   */
  readonly useCdn?: boolean | "all"
  /**
   * The prefixes of each service's paths: empty (the default), those of the hosted provider (`"hosted"`), or custom
   * ones.
   */
  readonly paths?: "hosted" | Partial<Endpoint.Prefixes>
  /** The language of emails and of localized reads. */
  readonly language?: string
  /** The data environment of calls that do not specify one. The provider's live data by default. */
  readonly environment?: Member<typeof Environment>
  /**
   * The behavior while a member's tokens cannot be refreshed. By default, reads run as a visitor, and writes, member
   * calls and requests of the application (`Tokens.access`, `AuthorizedFetch`) fail with `TokenUnavailable`. With
   * `"visitor"`, requests of the application are also sent with a visitor token. With `"fail"`, reads fail too.
   */
  readonly whenRefreshFails?: "visitor" | "fail"
  /**
   * The time before an access token's expiry from which it is refreshed early, in seconds. At most half of its
   * lifetime. 60 by default.
   */
  readonly refreshLeeway?: number
  /**
   * Origins or URL prefixes to which a flow may redirect back, in addition to the page's own origin. Outside of a
   * browser, sign-ins use the first one as their redirect address, so the provider must know it. Nothing listens there.
   */
  readonly returnAddresses?: ReadonlyArray<string>
  /** Origins whose hidden frame may complete a silent login, in addition to the origin of the redirect session. */
  readonly frameOrigins?: ReadonlyArray<string>
  /** A credential for calls that bypass permissions. For site code on a server, never for a browser. */
  readonly elevated?: Redacted.Redacted | string
  /** The client metadata that is sent to the provider at logins and registrations. */
  readonly clientMetaData?: Readonly<Record<string, unknown>>
  /** The site keys of the visible and the invisible captcha. */
  readonly captchaSiteKeys?: { readonly visible?: string; readonly invisible?: string }
  /** The time after which a request without a response counts as unreachable, in milliseconds. 30 000 by default. */
  readonly timeout?: number
  /** The maximum total time of all network attempts for one access token, in milliseconds. 15 000 by default. */
  readonly tokenTimeout?: number
  /** Origins to which `AuthorizedFetch` sends the access token, in addition to the provider's own hosts. */
  readonly authorizedOrigins?: ReadonlyArray<string>
  /**
   * Origins to which requests carry the header `traceparent`, so that their servers continue the trace (W3C Trace Context).
   * None by default. Name the provider's host, and the servers to which `AuthorizedFetch` sends requests. In a browser, a
   * server of another origin must allow the header (CORS).
   */
  readonly traceOrigins?: ReadonlyArray<string>
  /**
   * Whether a logout that could not be sent is stored with its access token, and sent once the network is back.
   * `true` by default.
   */
  readonly logoutOutbox?: boolean
  /**
   * Whether the provider has the account extension (`Account`, `Factors`, `Sessions`). `true` by default. With `false`,
   * their calls fail with `NotSupported` and nothing is sent. Set it to `false` for a provider of another origin without
   * the extension: its 404 has no CORS headers, so a browser reports it as a network failure.
   */
  readonly accountExtension?: boolean
}

/** The settings of a client: its options, checked and completed with defaults. */
export interface SettingsShape {
  readonly clientId: string
  readonly host: string
  readonly edgeHost: string
  readonly useCdn: boolean | "all"
  readonly paths: Endpoint.Prefixes
  /** Whether the provider's silent login page posts `ready` first. The page of the hosted provider does not. */
  readonly framePostsReady: boolean
  readonly language: string | undefined
  readonly environment: Member<typeof Environment> | undefined
  readonly whenRefreshFails: "visitor" | "fail" | undefined
  readonly refreshLeeway: number
  readonly returnAddresses: ReadonlyArray<string>
  readonly frameOrigins: ReadonlyArray<string>
  readonly elevated: Redacted.Redacted | undefined
  readonly clientMetaData: Readonly<Record<string, unknown>> | undefined
  readonly captchaSiteKeys: { readonly visible?: string; readonly invisible?: string }
  readonly timeout: number
  readonly tokenTimeout: number
  /** The origins to which requests of the application may send the access token. */
  readonly authorizedOrigins: ReadonlySet<string>
  /** The origins to which requests carry the header `traceparent`. */
  readonly traceOrigins: ReadonlySet<string>
  readonly logoutOutbox: boolean
  readonly accountExtension: boolean
}

/** The error of an invalid option. The message names the option, its value and the expected value. */
export class InvalidSettings extends Data.TaggedError("InvalidSettings")<{
  readonly option: string
  readonly received: unknown
  readonly expected: string
}> {
  override get message(): string {
    return `The setting ${this.option} must be ${this.expected}. Received: ${JSON.stringify(this.received)}.`
  }
}

/** The settings of a client. */
export class Settings extends Context.Service<Settings, SettingsShape>()("@portico/client/transport/Settings") {}

/**
 * Checks options and completes them with defaults. Fails with `InvalidSettings` if an option is invalid.
 *
 * **Example** (Rejecting a host with a path)
 *
 * ```ts
 * import * as Settings from "@portico/client/transport/Settings"
 * import * as Result from "effect/Result"
 *
 * Result.isFailure(Settings.parse({ clientId: "shop", host: "https://api.example/v2" })) // => true
 * ```
 */
export const parse = (options: Options): Result.Result<SettingsShape, InvalidSettings> => {
  const { clientId, elevated, environment, paths = {}, refreshLeeway = 60, useCdn = true } = options
  const {
    authorizedOrigins = [],
    logoutOutbox = true,
    timeout = 30_000,
    tokenTimeout = 15_000,
    traceOrigins = []
  } = options
  const prefixes = paths === "hosted" ? Endpoint.hostedPrefixes : { ...Endpoint.plainPrefixes, ...paths }
  const host = originOf(options.host)
  const edgeHost = originOf(options.edgeHost ?? options.host)
  const refuse = (option: string, received: unknown, expected: string) =>
    Result.fail(new InvalidSettings({ option, received, expected }))

  if (typeof clientId !== "string" || clientId === "") return refuse("clientId", clientId, "a non-empty string")
  if (host === undefined) return refuse("host", options.host, anOrigin)
  if (edgeHost === undefined) return refuse("edgeHost", options.edgeHost, anOrigin)
  for (const [service, prefix] of Object.entries(prefixes)) {
    if (!/^(\/[^/?#\s]+)*$/.test(prefix)) {
      return refuse(`paths.${service}`, prefix, 'an empty string or a path such as "/api"')
    }
  }
  if (environment !== undefined && !Environment.members.includes(environment)) {
    return refuse("environment", environment, Environment.members.join(" or "))
  }
  if (!(timeout > 0)) return refuse("timeout", timeout, "a number of milliseconds greater than 0")
  if (!(tokenTimeout > 0)) return refuse("tokenTimeout", tokenTimeout, "a number of milliseconds greater than 0")
  if (!(refreshLeeway >= 0)) return refuse("refreshLeeway", refreshLeeway, "a number of seconds, 0 or greater")
  if (!behaviors.has(options.whenRefreshFails)) {
    return refuse("whenRefreshFails", options.whenRefreshFails, '"visitor", "fail" or omitted')
  }
  for (const [option, origins] of Object.entries({ authorizedOrigins, traceOrigins })) {
    const unusable = origins.find((origin) => originOf(origin) === undefined)
    if (unusable !== undefined) return refuse(option, unusable, `an array of origins, each ${anOrigin}`)
  }
  return Result.succeed({
    clientId,
    host,
    edgeHost,
    useCdn,
    paths: prefixes,
    framePostsReady: paths !== "hosted",
    language: options.language,
    environment,
    whenRefreshFails: options.whenRefreshFails,
    refreshLeeway,
    returnAddresses: options.returnAddresses ?? [],
    frameOrigins: options.frameOrigins ?? [],
    elevated: typeof elevated === "string" ? Redacted.make(elevated) : elevated,
    clientMetaData: options.clientMetaData,
    captchaSiteKeys: options.captchaSiteKeys ?? {},
    timeout,
    tokenTimeout,
    authorizedOrigins: new Set([host, edgeHost, ...authorizedOrigins.flatMap((origin) => originOf(origin) ?? [])]),
    traceOrigins: new Set(traceOrigins.flatMap((origin) => originOf(origin) ?? [])),
    logoutOutbox,
    accountExtension: options.accountExtension ?? true
  })
}

/**
 * Creates a layer from options. Throws `InvalidSettings` immediately, because options are usually literals in the
 * source code.
 */
export const layer = (options: Options): Layer.Layer<Settings> => {
  const parsed = parse(options)
  if (Result.isFailure(parsed)) throw parsed.failure
  return Layer.succeed(Settings, parsed.success)
}

/**
 * Returns the origin of a row's requests, and a function that adds the prefix and the payload's parameters to a path.
 */
export const locate = (
  { edgeHost, host, paths, useCdn }: SettingsShape,
  row: Pick<Endpoint.Endpoint, "host" | "service">,
  payload: Readonly<Record<string, unknown>> = {}
): { readonly origin: string; readonly pathOf: (path: string) => string } => ({
  origin: useCdn === "all" || (useCdn && row.host === "edge") ? edgeHost : host,
  pathOf: (path) => paths[row.service] + path.replace(/\{(\w+)\}/g, (_, name: string) => segment(String(payload[name])))
})

const behaviors: ReadonlySet<unknown> = new Set([undefined, "visitor", "fail"])

const anOrigin = 'an http or https origin such as "https://api.example"'

// The serialized URL includes credentials, a path, a query and a fragment, so the pattern matches only an origin.
const originOf = (text: string): string | undefined =>
  URL.canParse(text) ? /^(https?:\/\/[^/@]+)\/$/.exec(new URL(text).href)?.[1] : undefined

// URL parsers resolve the segments `.` and `..`, even percent-encoded, so their dots are encoded twice. The payload
// still has the original value.
const segment = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/^\.\.?$/, ({ length }) => "%252E".repeat(length))

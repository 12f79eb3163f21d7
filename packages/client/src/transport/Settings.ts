/**
 * What a client is told once: whose shop it speaks for, and where its provider is.
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
  /** The id that the provider knows the site by. */
  readonly clientId: string
  /** Origin of the API host, http or https. */
  readonly host: string
  /** Origin of the edge host. The API host where there is none. */
  readonly edgeHost?: string
  /** `true` (the default) sends data and identity module calls to the edge host, `"all"` every call, `false` none. */
  readonly useCdn?: boolean | "all"
  /** What stands before the paths of each service: nothing (the default), or as on the hosted provider. */
  readonly paths?: "hosted" | Partial<Endpoint.Prefixes>
  /** Language of mails and of reads that are localised. */
  readonly language?: string
  /** Which data calls work on where they say nothing else. The provider's live data by default. */
  readonly environment?: Member<typeof Environment>
  /**
   * The behavior while a member's tokens cannot be refreshed. Without it, reads run as a visitor, and writes, member
   * calls and requests of the application (`Tokens.access`, `AuthorizedFetch`) fail with `TokenUnavailable`. `"visitor"`:
   * requests of the application are sent with a visitor token too. `"fail"`: reads fail too.
   */
  readonly whenRefreshFails?: "visitor" | "fail"
  /** Seconds before its end from which an access token is refreshed early, at most half its life. 60 by default. */
  readonly refreshLeeway?: number
  /** Origins, or addresses that others start with, that a flow may lead back to besides the page's own origin. */
  readonly returnAddresses?: ReadonlyArray<string>
  /** Origins besides the redirect session's own whose hidden frame may answer a silent login. */
  readonly frameOrigins?: ReadonlyArray<string>
  /** A credential for calls that may pass permissions: site code on a server, never a browser. */
  readonly elevated?: Redacted.Redacted | string
  /** What the provider is told about the client at logins and registrations. */
  readonly clientMetaData?: Readonly<Record<string, unknown>>
  /** Site keys of the visible and the invisible captcha. */
  readonly captchaSiteKeys?: { readonly visible?: string; readonly invisible?: string }
  /** Milliseconds after which a request without a response counts as unreachable. 30 000 by default. */
  readonly timeout?: number
  /** Milliseconds that all network attempts for one access token may take together. 15 000 by default. */
  readonly tokenTimeout?: number
  /** Origins besides the provider's own hosts to which `AuthorizedFetch` sends the access token. */
  readonly authorizedOrigins?: ReadonlyArray<string>
  /**
   * Whether a logout that could not be sent is stored with its access token, and sent once the network is back.
   * `true` by default.
   */
  readonly logoutOutbox?: boolean
}

/** The settings of a client: its options, checked and complete. */
export interface SettingsShape {
  readonly clientId: string
  readonly host: string
  readonly edgeHost: string
  readonly useCdn: boolean | "all"
  readonly paths: Endpoint.Prefixes
  /** Whether the provider's silent page posts `ready` first. The hosted one does not. */
  readonly frameSaysReady: boolean
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
  /** The origins to which requests of the application may carry the access token. */
  readonly authorizedOrigins: ReadonlySet<string>
  readonly logoutOutbox: boolean
}

/** An option is not usable. The message names it, its value and the fix. */
export class InvalidSettings extends Data.TaggedError("InvalidSettings")<{
  readonly option: string
  readonly received: unknown
  readonly expected: string
}> {
  override get message(): string {
    return `The setting ${this.option} must be ${this.expected}. Received ${JSON.stringify(this.received)}.`
  }
}

/** The settings of a client. */
export class Settings extends Context.Service<Settings, SettingsShape>()("@portico/client/transport/Settings") {}

/**
 * Checks options and completes them.
 *
 * **Example** (A host with a path)
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
  const { authorizedOrigins = [], logoutOutbox = true, timeout = 30_000, tokenTimeout = 15_000 } = options
  const prefixes = paths === "hosted" ? Endpoint.hostedPrefixes : { ...Endpoint.plainPrefixes, ...paths }
  const host = originOf(options.host)
  const edgeHost = originOf(options.edgeHost ?? options.host)
  const refuse = (option: string, received: unknown, expected: string) =>
    Result.fail(new InvalidSettings({ option, received, expected }))

  if (typeof clientId !== "string" || clientId === "") return refuse("clientId", clientId, "a non-empty text")
  if (host === undefined) return refuse("host", options.host, anOrigin)
  if (edgeHost === undefined) return refuse("edgeHost", options.edgeHost, anOrigin)
  for (const [service, prefix] of Object.entries(prefixes)) {
    if (!/^(\/[^/?#\s]+)*$/.test(prefix)) {
      return refuse(`paths.${service}`, prefix, 'empty or a path such as "/api"')
    }
  }
  if (environment !== undefined && !Environment.members.includes(environment)) {
    return refuse("environment", environment, Environment.members.join(" or "))
  }
  if (!(timeout > 0)) return refuse("timeout", timeout, "milliseconds above 0")
  if (!(tokenTimeout > 0)) return refuse("tokenTimeout", tokenTimeout, "milliseconds above 0")
  if (!(refreshLeeway >= 0)) return refuse("refreshLeeway", refreshLeeway, "seconds, 0 or above")
  if (!behaviors.has(options.whenRefreshFails)) {
    return refuse("whenRefreshFails", options.whenRefreshFails, '"visitor", "fail" or left out')
  }
  const unusable = authorizedOrigins.find((origin) => originOf(origin) === undefined)
  if (unusable !== undefined) return refuse("authorizedOrigins", unusable, `a list of which each is ${anOrigin}`)
  return Result.succeed({
    clientId,
    host,
    edgeHost,
    useCdn,
    paths: prefixes,
    frameSaysReady: paths !== "hosted",
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
    logoutOutbox
  })
}

/** The settings of these options. Throws `InvalidSettings` at once, since options are mostly written, not computed. */
export const layer = (options: Options): Layer.Layer<Settings> =>
  Layer.succeed(Settings, Result.getOrThrow(parse(options)))

/** Where a row's requests go: the origin, and the path with its prefix and the payload's parameters. */
export const locate = (
  { edgeHost, host, paths, useCdn }: SettingsShape,
  row: Endpoint.Endpoint,
  payload: Readonly<Record<string, unknown>> = {}
): { readonly origin: string; readonly pathOf: (path: string) => string } => ({
  origin: useCdn === "all" || (useCdn && row.host === "edge") ? edgeHost : host,
  pathOf: (path) => paths[row.service] + path.replace(/\{(\w+)\}/g, (_, name: string) => segment(String(payload[name])))
})

const behaviors: ReadonlySet<unknown> = new Set([undefined, "visitor", "fail"])

const anOrigin = 'an http or https origin such as "https://api.example"'

// The text of a URL keeps credentials, a path, a query and a fragment, so an origin is all there may be.
const originOf = (text: string): string | undefined =>
  URL.canParse(text) ? /^(https?:\/\/[^/@]+)\/$/.exec(new URL(text).href)?.[1] : undefined

// A segment of one or two dots would be taken for a step in the path; the payload still carries the value as it is.
const segment = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/^\.\.?$/, ({ length }) => "%252E".repeat(length))

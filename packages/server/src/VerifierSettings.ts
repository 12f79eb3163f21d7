/**
 * The settings of a verifier of access tokens.
 *
 * @since 0.1.0
 */
import { InvalidSettings } from "@portico/client/transport/Settings"
import { jwksPath } from "@portico/contract/Paths"

/** The options of a verifier. */
export interface Options {
  /** The origin of the provider's API host: the setting `host` of the client. */
  readonly host: string
  /** The client ids whose tokens are accepted: the setting `clientId` of the client. */
  readonly audience: string | ReadonlyArray<string>
  /**
   * The issuer of the tokens: the origin under which clients reach the provider. `host` by default. Set it if this server
   * reaches the provider under another address than the clients.
   */
  readonly issuer?: string
  /** The address of the provider's keys. `/.well-known/jwks.json` of `host` by default. */
  readonly jwksUrl?: string
  /** The difference between the clocks of this server and the provider that is tolerated, in seconds. 0 by default. */
  readonly clockTolerance?: number
  /** The function that requests the keys. `globalThis.fetch` by default. */
  readonly fetch?: typeof globalThis.fetch
}

/** The settings of a verifier: its options, checked and completed with defaults. */
export interface Settings {
  readonly audiences: ReadonlyArray<string>
  readonly clockTolerance: number
  readonly issuer: string
  readonly jwksUrl: URL
}

/** Checks options and completes them with defaults. Throws `InvalidSettings`. */
export const parse = ({ audience, clockTolerance = 0, host, issuer = host, jwksUrl }: Options): Settings => {
  const audiences = typeof audience === "string" ? [audience] : audience
  const refuse = (option: string, received: unknown, expected: string) =>
    new InvalidSettings({ option, received, expected })
  if (originOf(host) === undefined) throw refuse("host", host, anOrigin)
  if (!Array.isArray(audiences) || audiences.length === 0 || !audiences.every((id) => isName(id))) {
    throw refuse("audience", audience, "a client id, or a non-empty array of client ids")
  }
  if (!isName(issuer)) throw refuse("issuer", issuer, "a non-empty string")
  if (!(clockTolerance >= 0 && clockTolerance < Infinity)) {
    throw refuse("clockTolerance", clockTolerance, "a number of seconds, 0 or greater")
  }
  const address = jwksUrl ?? `${originOf(host)}${jwksPath}`
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw refuse("jwksUrl", jwksUrl, "an http or https address")
  }
  return {
    audiences,
    clockTolerance,
    // The provider names itself without a slash.
    issuer: originOf(issuer) ?? issuer,
    jwksUrl: new URL(address)
  }
}

const anOrigin = 'an http or https origin such as "https://api.example"'

const isName = (value: unknown): value is string => typeof value === "string" && value !== ""

const originOf = (text: string): string | undefined =>
  URL.canParse(text) ? /^(https?:\/\/[^/@]+)\/$/.exec(new URL(text).href)?.[1] : undefined

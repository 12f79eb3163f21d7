/**
 * The clients that a provider serves, and where it may send their visitors.
 *
 * @since 0.1.0
 */
import type { RedirectCallback } from "@portico/contract/auth/Enums"
import type * as Enumeration from "@portico/contract/Enumeration"
import * as Schema from "effect/Schema"

const optional = Schema.optionalKey

/** A client. An address that is not listed is refused. */
export const Client = Schema.Struct({
  clientId: Schema.NonEmptyString,
  /** Origins of the pages that may hold a hidden frame, and that a logout may return to. */
  origins: optional(Schema.Array(Schema.String)),
  /** Addresses that a sign-in may return to, character by character. */
  redirectUris: optional(Schema.Array(Schema.String)),
  /** Origins and addresses on loopback hosts count as listed: for development. */
  allowLoopback: optional(Schema.Boolean),
  /** Every origin and every web address counts as listed: for a playground. */
  allowAll: optional(Schema.Boolean),
  /** Whether a refresh token is for one use, as it is unless `lasting` is said. */
  refreshTokens: optional(Schema.Literals(["rotating", "lasting"])),
  /** Digest of the secret of the client's own server. */
  secret: optional(Schema.String)
})
export type Client = typeof Client.Type

/** Whether a page of this origin may learn the outcome of a silent login. */
export const allowsOrigin = (client: Client, origin: string): boolean =>
  originOf(origin) === origin &&
  (takesAll(client, origin) || (client.origins ?? []).some((listed) => originOf(listed) === origin))

/** Whether a sign-in may return to this address. */
export const allowsRedirect = (client: Client, address: string): boolean => {
  const origin = originOf(address)
  return origin !== undefined && (takesAll(client, origin) || (client.redirectUris ?? []).includes(address))
}

/** Whether a logout may return to this address. */
export const allowsReturn = (client: Client, address: string): boolean => {
  const origin = originOf(address)
  return origin !== undefined && (allowsOrigin(client, origin) || allowsRedirect(client, address))
}

/**
 * Whether a redirect session may lead back to this address, by what it calls back for: an authorization to listed
 * addresses only, a logout or a checkout to listed origins as well.
 */
export const allowsCallback = (
  client: Client,
  type: Enumeration.Member<typeof RedirectCallback>,
  address: string
): boolean => (type === "AUTHORIZE" ? allowsRedirect(client, address) : allowsReturn(client, address))

/** The origin of a web address, or undefined where a text is none, or one that parsers may read differently. */
export const originOf = (address: string): string | undefined => {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(address) || !/^https?:\/\/[^/]/i.test(address)) return undefined
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.username === "" && url.password === "" ? url.origin : undefined
}

const takesAll = ({ allowAll, allowLoopback }: Client, origin: string): boolean =>
  allowAll === true || (allowLoopback === true && isLoopback(new URL(origin).hostname))

/** Whether a host name stands for the machine itself. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" ||
  host.endsWith(".localhost") ||
  host === "[::1]" ||
  host === "::1" ||
  /^127(\.\d{1,3}){3}$/.test(host)

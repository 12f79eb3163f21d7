/**
 * The clients of a provider, and the addresses that it may redirect their users to.
 *
 * @since 0.1.0
 */
import type { RedirectCallback } from "@portico/contract/auth/Enums"
import type * as Enumeration from "@portico/contract/Enumeration"
import * as Schema from "effect/Schema"

const optional = Schema.optionalKey

/** A client. Addresses that it does not list are refused. */
export const Client = Schema.Struct({
  clientId: Schema.NonEmptyString,
  /** Origins of the pages that may embed the silent login frame, and that a logout may redirect to. */
  origins: optional(Schema.Array(Schema.String)),
  /** Redirect URIs of sign-ins. They must match exactly. */
  redirectUris: optional(Schema.Array(Schema.String)),
  /** Whether all origins and addresses on loopback hosts are allowed, for development. */
  allowLoopback: optional(Schema.Boolean),
  /** Whether every origin and web address is allowed, for a playground. */
  allowAll: optional(Schema.Boolean),
  /** Whether refresh tokens work once (`rotating`, the default) or until they expire (`lasting`). */
  refreshTokens: optional(Schema.Literals(["rotating", "lasting"])),
  /** The digest of the secret of the client's own server. */
  secret: optional(Schema.String)
})
export type Client = typeof Client.Type

/** Whether a page of this origin may receive the result of a silent login. */
export const allowsOrigin = (client: Client, origin: string): boolean =>
  originOf(origin) === origin &&
  (takesAll(client, origin) || (client.origins ?? []).some((listed) => originOf(listed) === origin))

/** Whether a sign-in may redirect to this address. */
export const allowsRedirect = (client: Client, address: string): boolean => {
  const origin = originOf(address)
  return origin !== undefined && (takesAll(client, origin) || (client.redirectUris ?? []).includes(address))
}

/** Whether a logout may redirect to this address. */
export const allowsReturn = (client: Client, address: string): boolean => {
  const origin = originOf(address)
  return origin !== undefined && (allowsOrigin(client, origin) || allowsRedirect(client, address))
}

/**
 * Whether a redirect session may redirect back to this address. An authorization may redirect only to listed redirect
 * URIs, a logout or a checkout to listed origins too.
 */
export const allowsCallback = (
  client: Client,
  type: Enumeration.Member<typeof RedirectCallback>,
  address: string
): boolean => (type === "AUTHORIZE" ? allowsRedirect(client, address) : allowsReturn(client, address))

/**
 * Returns the origin of a web address. Returns `undefined` if the string is not a web address, has credentials, or
 * contains characters that URL parsers treat differently.
 */
export const originOf = (address: string): string | undefined => {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(address) || !/^https?:\/\/[^/]/i.test(address)) return undefined
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.username === "" && url.password === "" ? url.origin : undefined
}

const takesAll = ({ allowAll, allowLoopback }: Client, origin: string): boolean =>
  allowAll === true || (allowLoopback === true && isLoopback(new URL(origin).hostname))

/** Whether a host name is a loopback host. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" ||
  host.endsWith(".localhost") ||
  host === "[::1]" ||
  host === "::1" ||
  /^127(\.\d{1,3}){3}$/.test(host)

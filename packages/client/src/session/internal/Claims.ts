/**
 * Reads the claims of an access token that is a JSON Web Token (RFC 7519). The signature is not verified. The claims
 * only separate the state of one member from that of another, and grant no access.
 *
 * @since 0.1.0
 */
import { decodeBase64Url } from "@portico/contract/Endpoint"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"

/** The claims of an access token. A token that is not a JSON Web Token has none. */
export interface Claims {
  /** The id of the member, or of the anonymous visitor. */
  readonly subject?: string
  /** The id of the session at the provider. It stays the same after each refresh. */
  readonly session?: string
}

/** Returns the claims of an access token. */
export const claimsOf = (token: Redacted.Redacted): Claims => {
  const [, payload, signature] = Redacted.value(token).split(".")
  if (payload === undefined || signature === undefined) return {}
  const claims = Option.getOrUndefined(Option.flatMap(decodeBase64Url(payload), parse))
  if (typeof claims !== "object" || claims === null) return {}
  const subject = "sub" in claims ? named(claims.sub) : undefined
  const session = "sid" in claims ? named(claims.sid) : undefined
  return { ...(subject === undefined ? {} : { subject }), ...(session === undefined ? {} : { session }) }
}

const parse = Option.liftThrowable((bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes)))

const named = (claim: unknown): string | undefined => (typeof claim === "string" && claim !== "" ? claim : undefined)

/**
 * The reasons why an access token is not accepted, and the responses that report them. No error contains the token.
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"
import * as errors from "jose/errors"
import { KeysUnavailable } from "./KeySet.ts"

/** The error of a request without a token. */
export class TokenMissing extends Data.TaggedError("TokenMissing")<{}> {
  override get message(): string {
    return "The request has no access token. Send it with AuthorizedFetch, or with fetchWithAuth."
  }
}

/** The error of a string that is no access token: no JSON Web Token, one of another type, or one without its claims. */
export class TokenMalformed extends Data.TaggedError("TokenMalformed")<{ readonly reason: string }> {
  override get message(): string {
    return `The access token is malformed: ${this.reason}.`
  }
}

/** The error of a token that has expired. `expiredAt` is in seconds since the epoch. */
export class TokenExpired extends Data.TaggedError("TokenExpired")<{ readonly expiredAt: number }> {
  override get message(): string {
    return `The access token expired at ${timeOf(this.expiredAt)}. The client must refresh it.`
  }
}

/** The error of a token that is not valid yet. `validFrom` is in seconds since the epoch. */
export class TokenNotYetValid extends Data.TaggedError("TokenNotYetValid")<{ readonly validFrom: number }> {
  override get message(): string {
    return `The access token is valid from ${timeOf(this.validFrom)}. Check the clock, or set clockTolerance.`
  }
}

/**
 * The error of a token that the provider has not signed. `Algorithm`: it is signed with another algorithm, or not at all.
 * `UnknownKey`: the provider does not publish its key, for example because the key was revoked. `Mismatch`: the signature
 * does not match the content.
 */
export class InvalidSignature extends Data.TaggedError("InvalidSignature")<{
  readonly reason: "Algorithm" | "UnknownKey" | "Mismatch"
}> {
  override get message(): string {
    return `The signature of the access token is invalid: ${sentences[this.reason]}.`
  }
}

/** The error of a token of another issuer. */
export class WrongIssuer extends Data.TaggedError("WrongIssuer")<{
  readonly issuer: string | undefined
  readonly expected: string
}> {
  override get message(): string {
    const { expected, issuer } = this
    return `The issuer of the access token must be ${expected}. Received: ${issuer}. Check the setting issuer, and the origin of the provider.`
  }
}

/** The error of a token for another client. */
export class WrongAudience extends Data.TaggedError("WrongAudience")<{
  readonly audience: ReadonlyArray<string>
  readonly expected: ReadonlyArray<string>
}> {
  override get message(): string {
    const { audience, expected } = this
    return `The access token must be for the client ${expected.join(" or ")}. Received: ${audience.join(", ")}.`
  }
}

/** The error of a visitor's token if a member is required. */
export class MemberRequired extends Data.TaggedError("MemberRequired")<{}> {
  override get message(): string {
    return "The access token is that of a visitor. The user must sign in."
  }
}

/** The errors of a token that is not accepted. The client must refresh it. */
export type TokenRefused =
  | TokenMissing
  | TokenMalformed
  | TokenExpired
  | TokenNotYetValid
  | InvalidSignature
  | WrongIssuer
  | WrongAudience

/**
 * Returns the response that reports an error of a verifier to the client (RFC 6750 §3). It is 401 for a token that is not
 * accepted, so that the client refreshes the token and sends the request again; 403 if a member is required; and 503 if
 * the keys could not be loaded. Throws every other error again.
 */
export const responseOf = (error: unknown): Response => {
  if (error instanceof KeysUnavailable) return refusal(503, { "retry-after": "5" })
  if (error instanceof MemberRequired) return refusal(403, challenge("insufficient_scope", error.message))
  if (error instanceof TokenMissing) return refusal(401, { "www-authenticate": "Bearer" })
  if (refused.some((type) => error instanceof type)) return refusal(401, challenge("invalid_token", invalid))
  throw error
}

/** Converts the error of `jwtVerify`. */
export const ofJose = (cause: unknown, issuer: string, audiences: ReadonlyArray<string>): TokenRefused => {
  if (cause instanceof errors.JWTExpired) return new TokenExpired({ expiredAt: Number(cause.payload.exp) })
  if (cause instanceof errors.JWSSignatureVerificationFailed) return new InvalidSignature({ reason: "Mismatch" })
  if (cause instanceof errors.JOSEAlgNotAllowed) return new InvalidSignature({ reason: "Algorithm" })
  if (cause instanceof errors.JWTClaimValidationFailed) {
    const { claim, payload, reason } = cause
    if (claim === "iss") return new WrongIssuer({ issuer: payload.iss, expected: issuer })
    if (claim === "aud") return new WrongAudience({ audience: [payload.aud ?? []].flat(), expected: audiences })
    if (claim === "nbf" && reason === "check_failed") return new TokenNotYetValid({ validFrom: Number(payload.nbf) })
    return new TokenMalformed({ reason: claim === "typ" ? "its type is not that of an access token" : reasonOf(cause) })
  }
  return new TokenMalformed({ reason: reasonOf(cause) })
}

const refused = [TokenMalformed, TokenExpired, TokenNotYetValid, InvalidSignature, WrongIssuer, WrongAudience] as const

const sentences = {
  Algorithm: "its algorithm is not that of the provider",
  UnknownKey: "the provider does not publish its key",
  Mismatch: "it does not match the content"
}

const refusal = (status: number, headers: Readonly<Record<string, string>>): Response =>
  new Response(null, { status, headers: { "cache-control": "no-store", ...headers } })

// The response does not reveal which check failed.
const invalid = "The access token is invalid or has expired."

const challenge = (error: string, description: string) => ({
  "www-authenticate": `Bearer error="${error}", error_description="${description}"`
})

const timeOf = (seconds: number): string => {
  const date = new Date(seconds * 1000)
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString()
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, "")

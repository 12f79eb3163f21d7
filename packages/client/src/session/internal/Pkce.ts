/**
 * Creates the code verifiers and challenges of authorization code grants (RFC 7636), and the `state` that ties a
 * response to its authorization request.
 *
 * @since 0.1.0
 */
import { base64Url } from "@portico/contract/Endpoint"
import { codeVerifierLength } from "@portico/contract/Limits"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

const { default: defaultLength, maximum, minimum } = codeVerifierLength

/** The error of a code verifier length outside of the allowed range. */
export class InvalidVerifierLength extends Data.TaggedError("InvalidVerifierLength")<{
  readonly length: number
}> {
  override get message(): string {
    return `Expected a length between ${minimum} and ${maximum}. Received ${this.length}.`
  }
}

/** The error of creating a challenge outside of a secure context, which lacks `crypto.subtle`. */
export class InsecureContext extends Data.TaggedError("InsecureContext")<{}> {
  override get message(): string {
    return "WebCrypto is not available. Serve the page from https or localhost."
  }
}

/** A code verifier and its challenge. */
export interface Pair {
  readonly verifier: Redacted.Redacted
  readonly challenge: string
}

/** Creates a code verifier of `length` characters, 43 to 128, each chosen with equal probability (RFC 7636 §4.1). */
export const makeVerifier = (length: number = defaultLength): Effect.Effect<Redacted.Redacted, InvalidVerifierLength> =>
  Number.isInteger(length) && length >= minimum && length <= maximum
    ? Effect.sync(() => randomVerifier(length))
    : Effect.fail(new InvalidVerifierLength({ length }))

/** Computes the S256 challenge of a verifier (RFC 7636 §4.2). */
export const challengeOf = (verifier: Redacted.Redacted): Effect.Effect<string, InsecureContext> =>
  Effect.map(
    Effect.tryPromise({
      try: () => globalThis.crypto.subtle.digest("SHA-256", new TextEncoder().encode(Redacted.value(verifier))),
      catch: () => new InsecureContext()
    }),
    (digest) => base64Url(new Uint8Array(digest))
  )

/** Creates a verifier of the default length from 256 random bits, and computes its challenge. */
export const makePair: Effect.Effect<Pair, InsecureContext> = Effect.suspend(() => {
  const verifier = randomText()
  return Effect.map(challengeOf(verifier), (challenge) => ({ verifier, challenge }))
})

/** Creates a `state` of 43 characters from 256 random bits. */
export const makeState: Effect.Effect<Redacted.Redacted> = Effect.sync(() => randomText())

// 32 bytes are 43 characters in base64url (RFC 7636 §4.1).
const randomText = () => Redacted.make(base64Url(randomBytes(32)))

const randomBytes = (count: number): Uint8Array => globalThis.crypto.getRandomValues(new Uint8Array(count))

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"

// A byte at or above the largest multiple of the alphabet's length is discarded. The remainder would otherwise make the
// first characters of the alphabet more likely.
const randomVerifier = (length: number): Redacted.Redacted => {
  const limit = 256 - (256 % alphabet.length)
  let text = ""
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < limit && text.length < length) text += alphabet.charAt(byte % alphabet.length)
    }
  }
  return Redacted.make(text)
}

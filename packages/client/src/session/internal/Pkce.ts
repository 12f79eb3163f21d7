/**
 * Proof keys of authorization code grants (RFC 7636), and the state that ties an answer to its request.
 *
 * @since 0.1.0
 */
import { codeVerifierLength } from "@portico/contract/Limits"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Redacted from "effect/Redacted"

const { default: defaultLength, maximum, minimum } = codeVerifierLength

/** A code verifier of this length is not allowed. */
export class InvalidVerifierLength extends Data.TaggedError("InvalidVerifierLength")<{
  readonly length: number
}> {
  override get message(): string {
    return `Expected a length between ${minimum} and ${maximum}. Received ${this.length}.`
  }
}

/** The page is not in a secure context, so it has no digest to make a challenge with. */
export class InsecureContext extends Data.TaggedError("InsecureContext")<{}> {
  override get message(): string {
    return "There is no WebCrypto here: serve the page from https or localhost."
  }
}

/** A code verifier and the challenge made of it. */
export interface Pair {
  readonly verifier: Redacted.Redacted
  readonly challenge: string
}

/** Makes a code verifier of `length` characters, 43 to 128, every character equally likely (RFC 7636 §4.1). */
export const makeVerifier = (length: number = defaultLength): Effect.Effect<Redacted.Redacted, InvalidVerifierLength> =>
  Number.isInteger(length) && length >= minimum && length <= maximum
    ? Effect.sync(() => randomVerifier(length))
    : Effect.fail(new InvalidVerifierLength({ length }))

/** Makes the S256 challenge of a verifier (RFC 7636 §4.2). */
export const challengeOf = (verifier: Redacted.Redacted): Effect.Effect<string, InsecureContext> =>
  Effect.map(
    Effect.tryPromise({
      try: () => globalThis.crypto.subtle.digest("SHA-256", new TextEncoder().encode(Redacted.value(verifier))),
      catch: () => new InsecureContext()
    }),
    (digest) => Base64Url.encode(new Uint8Array(digest))
  )

/** Makes a verifier of the default length, out of 256 random bits, and its challenge. */
export const makePair: Effect.Effect<Pair, InsecureContext> = Effect.suspend(() => {
  const verifier = randomText()
  return Effect.map(challengeOf(verifier), (challenge) => ({ verifier, challenge }))
})

/** Makes a state: 256 random bits in 43 characters. */
export const makeState: Effect.Effect<Redacted.Redacted> = Effect.sync(() => randomText())

// 32 bytes are 43 characters (RFC 7636 §4.1).
const randomText = () => Redacted.make(Base64Url.encode(randomBytes(32)))

const randomBytes = (count: number): Uint8Array => globalThis.crypto.getRandomValues(new Uint8Array(count))

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"

// A byte beyond the last whole run of the alphabet would make its first characters likelier, so it is thrown away.
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

/**
 * PKCE verification in the provider (RFC 7636 §4.6).
 *
 * @since 0.1.0
 */
import { codeVerifierLength } from "@portico/contract/Limits"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { isSame, Secrets } from "./Secrets.ts"

/** Whether a verifier is well formed and its SHA-256 digest equals the challenge. */
export const matches = Effect.fn("Pkce.matches")(function* (verifier: Redacted.Redacted, challenge: string) {
  const { digest } = yield* Secrets
  return isVerifier(Redacted.value(verifier)) && isSame(yield* digest(verifier), challenge)
})

/** Whether a string can be a challenge: the base64url form of a SHA-256 digest. */
export const isChallenge = (text: string): boolean => /^[\w-]{43}$/.test(text)

const isVerifier = (text: string): boolean =>
  text.length >= codeVerifierLength.minimum && text.length <= codeVerifierLength.maximum && /^[\w.~-]+$/.test(text)

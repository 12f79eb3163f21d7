/**
 * The cached access token of a session, without an effect: running one takes longer than everything else that a promise
 * of a cached token needs.
 *
 * @since 0.1.0
 */
import type * as Redacted from "effect/Redacted"

type Read = () => Redacted.Redacted | undefined

const reads = new WeakMap<object, Read>()

/** Registers how the cached token of `Tokens` is read, and returns the service. */
export const register = <Tokens extends object>(tokens: Tokens, read: Read): Tokens => {
  reads.set(tokens, read)
  return tokens
}

/**
 * Returns the access token that `access` would return without waiting, or `undefined` if it has to check or obtain one
 * first. Other implementations of `Tokens` have no cached token.
 */
export const of = (tokens: object): Redacted.Redacted | undefined => reads.get(tokens)?.()

/**
 * The cached access token of a session, without running an effect: that takes longer than everything else that a cached
 * token needs.
 *
 * @since 0.1.0
 */
import type * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
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

/**
 * Returns an effect like `access`. In `Effect.gen`, `yield*` returns the cached value at once if there is one, because a
 * generator does not run an effect that is already an exit.
 */
export const withCache = <A, E>(
  access: Effect.Effect<A, E>,
  cached: () => Exit.Success<A> | undefined
): Effect.Effect<A, E> =>
  Object.create(access, { [Symbol.iterator]: { value: () => (cached() ?? access)[Symbol.iterator]() } })

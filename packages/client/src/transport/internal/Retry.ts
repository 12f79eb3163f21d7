/**
 * Retries calls that are safe to repeat, with exponential backoff and jitter. A `Retry-After` of the provider is
 * honored.
 *
 * @since 0.1.0
 */
import type { Call } from "@portico/contract/Call"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import * as Clock from "./Clock.ts"
import type { CallError, ExchangeError, TokenFailure } from "../Failure.ts"

/** Whether a row may be retried automatically: it only reads, is idempotent, or is a token grant. */
export const isRepeatable = (row: Call): boolean =>
  row.getOrPost === true || row.idempotent === true || row.anonymous === true

/** Whether a failure is transient: no response, a server error, or too many calls. */
export const isTransient = (error: ExchangeError | TokenFailure): boolean =>
  error._tag === "Unreachable" ||
  error._tag === "RateLimited" ||
  (error._tag === "SystemError" && error.status >= 500 && error.status !== 501)

/**
 * Retries an attempt up to twice if its failure is transient. If `Retry-After` exceeds two seconds, it fails
 * immediately with that failure. `tries` is the number of earlier attempts.
 */
export const retry = <A, R>(
  attempt: Effect.Effect<A, ExchangeError, R>,
  tries = 0
): Effect.Effect<A, ExchangeError, R> =>
  Effect.catch(attempt, (error) => {
    const wait = Math.max(retryAfterOf(error) * 1000, firstWait * 2 ** tries)
    return isTransient(error) && tries < maximumRetries && wait <= longestWait
      ? Effect.flatMap(Random.next, (random) =>
          Effect.andThen(Clock.sleep(wait * (1 + random * jitter)), retry(attempt, tries + 1))
        )
      : Effect.fail(error)
  })

/**
 * Returns the failure that caused a call's error: the failure of the grant if no token could be obtained, otherwise the
 * error itself.
 */
export const causeOf = (error: CallError): ExchangeError | TokenFailure =>
  error._tag === "TokenUnavailable" ? error.cause : error

/** Returns the number of seconds in the provider's `Retry-After`, 0 if there is none. */
export const retryAfterOf = (error: ExchangeError | TokenFailure): number =>
  "retryAfter" in error ? (error.retryAfter ?? 0) : 0

const maximumRetries = 2
/** The time in milliseconds before the first retry. It doubles before the second one. */
const firstWait = 200
/** The longest time in milliseconds to wait before a retry. */
const longestWait = 2000
/** The maximum fraction of a wait that is added at random, so that many clients do not retry at the same time. */
const jitter = 0.3

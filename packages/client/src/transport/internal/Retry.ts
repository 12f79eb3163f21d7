/**
 * Retries of calls that a repeat cannot harm: exponential, spread by chance, and as late as the provider asks.
 *
 * @since 0.1.0
 */
import type { Endpoint } from "@portico/contract/Endpoint"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import type { CallError, ExchangeError, SessionEnded } from "../Failure.ts"

/** Whether a row may be sent again by itself: it only reads, does the same twice, or is a token grant. */
export const isRepeatable = (row: Endpoint): boolean =>
  row.readable === true || row.idempotent === true || row.anonymous === true

/** Whether a failure may pass by itself: no answer, an answer of a provider in trouble, or one of too many calls. */
export const isTransient = (error: ExchangeError | SessionEnded): boolean =>
  error._tag === "Unreachable" ||
  error._tag === "RateLimited" ||
  (error._tag === "SystemError" && error.status >= 500 && error.status !== 501)

/**
 * Tries twice more while a failure may pass. A `Retry-After` beyond two seconds is not waited for: the failure carries it.
 * `tries` counts those that were made.
 */
export const retry = <A, R>(
  attempt: Effect.Effect<A, ExchangeError, R>,
  tries = 0
): Effect.Effect<A, ExchangeError, R> =>
  Effect.catch(attempt, (error) => {
    const wait = Math.max(retryAfterOf(error) * 1000, firstWait * 2 ** tries)
    return isTransient(error) && tries < maximumRetries && wait <= longestWait
      ? Effect.flatMap(Random.next, (random) =>
          Effect.andThen(Effect.sleep(wait * (1 + random * jitter)), retry(attempt, tries + 1))
        )
      : Effect.fail(error)
  })

/** What a call failed of: where there was no token, what the grant met. */
export const causeOf = (error: CallError): ExchangeError | SessionEnded =>
  error._tag === "TokenUnavailable" ? error.cause : error

/** Seconds that the provider asked to wait. */
export const retryAfterOf = (error: ExchangeError | SessionEnded): number =>
  "retryAfter" in error ? (error.retryAfter ?? 0) : 0

const maximumRetries = 2
/** Milliseconds before the first retry; the second waits twice as long. */
const firstWait = 200
/** Milliseconds that are worth waiting for an answer. */
const longestWait = 2000
/** The part of a wait that chance adds, so that many clients do not come back at once. */
const jitter = 0.3

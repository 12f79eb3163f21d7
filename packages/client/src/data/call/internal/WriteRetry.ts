/**
 * Retries of writes that are safe to repeat: an item that has an id is not inserted twice.
 *
 * @since 0.1.0
 */
import type { ResponseOf, RequestOf } from "@portico/contract/Call"
import { get, insert } from "@portico/contract/codecs/data/ItemCalls"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { CallError } from "../../../transport/Failure.ts"
import { retry } from "../../../transport/internal/Retry.ts"
import type { CallOptions, TransportShape } from "../../../transport/Transport.ts"

/**
 * Inserts an item. If the item has an id, retries after transient failures. A retry that fails with WDE0074 (already
 * exists) follows an attempt whose response was lost, so it succeeds with the stored item.
 */
export const insertWithRetry = (
  transport: TransportShape,
  payload: RequestOf<typeof insert>,
  options: CallOptions
): Effect.Effect<ResponseOf<typeof insert>, CallError> => {
  const { dataItem, includeReferencedItems: _, ...common } = payload
  const { data, id } = dataItem
  const request = transport.call(insert, payload, { ...options, retry: false })
  if (id === undefined) return request

  const stored = transport.call(get, { ...common, dataItemId: id, consistentRead: true }, options).pipe(
    Effect.catch(() => Effect.succeed<ResponseOf<typeof get>>({})),
    Effect.map(({ dataItem = { id, data } }) => ({ dataItem }))
  )

  return Effect.map(
    withRetry(request, true, (error) => ("code" in error && error.code === "WDE0074" ? stored : Effect.fail(error))),
    ({ response }) => response
  )
}

/** A response, and whether it is the response of a retry. */
export interface Attempted<A> {
  readonly response: A
  readonly isRepeat: boolean
}

/**
 * Runs a call, and retries it after transient failures if `mayRepeat` is true. `recover` handles the failures of
 * retries, but not those of the first attempt.
 */
export const withRetry = <A>(
  request: Effect.Effect<A, CallError>,
  mayRepeat: boolean,
  recover: (error: CallError) => Effect.Effect<A, CallError> = Effect.fail
): Effect.Effect<Attempted<A>, CallError> =>
  Effect.suspend(() => {
    let tries = 0
    const attempt = Effect.suspend(() => {
      const isRepeat = tries++ > 0
      return (isRepeat ? Effect.catch(request, recover) : request).pipe(
        // Token requests have their own retries, so this failure is not retried again.
        Effect.map((response) => Result.succeed({ response, isRepeat })),
        Effect.catchIf(
          (error) => error._tag === "TokenUnavailable",
          (error) => Effect.succeed(Result.fail(error))
        )
      )
    })
    return Effect.flatMap(mayRepeat ? retry(attempt) : attempt, Effect.fromResult)
  })

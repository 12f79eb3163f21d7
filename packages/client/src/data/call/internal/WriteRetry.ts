/**
 * Writes that may be sent again: an item that has an id is not added twice.
 *
 * @since 0.1.0
 */
import type { AnswerOf, RequestOf } from "@portico/contract/Endpoint"
import { get, insert } from "@portico/contract/data/Endpoints"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { CallError } from "../../../transport/Failure.ts"
import { retry } from "../../../transport/internal/Retry.ts"
import type { CallOptions, TransportShape } from "../../../transport/Transport.ts"

/**
 * Inserts an item; where it has an id, again as long as a failure may pass. A repeat that meets "already exists" comes
 * after a try whose answer was lost: it counts as done, and the item is given as it is stored.
 */
export const insertOnce = (
  transport: TransportShape,
  payload: RequestOf<typeof insert>,
  options: CallOptions
): Effect.Effect<AnswerOf<typeof insert>, CallError> => {
  const { dataItem, includeReferencedItems: _, ...common } = payload
  const { data, id } = dataItem
  const once = transport.call(insert, payload, { ...options, retry: false })
  if (id === undefined) return once

  const stored = transport.call(get, { ...common, dataItemId: id, consistentRead: true }, options).pipe(
    Effect.orElseSucceed((): AnswerOf<typeof get> => ({})),
    Effect.map(({ dataItem = { id, data } }) => ({ dataItem }))
  )

  return Effect.map(
    withRetry(once, true, (error) => ("code" in error && error.code === "WDE0074" ? stored : Effect.fail(error))),
    ({ answer }) => answer
  )
}

/** An answer, and whether it is that of a repeat. */
export interface Attempted<A> {
  readonly answer: A
  readonly isRepeat: boolean
}

/**
 * Makes a call, again as long as a failure may pass where it may be repeated. `recover` makes an answer of what a repeat,
 * and no first try, fails with.
 */
export const withRetry = <A>(
  once: Effect.Effect<A, CallError>,
  mayRepeat: boolean,
  recover: (error: CallError) => Effect.Effect<A, CallError> = Effect.fail
): Effect.Effect<Attempted<A>, CallError> =>
  Effect.suspend(() => {
    let tries = 0
    const attempt = Effect.suspend(() => {
      const isRepeat = tries++ > 0
      return (isRepeat ? Effect.catch(once, recover) : once).pipe(
        // What authorises the call is tried again by itself.
        Effect.map((answer) => Result.succeed({ answer, isRepeat })),
        Effect.catchTag("TokenUnavailable", (error) => Effect.succeed(Result.fail(error)))
      )
    })
    return Effect.flatMap(mayRepeat ? retry(attempt) : attempt, Effect.fromResult)
  })

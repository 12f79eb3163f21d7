/**
 * Inserts that may be sent again: an item that has an id is not added twice.
 *
 * @since 0.1.0
 */
import type { AnswerOf, RequestOf } from "@portico/contract/Endpoint"
import { get, insert } from "@portico/contract/data/Endpoints"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { CallError } from "../transport/Failure.ts"
import { retried } from "../transport/Retry.ts"
import type { CallOptions, TransportShape } from "../transport/Transport.ts"

/**
 * Inserts an item; where it has an id, again as long as a failure may pass. A repeat that meets "already exists" comes
 * after a try whose answer was lost: it counts as done, and the item is given as it is stored.
 */
export const onceOnly = (
  transport: TransportShape,
  payload: RequestOf<typeof insert>,
  options: CallOptions
): Effect.Effect<AnswerOf<typeof insert>, CallError> => {
  const { dataCollectionId, dataItem } = payload
  const { data, id } = dataItem
  const once = transport.call(insert, payload, { ...options, retry: false })
  if (id === undefined) return once

  const stored = transport.call(get, { dataCollectionId, dataItemId: id, consistentRead: true }, options).pipe(
    Effect.orElseSucceed((): AnswerOf<typeof get> => ({})),
    Effect.map(({ dataItem = { id, data } }) => ({ dataItem }))
  )

  return Effect.suspend(() => {
    let isRepeat = false
    const attempt = Effect.suspend(() => {
      const doneBefore = isRepeat
      isRepeat = true
      return once.pipe(
        Effect.catchIf(
          (error) => doneBefore && "code" in error && error.code === "WDE0074",
          () => stored
        ),
        // What authorises the call is tried again by itself.
        Effect.map(Result.succeed),
        Effect.catchTag("TokenUnavailable", (error) => Effect.succeed(Result.fail(error)))
      )
    })
    return Effect.flatMap(retried(attempt), Effect.fromResult)
  })
}

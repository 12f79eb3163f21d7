/**
 * The outcome of a call on its span: names and codes, but no data of the call.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Span from "../../transport/internal/Span.ts"

/**
 * Records the outcome of a call on the current span. `outcome` is a login state or the name of a failure, or `SUCCESS`
 * if there is neither. `code` is the provider's code and `errorCode` its meaning.
 */
export const withOutcome = <A, E, R>(call: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  call.pipe(Effect.tap(note), Effect.tapError(note))

const note = (outcome: unknown): Effect.Effect<void> => {
  const {
    _tag = "SUCCESS",
    code,
    errorCode
  } = (typeof outcome === "object" && outcome !== null ? outcome : {}) as Named
  return Span.annotate({
    outcome: _tag,
    ...(code === undefined ? {} : { code }),
    ...(errorCode === undefined ? {} : { errorCode })
  })
}

interface Named {
  readonly _tag?: string
  readonly code?: string
  readonly errorCode?: string
}

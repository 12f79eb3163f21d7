/**
 * What came of a call, on its span: names and codes, nothing of what the call carried.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"

/**
 * Notes an outcome on the span at hand: `outcome` is a login state or the name of a failure (`SUCCESS` where there is
 * neither), `code` the provider's code and `errorCode` what it means.
 */
export const noted = <A, E, R>(call: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  call.pipe(Effect.tap(note), Effect.tapError(note))

const note = (told: unknown): Effect.Effect<void> => {
  const { _tag = "SUCCESS", code, errorCode } = (typeof told === "object" && told !== null ? told : {}) as Named
  return Effect.annotateCurrentSpan({
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

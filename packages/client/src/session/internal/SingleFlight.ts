/**
 * One run of an effect for all who ask while it runs.
 *
 * @since 0.1.0
 */
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"

/**
 * Shares an effect among its callers. It runs in `scope`, so a caller that leaves does not end it. Once `generation`
 * has changed, what still runs is no answer for a new caller: the effect starts anew. Nor is a failure one for callers
 * that came after it had begun, since what went wrong may be over: they share another run. `spared` is told of every
 * caller that finds it running.
 */
export const shared = <E, R>(
  effect: Effect.Effect<void, E, R>,
  scope: Scope.Scope,
  generation: () => unknown,
  spared: () => void = () => {}
): Effect.Effect<void, E, R> => {
  let flight:
    | { readonly generation: unknown; readonly landed: Deferred.Deferred<void, E>; isUnderWay: boolean }
    | undefined

  const join: Effect.Effect<void, E, R> = Effect.uninterruptibleMask((restore) => {
    if (flight !== undefined && flight.generation === generation()) {
      spared()
      const { isUnderWay, landed } = flight
      const landing = restore(Deferred.await(landed))
      return isUnderWay ? Effect.catch(landing, () => restore(join)) : landing
    }
    const mine = { generation: generation(), landed: Deferred.makeUnsafe<void, E>(), isUnderWay: false }
    flight = mine
    // Who comes in the same turn is there from the start.
    queueMicrotask(() => (mine.isUnderWay = true))
    return effect.pipe(
      Effect.onExit((exit) =>
        Effect.sync(() => {
          if (flight === mine) flight = undefined
          Deferred.doneUnsafe(mine.landed, exit)
        })
      ),
      Effect.forkIn(scope, { startImmediately: true }),
      Effect.andThen(restore(Deferred.await(mine.landed)))
    )
  })

  return join
}

/**
 * Shares one run of an effect among its concurrent callers.
 *
 * @since 0.1.0
 */
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"

/**
 * Shares one run of an effect among its concurrent callers. The effect runs in `scope`, so interrupting a caller does
 * not cancel it. Once `generation` has changed, a new caller starts another run instead of joining the current one. If
 * a run fails, callers that joined after its start share another run, because the cause of the failure may be gone.
 * `onJoin` is called for every caller that joins a run in progress.
 */
export const shared = <E, R>(
  effect: Effect.Effect<void, E, R>,
  scope: Scope.Scope,
  generation: () => unknown,
  onJoin: () => void = () => {}
): Effect.Effect<void, E, R> => {
  let flight:
    | { readonly generation: unknown; readonly landed: Deferred.Deferred<void, E>; hasStarted: boolean }
    | undefined

  const join: Effect.Effect<void, E, R> = Effect.uninterruptibleMask((restore) => {
    if (flight !== undefined && flight.generation === generation()) {
      onJoin()
      const { hasStarted, landed } = flight
      const landing = restore(Deferred.await(landed))
      return hasStarted ? Effect.catch(landing, () => restore(join)) : landing
    }
    const mine = { generation: generation(), landed: Deferred.makeUnsafe<void, E>(), hasStarted: false }
    flight = mine
    // Callers in the same microtask turn count as present at the start of the run, so they share its failure.
    queueMicrotask(() => (mine.hasStarted = true))
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

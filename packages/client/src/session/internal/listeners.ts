/**
 * Registers listeners for the lifetime of a scope.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Queue from "effect/Queue"
import type * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"

/** An abort signal that is aborted when the scope closes. This removes the event listeners that were added with it. */
export const signal: Effect.Effect<AbortSignal, never, Scope.Scope> = Effect.map(
  Effect.acquireRelease(
    Effect.sync(() => new AbortController()),
    (controller) => Effect.sync(() => controller.abort())
  ),
  ({ signal }) => signal
)

/** Adds an item to a set, and removes it when the scope closes. */
export const addListener = <A>(set: Set<A>, item: A): Effect.Effect<void, never, Scope.Scope> =>
  Effect.map(signal, (signal) => {
    set.add(item)
    signal.addEventListener("abort", () => set.delete(item))
  })

/**
 * Returns a stream of the values that `listen` emits. If they are not consumed in time, the latest sixteen are
 * buffered.
 */
export const subscribe = <A>(
  listen: (emit: (news: A) => void) => Effect.Effect<void, never, Scope.Scope>
): Stream.Stream<A> =>
  Stream.callback<A>((queue) => listen((news) => void Queue.offerUnsafe(queue, news)), {
    bufferSize: 16,
    strategy: "sliding"
  })

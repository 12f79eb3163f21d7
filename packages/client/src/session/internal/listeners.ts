/**
 * Listeners that go with a scope.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Queue from "effect/Queue"
import type * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"

/** A signal that is aborted when the scope ends, and so takes the listeners away that were added with it. */
export const signal: Effect.Effect<AbortSignal, never, Scope.Scope> = Effect.map(
  Effect.acquireRelease(
    Effect.sync(() => new AbortController()),
    (controller) => Effect.sync(() => controller.abort())
  ),
  ({ signal }) => signal
)

/** Keeps something in a set as long as the scope is open. */
export const addListener = <A>(set: Set<A>, item: A): Effect.Effect<void, never, Scope.Scope> =>
  Effect.map(signal, (signal) => {
    set.add(item)
    signal.addEventListener("abort", () => set.delete(item))
  })

/** What is told, as a stream. Of what nobody has taken yet, the last sixteen are kept. */
export const subscribe = <A>(
  listen: (tell: (news: A) => void) => Effect.Effect<void, never, Scope.Scope>
): Stream.Stream<A> =>
  Stream.callback<A>((queue) => listen((news) => void Queue.offerUnsafe(queue, news)), {
    bufferSize: 16,
    strategy: "sliding"
  })

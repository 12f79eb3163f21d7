/**
 * Registers listeners for the lifetime of a scope.
 *
 * @since 0.1.0
 */
import * as Streams from "@portico/contract/Streams"
import * as Effect from "effect/Effect"
import * as Scope from "effect/Scope"
import type * as Stream from "effect/Stream"

/** An abort signal that is aborted when the scope closes. This removes the event listeners that were added with it. */
export const signal: Effect.Effect<AbortSignal, never, Scope.Scope> = Effect.flatMap(Effect.scope, (scope) => {
  const controller = new AbortController()
  const abort = Effect.sync(() => controller.abort())
  return Effect.as(Scope.addFinalizer(scope, abort), controller.signal)
})

/** Adds an item to a set, and removes it when the scope closes. */
export const addListener = <A>(set: Set<A>, item: A): Effect.Effect<void, never, Scope.Scope> =>
  Effect.map(signal, (signal) => {
    set.add(item)
    signal.addEventListener("abort", () => set.delete(item))
  })

/** Values that wait for their only consumer. */
export interface Inbox<A> {
  /** Adds a value. */
  readonly offer: (value: A) => void
  /** Removes the oldest value, and waits for one if there is none. */
  readonly take: Effect.Effect<A>
}

/**
 * Creates an inbox. It contains at most `capacity` values and drops the oldest ones, or any number by default. It
 * replaces `Queue`, which imports several times as much code.
 */
export const makeInbox = <A>(capacity = Infinity): Inbox<A> => {
  const values: Array<Effect.Effect<A>> = []
  let notify = () => {}
  const take: Effect.Effect<A> = Effect.callback((resume) => {
    notify = () => resume(Effect.suspend(() => values.shift() ?? take))
    if (values.length > 0) notify()
  })
  return {
    offer: (value) => {
      values.push(Effect.succeed(value))
      if (values.length > capacity) values.shift()
      notify()
    },
    take
  }
}

/**
 * Returns a stream of the values that `listen` emits. If they are not consumed in time, the latest sixteen are
 * buffered.
 */
export const subscribe = <A>(
  listen: (emit: (news: A) => void) => Effect.Effect<void, never, Scope.Scope>
): Stream.Stream<A> =>
  Streams.fromPull(
    Effect.suspend(() => {
      const inbox = makeInbox<A>(16)
      const next = Effect.map(inbox.take, (news) => [news] as const)
      return Effect.as(listen(inbox.offer), next)
    })
  )

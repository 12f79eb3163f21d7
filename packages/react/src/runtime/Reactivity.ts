/**
 * Refreshes reads after writes with the same keys. It is Effect's service of this name, created here: Effect's module
 * imports `Stream`, and Turbopack keeps everything that `Stream` imports.
 *
 * @since 0.1.0
 */
import * as Streams from "@portico/contract/Streams"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Hash from "effect/Hash"
import * as Queue from "effect/Queue"
import type * as EffectReactivity from "effect/reactivity/Reactivity"
import * as Scope from "effect/Scope"

export type Reactivity = EffectReactivity.Reactivity
export const Reactivity: Context.Service<Reactivity, Reactivity> = Context.Service("effect/reactivity/Reactivity")

const typeId: EffectReactivity.TypeId = "~effect/reactivity/Reactivity"

type Keys = Parameters<Reactivity["invalidateUnsafe"]>[0]

/** Refreshes the reads with one of the keys. */
export const invalidate = (keys: ReadonlyArray<unknown>): Effect.Effect<void, never, Reactivity> =>
  Reactivity.use((reactivity) => reactivity.invalidate(keys))

/** Refreshes the reads with one of the keys after an effect succeeds. */
export const mutation =
  (keys: ReadonlyArray<unknown>) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | Reactivity> =>
    Effect.tap(effect, () => invalidate(keys))

/** Creates the service. */
export const makeUnsafe = (): Reactivity => {
  const handlers = new Map<string, Set<() => void>>()

  const runHandlers = (names: Iterable<string>): void => {
    const called = new Set<() => void>()
    for (const name of names) {
      // A handler can cancel one that comes after it, so the set is read while the handlers run.
      for (const handler of handlers.get(name) ?? []) {
        if (called.has(handler)) continue
        called.add(handler)
        handler()
      }
    }
  }
  const invalidateUnsafe = (keys: Keys): void => runHandlers(namesOf(keys))
  const registerUnsafe = (keys: Keys, handler: () => void): (() => void) => {
    const names = namesOf(keys)
    for (const name of names) handlers.set(name, (handlers.get(name) ?? new Set()).add(handler))
    return () => {
      for (const name of names) {
        const registered = handlers.get(name)
        if (registered?.delete(handler) === true && registered.size === 0) handlers.delete(name)
      }
    }
  }
  const invalidate = (keys: Keys): Effect.Effect<void> =>
    Effect.contextWith((context: Context.Context<never>) => {
      const batch = Context.getOrUndefined(context, Batch)
      if (batch === undefined) invalidateUnsafe(keys)
      else for (const name of namesOf(keys)) batch.add(name)
      return Effect.void
    })
  const query: Reactivity["query"] = <A, E, R>(keys: Keys, effect: Effect.Effect<A, E, R>) =>
    Effect.gen(function* () {
      const context = yield* Effect.context<R | Scope.Scope>()
      const scope = Context.get(context, Scope.Scope)
      const results = yield* Queue.make<A, E>()
      let state: "idle" | "running" | "invalid" | "failed" = "idle"
      const start = () => {
        state = "running"
        Fiber.runIn(Effect.runForkWith(context)(effect), scope).addObserver(receive)
      }
      const receive = (exit: Exit.Exit<A, E>) => {
        if (Exit.isFailure(exit)) {
          state = "failed"
          cancel()
          Queue.failCauseUnsafe(results, exit.cause)
          return
        }
        Queue.offerUnsafe(results, exit.value)
        if (state === "invalid") start()
        else state = "idle"
      }
      const cancel = registerUnsafe(keys, () => {
        if (state === "idle") start()
        else if (state === "running") state = "invalid"
      })
      yield* Scope.addFinalizer(scope, Effect.sync(cancel))
      start()
      return results
    })
  return {
    [typeId]: typeId,
    invalidateUnsafe,
    registerUnsafe,
    invalidate,
    mutation: (keys, effect) => Effect.tap(effect, () => invalidate(keys)),
    query,
    stream: (keys, effect) => Streams.fromPull(Effect.map(query(keys, effect), Queue.takeAll)),
    withBatch: (effect) =>
      Effect.suspend(() => {
        const batch = new Set<string>()
        return effect.pipe(
          Effect.provideService(Batch, batch),
          Effect.onExit(() => Effect.sync(() => runHandlers(batch)))
        )
      })
  }
}

/** The keys that are invalidated at the end of a batch. */
const Batch = Context.Service<Set<string>>("@portico/react/Reactivity/Batch")

/** Returns the names of keys. A record names each of its tables, and each id of a table. */
const namesOf = (keys: Keys): ReadonlyArray<string> =>
  Array.isArray(keys)
    ? keys.map(nameOf)
    : Object.entries(keys).flatMap(([table, ids]) => [
        table,
        ...(ids as ReadonlyArray<unknown>).map((id) => `${table}:${nameOf(id)}`)
      ])

// The types that Effect compares by their text.
const nameOf = (key: unknown): string =>
  /^(string|number|bigint|boolean)$/.test(typeof key) ? String(key) : `#${Hash.hash(key)}`

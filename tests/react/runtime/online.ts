import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"

/** Lets the process receive the events of a window until the test ends. Returns a function that emits `online`. */
export const windowEvents: Effect.Effect<() => void, never, Scope.Scope> = Effect.map(
  Effect.acquireRelease(
    Effect.sync(() => {
      const target = new EventTarget()
      Object.assign(globalThis, {
        addEventListener: target.addEventListener.bind(target),
        removeEventListener: target.removeEventListener.bind(target)
      })
      return target
    }),
    () =>
      Effect.sync(() => {
        for (const name of ["addEventListener", "removeEventListener"]) Reflect.deleteProperty(globalThis, name)
      })
  ),
  (target) => () => void target.dispatchEvent(new Event("online"))
)

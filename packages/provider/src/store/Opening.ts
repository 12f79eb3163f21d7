/**
 * Opening of a store before its provider exists.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import type { Store } from "./Store.ts"

/**
 * Starts to open a store in the background. The returned store waits for it and fails with its error. It is closed with
 * the scope.
 */
export const ahead = Effect.fnUntraced(function* ({ layer }: Store): Effect.fn.Return<Store, never, Scope.Scope> {
  // Created before the fiber, so that it is closed after the fiber has ended: the folder stays locked until then.
  const scope = yield* Scope.fork(yield* Effect.scope)
  const opening = yield* Effect.forkScoped(Layer.buildWithScope(layer, scope))
  return { layer: Layer.effectContext(Fiber.join(opening)) }
})

import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"
import type * as Scope from "effect/Scope"
import { makeRegistry } from "../../../packages/react/src/runtime/registry/Registry.ts"
import { runtime, type Services } from "../../../packages/react/src/runtime/Runtime.ts"

/** Creates a registry whose effects run with the services, on the test clock. It ends with the test. */
export const registryOver = <A>(layer: Layer.Layer<A>): Effect.Effect<AtomRegistry.AtomRegistry, never, Scope.Scope> =>
  Effect.gen(function* () {
    const clock = Layer.succeed(Clock.Clock, yield* Clock.Clock)
    // A test provides only the services that its atoms use.
    const services = Layer.merge(layer, clock) as Layer.Layer<unknown> as Layer.Layer<Services>
    return yield* Effect.acquireRelease(
      Effect.sync(() => makeRegistry({ initialValues: [[runtime.layer, services]] })),
      (registry) => Effect.sync(() => registry.dispose())
    )
  })

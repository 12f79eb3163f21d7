/**
 * Runs effects with services that a site loads on demand.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Run, Runtime, Services } from "./Run.ts"

/** Creates a `Run` with the services of a layer, which are created once, with the first effect. */
export const withLayer = <R>(runtime: Runtime, layer: Layer.Layer<R, never, Services>): Run<R | Services> => {
  const { run } = runtime
  let whole: Context.Context<R | Services> | undefined
  const build = Effect.flatMap(Layer.buildWithMemoMap(layer, runtime.memoMap, runtime.scope), (built) =>
    Effect.map(Effect.context<Services>(), (services) => (whole = Context.merge(services, built)))
  )
  // Combining the services of two contexts takes longer than most of a call, so it happens once.
  return (effect) =>
    run(
      Effect.flatMap(whole === undefined ? build : Effect.succeed(whole), (all) =>
        Effect.updateContext(effect, () => all)
      )
    )
}

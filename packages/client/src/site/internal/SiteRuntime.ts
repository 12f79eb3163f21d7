/**
 * Runs effects over the services of a site, which are created with the first effect. Effect's `ManagedRuntime` does the
 * same, but each page would load its other ways to run an effect.
 *
 * @since 0.1.0
 */
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import { rejectionOf, SiteError } from "../SiteError.ts"

/** Runs an effect as a promise. Rejects with a `SiteError`. */
export type Run<R> = <A, E>(effect: Effect.Effect<A, E, R>) => Promise<A>

/** The services of a site and the work that uses them. */
export interface SiteRuntime<R> {
  readonly run: Run<R>
  /** The services. Undefined before the first effect, and after `dispose`. */
  readonly services: () => Context.Context<R> | undefined
  /** The memo map and the scope of the services, for layers that are added later. */
  readonly memoMap: Layer.MemoMap
  readonly scope: Scope.Scope
  /** Interrupts all running effects, then releases the services. Later effects are refused. */
  readonly dispose: () => Promise<void>
}

/** Creates a runtime with the services of a layer. */
export const make = <R>(layer: Layer.Layer<R>): SiteRuntime<R> => {
  const memoMap = Layer.makeMemoMapUnsafe()
  const scope = Scope.makeUnsafe()
  const running = new Set<Fiber.Fiber<unknown, unknown>>()
  let services: Context.Context<R> | undefined
  let building: Fiber.Fiber<Context.Context<R>> | undefined
  let isDisposed = false
  let disposal: Promise<void> | undefined

  const fork = <A, E, S>(effect: Effect.Effect<A, E, S>, context: Context.Context<S>): Fiber.Fiber<A, E> => {
    const fiber = Effect.runForkWith(context)(effect)
    running.add(fiber)
    fiber.addObserver(() => running.delete(fiber))
    return fiber
  }

  // A fiber of its own, so that the interruption of the first call does not end the creation for the others.
  const built = Effect.suspend(() => {
    building ??= fork(
      Effect.map(Layer.buildWithMemoMap(layer, memoMap, scope), (context) => (services = context)),
      Context.empty()
    )
    return Fiber.join(building)
  })

  const start = <A, E>(effect: Effect.Effect<A, E, R>): Fiber.Fiber<A, E> =>
    services === undefined
      ? fork(
          Effect.flatMap(built, (context) => Effect.provideContext(effect, context)),
          Context.empty()
        )
      : fork(effect, services)

  return {
    memoMap,
    scope,
    services: () => services,
    run: (effect) =>
      isDisposed
        ? Promise.reject(disposed())
        : new Promise((resolve, reject) => {
            start(effect).addObserver((exit) => {
              if (Exit.isSuccess(exit)) resolve(exit.value)
              else if (isDisposed && Cause.hasInterruptsOnly(exit.cause)) reject(disposed())
              else reject(rejectionOf(exit.cause))
            })
          }),
    dispose: () => {
      isDisposed = true
      services = undefined
      disposal ??= new Promise((resolve) => {
        const end = Effect.andThen(Fiber.interruptAll([...running]), Scope.close(scope, Exit.void))
        Effect.runForkWith(Context.empty())(end).addObserver(() => resolve())
      })
      return disposal
    }
  }
}

const disposed = (): SiteError =>
  new SiteError("The client was disposed. Create another one with AuthSite.make or Site.make.", undefined, {
    code: "Disposed"
  })

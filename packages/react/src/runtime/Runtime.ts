/**
 * Runs effects and streams as atoms, with the services of a layer: those of the kit with the layer of each provider.
 *
 * @since 0.1.0
 */
import type { PreWarm } from "@portico/client/auth/PreWarm"
import type { Profiles } from "@portico/client/auth/Profiles"
import type * as Client from "@portico/client/Client"
import type { SiteStorage } from "@portico/client/session/SiteStorage"
import type { TabLock } from "@portico/client/session/TabLock"
import type { Settings } from "@portico/client/transport/Settings"
import type { Transport } from "@portico/client/transport/Transport"
import * as Streams from "@portico/contract/Streams"
import * as Cause from "effect/Cause"
import * as Console from "effect/Console"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Pull from "effect/Pull"
import * as AsyncResult from "./AsyncResult.ts"
import * as Reactivity from "./Reactivity.ts"
import * as Scheduler from "effect/Scheduler"
import * as Scope from "effect/Scope"
import type * as Stream from "effect/Stream"
import * as Atom from "./Atom.ts"
import { refetchOnReconnect } from "./Reconnect.ts"

/**
 * The services of a client and of optional layers on top of it. If an effect needs a missing service, its error names
 * it.
 */
export type Services = Client.Services | SiteStorage | TabLock | PreWarm | Profiles | Settings | Transport

/** The services that the kit's effects run with: the client, and `Reactivity`, which refreshes reads after writes. */
export type Environment = Services | Reactivity.Reactivity

type Result<A, E = never> = AsyncResult.AsyncResult<A, E>
type Work<A, E, R> = Effect.Effect<A, E, R> | Stream.Stream<A, E, R>

/** The services of a layer, and the atoms that use them. */
export interface AtomRuntime<R> extends Atom.Atom<Result<Context.Context<R | Reactivity.Reactivity>>> {
  /** The atom of the layer. A provider sets its value. */
  readonly layer: Atom.Atom<Layer.Layer<R>>
  /**
   * Creates an atom with the result of an effect, or with the values of a stream. The effect must be a read: it is
   * repeated when the browser is online again, if it failed because nothing was reachable.
   */
  readonly atom: {
    <A, E>(effect: Effect.Effect<A, E, R | Reactivity.Reactivity | Scope.Scope>): Atom.Atom<Result<A, E>>
    <A, E>(
      create: (get: Atom.AtomContext) => Effect.Effect<A, E, R | Reactivity.Reactivity | Scope.Scope>
    ): Atom.Atom<Result<A, E>>
    <A, E>(stream: Stream.Stream<A, E, R | Reactivity.Reactivity>): Atom.Atom<Result<A, E | Cause.NoSuchElementError>>
  }
  /** Creates an atom that runs the effect that is written to it. It interrupts the previous one. */
  readonly fn: <A, E>() => Atom.Writable<Result<A, E>, Effect.Effect<A, E, R | Reactivity.Reactivity | Scope.Scope>>
}

const reactivityAtom = Atom.keepAlive(Atom.readable(Reactivity.makeUnsafe))

/**
 * The memo map with which the runtimes of a registry build layers, so that they share services. Layers that build a
 * `Reactivity`, such as Effect's, return the one of the registry.
 */
export const memoMapAtom: Atom.Atom<Layer.MemoMap> = Atom.setIdleTTL(
  Atom.readable((get) => {
    const reactivity = get(reactivityAtom)
    const memoMap = Layer.makeMemoMapUnsafe()
    const getOrElseMemoize = memoMap.getOrElseMemoize.bind(memoMap)
    return Object.assign(memoMap, {
      getOrElseMemoize: <R, E, A>(
        layer: Layer.Layer<A, E, R>,
        scope: Scope.Scope,
        build: (memoMap: Layer.MemoMap, scope: Scope.Scope) => Effect.Effect<Context.Context<A>, E, R>
      ) =>
        getOrElseMemoize(layer, scope, (memoMap, scope) =>
          Effect.map(build(memoMap, scope), (built) =>
            Context.getOrUndefined(built, Reactivity.Reactivity) === undefined
              ? built
              : Context.add(built, Reactivity.Reactivity, reactivity)
          )
        )
    })
  }),
  0
)

/** Creates a runtime. */
export const make = <R>(layer: Layer.Layer<R>): AtomRuntime<R> => {
  const layerAtom = Atom.keepAlive(Atom.readable(() => layer))
  const services = Atom.readable((get) => {
    let context = Context.empty() as Context.Context<R | Reactivity.Reactivity>
    const build = Effect.map(
      Effect.flatMap(Effect.scope, (scope) =>
        Layer.buildWithMemoMap(
          Layer.provideMerge(get(layerAtom), Layer.succeed(Reactivity.Reactivity, get(reactivityAtom))),
          get(memoMapAtom),
          scope
        )
      ),
      (built) => (context = built)
    )
    return runEffect(get, build, AsyncResult.initial(), () => context, true)
  })
  const withServices = <A, E>(
    get: Atom.AtomContext,
    run: (services: Context.Context<R | Reactivity.Reactivity>) => Result<A, E>
  ): Result<A, E> => {
    const previous = get.self<Result<A, E>>()
    const built = get(services)
    return built._tag === "Success" ? run(built.value) : AsyncResult.replacePrevious(built, previous)
  }
  const atom = <A, E>(
    work: Work<A, E, any> | ((get: Atom.AtomContext) => Effect.Effect<A, E, any>)
  ): Atom.Atom<Result<A, any>> =>
    Atom.readable((get) =>
      withServices<A, any>(get, (services) => {
        const created =
          typeof work === "function" && !Effect.isEffect(work) && !Streams.isStream(work) ? work(get) : work
        return Streams.isStream(created)
          ? runStream(get, created as Stream.Stream<A, E, any>, services)
          : runEffect(
              get,
              refetchOnReconnect(get, created as Effect.Effect<A, E, any>),
              AsyncResult.initial(),
              () => services
            )
      })
    )
  const fn = <A, E>() => {
    const written = Atom.setIdleTTL(Atom.make<Option.Option<Effect.Effect<A, E, any>>>(Option.none()), 0)
    return Atom.writable<Result<A, E>, Effect.Effect<A, E, any>>(
      (get) => {
        // The effect reads other atoms without depending on them.
        ;(get as Atom.AtomContext & { isFn: boolean }).isFn = true
        const effect = get.get(written)
        const previous = get.self<Result<A, E>>()
        const built = get.get(services)
        if (built._tag !== "Success") return AsyncResult.replacePrevious(built, previous)
        return Option.isNone(effect)
          ? AsyncResult.initial()
          : runEffect(get, effect.value, AsyncResult.initial(), () => built.value)
      },
      (context, effect) => {
        context.set(written, Option.some(effect))
        context.refreshSelf()
      }
    )
  }
  return Object.assign(services, { layer: layerAtom, atom, fn }) as AtomRuntime<R>
}

const missing: Layer.Layer<Services> = Layer.effectContext(
  Effect.die(new Error("No client found. Wrap the components of the kit in <ClientProvider layer={…}>."))
)

/** Runs the effects of the kit with the services of the client from `ClientProvider`. */
export const runtime: AtomRuntime<Services> = make(missing)

/** Refreshes an atom after a mutation with one of the keys. */
export const withReactivity =
  (keys: ReadonlyArray<unknown>) =>
  <A>(self: Atom.Atom<A>): Atom.Atom<A> =>
    Atom.transform(self, (get) => {
      const reactivity = get(reactivityAtom)
      get.addFinalizer(reactivity.registerUnsafe(keys, () => get.refresh(self)))
      get.subscribe(self, (value) => get.setSelf(value))
      return get.once(self)
    })

/** Runs an effect. Its result replaces the one of the atom when it is complete. */
const runEffect = <A, E, R>(
  get: Atom.AtomContext,
  effect: Effect.Effect<A, E, R>,
  initial: Result<A, E>,
  servicesOf: () => Context.Context<any>,
  isUninterruptible = false
): Result<A, E> => {
  const previous = get.self<Result<A, E>>()
  const scope = Scope.makeUnsafe()
  get.addFinalizer(() => void Effect.runForkWith(servicesOf())(close(scope)))
  let immediate: Result<A, E> | undefined
  let isLater = false
  const cancel = run(
    Context.add(Context.add(servicesOf(), Scope.Scope, scope), Scheduler.Scheduler, get.registry.scheduler),
    effect,
    (exit) => {
      // The atom may have got another value while the effect was running.
      if (isLater) get.setSelf(AsyncResult.fromExitWithPrevious(exit, get.self<Result<A, E>>()))
      else immediate = AsyncResult.fromExitWithPrevious(exit, previous)
    },
    isUninterruptible
  )
  isLater = true
  if (cancel !== undefined) get.addFinalizer(cancel)
  return immediate ?? (Option.isSome(previous) ? AsyncResult.waitingFrom(previous) : AsyncResult.waiting(initial))
}

const close = (scope: Scope.Closeable): Effect.Effect<void> =>
  Effect.catchCause(Scope.close(scope, Exit.void), (cause) =>
    Cause.hasInterruptsOnly(cause) ? Effect.void : Console.error("Unhandled error in atom finalizer", cause)
  )

/** Runs a stream. Each of its values replaces the result of the atom. */
const runStream = <A, E, R>(
  get: Atom.AtomContext,
  stream: Stream.Stream<A, E, R>,
  services: Context.Context<any>
): Result<A, E | Cause.NoSuchElementError> => {
  const previous = get.self<Result<A, E | Cause.NoSuchElementError>>()
  const take = Effect.scopedWith((scope) =>
    Effect.flatMap(Streams.toPull(stream, scope), (pull) =>
      Effect.forever(
        Effect.map(pull, (values) => get.setSelf(AsyncResult.success(values[values.length - 1], { waiting: true }))),
        { disableYield: true }
      )
    )
  )
  const whole = Effect.catchCause(take, (cause) =>
    Effect.sync(() => {
      const last = get.self<Result<A, E | Cause.NoSuchElementError>>()
      if (!Pull.isDoneCause(cause)) get.setSelf(AsyncResult.failureWithPrevious(cause as Cause.Cause<E>, last))
      else if (Option.isSome(last) && Option.isSome(AsyncResult.value(last.value)))
        get.setSelf(AsyncResult.success(Option.getOrThrow(AsyncResult.value(last.value))))
      else get.setSelf(AsyncResult.failureWithPrevious(Cause.fail(new Cause.NoSuchElementError()), last))
    })
  )
  const cancel = run(Context.add(services, Scheduler.Scheduler, get.registry.scheduler), whole, () => undefined)
  if (cancel !== undefined) get.addFinalizer(cancel)
  return Option.isSome(previous) ? AsyncResult.waitingFrom(previous) : AsyncResult.waiting(AsyncResult.initial())
}

/** Runs an effect until its first asynchronous step. Returns a function that cancels the rest, if there is any. */
const run = <A, E>(
  services: Context.Context<any>,
  effect: Effect.Effect<A, E, any>,
  onExit: (exit: Exit.Exit<A, E>) => void,
  isUninterruptible = false
): (() => void) | undefined => {
  const fiber = Effect.runForkWith(services)(effect)
  fiber.currentDispatcher?.flush()
  const exit = fiber.pollUnsafe()
  if (exit !== undefined) {
    onExit(exit)
    return undefined
  }
  const remove = fiber.addObserver(onExit)
  return () => {
    remove()
    if (!isUninterruptible) fiber.interruptUnsafe()
  }
}

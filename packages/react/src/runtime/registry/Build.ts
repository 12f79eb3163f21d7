/**
 * One computation of an atom's value, and the context with which it reads other atoms.
 *
 * @since 0.1.0
 */
import * as Streams from "@portico/contract/Streams"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Queue from "effect/Queue"
import * as AsyncResult from "../AsyncResult.ts"
import type * as Atom from "effect/reactivity/Atom"
import type * as AtomRegistry from "effect/reactivity/AtomRegistry"
import type * as Stream from "effect/Stream"

interface Waiting {
  readonly suspendOnWaiting?: boolean | undefined
}

interface StreamOptions {
  readonly withoutInitialValue?: boolean
}

/** The node of an atom, for its computations. */
export interface Computed<A> {
  readonly registry: AtomRegistry.AtomRegistry & { readonly runAll: (steps: ReadonlyArray<() => void>) => void }
  readonly invalidate: () => void
  /** Reads another atom, which this one depends on from then on. */
  readonly read: <B>(atom: Atom.Atom<B>, build: Pick<Build<A>, "reads">) => B
  readonly setValue: (value: A) => void
  readonly valueOption: () => Option.Option<A>
}

/** A computation. It lasts until the atom is computed again or removed. The atom receives it as its `get`. */
export type Build<A> = Computation<A> & Atom.AtomContext

/** Starts a computation of a node. */
export const startBuild = <A>(node: Computed<A>): Build<A> => {
  const build = ((atom) => (build.isFn ? build.once(atom) : build.get(atom))) as Build<A>
  Object.setPrototypeOf(build, Computation.prototype)
  return Object.assign(build, { node, reads: new Set<unknown>(), isFn: false, hasEnded: false, finalizers: [] })
}

// The methods of the context. Because it is a function too, it has this prototype instead of being an instance. After
// the computation ends, they read the current values and change nothing.
class Computation<A> {
  declare readonly node: Computed<A>
  /** The nodes of the atoms that were read so far, or `undefined` after the value was computed. */
  declare reads: Set<unknown> | undefined
  /** `Atom.fn` sets this. The effects of such an atom read other atoms without depending on them. */
  declare isFn: boolean
  declare hasEnded: boolean
  declare finalizers: Array<() => void>

  get registry(): AtomRegistry.AtomRegistry {
    return this.node.registry
  }

  get<B>(atom: Atom.Atom<B>): B {
    return this.hasEnded ? this.once(atom) : this.node.read(atom, this)
  }

  once<B>(atom: Atom.Atom<B>): B {
    return this.node.registry.get(atom)
  }

  result<B, E>(atom: Atom.Atom<AsyncResult.AsyncResult<B, E>>, options?: Waiting): Effect.Effect<B, E> {
    if (this.hasEnded || this.isFn) return this.resultOnce(atom, options)
    return exitOf<B, E>(options)(this.get(atom)) ?? Effect.never
  }

  resultOnce<B, E>(atom: Atom.Atom<AsyncResult.AsyncResult<B, E>>, options?: Waiting): Effect.Effect<B, E> {
    return first(this.node.registry, atom, exitOf<B, E>(options))
  }

  setResult<B, E, W>(atom: Atom.Writable<AsyncResult.AsyncResult<B, E>, W>, value: W): Effect.Effect<B, E> {
    if (this.hasEnded) return Effect.never
    this.set(atom, value)
    return this.resultOnce(atom, { suspendOnWaiting: true })
  }

  some<B>(atom: Atom.Atom<Option.Option<B>>): Effect.Effect<B> {
    if (this.hasEnded || this.isFn) return this.someOnce(atom)
    return someOf(this.get(atom)) ?? Effect.never
  }

  someOnce<B>(atom: Atom.Atom<Option.Option<B>>): Effect.Effect<B> {
    return first(this.node.registry, atom, someOf)
  }

  stream<B>(atom: Atom.Atom<B>, options?: StreamOptions): Stream.Stream<B> {
    return this.hasEnded ? Streams.empty : Streams.fromPull(Effect.map(this.values(atom, options), Effect.map(one)))
  }

  streamResult<B, E>(atom: Atom.Atom<AsyncResult.AsyncResult<B, E>>, options?: StreamOptions): Stream.Stream<B, E> {
    if (this.hasEnded) return Streams.empty
    return Streams.fromPull(
      Effect.map(this.values(atom, options), (take) => {
        const next: Effect.Effect<readonly [B], E> = Effect.flatMap(take, (result) =>
          AsyncResult.isNotInitial(result) ? Effect.map(AsyncResult.toExit(result) as Effect.Effect<B, E>, one) : next
        )
        return next
      })
    )
  }

  /** Subscribes to an atom. Returns the effect that waits for its next value. */
  values<B>(atom: Atom.Atom<B>, options: StreamOptions | undefined): Effect.Effect<Effect.Effect<B>> {
    return Effect.map(Queue.unbounded<B>(), (values) => {
      const offer = (value: B) => Queue.offerUnsafe(values, value)
      this.subscribe(atom, offer, { immediate: options?.withoutInitialValue !== true })
      return Queue.take(values)
    })
  }

  self(): Option.Option<A> {
    return this.hasEnded ? Option.none() : this.node.valueOption()
  }

  setSelf(value: A): void {
    if (!this.hasEnded) this.node.setValue(value)
  }

  refreshSelf(): void {
    if (!this.hasEnded) this.node.invalidate()
  }

  refresh<B>(atom: Atom.Atom<B>): void {
    if (!this.hasEnded) this.node.registry.refresh(atom)
  }

  set<R, W>(atom: Atom.Writable<R, W>, value: W): void {
    if (!this.hasEnded) this.node.registry.set(atom, value)
  }

  mount<B>(atom: Atom.Atom<B>): void {
    if (!this.hasEnded) this.addFinalizer(this.node.registry.mount(atom))
  }

  subscribe<B>(atom: Atom.Atom<B>, listener: (value: B) => void, options?: { readonly immediate?: boolean }): void {
    if (!this.hasEnded) this.addFinalizer(this.node.registry.subscribe(atom, listener, options))
  }

  addFinalizer(finalizer: () => void): void {
    if (this.hasEnded) finalizer()
    else this.finalizers.push(finalizer)
  }

  /** Runs the finalizers, the last one first. */
  end(): void {
    this.hasEnded = true
    const finalizers = this.finalizers.toReversed()
    this.finalizers = []
    this.node.registry.runAll(finalizers)
  }
}

const one = <A>(value: A): readonly [A] => [value]

const exitOf =
  <A, E>(options: Waiting | undefined) =>
  (result: AsyncResult.AsyncResult<A, E>): Effect.Effect<A, E> | undefined =>
    result._tag === "Initial" || (options?.suspendOnWaiting === true && result.waiting)
      ? undefined
      : (AsyncResult.toExit(result) as Effect.Effect<A, E>)

const someOf = <A>(option: Option.Option<A>): Effect.Effect<A> | undefined =>
  Option.isSome(option) ? Effect.succeed(option.value) : undefined

// Waits for the first value of an atom that has an effect.
const first = <A, B, E>(
  registry: AtomRegistry.AtomRegistry,
  atom: Atom.Atom<A>,
  effectOf: (value: A) => Effect.Effect<B, E> | undefined
): Effect.Effect<B, E> =>
  Effect.callback((resume) => {
    const now = effectOf(registry.get(atom))
    if (now !== undefined) return resume(now)
    const cancel = registry.subscribe(atom, (value) => {
      const effect = effectOf(value)
      if (effect === undefined) return
      cancel()
      resume(effect)
    })
    return Effect.sync(cancel)
  })

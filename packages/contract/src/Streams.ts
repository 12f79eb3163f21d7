/**
 * Creates and runs streams of Effect. Its module `Stream` imports channels, queues and subscriptions for all of its
 * operators, and Turbopack keeps them in a page: 15 kB gzip. A page that uses operators of `Stream` loads them.
 *
 * @since 0.1.0
 */
import type { NonEmptyReadonlyArray } from "effect/Array"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Pipeable from "effect/Pipeable"
import * as EffectPull from "effect/Pull"
import * as Scope from "effect/Scope"
import type { Stream } from "effect/Stream"

/** An effect that returns the next values of a stream, fails, or ends. */
export type Pull<A, E = never, R = never> = EffectPull.Pull<NonEmptyReadonlyArray<A>, E, void, R>

/** A channel as `Channel.toTransform` reads it. */
interface Transforming<A, E, R> {
  readonly transform: (
    upstream: EffectPull.Pull<unknown, unknown>,
    scope: Scope.Scope
  ) => Effect.Effect<Pull<A, E, R>, never, R>
}

const identity = <A>(value: A): A => value

const channelPrototype = {
  ...Pipeable.Prototype,
  "~effect/Channel": { _Env: identity, _InErr: identity, _InElem: identity, _OutErr: identity, _OutElem: identity }
}

const typeId = "~effect/Stream"

const streamPrototype = { ...Pipeable.Prototype, [typeId]: { _R: identity, _E: identity, _A: identity } }

/**
 * Creates a stream from an effect that returns its next values. The effect runs once in each run of the stream, with the
 * scope of the run.
 */
export const fromPull = <A, E, R, E2, R2>(
  pull: Effect.Effect<Pull<A, E, R>, E2, R2>
): Stream<A, EffectPull.ExcludeDone<E> | E2, R | Exclude<R2, Scope.Scope>> => {
  const channel = Object.assign(Object.create(channelPrototype), {
    transform: (_: unknown, scope: Scope.Scope) =>
      pull.pipe(
        Scope.provide(scope),
        Effect.catchCause((cause) => Effect.succeed(Effect.failCause(cause)))
      )
  })
  return Object.assign(Object.create(streamPrototype), { channel })
}

/** A stream without values. */
export const empty: Stream<never> = fromPull(Effect.succeed(Cause.done()))

/** Checks whether a value is a stream. */
export const isStream = (value: unknown): value is Stream<unknown, unknown, unknown> =>
  typeof value === "object" && value !== null && typeId in value

/** Starts a run of a stream in a scope. Returns the effect that returns its next values. */
export const toPull = <A, E, R>(
  { channel }: Stream<A, E, R>,
  scope: Scope.Scope
): Effect.Effect<Pull<A, E, R>, never, R> =>
  // The property is not part of the public type of channels.
  (channel as unknown as Transforming<A, E, R>).transform(Cause.done(), scope)

/** Runs an effect for each value of a stream. */
export const runForEach = <A, E, R, E2, R2>(
  stream: Stream<A, E, R>,
  run: (value: A) => Effect.Effect<unknown, E2, R2>
): Effect.Effect<void, E | E2, R | R2> =>
  Effect.suspend(() => {
    const scope = Scope.makeUnsafe()
    return toPull(stream, scope).pipe(
      Effect.flatMap((values) =>
        Effect.forever(
          Effect.flatMap(values, (values) => Effect.forEach(values, run, { discard: true })),
          { disableYield: true }
        )
      ),
      EffectPull.catchDone(() => Effect.void),
      Effect.onExit((exit) => Scope.close(scope, exit))
    )
  })

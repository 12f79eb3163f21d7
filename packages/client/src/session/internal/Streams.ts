/**
 * Creates and runs streams of Effect. Its module `Stream` imports channels, queues and subscriptions for all of its
 * operators, and Turbopack keeps them in a page: 15 kB gzip. A page that uses operators of `Stream` loads them.
 *
 * @since 0.1.0
 */
import type { NonEmptyReadonlyArray } from "effect/Array"
import * as Cause from "effect/Cause"
import type { Channel } from "effect/Channel"
import * as Effect from "effect/Effect"
import * as Pipeable from "effect/Pipeable"
import * as Pull from "effect/Pull"
import * as Scope from "effect/Scope"
import type { Stream } from "effect/Stream"

type Pulls<A, E, R> = Pull.Pull<NonEmptyReadonlyArray<A>, E, void, R>

/** A channel as `Channel.toTransform` reads it. */
interface Transforming<A, E, R> {
  readonly transform: (
    upstream: Pull.Pull<unknown, unknown>,
    scope: Scope.Scope
  ) => Effect.Effect<Pulls<A, E, R>, never, R>
}

const identity = <A>(value: A): A => value

const channelPrototype = {
  ...Pipeable.Prototype,
  "~effect/Channel": { _Env: identity, _InErr: identity, _InElem: identity, _OutErr: identity, _OutElem: identity }
}

const streamPrototype = { ...Pipeable.Prototype, "~effect/Stream": { _R: identity, _E: identity, _A: identity } }

/** Creates a stream from an effect that returns a pull. Each run of the stream has its own scope and its own pull. */
export const fromPull = <A>(pull: Effect.Effect<Pulls<A, never, never>, never, Scope.Scope>): Stream<A> => {
  const channel: Transforming<A, never, never> = Object.assign(Object.create(channelPrototype), {
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

/** Runs an effect for each value of a stream. */
export const runForEach = <A, E, R, E2, R2>(
  { channel }: Stream<A, E, R>,
  run: (value: A) => Effect.Effect<unknown, E2, R2>
): Effect.Effect<void, E | E2, R | R2> =>
  Effect.suspend(() => {
    const scope = Scope.makeUnsafe()
    const next = (pull: Pulls<A, E, R>) =>
      Effect.forever(Effect.flatMap(pull, (values) => Effect.forEach(values, run, { discard: true })))
    return transforming(channel)
      .transform(Cause.done(), scope)
      .pipe(
        Effect.flatMap(next),
        Pull.catchDone(() => Effect.void),
        Effect.onExit((exit) => Scope.close(scope, exit))
      )
  })

// The property is not part of the public type of channels.
const transforming = <A, E, R>(
  channel: Channel<NonEmptyReadonlyArray<A>, E, void, unknown, unknown, unknown, R>
): Transforming<A, E, R> => channel as unknown as Transforming<A, E, R>

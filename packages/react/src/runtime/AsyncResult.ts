/**
 * Creates and reads the results of atoms. They are Effect's results, as its module `AsyncResult` creates them. That
 * module imports all of `Schema`, which Turbopack keeps even if it is unused.
 *
 * @since 0.1.0
 */
import * as Cause from "effect/Cause"
import * as Equal from "effect/Equal"
import * as Exit from "effect/Exit"
import { identity } from "effect/Function"
import * as Hash from "effect/Hash"
import * as Option from "effect/Option"
import * as Pipeable from "effect/Pipeable"
import type * as EffectAsyncResult from "effect/reactivity/AsyncResult"

/** The result of an asynchronous computation: none yet, a value or a failure. It can wait for the next one. */
export type AsyncResult<A, E = never> = EffectAsyncResult.AsyncResult<A, E>
export type Initial<A, E = never> = EffectAsyncResult.Initial<A, E>
export type Success<A, E = never> = EffectAsyncResult.Success<A, E>
export type Failure<A, E = never> = EffectAsyncResult.Failure<A, E>

const typeId: EffectAsyncResult.TypeId = "~effect/reactivity/AsyncResult"

/** The properties that all results inherit. */
const prototype = {
  ...Pipeable.Prototype,
  [typeId]: { E: identity, A: identity },
  [Equal.symbol](this: AsyncResult<unknown, unknown>, that: object): boolean {
    if (!isResult(that) || this._tag !== that._tag || this.waiting !== that.waiting) return false
    return Equal.equals(contentOf(this), contentOf(that))
  },
  [Hash.symbol](this: AsyncResult<unknown, unknown>): number {
    const hash = Hash.string(`${this._tag}:${this.waiting}`)
    return isInitial(this) ? hash : Hash.combine(Hash.hash(contentOf(this)), hash)
  }
}

const isResult = (value: object): value is AsyncResult<unknown, unknown> => typeId in value

const contentOf = (self: AsyncResult<unknown, unknown>): unknown => {
  if (isSuccess(self)) return self.value
  return isFailure(self) ? self.cause : undefined
}

/** Creates a result before the first value or failure. */
export const initial = <A = never, E = never>(waiting = false): Initial<A, E> =>
  Object.assign(Object.create(prototype), { _tag: "Initial", waiting })

interface SuccessOptions {
  readonly waiting?: boolean | undefined
}

/** Creates a result with a value. */
export const success = <A, E = never>(value: A, { waiting = false }: SuccessOptions = {}): Success<A, E> =>
  Object.assign(Object.create(prototype), { _tag: "Success", value, waiting, timestamp: Date.now() })

interface FailureOptions<A, E> {
  readonly previousSuccess?: Option.Option<Success<A, E>> | undefined
  readonly waiting?: boolean | undefined
}

/** Creates a result with a failure, and with the last value before it if there is one. */
export const failure = <A, E = never>(
  cause: Cause.Cause<E>,
  { previousSuccess = Option.none(), waiting = false }: FailureOptions<A, E> = {}
): Failure<A, E> => Object.assign(Object.create(prototype), { _tag: "Failure", cause, previousSuccess, waiting })

/** Creates a result with a failure, and with the last value of the previous result. */
export const failureWithPrevious = <A, E>(
  cause: Cause.Cause<E>,
  previous: Option.Option<AsyncResult<A, E>>,
  waiting = false
): Failure<A, E> => failure(cause, { previousSuccess: Option.flatMap(previous, lastSuccess), waiting })

const lastSuccess = <A, E>(self: AsyncResult<A, E>): Option.Option<Success<A, E>> => {
  if (isSuccess(self)) return Option.some(self)
  return isFailure(self) ? self.previousSuccess : Option.none()
}

/** Creates the result of a completed effect, with the last value of the previous result if it failed. */
export const fromExitWithPrevious = <A, E>(
  exit: Exit.Exit<A, E>,
  previous: Option.Option<AsyncResult<A, E>>
): Success<A, E> | Failure<A, E> =>
  Exit.isSuccess(exit) ? success(exit.value) : failureWithPrevious(exit.cause, previous)

/** Replaces the last value of a failure by the one of another result. */
export const replacePrevious = <A, E>(
  self: Initial<unknown, E> | Failure<unknown, E>,
  previous: Option.Option<AsyncResult<A, E>>
): Initial<A, E> | Failure<A, E> =>
  isFailure(self) ? failureWithPrevious(self.cause, previous, self.waiting) : initial(self.waiting)

/** Marks a result as waiting. */
export const waiting = <A, E>(self: AsyncResult<A, E>): AsyncResult<A, E> =>
  self.waiting ? self : Object.assign(Object.create(prototype), self, { waiting: true })

/** Returns the result while the next one is computed. */
export const waitingFrom = <A, E>(previous: Option.Option<AsyncResult<A, E>>): AsyncResult<A, E> =>
  Option.isSome(previous) ? waiting(previous.value) : initial(true)

/** Whether a result has neither a value nor a failure yet. */
export const isInitial = <A, E>(self: AsyncResult<A, E>): self is Initial<A, E> => self._tag === "Initial"

/** Whether a result has a value or a failure. */
export const isNotInitial = <A, E>(self: AsyncResult<A, E>): self is Success<A, E> | Failure<A, E> => !isInitial(self)

/** Whether a result has a value. */
export const isSuccess = <A, E>(self: AsyncResult<A, E>): self is Success<A, E> => self._tag === "Success"

/** Whether a result has a failure. */
export const isFailure = <A, E>(self: AsyncResult<A, E>): self is Failure<A, E> => self._tag === "Failure"

/** Returns the value, or the last value before a failure. */
export const value = <A, E>(self: AsyncResult<A, E>): Option.Option<A> =>
  Option.map(lastSuccess(self), ({ value }) => value)

/** Returns the value, the last value before a failure, or another value if there is none. */
export const getOrElse = <A, E, B>(self: AsyncResult<A, E>, orElse: () => B): A | B =>
  Option.getOrElse(value(self), orElse)

/** Returns the error of a failure. Defects and interruptions have none. */
export const error = <A, E>(self: AsyncResult<A, E>): Option.Option<E> =>
  isFailure(self) ? Cause.findErrorOption(self.cause) : Option.none()

/** Returns the value or the failure as an exit. */
export const toExit = <A, E>(self: AsyncResult<A, E>): Exit.Exit<A, E | Cause.NoSuchElementError> => {
  if (isSuccess(self)) return Exit.succeed(self.value)
  return isFailure(self) ? Exit.failCause(self.cause) : Exit.fail(new Cause.NoSuchElementError())
}

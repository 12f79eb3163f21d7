/**
 * Repeats reads when the browser is online again.
 *
 * @since 0.1.0
 */
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as AsyncResult from "./AsyncResult.ts"
import type * as Atom from "./Atom.ts"

/** Calls a listener when the browser is online again, until the returned function is called. Servers have no such event. */
export const onReconnect = (listener: () => void): (() => void) => {
  const page: Partial<Pick<EventTarget, "addEventListener" | "removeEventListener">> = globalThis
  page.addEventListener?.("online", listener)
  return () => page.removeEventListener?.("online", listener)
}

/**
 * Returns a read that is repeated when the browser is online again, if it failed because nothing was reachable. The
 * result of the atom has no failure during the repeated read, because its message would no longer be true.
 */
export const refetchOnReconnect = <A, E, R>(
  get: Atom.AtomContext,
  read: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  Effect.suspend(() => {
    let hasFailed = false
    let isOnlineAgain = false
    const stop = onReconnect(() => {
      if (hasFailed) refetch(get)
      else isOnlineAgain = true
    })
    get.addFinalizer(stop)
    const attempt: Effect.Effect<A, E, R> = Effect.catchCause(read, (cause) => {
      hasFailed = Option.exists(Cause.findErrorOption(cause), isUnreachableError)
      if (!hasFailed) stop()
      if (!hasFailed || !isOnlineAgain) return Effect.failCause(cause)
      // The request was sent before the browser was online again.
      hasFailed = false
      isOnlineAgain = false
      return attempt
    })
    return Effect.tap(attempt, () => Effect.sync(stop))
  })

const refetch = (get: Atom.AtomContext): void => {
  const failed = Option.filter(get.self<AsyncResult.AsyncResult<unknown, unknown>>(), AsyncResult.isFailure)
  if (Option.isSome(failed)) get.setSelf(AsyncResult.waitingFrom(failed.value.previousSuccess))
  get.refreshSelf()
}

// The errors of calls have the failure of the network as their cause, or as the cause of a token that is missing.
const isUnreachableError = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  (("_tag" in error && error._tag === "Unreachable") || ("cause" in error && isUnreachableError(error.cause)))

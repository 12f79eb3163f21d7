/**
 * Writes that what is read of their collection follows.
 *
 * @since 0.1.0
 */
import { type Argument, idOf } from "@portico/client/data/Collection"
import type { DataError } from "@portico/client/data/Failure"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Reactivity from "effect/reactivity/Reactivity"
import { collectionKey } from "./collectionAtoms.ts"

/**
 * Has what the page reads of a collection asked again once a write is over, unless it is sure that nothing differs: a
 * write that was left, or whose answer was lost, may have been carried out, and one that came too late tells that what
 * the page shows is old.
 */
export const invalidateAfterWrite =
  (collection: Argument) =>
  <A, E extends DataError, R>(write: Effect.Effect<A, E, R>): Effect.Effect<A, E, R | Reactivity.Reactivity> =>
    Effect.onExit(write, (exit) =>
      Option.exists(Exit.findErrorOption(exit), leavesAll)
        ? Effect.void
        : Reactivity.invalidate([collectionKey(idOf(collection))])
    )

const outdated: ReadonlyArray<string> = ["WDE0073", "WDE0074", "PRECONDITION_FAILED"]

// Nothing was carried out, and nothing is told of what is there.
const leavesAll = (error: DataError): boolean => {
  if (error._tag === "TokenUnavailable" || isPatience(error.cause)) return true
  const code = "code" in error && error._tag === "ApplicationError" ? error.code : error._tag
  return error.kind === "WD_VALIDATION_ERROR" && !outdated.includes(code)
}

const isPatience = (cause: unknown): boolean =>
  typeof cause === "object" && cause !== null && "_tag" in cause && cause._tag === "RateLimited"

/**
 * Invalidates cached reads of a collection after a write.
 *
 * @since 0.1.0
 */
import { type Argument, idOf } from "@portico/client/data/Collection"
import type { DataError } from "@portico/client/data/Failure"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Reactivity from "../../runtime/Reactivity.ts"

/** Returns the `Reactivity` key of a collection. Reads depend on it, and writes invalidate it. */
export const collectionKey = (collection: string): string => `@portico/collection/${collection}`

/**
 * Invalidates the cached reads of a collection when a write finishes, unless the write certainly changed nothing. An
 * interrupted write or one without a response may have succeeded. A write that was rejected as outdated means that the
 * page shows old data.
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

// The write changed nothing, and its error does not imply that the page shows old data.
const leavesAll = (error: DataError): boolean => {
  if (error._tag === "TokenUnavailable" || isPatience(error.cause)) return true
  const code = "code" in error && error._tag === "ApplicationError" ? error.code : error._tag
  return error.kind === "WD_VALIDATION_ERROR" && !outdated.includes(code)
}

const isPatience = (cause: unknown): boolean =>
  typeof cause === "object" && cause !== null && "_tag" in cause && cause._tag === "RateLimited"

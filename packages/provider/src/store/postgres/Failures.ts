/**
 * Maps the failures of SQL statements to those of stores.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SqlError } from "effect/sql/SqlError"
import { type Collection, nameOf } from "../../engine/collection/Collection.ts"
import { uniqueViolation } from "../../engine/collection/Indexes.ts"
import * as Deadline from "../../engine/limits/Deadline.ts"
import type { ApplicationError } from "../../engine/value/Refusal.ts"
import { StoreUnavailable } from "../StoreUnavailable.ts"
import * as SqlDeadline from "./DeadlineSql.ts"

/** Retries a call that Postgres canceled because of a deadlock. Two providers that write the same items may cause one. */
export const retryDeadlock = <A, E extends SqlError | ApplicationError>(run: Effect.Effect<A, E>) =>
  Effect.retry(run, {
    times: 10,
    while: (error) => error._tag !== "ApplicationError" && error.reason._tag === "DeadlockError"
  })

/** Maps each failure to `StoreUnavailable`. */
export const orUnavailable = <A>(run: Effect.Effect<A, SqlError>): Effect.Effect<A, StoreUnavailable> =>
  Effect.mapError(run, (cause) => new StoreUnavailable({ cause }))

/** Maps the failures of a read. A statement that takes too long is refused. */
export const orReadFailure = <A>(run: Effect.Effect<A, SqlError | ApplicationError>) =>
  Effect.mapError(run, (cause) =>
    cause._tag === "ApplicationError" ? cause : (SqlDeadline.refusalOf(cause) ?? new StoreUnavailable({ cause }))
  )

/** Maps the failures of a write. A write can only violate a unique index of the collection. */
export const orWriteFailure = <A>(collection: Collection, run: Effect.Effect<A, SqlError | ApplicationError>) =>
  Effect.mapError(run, (cause) =>
    cause._tag === "ApplicationError"
      ? cause
      : cause.reason._tag === "UniqueViolation"
        ? uniqueViolation(nameOf(collection))
        : (SqlDeadline.refusalOf(cause, Deadline.lateWrite) ?? new StoreUnavailable({ cause }))
  )

/**
 * Stores the references in MULTI_REFERENCE fields in Postgres, with one statement or transaction for each call.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { ReferenceStore, Relation } from "../ReferenceStore.ts"
import type * as Collections from "./Collections.ts"
import { orUnavailable, retryDeadlock } from "./Failures.ts"
import * as References from "./References.ts"

export interface Options {
  readonly collections: Collections.Collections
  /** Reports the call to the background job for words, which runs between calls. */
  readonly noteOperation: () => void
  readonly reads: SqlClient
  readonly sql: SqlClient
}

/** Makes the operations on references. */
export const make = ({ collections, noteOperation, reads, sql }: Options): ReferenceStore => {
  const relate = <A>(
    { collection, field, target }: Relation,
    run: (relation: References.Relation) => Effect.Effect<A, SqlError>
  ) =>
    Effect.gen(function* () {
      noteOperation()
      const tables = {
        collection: yield* collections.tableOf(collection),
        target: yield* collections.tableOf(target)
      }
      return yield* run({ ...tables, field })
    }).pipe(retryDeadlock, orUnavailable)

  const transaction = <A>(run: Effect.Effect<A, SqlError>) =>
    sql.withTransaction(run).pipe(Effect.onError(() => collections.forget))

  return {
    insert: (relation, references, reach) =>
      relate(relation, (found) => References.insert(sql, found, references, reach)),
    replace: (relation, referring, referenced, reach) =>
      relate(relation, (found) => transaction(References.replace(sql, found, referring, referenced, reach))),
    remove: (relation, references) => relate(relation, (found) => References.remove(sql, found, references)),
    has: (relation, reference) => relate(relation, (found) => References.has(reads, found, reference)),
    find: (relation, find) => relate(relation, (found) => References.find(reads, found, find)),
    include: (relation, referring, limit, filter) =>
      relate(relation, (found) => References.include(reads, found, referring, limit, filter))
  }
}

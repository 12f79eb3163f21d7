/**
 * The functions of the database. Checking each of them would take longer than all other queries of a start. A comment
 * on `fold` therefore stores a mark that identifies the functions that this version created.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { createHash } from "node:crypto"
import * as FoldFunction from "./FoldFunction.ts"
import * as PipelineFunctions from "./PipelineFunctions.ts"
import { quote } from "./SqlText.ts"

/**
 * Creates the functions, or replaces them if they are from another version of this program, its system or the server.
 */
export const define: Effect.Effect<void, SqlError, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  if ((yield* marks).current === true) return
  // The lock serializes processes that start at once. The second one finds the functions already created.
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`SELECT pg_advisory_xact_lock(hashtext('portico functions ' || current_schema()))`
      yield* FoldFunction.define
      yield* PipelineFunctions.define
      const { mark } = yield* marks
      // Fails without the permission to comment. The functions are then checked again at the next start.
      yield* Effect.ignore(sql.withTransaction(sql.unsafe(`COMMENT ON FUNCTION fold(text) IS ${quote(mark)}`)))
    })
  )
})

/** Returns the mark of the current functions, and whether the stored comment equals it. */
const marks = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [found] = yield* sql<{ mark: string; current: boolean | null }>`
    SELECT mark, obj_description(to_regprocedure('fold(text)'), 'pg_proc') = mark AS current
    FROM (
      SELECT ${version} || ' ' || md5(version() || coalesce(string_agg(prosrc, ' ' ORDER BY prosrc), '')) AS mark
      FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND proname = ANY(${names}::text[])
    ) AS made`
  return found ?? { mark: "", current: false }
})

const names = ["fold", ...PipelineFunctions.names]

const version = createHash("md5")
  .update(JSON.stringify([FoldFunction.version, PipelineFunctions.version]))
  .digest("hex")

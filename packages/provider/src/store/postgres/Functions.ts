/**
 * The functions of the database. To go through them costs a start more than all else that it asks the database, so a mark
 * tells what they were when this version had made them.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { createHash } from "node:crypto"
import * as Fold from "./Fold.ts"
import * as PipelineFunctions from "./PipelineFunctions.ts"
import { quote } from "./Text.ts"

/** Makes the functions, or replaces those of another version of this program, of its system or of the server. */
export const define: Effect.Effect<void, SqlError, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  if ((yield* marks).kept === true) return
  // Two that start at once make them one after the other: the second finds them made.
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`SELECT pg_advisory_xact_lock(hashtext('portico functions ' || current_schema()))`
      yield* Fold.define
      yield* PipelineFunctions.define
      const { mark } = yield* marks
      // Who may not put it there looks at them again at the next start.
      yield* Effect.ignore(sql.withTransaction(sql.unsafe(`COMMENT ON FUNCTION fold(text) IS ${quote(mark)}`)))
    })
  )
})

/** What marks the functions as they stand, and whether they bear it. */
const marks = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [found] = yield* sql<{ mark: string; kept: boolean | null }>`
    SELECT mark, obj_description(to_regprocedure('fold(text)'), 'pg_proc') = mark AS kept
    FROM (
      SELECT ${version} || ' ' || md5(version() || coalesce(string_agg(prosrc, ' ' ORDER BY prosrc), '')) AS mark
      FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND proname = ANY(${names}::text[])
    ) AS made`
  return found ?? { mark: "", kept: false }
})

const names = ["fold", ...PipelineFunctions.names]

const version = createHash("md5")
  .update(JSON.stringify([Fold.version, PipelineFunctions.version]))
  .digest("hex")

import * as Embedded from "../../../../packages/provider/src/store/postgres/Embedded.ts"
import { PgliteDatabase } from "../../../../packages/provider/src/store/postgres/PgliteDatabase.ts"
import * as Tables from "../../../../packages/provider/src/store/postgres/Tables.ts"
import * as Template from "../../../../packages/provider/src/store/postgres/Template.ts"
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import { writeFileSync } from "node:fs"
import { join } from "node:path"

const session = ['SET search_path = "portico"; SET standard_conforming_strings = on; SET timezone = UTC']

/** Creates a data folder like earlier versions: one database with the items and the identities. */
export const create = Effect.fnUntraced(function* <A, E>(
  dataDir: string,
  insert: Effect.Effect<A, E, SqlClient.SqlClient>
) {
  const template = yield* Template.find(() => Effect.fail("There is none."))
  const database = new PgliteDatabase({ folder: join(dataDir, "postgres"), template, session, readTimeout: 5000 })
  yield* Effect.promise(() => database.open())
  yield* Effect.gen(function* () {
    const sql = yield* Embedded.clientOf(database)
    yield* Effect.andThen(Tables.prepare("portico"), insert).pipe(Effect.provideService(SqlClient.SqlClient, sql))
  }).pipe(Effect.scoped)
  yield* Effect.promise(() => database.close())
  writeFileSync(join(dataDir, "portico.json"), '{"postgres":18,"state":"ready"}\n')
})

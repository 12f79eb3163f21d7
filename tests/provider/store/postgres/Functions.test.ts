import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import * as Functions from "../../../../packages/provider/src/store/postgres/Functions.ts"
import { assert, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"

const state = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ mark: string | null; body: string; made: string }>`
    SELECT obj_description('fold(text)'::regprocedure, 'pg_proc') AS mark, prosrc AS body, xmin::text AS made
    FROM pg_proc WHERE oid = 'calc_lower(jsonb)'::regprocedure`
  return row
})

layer(Connection.layer({}), { excludeTestServices: true })("the functions of the database", (it) => {
  it.effect("are unchanged if this version created them", () =>
    Effect.gen(function* () {
      const before = yield* state
      yield* Functions.define
      assert.isString(before?.mark)
      assert.deepStrictEqual(yield* state, before)
    })
  )

  it.effect("are created again if one of them differs", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const before = yield* state
      yield* sql`
        CREATE OR REPLACE FUNCTION calc_lower(jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RETURN $1; END'`
      yield* Functions.define
      const after = yield* state
      assert.strictEqual(after?.body, before?.body)
      assert.strictEqual(after?.mark, before?.mark)
    })
  )

  it.effect("are marked again if another version marked them", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const before = yield* state
      yield* sql`COMMENT ON FUNCTION fold(text) IS 'another version'`
      yield* Functions.define
      assert.deepStrictEqual(yield* state, before)
    })
  )
})

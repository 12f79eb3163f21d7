import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import { fold } from "@portico/contract/data/FilterOperators"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as SqlClient from "effect/sql/SqlClient"
import * as Stores from "../../../differential/stores.ts"

const letters = Array.from({ length: 0x1_ffff }, (_, index) => String.fromCodePoint(index + 1)).filter((letter) =>
  letter.isWellFormed()
)

const texts = ["", "ΟΔΟΣ ΑΣ", "İSTANBUL", "STRASSE ẞ", "ⒶⒷ Ꟗ 𐐀 K", "100%_\\'"]

const databases = {
  PGlite: Effect.succeed(Connection.layer({})),
  Postgres: Effect.map(Stores.postgresUrl, (url) =>
    url === undefined ? undefined : Connection.layer({ url: Redacted.make(url), schema: `fold_${process.pid}` })
  )
}

it.live.each(Object.entries(databases))("folds every letter in %s like JavaScript", ([, open]) =>
  Effect.gen(function* () {
    const layer = yield* open
    if (layer === undefined) return
    const given = [...letters, ...texts]

    const different = yield* SqlClient.SqlClient.use(
      (sql) => sql<{ given: string; folded: string }>`
          SELECT given, fold(given) AS folded
          FROM unnest(${given}::text[], ${given.map(fold)}::text[]) AS text (given, expected)
          WHERE fold(given) <> expected`
    ).pipe(Effect.provide(Layer.fresh(layer)))

    assert.deepStrictEqual(different, [])
  })
)

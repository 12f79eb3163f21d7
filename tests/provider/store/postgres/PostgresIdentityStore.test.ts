import * as Connection from "@portico/provider/store/postgres/Connection"
import * as PostgresIdentityStore from "@portico/provider/store/postgres/PostgresIdentityStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { findPostgres } from "../../../../scripts/postgres.mjs"
import * as Stores from "../../../differential/stores.ts"
import { suite } from "../IdentityStoreSuite.ts"

suite("embedded Postgres", PostgresIdentityStore.layer.pipe(Layer.provide(Connection.layer({}))))

// A machine without a server still runs everything on the embedded one.
if (process.env["PORTICO_TEST_POSTGRES_URL"] !== undefined || findPostgres() !== undefined) {
  const server = Layer.unwrap(
    Effect.map(Stores.postgresUrl, (url = "") =>
      Connection.layer({ url: Redacted.make(url), schema: `identities_${process.pid}` })
    )
  )
  suite("Postgres", PostgresIdentityStore.layer.pipe(Layer.provide(server)))
}

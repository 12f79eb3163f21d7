import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import * as PostgresItemStore from "../../../../packages/provider/src/store/postgres/PostgresItemStore.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { findPostgres } from "../../../../scripts/postgres.mjs"
import * as Stores from "../../../differential/stores.ts"
import * as AggregatesSuite from "../AggregatesSuite.ts"
import * as AlterSuite from "../AlterSuite.ts"
import * as IndexesSuite from "../IndexesSuite.ts"
import * as ItemStoreSuite from "../ItemStoreSuite.ts"
import * as PagesSuite from "../PagesSuite.ts"
import * as ReferencesSuite from "../ReferencesSuite.ts"
import * as SearchSuite from "../SearchSuite.ts"
import * as TogetherSuite from "../TogetherSuite.ts"

// These tests expect failures because of size, however busy the machine is. `ItemStore.timed.test.ts` tests the limits.
const timeouts = { readTimeout: 60_000, writeTimeout: 60_000 }

const embedded = PostgresItemStore.layer.pipe(Layer.provide(Connection.layer(timeouts)))

ItemStoreSuite.suite("PGlite", embedded)
AlterSuite.suite("PGlite", embedded)
SearchSuite.suite("PGlite", embedded)
AggregatesSuite.suite("PGlite", embedded)
IndexesSuite.suite("PGlite", embedded)
PagesSuite.suite("PGlite", embedded)
ReferencesSuite.suite("PGlite", embedded)

// A machine without a server still runs everything on the embedded one.
if (process.env["PORTICO_TEST_POSTGRES_URL"] !== undefined || findPostgres() !== undefined) {
  let schemas = 0
  const connectionTo = (schema: string) =>
    Effect.map(Stores.postgresUrl, (url = "") => Connection.layer({ url: Redacted.make(url), schema, ...timeouts }))
  const connection = connectionTo(`items_${process.pid}`)
  // A separate schema for each pair of providers that share one.
  const connectionOf = Effect.suspend(() => connectionTo(`shared_${process.pid}_${++schemas}`))
  const server = Layer.unwrap(connection)
  ItemStoreSuite.suite("Postgres", PostgresItemStore.layer.pipe(Layer.provide(server)))
  AlterSuite.suite("Postgres", PostgresItemStore.layer.pipe(Layer.provide(server)))
  AlterSuite.suiteOfTwo(Effect.map(connection, (server) => PostgresItemStore.layer.pipe(Layer.provide(server))))
  TogetherSuite.suite(Effect.map(connectionOf, (server) => PostgresItemStore.layer.pipe(Layer.provide(server))))
  SearchSuite.suite("Postgres", PostgresItemStore.layer.pipe(Layer.provide(server)))
  AggregatesSuite.suite("Postgres", PostgresItemStore.layer.pipe(Layer.provide(server)))
  IndexesSuite.suite("Postgres", PostgresItemStore.layer.pipe(Layer.provide(server)))
  PagesSuite.suite("Postgres", PostgresItemStore.layer.pipe(Layer.provide(server)))
  ReferencesSuite.suite("Postgres", PostgresItemStore.layer.pipe(Layer.provide(server)))
}

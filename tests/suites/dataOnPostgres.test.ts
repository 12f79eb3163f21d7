import * as PostgresStore from "@portico/provider/PostgresStore"
import * as Redacted from "effect/Redacted"
import { inject } from "vitest"
import { data, dataAttacks, suite } from "./EverywhereSuite.ts"

suite(
  "Postgres",
  [...data, ...dataAttacks],
  () => PostgresStore.make({ url: Redacted.make(inject("postgresUrl")), schema: `data_${process.pid}` }),
  100
)

import * as PostgresStore from "@portico/provider/PostgresStore"
import * as Redacted from "effect/Redacted"
import { inject } from "vitest"
import { identity, suite } from "./EverywhereSuite.ts"

suite("Postgres", identity, () =>
  PostgresStore.make({ url: Redacted.make(inject("postgresUrl")), schema: `everywhere_${process.pid}` })
)

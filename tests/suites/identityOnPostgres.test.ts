import * as PostgresStore from "@portico/provider/PostgresStore"
import * as Redacted from "effect/Redacted"
import { inject } from "vitest"
import { suite } from "./EverywhereSuite.ts"

suite("Postgres", () =>
  PostgresStore.make({ url: Redacted.make(inject("postgresUrl")), schema: `everywhere_${process.pid}` })
)

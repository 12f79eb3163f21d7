import * as PostgresStore from "@portico/provider/PostgresStore"
import * as Redacted from "effect/Redacted"
import { inject } from "vitest"
import { attacks, suite } from "./EverywhereSuite.ts"

suite("Postgres", attacks, () =>
  PostgresStore.make({ url: Redacted.make(inject("postgresUrl")), schema: `attacks_${process.pid}` })
)

import * as PostgresStore from "@portico/provider/PostgresStore"
import * as Redacted from "effect/Redacted"
import { afterAll, beforeAll } from "vitest"
import { startPostgres } from "../../scripts/postgres.mjs"
import { play } from "./data/play.ts"

let server: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  server = await startPostgres({ fsync: false })
})
afterAll(() => server.stop())

let opened = 0

play("on Postgres", () => PostgresStore.make({ url: Redacted.make(server.url), schema: `published_${++opened}` }), [
  "current"
])

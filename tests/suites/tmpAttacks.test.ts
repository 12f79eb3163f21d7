import * as PostgresStore from "@portico/provider/PostgresStore"
import * as Redacted from "effect/Redacted"
import { globSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, inject, vi } from "vitest"
import * as Stores from "../provider/Stores.ts"
const folder = fileURLToPath(new URL("../", import.meta.url))
describe("on pg", async () => {
  vi.setConfig({ testTimeout: 60_000 })
  let standing: Stores.Standing | undefined
  beforeAll(async () => {
    standing = await Stores.stand(PostgresStore.make({ url: Redacted.make(inject("postgresUrl")), schema: `attacks_${process.pid}` }))
  }, 60_000)
  afterAll(() => standing?.close())
  for (const file of globSync("attacks/*.test.ts", { cwd: folder }).toSorted()) await import(folder + file)
})

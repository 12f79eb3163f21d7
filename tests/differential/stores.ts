import * as MemoryStore from "@portico/provider/MemoryStore"
import * as PostgresStore from "@portico/provider/PostgresStore"
import { ItemStore } from "../../packages/provider/src/store/ItemStore.ts"
import type { Store } from "../../packages/provider/src/store/Store.ts"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { findPostgres, startPostgres } from "../../scripts/postgres.mjs"

/** A store with its name. */
export interface Named {
  readonly name: string
  readonly items: ItemStore["Service"]
}

/** All stores that this machine can run, with their names. The memory store comes first. */
export const all = Effect.gen(function* () {
  const url = yield* postgresUrl
  const stores: ReadonlyArray<readonly [string, Store]> = [
    ["memory", MemoryStore.make()],
    ["PGlite", PostgresStore.make({ readTimeout })],
    ...(url === undefined ? [] : [["Postgres", serverStore(url)] as const])
  ]
  return stores
})

/** Opens every store until the scope ends. */
export const open = Effect.gen(function* () {
  return yield* Effect.forEach(
    yield* all,
    ([name, { layer }]) =>
      Effect.map(Layer.build(layer), (context): Named => ({ name, items: Context.get(context, ItemStore) })),
    { concurrency: "unbounded" }
  )
})

export const postgresUrl = Effect.gen(function* () {
  const given = process.env["PORTICO_TEST_POSTGRES_URL"]
  if (given !== undefined || findPostgres() === undefined) return given
  const server = yield* Effect.acquireRelease(
    Effect.promise(() => startPostgres({ fsync: false })),
    ({ stop }) => Effect.promise(stop)
  )
  return server.url
})

// The machine is busy, and no result may depend on that.
const readTimeout = 60_000

// A separate schema, because others may use the server too.
const serverStore = (url: string): Store =>
  PostgresStore.make({ url: Redacted.make(url), schema: `differential_${process.pid}`, readTimeout })

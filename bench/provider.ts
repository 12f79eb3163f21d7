/** How fast the provider starts, stores and answers, through HTTP, on its embedded database and on a Postgres server. */
import * as Endpoints from "@portico/contract/data/Endpoints"
import * as Limits from "@portico/contract/Limits"
import * as MemoryStore from "@portico/provider/MemoryStore"
import * as PostgresStore from "@portico/provider/PostgresStore"
import * as Provider from "@portico/provider/Provider"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "../scripts/postgres.mjs"
import { root } from "../scripts/root.mjs"
import { book } from "./Books.ts"
import { milliseconds } from "./Measure.ts"
import * as ProviderProcess from "./ProviderProcess.ts"
import { type Bar, figure, missing, type Row } from "./Table.ts"

export const title = "through HTTP, on PGlite and on a Postgres server"

const collection = "books"
const requests = 25
const reads = 4000

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const folder = mkdtempSync(join(tmpdir(), "portico-bench-"))
  const rows: Array<Row> = []
  try {
    rows.push(
      ...(await onPglite(join(folder, "data"))),
      ...(await onServer()),
      ...(await resets(join(folder, "reset")))
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return rows
}

const onPglite = async (folder: string): Promise<ReadonlyArray<Row>> => {
  const first = await ProviderProcess.start({ folder })
  const rows = await load("PGlite", first.url, { atLeast: 25_000 })
  await first.stop()
  const second = await ProviderProcess.start({ folder })
  await second.stop()
  return [
    figure("PGlite: start on an empty folder", first.startedIn, "ms"),
    figure("PGlite: start on its data", second.startedIn, "ms", { atMost: 600 }),
    ...rows
  ]
}

const onServer = async (): Promise<ReadonlyArray<Row>> => {
  const server = await startPostgres()
  try {
    const provider = await ProviderProcess.start({ url: server.url })
    const rows = await load("Postgres", provider.url, { atLeast: 60_000 })
    await provider.stop()
    return [figure("Postgres: start", provider.startedIn, "ms", { atMost: 600 }), ...rows]
  } finally {
    await server.stop()
  }
}

const resets = async (folder: string): Promise<ReadonlyArray<Row>> => {
  const seed = JSON.parse(readFileSync(join(root, "packages/storefront/seed/bookshop.json"), "utf8"))
  const stores = { memory: MemoryStore.make(), PGlite: PostgresStore.make({ dataDir: folder }) }
  const rows: Array<Row> = []
  for (const [name, store] of Object.entries(stores)) {
    const provider = Provider.make({ seed, store })
    await provider.start()
    let best = Number.POSITIVE_INFINITY
    for (let pass = 0; pass < 5; pass++) best = Math.min(best, (await milliseconds(provider.reset))[0])
    await provider.dispose()
    rows.push(figure(`${name}: reset to the bookshop`, best, "ms", { atMost: 15 }))
  }
  return rows
}

/** Bulk inserts, then reads of single items. */
const load = async (name: string, url: string, bar: Bar): Promise<ReadonlyArray<Row>> => {
  const headers = { authorization: await visitorToken(url), "content-type": "application/json" }
  const send = (row: { readonly method: string; readonly path: string }, body: object) =>
    fetch(`${url}${row.path}`, { method: row.method, headers, body: JSON.stringify(body) })

  const one = await send(Endpoints.insert, { dataCollectionId: collection, dataItem: { data: book(0) } })
  if (one.status !== 200) return [missing(`${name}: insert`, `answered ${one.status}`)]
  await one.body?.cancel()

  const bulk = Array.from({ length: requests }, (_, request) => ({
    dataCollectionId: collection,
    dataItems: Array.from({ length: Limits.maximumItemsPerRequest }, (_, index) => {
      const data = book(1 + request * Limits.maximumItemsPerRequest + index)
      return { id: data._id, data }
    })
  }))
  const warm = await send(Endpoints.bulkInsert, bulk[0]!)
  await warm.body?.cancel()
  const [inserting] = await milliseconds(() =>
    inFlight(4, bulk.slice(1), async (body) => void (await (await send(Endpoints.bulkInsert, body)).arrayBuffer()))
  )
  const items = (requests - 1) * Limits.maximumItemsPerRequest

  const ids = Array.from({ length: reads }, (_, index) => `b${(index * 7919) % 900}`)
  const read = async (id: string) => {
    const query = new URLSearchParams({ dataCollectionId: collection, dataItemId: id })
    const answer = await fetch(`${url}/v2/items/${id}?${query}`, { headers: { authorization: headers.authorization } })
    await answer.arrayBuffer()
  }
  const [reading] = await milliseconds(() => inFlight(8, ids, read))

  return [
    warm.status === 200
      ? figure(`${name}: bulk insert`, (items / inserting) * 1000, "items/s", bar)
      : missing(`${name}: bulk insert`, `answered ${warm.status}`),
    figure(`${name}: point read`, (reads / reading) * 1000, "req/s")
  ]
}

const visitorToken = async (url: string): Promise<string> => {
  const body = JSON.stringify({ clientId: "bench", grantType: "anonymous" })
  const answer = await fetch(`${url}/oauth2/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body
  })
  const { access_token: token } = (await answer.json()) as { readonly access_token: string }
  return token
}

/** Does something with each value, with so many under way at a time. */
const inFlight = async <A>(
  count: number,
  values: ReadonlyArray<A>,
  act: (value: A) => Promise<void>
): Promise<void> => {
  const rest = values.values()
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (const value of rest) await act(value)
    })
  )
}

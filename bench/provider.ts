/** Measures starts, writes and reads of the provider through HTTP, with its embedded database and a Postgres server. */
import * as Endpoints from "@portico/contract/data/Endpoints"
import type { Endpoint } from "@portico/contract/Endpoint"
import * as Limits from "@portico/contract/Limits"
import * as MemoryStore from "@portico/provider/MemoryStore"
import * as PostgresStore from "@portico/provider/PostgresStore"
import * as Provider from "@portico/provider/Provider"
import * as Schema from "effect/Schema"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "../scripts/postgres.mjs"
import { root } from "../scripts/root.mjs"
import { book } from "./Books.ts"
import { answerOf, inFlight, visitorToken } from "./Load.ts"
import { divide, durations, milliseconds, type Sample, sampleOf } from "./Measure.ts"
import * as ProviderProcess from "./ProviderProcess.ts"
import { type Bar, figure, type Row } from "./Table.ts"

export const title = "through HTTP, on PGlite and on a Postgres server"

export const repeats = 3

const collection = "books"
// The first requests run code that is not compiled yet, and grow the files of the database.
const warmUps = 10
const requests = 60
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
  const [first, rows] = await withProvider({ folder }, (url) => load("PGlite", url, { atLeast: 25_000 }))
  return [
    figure("PGlite: start with an empty folder", first, "ms"),
    figure("PGlite: start with existing data", await laterStarts({ folder }), "ms", { atMost: 600 }),
    ...rows
  ]
}

const onServer = async (): Promise<ReadonlyArray<Row>> => {
  const server = await startPostgres()
  try {
    const [first, rows] = await withProvider(server, (url) => load("Postgres", url, { atLeast: 60_000 }))
    return [
      figure("Postgres: start with an empty database", first, "ms", { atMost: 600 }),
      figure("Postgres: start with existing data", await laterStarts(server), "ms", { atMost: 600 }),
      ...rows
    ]
  } finally {
    await server.stop()
  }
}

/** The start time of a provider in milliseconds, and its measurements. */
const withProvider = async (
  store: ProviderProcess.Place,
  measureOn: (url: string) => Promise<ReadonlyArray<Row>>
): Promise<readonly [startedIn: number, rows: ReadonlyArray<Row>]> => {
  const provider = await ProviderProcess.start(store)
  try {
    return [provider.startedIn, await measureOn(provider.url)]
  } finally {
    await provider.stop()
  }
}

/** The times of several starts with existing data, in milliseconds. */
const laterStarts = async (store: ProviderProcess.Place): Promise<Sample> => {
  const taken: Array<number> = []
  for (let start = 0; start < starts; start++) taken.push((await withProvider(store, async () => []))[0])
  return sampleOf(taken)
}

const starts = 5

const resets = async (folder: string): Promise<ReadonlyArray<Row>> => {
  const seed = JSON.parse(readFileSync(join(root, "packages/storefront/seed/bookshop.json"), "utf8"))
  const stores = { memory: MemoryStore.make(), PGlite: PostgresStore.make({ dataDir: folder }) }
  const rows: Array<Row> = []
  for (const [name, store] of Object.entries(stores)) {
    const provider = Provider.make({ seed, store })
    await provider.start()
    const taken = await durations(provider.reset, 9)
    await provider.dispose()
    rows.push(figure(`${name}: reset to the bookshop`, taken, "ms", { atMost: 15 }))
  }
  return rows
}

/** Measures bulk inserts, then reads of single items. */
const load = async (name: string, url: string, bar: Bar): Promise<ReadonlyArray<Row>> => {
  const headers = { authorization: await visitorToken(url), "content-type": "application/json" }
  const send = ({ method, path }: Endpoint, body: object) =>
    answerOf(fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) }))

  await send(Endpoints.insert, { dataCollectionId: collection, dataItem: { data: book(0) } })

  const bulk = Array.from({ length: warmUps + requests }, (_, request) => ({
    dataCollectionId: collection,
    dataItems: Array.from({ length: Limits.maximumItemsPerRequest }, (_, index) => {
      const data = book(1 + request * Limits.maximumItemsPerRequest + index)
      return { id: data._id, data }
    })
  }))
  const insert = async (body: object) => {
    const { bulkActionMetadata } = decodeBulk(await send(Endpoints.bulkInsert, body))
    if (bulkActionMetadata?.totalFailures !== 0) throw new Error(`${name}: items were rejected`)
  }
  await inFlight(4, bulk.slice(0, warmUps), insert)
  const inserting = await rates(bulk.slice(warmUps), (bodies) => inFlight(4, bodies, insert))

  const ids = Array.from({ length: reads }, (_, index) => `b${(index * 7919) % 900}`)
  const read = async (id: string) => {
    const query = new URLSearchParams({ dataCollectionId: collection, dataItemId: id })
    await answerOf(fetch(`${url}/v2/items/${id}?${query}`, { headers: { authorization: headers.authorization } }))
  }
  const reading = await rates(ids, (ids) => inFlight(8, ids, read))

  return [
    figure(
      `${name}: bulk insert, ${requests} requests after ${warmUps}`,
      divide(inserting, 1 / Limits.maximumItemsPerRequest),
      "items/s",
      bar
    ),
    figure(`${name}: point read`, reading, "req/s")
  ]
}

/** Sends requests in several passes. Returns the requests per second of each pass. */
const rates = async <A>(all: ReadonlyArray<A>, send: (some: ReadonlyArray<A>) => Promise<unknown>): Promise<Sample> => {
  const perPass = all.length / passes
  const taken: Array<number> = []
  for (let pass = 0; pass < passes; pass++) {
    const [took] = await milliseconds(() => send(all.slice(pass * perPass, (pass + 1) * perPass)))
    taken.push((perPass / took) * 1000)
  }
  return sampleOf(taken)
}

const passes = 5

const decodeBulk = Schema.decodeUnknownSync(Endpoints.bulkInsert.response)

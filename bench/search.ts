/**
 * Measures the first search after a bulk insert through HTTP, and reads of single items while the provider prepares the
 * words, with its embedded database and a Postgres server.
 */
import * as Endpoints from "@portico/contract/data/Endpoints"
import type { Endpoint } from "@portico/contract/Endpoint"
import * as Limits from "@portico/contract/Limits"
import * as Schema from "effect/Schema"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "../scripts/postgres.mjs"
import { book } from "./Books.ts"
import { answerOf, inFlight, visitorToken } from "./Load.ts"
import { milliseconds, quantile, sampleOf } from "./Measure.ts"
import * as ProviderProcess from "./ProviderProcess.ts"
import { figure, type Row } from "./Table.ts"

export const title = "the first search after a bulk insert, through HTTP"

export const repeats = 3

const collection = "books"
const items = Number(process.env["ITEMS"] ?? 100_000)

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const folder = mkdtempSync(join(tmpdir(), "portico-bench-"))
  const server = await startPostgres()
  try {
    return [
      ...(await withProvider("PGlite", { folder: join(folder, "data") })),
      ...(await withProvider("Postgres", { url: server.url }))
    ]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const withProvider = async (name: string, place: ProviderProcess.Place): Promise<ReadonlyArray<Row>> => {
  const provider = await ProviderProcess.start(place)
  try {
    return await searches(name, provider.url)
  } finally {
    await provider.stop()
  }
}

/** Inserts the items and searches immediately. Then reads items until a search is complete. */
const searches = async (name: string, url: string): Promise<ReadonlyArray<Row>> => {
  const headers = { authorization: await visitorToken(url), "content-type": "application/json" }
  const send = ({ method, path }: Endpoint, body: object) =>
    answerOf(fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) }))
  const insert = (request: number) =>
    send(Endpoints.bulkInsert, {
      dataCollectionId: collection,
      dataItems: Array.from({ length: Limits.maximumItemsPerRequest }, (_, index) => {
        const data = { ...item(request * Limits.maximumItemsPerRequest + index) }
        return { id: data._id, data }
      })
    })
  await inFlight(4, Array.from({ length: items / Limits.maximumItemsPerRequest }).keys(), async (request) => {
    await insert(request)
  })

  const search = () =>
    milliseconds(async () =>
      decodeSearch(
        await send(Endpoints.search, {
          dataCollectionId: collection,
          search: { search: { expression: "austen w4242" }, paging: { limit: 50 } }
        })
      )
    )
  const begun = performance.now()
  const [first, { incompleteResults }] = await search()
  const state = { isComplete: incompleteResults !== true }
  const read = async (count: number) => {
    const id = `b${(count * 7919) % items}`
    const query = new URLSearchParams({ dataCollectionId: collection, dataItemId: id })
    await answerOf(fetch(`${url}/v2/items/${id}?${query}`, { headers: { authorization: headers.authorization } }))
  }
  const reading = timesOf(read, () => state.isComplete)
  while (!state.isComplete) {
    await pause(250)
    state.isComplete = (await search())[1].incompleteResults !== true
  }
  const prepared = performance.now() - begun
  const during = await reading
  const [last] = await search()
  const after = performance.now()
  const idle = await timesOf(read, () => performance.now() - after > idleTime)
  const what = items.toLocaleString("en")
  return [
    figure(`${name}: first search after a bulk insert of ${what}`, first, "ms", { atMost: 100 }),
    figure(`${name}: longest read of an item until searches are complete`, quantile(during, 1), "ms", { atMost: 200 }),
    figure(`${name}: 99 of 100 of these reads take at most`, quantile(during, 0.99), "ms"),
    figure(`${name}: median of these reads`, sampleOf(during), "ms"),
    figure(`${name}: time until searches are complete`, prepared / 1000, "s"),
    figure(`${name}: search after that`, last, "ms"),
    figure(`${name}: longest read of an item after that`, quantile(idle, 1), "ms"),
    figure(`${name}: 99 of 100 reads after that take at most`, quantile(idle, 0.99), "ms"),
    figure(`${name}: median read of an item after that`, sampleOf(idle), "ms")
  ]
}

/** Runs reads one after the other until a condition is met. Returns their durations in milliseconds. */
const timesOf = async (
  read: (count: number) => Promise<void>,
  isOver: () => boolean
): Promise<ReadonlyArray<number>> => {
  const times: Array<number> = []
  do {
    times.push((await milliseconds(() => read(times.length)))[0])
    await pause(5)
  } while (!isOver())
  return times
}

/** Milliseconds for which items are read without other work, for comparison. */
const idleTime = 15_000

const item = (index: number) => ({ ...book(index), blurb: `w${index % 5000} `.repeat(4) + "A thing to have at home." })

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

const decodeSearch = Schema.decodeUnknownSync(Endpoints.search.response)

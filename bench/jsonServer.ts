/** Compares the provider on PGlite with json-server: reads and writes of single items, and sorted pages. */
import * as Endpoints from "@portico/contract/data/Endpoints"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root } from "../scripts/root.mjs"
import { book } from "./Books.ts"
import { inFlight, visitorToken } from "./Load.ts"
import { milliseconds, rate, sampleOf } from "./Measure.ts"
import * as Peers from "./Peers.ts"
import * as ProviderProcess from "./ProviderProcess.ts"
import { figure, missing, type Row } from "./Table.ts"

export const title = "the provider on PGlite and json-server, 1 000 items, 8 requests at once"

const items = 1000
const passes = 7
const reads = 800
const pages = 160
const writes = 160

/** The operations of one server. The number makes each request different. */
interface Server {
  readonly read: (index: number) => Promise<void>
  readonly page: (index: number) => Promise<void>
  readonly insert: (index: number) => Promise<void>
}

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const reason = Peers.install()
  if (reason !== undefined) return [missing("the provider and json-server", reason)]
  const folder = mkdtempSync(join(tmpdir(), "portico-bench-"))
  const file = join(folder, "books.json")
  writeFileSync(file, JSON.stringify({ books: Array.from({ length: items }, (_, index) => jsonBook(index)) }))
  const processes = [
    await ProviderProcess.start({ folder: join(folder, "data") }),
    await ProviderProcess.launch([join(root, "bench/JsonServerProgram.mjs"), file, Peers.folder], {})
  ] as const
  try {
    return await compared(await providerAt(processes[0].url), jsonServerAt(processes[1].url))
  } finally {
    await Promise.all(processes.map(({ stop }) => stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

const compared = async (ours: Server, theirs: Server): Promise<ReadonlyArray<Row>> => {
  const rows: Array<Row> = []
  for (const [what, operation, count] of operations) {
    const taken = { ours: [] as Array<number>, theirs: [] as Array<number> }
    // The first pass is a warm-up. The passes of both servers alternate.
    for (let pass = 0; pass <= passes; pass++) {
      for (const [name, server] of [
        ["ours", ours],
        ["theirs", theirs]
      ] as const) {
        const numbers = Array.from({ length: count }, (_, index) => pass * count + index)
        const [time] = await milliseconds(() => inFlight(8, numbers, server[operation]))
        if (pass > 0) taken[name].push(time)
      }
    }
    const ratios = taken.ours.map((time, pass) => (taken.theirs[pass] ?? Number.NaN) / time)
    rows.push(
      figure(what, rate(sampleOf(taken.ours), count * 1000), "req/s"),
      figure("… json-server", rate(sampleOf(taken.theirs), count * 1000), "req/s"),
      figure("… ours, relative to it", sampleOf(ratios), "×")
    )
  }
  return rows
}

const operations = [
  ["read of one item", "read", reads],
  ["page of 50 items, sorted", "page", pages],
  ["insert of one item", "insert", writes]
] as const

const providerAt = async (url: string): Promise<Server> => {
  const headers = { authorization: await visitorToken(url), "content-type": "application/json" }
  const dataCollectionId = "books"
  const post = (path: string, body: object) =>
    finished(fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) }))
  await post(Endpoints.insert.path, { dataCollectionId, dataItem: { data: book(0) } })
  const dataItems = Array.from({ length: items - 1 }, (_, index) => ({ id: `b${index + 1}`, data: book(index + 1) }))
  await post(Endpoints.bulkInsert.path, { dataCollectionId, dataItems })
  return {
    read: (index) =>
      finished(fetch(`${url}/v2/items/b${(index * 7919) % items}?dataCollectionId=${dataCollectionId}`, { headers })),
    page: (index) =>
      post(Endpoints.query.path, {
        dataCollectionId,
        query: { sort: [{ fieldName: "title", order: "ASC" }], paging: { limit: 50, offset: (index * 50) % items } }
      }),
    insert: (index) => post(Endpoints.insert.path, { dataCollectionId, dataItem: { data: book(items + index) } })
  }
}

const jsonServerAt = (url: string): Server => ({
  read: (index) => finished(fetch(`${url}/books/b${(index * 7919) % items}`)),
  page: (index) => finished(fetch(`${url}/books?_sort=title&_order=asc&_limit=50&_page=${1 + (index % (items / 50))}`)),
  insert: (index) =>
    finished(
      fetch(`${url}/books`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(jsonBook(items + index))
      })
    )
})

const jsonBook = (index: number) => ({ id: `b${index}`, ...book(index) })

const finished = async (asked: Promise<Response>): Promise<void> => {
  const response = await asked
  const text = await response.text()
  if (!response.ok) throw new Error(`The response has status ${response.status}: ${text.slice(0, 200)}`)
}

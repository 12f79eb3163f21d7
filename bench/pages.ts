/**
 * Measures streams of a million items in pages, compared with the reference client's loop over `next()`. Both use only
 * the global `fetch`.
 */
import * as Client from "@portico/client/Client"
import * as Pages from "@portico/client/data/Pages"
import * as Collection from "@portico/client/data/Collection"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import { book } from "./Books.ts"
import * as Fake from "./Fake.ts"
import { collectGarbage, processorTime, sampleOf } from "./Measure.ts"
import * as Peers from "./Peers.ts"
import { figure, missing, type Row } from "./Table.ts"

export const title = "a million items with dates in pages of 1000, all fields validated; fake fetch"

const pageSize = 1000
const pageCount = 1000

/** Returns the items of a page as JSON text. Adjacent pages differ. */
const bodies = [0, 1].map((odd) =>
  JSON.stringify(
    Array.from({ length: pageSize }, (_, index) => {
      const data = book(odd * pageSize + index)
      return { id: data._id, dataCollectionId: "books", data }
    })
  )
)

/** A server whose cursors contain the number of the next page. */
const server = () => {
  let asked = 0
  let peak = 0
  // In one run with other benchmarks, the heap has their data as well.
  collectGarbage()
  const others = process.memoryUsage().heapUsed
  const fetch = () => {
    const page = asked++ % pageCount
    if (page % 10 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed - others)
    const hasNext = page < pageCount - 1
    const metadata = {
      count: pageSize,
      total: pageSize * pageCount,
      hasNext,
      cursors: hasNext ? { next: `page-${page + 1}` } : {}
    }
    const text = `{"dataItems":${bodies[page % 2]},"pagingMetadata":${JSON.stringify(metadata)}}`
    return Promise.resolve(new Response(text, { headers: { "content-type": "application/json" } }))
  }
  return { fetch, peak: () => peak / 1_000_000 }
}

/** Streams of each client. The clients take turns, so that both run under the same load. */
const passes = 5

/** Reads a million items with the global `fetch`, and returns their number. */
type Read = () => Promise<number>

/** The rate of one stream in thousand items per second of processor time, and its maximum heap in MB. */
interface Pass {
  readonly rate: number
  readonly peak: number
}

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const reason = Peers.install()
  const stream = await ours()
  const loop = reason === undefined ? await reference() : undefined
  const streams: Array<Pass> = []
  const loops: Array<Pass> = []
  for (let pass = 0; pass < passes; pass++) {
    streams.push(await passOf(stream.read))
    if (loop !== undefined) loops.push(await passOf(loop))
  }
  await stream.close()
  const rows = [
    figure("items of a stream", rateOf(streams), "k/s", { atLeast: 250 }),
    figure("its maximum heap", peakOf(streams), "MB", { atMost: 100 })
  ]
  if (reason !== undefined) return [...rows, missing("items in the reference client's loop", reason)]
  const ratios = streams.map(({ rate }, pass) => rate / (loops[pass]?.rate ?? Number.NaN))
  return [
    ...rows,
    figure("items in the reference client's loop, not validated", rateOf(loops), "k/s"),
    figure("its maximum heap, reference client", peakOf(loops), "MB"),
    figure("… our rate, relative to it", sampleOf(ratios), "×", { atLeast: 2 })
  ]
}

const rateOf = (taken: ReadonlyArray<Pass>) => sampleOf(taken.map(({ rate }) => rate))
const peakOf = (taken: ReadonlyArray<Pass>) => sampleOf(taken.map(({ peak }) => peak))

/** Reads all items once. */
const passOf = async (read: Read): Promise<Pass> => {
  const { fetch, peak } = server()
  const real = globalThis.fetch
  globalThis.fetch = fetch
  try {
    const { count, seconds } = await timed(read)
    if (count !== pageSize * pageCount) throw new Error(`The client read ${count} items.`)
    return { rate: count / seconds / 1000, peak: peak() }
  } finally {
    globalThis.fetch = real
  }
}

const ours = async (): Promise<{ readonly read: Read; readonly close: () => Promise<void> }> => {
  const runtime = ManagedRuntime.make(Client.layerData({ clientId: "bench", host: "https://provider.test" }))
  await runtime.runPromise(Tokens.use((tokens) => tokens.set(Fake.visitor(1_000_000))))
  return { read: () => runtime.runPromise(walk), close: () => runtime.dispose() }
}

const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.String,
    author: Schema.String,
    year: Schema.Int,
    price: Schema.Finite,
    tags: Schema.Array(Schema.String),
    addedAt: Schema.Date
  })
)

const walk = Stream.runFold(
  Pages.stream(Query.from(Books)),
  () => 0,
  (count) => count + 1
).pipe(Effect.orDie)

/** Returns the used processor time in seconds, which excludes other processes. */
const timed = async (run: () => Promise<number>): Promise<{ readonly count: number; readonly seconds: number }> => {
  collectGarbage()
  const begun = processorTime()
  const count = await run()
  return { count, seconds: (processorTime() - begun) / 1_000_000 }
}

interface Page {
  readonly items: ReadonlyArray<unknown>
  readonly hasNext: () => boolean
  readonly next: () => Promise<Page>
}

interface Sdk {
  readonly createClient: (config: object) => {
    readonly items: { readonly query: (collection: string) => { readonly limit: (limit: number) => Finder } }
  }
  readonly OAuthStrategy: (config: object) => unknown
}

interface Finder {
  readonly find: () => Promise<Page>
}

const reference = async (): Promise<Read> => {
  const { createClient, OAuthStrategy } = (await Peers.load("@wix/sdk")) as Sdk
  const modules = (await Peers.load("@wix/data")) as object
  const expiresAt = Math.floor(Date.now() / 1000) + 1_000_000
  const tokens = { accessToken: { value: "ACCESS", expiresAt }, refreshToken: { value: "REFRESH", role: "visitor" } }
  const client = createClient({ modules, auth: OAuthStrategy({ clientId: "bench", tokens }) })
  return async () => {
    let page = await client.items.query("books").limit(pageSize).find()
    let count = page.items.length
    while (page.hasNext()) {
      page = await page.next()
      count += page.items.length
    }
    return count
  }
}

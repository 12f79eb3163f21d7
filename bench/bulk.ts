/** Measures a bulk insert of ten thousand items, compared with other clients (with manual chunks). */
import * as Client from "@portico/client/Client"
import * as BulkItems from "@portico/client/data/BulkItems"
import * as BulkStream from "@portico/client/data/BulkStream"
import * as Collection from "@portico/client/data/Collection"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import { books, type DataPeer, peers, wix } from "./dataPeers.ts"
import * as Fake from "./Fake.ts"
import { compare, divide } from "./Measure.ts"
import * as Peers from "./Peers.ts"
import { figure, missing, note, type Row } from "./Table.ts"

export const title = "bulk insert of 10 000 items with dates, all fields validated; processor time; fake fetch"

const count = 10_000

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const real = globalThis.fetch
  globalThis.fetch = fetch
  try {
    return await measureAll()
  } finally {
    globalThis.fetch = real
  }
}

const measureAll = async (): Promise<ReadonlyArray<Row>> => {
  const reason = Peers.install()
  const list = books(count)
  const portico = await ours()
  const others = reason === undefined ? await Promise.all(peers.map(opened)) : []
  const runs = [
    answered(wix, () => portico.insert(list)),
    ...others.map(({ client, peer }) => answered(peer, () => client.insert(list)))
  ]
  const counts: Array<Counts> = []
  for (const run of runs) {
    await run()
    counts.push({ requests, atOnce })
  }
  const taken = await compare(runs, { runs: 1, passes: 15 })
  await portico.dispose()

  const rows = [
    figure("processor time of the client", divide(taken.of(0), 1000), "ms", { atMost: 100 }),
    figure("requests", counts[0]?.requests ?? Number.NaN, "", { atMost: 10 }),
    figure("concurrent requests", counts[0]?.atOnce ?? Number.NaN, "", { atMost: 8 }),
    note("outcomes", "each outcome with the index of its item")
  ]
  if (reason !== undefined) return [...rows, missing("other clients", reason)]
  return [
    ...rows,
    ...others.flatMap(({ peer }, index) => [
      figure(`${peer.name}, not validated`, divide(taken.of(index + 1), 1000), "ms"),
      figure("… ours, relative to it", taken.ratio(0, index + 1), "×", peer === wix ? { atMost: 0.8 } : undefined),
      note(
        "… requests, concurrent requests, outcomes",
        `${counts[index + 1]?.requests}, ${counts[index + 1]?.atOnce}, ${peer.outcomes}`
      )
    ])
  ]
}

const opened = async (peer: DataPeer) => ({ peer, client: await peer.open() })

interface Counts {
  readonly requests: number
  readonly atOnce: number
}

let text = ""
let requests = 0
let underWay = 0
let atOnce = 0

/** Runs a bulk operation, counts its requests and responds like the peer's server. */
const answered = (peer: DataPeer, run: () => Promise<unknown>) => {
  const answer = peer.inserted(peer.name.startsWith("firebase") ? 500 : 1000)
  return async () => {
    text = answer
    requests = 0
    atOnce = 0
    await run()
  }
}

const fetch: typeof globalThis.fetch = async () => {
  requests++
  atOnce = Math.max(atOnce, ++underWay)
  await new Promise((resolve) => setTimeout(resolve, 100))
  underWay--
  const status = text === "" ? 201 : 200
  return new Response(text, { status, headers: { "content-type": "application/json" } })
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

const ours = async () => {
  const client = Client.layerData({ clientId: "bench", host: "https://provider.test" })
  const runtime = ManagedRuntime.make(Layer.provideMerge(BulkItems.layer, client))
  await runtime.runPromise(Tokens.use((tokens) => tokens.set(Fake.visitor(1_000_000))))
  return {
    insert: (list: Parameters<typeof insert>[0]) => runtime.runPromise(insert(list)),
    dispose: () => runtime.dispose()
  }
}

/** Throws unless each item has exactly one outcome. */
const insert = (list: ReturnType<typeof books>) =>
  Effect.gen(function* () {
    const told = new Uint8Array(count)
    yield* Stream.runForEachArray(BulkStream.insert(Books, list), (outcomes) =>
      Effect.sync(() => {
        for (const { index, status } of outcomes) if (status === "inserted") told[index]! += 1
      })
    )
    if (!told.every((times) => times === 1))
      return yield* Effect.die(new Error("Each item must have exactly one outcome."))
  })

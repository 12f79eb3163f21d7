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
import { books, type DataPeer, parse, peers, wix } from "./dataPeers.ts"
import * as Fake from "./Fake.ts"
import { compare, divide, type Passes } from "./Measure.ts"
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
  const insertOurs = answered(wix, () => portico.insert(list))
  const insertOf = ({ client, peer }: Opened) => answered(peer, () => client.insert(list))
  const counts = new Map<DataPeer | undefined, Counts>()
  for (const one of [undefined, ...others]) {
    await (one === undefined ? insertOurs : insertOf(one))()
    counts.set(one?.peer, { requests, atOnce })
  }
  // An insert with Parse takes twenty times as long and leaves so much garbage that code of the others is compiled again, so
  // it runs after them.
  const quick = others.filter(({ peer }) => peer !== parse)
  const runs = [insertOurs, ...quick.map(insertOf)]
  // The engine still compiles during the first inserts of a process.
  const first = await compare(runs, { runs: 1, passes: 15 })
  const taken = await compare(runs, { runs: 1, passes: 15 })

  const own = counts.get(undefined)
  const rows = [
    figure("processor time of the client", divide(taken.of(0), 1000), "ms", { atMost: 100 }),
    figure("… the first 15 inserts of the process", divide(first.of(0), 1000), "ms"),
    figure("requests", own?.requests ?? Number.NaN, "", { atMost: 10 }),
    figure("concurrent requests", own?.atOnce ?? Number.NaN, "", { atMost: 8 }),
    note("outcomes", "each outcome with the index of its item")
  ]
  const rowsOf = ({ peer }: Opened, compared: Passes, index: number): ReadonlyArray<Row> => [
    figure(`${peer.name}, not validated`, divide(compared.of(index), 1000), "ms"),
    figure("… ours, relative to it", compared.ratio(0, index), "×", peer === wix ? { atMost: 0.8 } : undefined),
    ...(peer === wix ? [figure("… in the first 15 inserts of the process", first.ratio(0, index), "×")] : []),
    note(
      "… requests, concurrent requests, outcomes",
      `${counts.get(peer)?.requests}, ${counts.get(peer)?.atOnce}, ${peer.outcomes}`
    )
  ]
  const last = others.filter(({ peer }) => peer === parse)
  const takenLast = await compare([insertOurs, ...last.map(insertOf)], { runs: 1, passes: last.length === 0 ? 0 : 15 })
  await portico.dispose()
  return [
    ...rows,
    ...(reason === undefined ? [] : [missing("other clients", reason)]),
    ...quick.flatMap((one, index) => rowsOf(one, taken, index + 1)),
    ...last.flatMap((one, index) => rowsOf(one, takenLast, index + 1))
  ]
}

interface Opened {
  readonly peer: DataPeer
  readonly client: Awaited<ReturnType<DataPeer["open"]>>
}

const opened = async (peer: DataPeer): Promise<Opened> => ({ peer, client: await peer.open() })

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

/** Measures the time from the text of a response to validated items with dates, compared with other clients. */
import * as Client from "@portico/client/Client"
import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import * as Data from "@portico/contract/data/Endpoints"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Schema from "effect/Schema"
import { answer } from "./Books.ts"
import { peers, wix } from "./dataPeers.ts"
import * as Fake from "./Fake.ts"
import { compare } from "./Measure.ts"
import * as Peers from "./Peers.ts"
import { figure, missing, type Row } from "./Table.ts"

export const title = "three filters, send, decode; dates decoded and all fields validated; fake fetch"

const bars = [
  { count: 50, runs: 200, atLeast: 2 },
  { count: 1000, runs: 12, atLeast: 2 }
]

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  // The reference client uses only the global `fetch`.
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
  const portico = ours()
  const others = reason === undefined ? await Promise.all(peers.map(opened)) : []
  const decode = Schema.decodeUnknownSync(Data.query.response)
  const rows: Array<Row> = reason === undefined ? [] : [missing("other clients", reason)]
  for (const { atLeast, count, runs } of bars) {
    const text = answer(count)
    const candidates = [
      answered(text, portico.run),
      () => decode(JSON.parse(text)),
      answered(text, readAndParse),
      ...others.map(({ client, peer }) => answered(peer.page(count), client.find))
    ]
    const passes = await compare(candidates, { runs })
    rows.push(
      figure(`${count} items`, passes.of(0), "µs"),
      figure(`${count} items: parse, and decode with the contract`, passes.of(1), "µs"),
      figure(`${count} items: read and parse the response, nothing decoded`, passes.of(2), "µs")
    )
    for (const [index, { peer }] of others.entries()) {
      rows.push(figure(`${count} items, ${peer.name}: ${peer.dates}, not validated`, passes.of(index + 3), "µs"))
      const bar = peer === wix ? { atLeast } : undefined
      rows.push(figure(`${count} items: our rate relative to ${peer.name}`, passes.ratio(index + 3, 0), "×", bar))
      if (peer === wix) rows.push(figure("… if we only read and parsed", passes.ratio(index + 3, 2), "×"))
    }
  }
  await portico.dispose()
  return rows
}

/** The work that no client can avoid. */
const readAndParse = async (): Promise<unknown> => JSON.parse(await (await fetch("https://provider.test")).text())

const opened = async (peer: (typeof peers)[number]) => ({ peer, client: await peer.open() })

let text = "{}"

/** Runs a call with this response. */
const answered = (answer: string, run: () => unknown) => () => {
  text = answer
  return run()
}

const fetch: typeof globalThis.fetch = () =>
  Promise.resolve(new Response(text, { headers: { "content-type": "application/json" } }))

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

const ours = () => {
  const runtime = ManagedRuntime.make(Client.layerData({ clientId: "bench", host: "https://provider.test" }))
  const program = () =>
    Queries.use((queries) =>
      queries.run(
        Query.from(Books).pipe(
          Query.filter(Filter.eq("author", "Jane Austen")),
          Query.filter(Filter.gte("year", 1990)),
          Query.filter(Filter.startsWith("title", "B"))
        )
      )
    )
  const signedIn = runtime.runPromise(Tokens.use((tokens) => tokens.set(Fake.visitor(1_000_000))))
  return {
    run: () => signedIn.then(() => runtime.runPromise(program())),
    dispose: () => runtime.dispose()
  }
}

/** How fast a page of items with dates gets from the answer's text to validated items, beside the reference client. */
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
import * as Fake from "./Fake.ts"
import { compare } from "./Measure.ts"
import * as Peers from "./Peers.ts"
import { figure, missing, type Row } from "./Table.ts"

export const title = "three filters, send, decode; dates revived and every field validated; fake fetch"

const bars = [
  { count: 50, runs: 200, atLeast: 2 },
  { count: 1000, runs: 12, atLeast: 1.5 }
]

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  // The reference client takes no `fetch` but the global one.
  const real = globalThis.fetch
  globalThis.fetch = fetch
  try {
    return await measureBoth()
  } finally {
    globalThis.fetch = real
  }
}

const measureBoth = async (): Promise<ReadonlyArray<Row>> => {
  const reason = Peers.install()
  const portico = ours()
  const peer = reason === undefined ? await reference() : undefined
  const decode = Schema.decodeUnknownSync(Data.query.answer)
  const rows: Array<Row> = []
  for (const { atLeast, count, runs } of bars) {
    const text = answer(count)
    respond = () => new Response(text, { headers: { "content-type": "application/json" } })
    const candidates = [
      portico.run,
      () => decode(JSON.parse(text)),
      () => JSON.parse(text),
      ...(peer === undefined ? [] : [peer])
    ]
    const [mine = Number.NaN, decoding = Number.NaN, parsing = Number.NaN, theirs] = await compare(candidates, { runs })
    rows.push(
      figure(`${count} items`, mine, "µs"),
      figure(`${count} items: parse and decode by the contract`, decoding, "µs"),
      figure(`${count} items: parse alone`, parsing, "µs")
    )
    if (theirs === undefined) rows.push(missing(`${count} items, reference client`, reason ?? ""))
    else {
      rows.push(
        figure(`${count} items, reference client, not validated`, theirs, "µs"),
        figure(`${count} items: rate over the reference client's`, theirs / mine, "×", { atLeast })
      )
    }
  }
  await portico.dispose()
  return rows
}

let respond = (): Response => new Response("{}")

const fetch: typeof globalThis.fetch = () => Promise.resolve(respond())

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

interface Sdk {
  readonly createClient: (config: object) => { readonly items: { readonly query: (collection: string) => Builder } }
  readonly OAuthStrategy: (config: object) => unknown
}

interface Builder {
  readonly eq: (field: string, value: unknown) => Builder
  readonly ge: (field: string, value: unknown) => Builder
  readonly startsWith: (field: string, value: string) => Builder
  readonly find: () => Promise<{ readonly items: ReadonlyArray<unknown> }>
}

const reference = async () => {
  const { createClient, OAuthStrategy } = (await Peers.load("@wix/sdk")) as Sdk
  const modules = (await Peers.load("@wix/data")) as object
  const expiresAt = Math.floor(Date.now() / 1000) + 1_000_000
  const tokens = { accessToken: { value: "ACCESS", expiresAt }, refreshToken: { value: "REFRESH", role: "visitor" } }
  const client = createClient({ modules, auth: OAuthStrategy({ clientId: "bench", tokens }) })
  return () => client.items.query("books").eq("author", "Jane Austen").ge("year", 1990).startsWith("title", "B").find()
}

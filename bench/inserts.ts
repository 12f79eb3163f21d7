/**
 * Measures bulk inserts into a collection with two indexes through HTTP, with the embedded database and a Postgres
 * server. Alternately, a plain driver inserts the same items into a table with two indexes: `pg` on the same server, and
 * PGlite in this process. `ITEMS=100000` selects the number of items.
 */
import * as Endpoints from "@portico/contract/data/Endpoints"
import * as Limits from "@portico/contract/Limits"
import * as Schema from "effect/Schema"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "../scripts/postgres.mjs"
import { book } from "./Books.ts"
import { answerOf, inFlight, visitorToken } from "./Load.ts"
import { milliseconds, sampleOf } from "./Measure.ts"
import * as Peers from "./Peers.ts"
import * as ProviderProcess from "./ProviderProcess.ts"
import { type Bar, figure, missing, type Row } from "./Table.ts"

const count = Number(process.env["ITEMS"] ?? 100_000)

export const title = `bulk inserts of ${count.toLocaleString("en")} items with two indexes, four requests at a time`

/** Items of one turn. The first turn is a warm-up and not counted. */
const perTurn = 10_000
const chunk = Limits.maximumItemsPerRequest
const concurrency = 4

type Book = ReturnType<typeof book>

/** Inserts up to 1000 items. */
type Insert = (books: ReadonlyArray<Book>) => Promise<void>

/** A program that inserts items without Portico. */
interface Plain {
  readonly insert: Insert
  readonly close: () => Promise<void>
}

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const folder = mkdtempSync(join(tmpdir(), "portico-bench-"))
  const server = await startPostgres()
  const seed = join(folder, "seed.json")
  writeFileSync(seed, JSON.stringify({ collections: [collection] }))
  try {
    const onPglite = await ProviderProcess.start({ folder: join(folder, "data") }, ["--seed", seed])
    const pglite = await turns(onPglite, () => plainPglite(join(folder, "plain"))).finally(onPglite.stop)
    const onServer = await ProviderProcess.start({ url: server.url }, ["--seed", seed])
    const reason = Peers.install()
    const postgres = await turns(onServer, reason === undefined ? () => plainPg(server.url) : undefined).finally(
      onServer.stop
    )
    return [
      ...rowsOf("PGlite", pglite, { atLeast: 15_000 }, "PGlite without Portico"),
      ...rowsOf("Postgres", postgres, { atLeast: 40_000 }, "pg"),
      ...(reason === undefined ? [] : [missing("Postgres: pg", reason)])
    ]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const collection = {
  id: "books",
  indexes: [{ fields: [{ fieldName: "year" }] }, { fields: [{ fieldName: "author" }, { fieldName: "price" }] }]
}

/** Items per second of each turn, with Portico and without. */
interface Turns {
  readonly ours: ReadonlyArray<number>
  readonly plain: ReadonlyArray<number>
}

const turns = async ({ url }: ProviderProcess.ProviderProcess, open?: () => Promise<Plain>): Promise<Turns> => {
  const headers = { authorization: await visitorToken(url), "content-type": "application/json" }
  const { method, path } = Endpoints.bulkInsert
  const insert: Insert = async (books) => {
    const dataItems = books.map((data) => ({ id: data._id, data }))
    const body = JSON.stringify({ dataCollectionId: collection.id, dataItems })
    const { bulkActionMetadata } = decode(await answerOf(fetch(`${url}${path}`, { method, headers, body })))
    if (bulkActionMetadata?.totalFailures !== 0) throw new Error("Items were rejected.")
  }
  const plain = await open?.()
  const ours: Array<number> = []
  const others: Array<number> = []
  for (let turn = 0; turn <= count / perTurn; turn++) {
    const books = Array.from({ length: perTurn }, (_, index) => ({
      ...book(turn * perTurn + index),
      author: `Author ${(index * 7919) % 1000}`
    }))
    const chunks = Array.from({ length: perTurn / chunk }, (_, index) =>
      books.slice(index * chunk, (index + 1) * chunk)
    )
    const run = async (insert: Insert) =>
      (perTurn / (await milliseconds(() => inFlight(concurrency, chunks, insert)))[0]) * 1000
    // Each runs first in half of the turns.
    const [first, second] = turn % 2 === 0 ? [insert, plain?.insert] : [plain?.insert, insert]
    const rates = [
      first === undefined ? Number.NaN : await run(first),
      second === undefined ? Number.NaN : await run(second)
    ]
    if (turn % 2 !== 0) rates.reverse()
    if (turn === 0) continue
    ours.push(rates[0] ?? Number.NaN)
    others.push(rates[1] ?? Number.NaN)
  }
  await plain?.close()
  return { ours, plain: plain === undefined ? [] : others }
}

const rowsOf = (name: string, { ours, plain }: Turns, bar: Bar, peer: string): ReadonlyArray<Row> => [
  figure(`${name}: bulk insert`, sampleOf(ours), "items/s", bar),
  ...(plain.length === 0
    ? []
    : [
        figure(`${name}: ${peer}`, sampleOf(plain), "items/s"),
        figure("… ours, relative to it", sampleOf(ours.map((rate, turn) => rate / (plain[turn] ?? Number.NaN))), "×", {
          atLeast: 0.5
        })
      ])
]

const tables = [
  "CREATE TABLE plain (id text PRIMARY KEY, data jsonb NOT NULL)",
  "CREATE INDEX ON plain ((data->'year'))",
  "CREATE INDEX ON plain ((data->'author'), (data->'price'))"
]
const statement = "INSERT INTO plain (id, data) SELECT * FROM unnest($1::text[], $2::jsonb[])"
const valuesOf = (books: ReadonlyArray<Book>) => [books.map(({ _id }) => _id), books.map((one) => JSON.stringify(one))]

const plainPg = async (url: string): Promise<Plain> => {
  const { default: pg } = (await Peers.load("pg")) as Pg
  const pool = new pg.Pool({ connectionString: url, max: concurrency })
  for (const text of tables) await pool.query({ text, values: [] })
  return {
    insert: async (books) => {
      await pool.query({ name: "insert", text: statement, values: valuesOf(books) })
    },
    close: () => pool.end()
  }
}

/** The part of `pg` that is used here. */
interface Pg {
  readonly default: {
    readonly Pool: new (options: { readonly connectionString: string; readonly max: number }) => {
      readonly query: (query: {
        readonly name?: string
        readonly text: string
        readonly values: ReadonlyArray<unknown>
      }) => Promise<unknown>
      readonly end: () => Promise<void>
    }
  }
}

const plainPglite = async (folder: string): Promise<Plain> => {
  const { PGlite } = (await Peers.loadOfProvider("@electric-sql/pglite")) as Pglite
  const database = await PGlite.create(folder)
  for (const text of tables) await database.exec(text)
  return {
    insert: async (books) => {
      await database.query(statement, valuesOf(books))
    },
    close: () => database.close()
  }
}

/** The part of PGlite that is used here. */
interface Pglite {
  readonly PGlite: {
    readonly create: (folder: string) => Promise<{
      readonly exec: (text: string) => Promise<unknown>
      readonly query: (text: string, values: ReadonlyArray<unknown>) => Promise<unknown>
      readonly close: () => Promise<void>
    }>
  }
}

const decode = Schema.decodeUnknownSync(Endpoints.bulkInsert.response)

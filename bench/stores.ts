/**
 * Compares the stores of two checkouts: `node bench/stores.ts <checkout> <checkout>`. Rounds alternate between them, and
 * medians are printed: start, restart, insert of 1000 items, read of one item. `STORES=PGlite,memory,Postgres` and
 * `ROUNDS=7` select what is measured.
 */
import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { startPostgres } from "../scripts/postgres.mjs"
import { node } from "../scripts/root.mjs"

const rounds = Number(process.env["ROUNDS"] ?? 7)
const stores = (process.env["STORES"] ?? "memory,PGlite,Postgres").split(",")

const program = `
const [place, checkout] = process.argv.slice(1)
const load = (path) => import(checkout + "/packages/provider/src/" + path + ".ts")
const effect = (path) => import(checkout + "/packages/provider/node_modules/effect/dist/" + path + ".js")
const begun = performance.now()
const [Effect, Layer, Scope, Context, Redacted] = await Promise.all(["Effect", "Layer", "Scope", "Context", "Redacted"].map(effect))
const PostgresStore = await load("PostgresStore")
const { ItemStore } = await load("store/ItemStore")
const { open } = await load("engine/Collection")
const Document = await load("engine/Document")
const Filter = await load("engine/filter/Filter")
const scope = Scope.makeUnsafe()
const MemoryStore = await load("MemoryStore")
const store =
  place === "memory"
    ? MemoryStore.make()
    : place.startsWith("postgres")
      ? PostgresStore.make({ url: Redacted.make(place), schema: "bench" })
      : PostgresStore.make({ dataDir: place })
const context = await Effect.runPromise(Layer.buildWithScope(store.layer, scope))
const started = performance.now() - begun
const items = Context.get(context, ItemStore)
const at = "2020-01-01T00:00:00.000Z"
const books = open("books")
const memory = process.memoryUsage().rss / 1e6
const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1]
const time = async (run) => { const start = performance.now(); await run(); return performance.now() - start }
let number = 0
const documents = () => Array.from({ length: 1000 }, () =>
  Document.make({ title: "t" + number, text: "x".repeat(200), price: number }, { id: process.pid + "-" + number++, createdDate: at, updatedDate: at }))
const inserts = [], reads = [], together = []
await Effect.runPromise(items.load([{ collection: books, documents: documents() }], "keep"))
for (let round = 0; round < 12; round++) {
  const some = documents()
  const took = await time(() => Effect.runPromise(items.insert(books, some)))
  if (round > 1) inserts.push(took)
}
for (let round = 0; round < 3000; round++) {
  const id = process.pid + "-" + (round % number)
  const took = await time(() => Effect.runPromise(items.get(books, [id], Filter.everything)))
  if (round > 500) reads.push(took)
}
for (let round = 0; round < 60; round++) {
  const took = await time(() => Promise.all(Array.from({ length: 50 }, (_, index) =>
    Effect.runPromise(items.get(books, [process.pid + "-" + index], Filter.everything)))))
  if (round > 10) together.push(took / 50)
}
console.log(JSON.stringify({ started, memory, insert: median(inserts), read: median(reads), concurrentRead: median(together) }))
process.exit(0)
`

type Result = Readonly<Record<string, number>>

const measure = async (place: string, checkout: string): Promise<Result> => {
  const command = ["--input-type=module", "--eval", program, "--", place, checkout]
  const child = spawn(node(), command, { cwd: checkout, stdio: ["ignore", "pipe", "inherit"] })
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('{"')) return JSON.parse(line)
  throw new Error(`${checkout} printed no result.`)
}

const median = (all: ReadonlyArray<number>): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN

interface Place {
  readonly address: string
  readonly remove: () => Promise<void> | void
}

const openPlace = async (store: string): Promise<Place> => {
  if (store === "memory") return { address: store, remove: () => {} }
  if (store === "Postgres") {
    const server = await startPostgres()
    return { address: server.url, remove: server.stop }
  }
  const folder = mkdtempSync(join(tmpdir(), "portico-stores-"))
  return { address: join(folder, "data"), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const checkouts = process.argv.slice(2).map((path) => resolve(path))
for (const store of stores) {
  const subjects = await Promise.all(
    checkouts.map(async (checkout) => ({ checkout, place: await openPlace(store), runs: [] as Array<Result> }))
  )
  for (let round = 0; round <= rounds; round++) {
    // Each comes first as often as the other.
    for (const { checkout, place, runs } of round % 2 === 0 ? subjects : subjects.toReversed())
      runs.push(await measure(place.address, checkout))
  }
  for (const { checkout, place, runs } of subjects) {
    const [first = {}, ...restarts] = runs
    const row = Object.keys(first).map((name) => {
      const all = restarts.map((run) => run[name] ?? Number.NaN)
      return [name, `${median(all).toPrecision(3)} (${Math.min(...all).toPrecision(3)}–${Math.max(...all).toPrecision(3)})`]
    })
    console.log(store, checkout, { firstStart: first["started"]?.toFixed(0), ...Object.fromEntries(row) })
    await place.remove()
  }
}

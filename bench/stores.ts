/**
 * Compares the providers of two checkouts on each store, through HTTP: `node bench/stores.ts <old checkout> <new
 * checkout>`. Both run at the same time and take turns at every measurement, so that both meet the same machine. It
 * prints medians, and the median of the ratios of neighbors. `STORES=memory,PGlite,Postgres` and `ROUNDS=5` select what
 * is measured.
 */
import * as Endpoints from "@portico/contract/data/Endpoints"
import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { startPostgres } from "../scripts/postgres.mjs"
import { book } from "./Books.ts"
import { answerOf, inFlight } from "./Load.ts"
import { milliseconds } from "./Measure.ts"
import { launch, type ProviderProcess } from "./ProviderProcess.ts"

const rounds = Number(process.env["ROUNDS"] ?? 5)
const stores = (process.env["STORES"] ?? "memory,PGlite,Postgres").split(",")
const collection = "books"

/** A provider, and how its requests are sent. */
interface Subject {
  readonly provider: ProviderProcess
  readonly headers: Readonly<Record<string, string>>
}

/** Returns the milliseconds of one operation. */
type Measure = (subject: Subject, turn: number) => Promise<number>

const insert: Measure = async ({ headers, provider }, turn) => {
  const dataItems = Array.from({ length: 1000 }, (_, index) => {
    const data = { ...book(index), _id: `${process.pid}-${provider.url}-${turn}-${index}` }
    return { id: data._id, data }
  })
  const body = JSON.stringify({ dataCollectionId: collection, dataItems })
  const { method, path } = Endpoints.bulkInsert
  const [time] = await milliseconds(() => answerOf(fetch(`${provider.url}${path}`, { method, headers, body })))
  return time
}

const read = async ({ headers, provider }: Subject, index: number): Promise<void> => {
  const query = new URLSearchParams({ dataCollectionId: collection, dataItemId: `b${index % 900}` })
  await answerOf(fetch(`${provider.url}/v2/items/b${index % 900}?${query}`, { headers }))
}

const reads =
  (count: number, together: number): Measure =>
  async (subject) => {
    const places = Array.from({ length: count }, (_, index) => index * 7919)
    const [time] = await milliseconds(() => inFlight(together, places, (index) => read(subject, index)))
    return time / count
  }

/** Each measure, with the turns that are counted after those that warm the processes up. */
const measures: Readonly<
  Record<string, { readonly measure: Measure; readonly warmUp: number; readonly turns: number }>
> = {
  "bulk insert of 1000 items (ms)": { measure: insert, warmUp: 20, turns: 40 },
  "point read, one at a time (ms)": { measure: reads(20, 1), warmUp: 30, turns: 60 },
  "point read, eight at a time (ms each)": { measure: reads(80, 8), warmUp: 10, turns: 40 }
}

const post = (url: string, path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  answerOf(
    fetch(`${url}${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body)
    })
  )

interface Token {
  readonly access_token: string
}

const open = async (checkout: string, place: Place): Promise<Subject> => {
  const command = [join(checkout, "bench/ProviderProgram.ts"), place.folder]
  const provider = await launch(command, place.url === undefined ? {} : { DATABASE_URL: place.url })
  const grant = { clientId: "bench", grantType: "anonymous" }
  const { access_token: token } = (await post(provider.url, "/oauth2/token", grant)) as Token
  return { provider, headers: { authorization: token, "content-type": "application/json" } }
}

/** The storage of a provider: memory if both are empty. */
interface Place {
  readonly folder: string
  readonly url: string | undefined
  readonly remove: () => Promise<void> | void
}

const openPlace = async (store: string): Promise<Place> => {
  if (store === "memory") return { folder: "", url: undefined, remove: () => {} }
  if (store === "Postgres") {
    const { stop, url } = await startPostgres()
    return { folder: "", url, remove: stop }
  }
  const folder = mkdtempSync(join(tmpdir(), "portico-stores-"))
  return {
    folder: join(folder, "data"),
    url: undefined,
    remove: () => rmSync(folder, { recursive: true, force: true })
  }
}

const megabytes = ({ provider }: Subject): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(provider.pid)], { encoding: "utf8" })) / 1000

const median = (all: ReadonlyArray<number>): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? Number.NaN

const checkouts = process.argv.slice(2, 4).map((path) => resolve(path))
for (const store of stores) {
  const places = await Promise.all(checkouts.map(() => openPlace(store)))
  const pairs = new Map<string, Array<ReadonlyArray<number>>>()
  const add = (name: string, pair: ReadonlyArray<number>) => pairs.set(name, [...(pairs.get(name) ?? []), pair])

  for (let round = 0; round <= rounds; round++) {
    const subjects: Array<Subject> = []
    for (const [index, place] of places.entries()) subjects.push(await open(checkouts[index] ?? "", place))
    const started = subjects.map(({ provider }) => provider.startedIn)
    add(round === 0 ? "start on an empty store (ms)" : "restart (ms)", started)
    if (round === 0 || store === "memory") {
      const dataItems = Array.from({ length: 900 }, (_, index) => ({ id: `b${index}`, data: book(index) }))
      for (const { headers, provider } of subjects)
        await post(provider.url, Endpoints.bulkInsert.path, { dataCollectionId: collection, dataItems }, headers)
    }
    for (const [name, { measure, turns, warmUp }] of Object.entries(measures)) {
      for (let turn = 0; turn < warmUp + turns; turn++) {
        const times: Array<number> = []
        // Each one goes first equally often.
        for (const index of turn % 2 === 0 ? [0, 1] : [1, 0]) {
          const subject = subjects[index]
          if (subject !== undefined) times[index] = await measure(subject, round * 1000 + turn)
        }
        if (turn >= warmUp) add(name, times)
      }
    }
    add("memory after that (MB)", subjects.map(megabytes))
    for (const { provider } of subjects) await provider.stop()
  }

  for (const [name, all] of pairs) {
    const [before, after] = [0, 1].map((side) => median(all.map((pair) => pair[side] ?? Number.NaN)).toPrecision(3))
    const ratio = median(all.map(([left = 0, right = 0]) => right / left)).toFixed(3)
    console.log(`${store}: ${name}: ${before} → ${after}, ratio ${ratio}`)
  }
  for (const { remove } of places) await remove()
}

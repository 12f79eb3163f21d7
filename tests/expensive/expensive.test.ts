import { appendFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startPostgres } from "../../scripts/postgres.mjs"
import * as ProviderProcess from "../suites/network/ProviderProcess.ts"
import {
  countsOf,
  faultsOf,
  isReady,
  lineOf,
  memoryOf,
  prepare,
  type Prober,
  type Row,
  send,
  startProber,
  visitorToken
} from "./Gate.ts"
import { requests } from "./requests.ts"
import { seed } from "./world.ts"

/** Megabytes that the process may use after all requests. */
const maximumMemory = 1500

/** A part of the requests, to look at one: `PORTICO_EXPENSIVE=contains vitest run --project expensive`. */
const wanted = process.env["PORTICO_EXPENSIVE"] ?? ""

/** A file for the report of every request: `PORTICO_EXPENSIVE_REPORT=/tmp/report vitest run --project expensive`. */
const reportPath = process.env["PORTICO_EXPENSIVE_REPORT"]

/** Sends requests with the tokens of several callers, and returns the statuses of the responses. */
type Sending = (token: (index: number) => string) => Promise<ReadonlyArray<number>>

/** The number of different requests that four callers send at once. */
const together = 6

const prepared = requests.filter(({ name }) => name.includes(wanted)).map(prepare)

interface Server {
  readonly url: string
  readonly stop: () => Promise<void>
}

const stores: Readonly<Record<string, (() => Promise<Server>) | "memory" | "folder">> = {
  memory: "memory",
  PGlite: "folder",
  Postgres: async () => startPostgres({ fsync: false })
}

/** Milliseconds that a read or a write may take in the gate. A lower deadline is reached earlier, in the same way. */
const timeout = 1500

class Subject {
  readonly #kind: (typeof stores)[string]
  readonly #folder = ProviderProcess.makeFolder()
  #server: Server | undefined
  #prober: Prober | undefined
  #provider: ProviderProcess.ProviderProcess | undefined
  tokens: ReadonlyArray<string> = []
  probeToken = ""

  constructor(kind: (typeof stores)[string]) {
    this.#kind = kind
  }

  get provider(): ProviderProcess.ProviderProcess {
    if (this.#provider === undefined) throw new Error("The provider did not start.")
    return this.#provider
  }

  /** The other caller, which is idle until it is needed. */
  get prober(): Prober {
    return (this.#prober ??= startProber(this.provider, this.probeToken))
  }

  async open(port = 0): Promise<void> {
    const kind = this.#kind
    if (typeof kind === "function") this.#server ??= await kind()
    this.#provider = await ProviderProcess.start(this.#folder.path, {
      seed,
      port,
      timeout,
      ...(this.#server === undefined ? { isInMemory: kind === "memory" } : { databaseUrl: this.#server.url })
    })
    this.probeToken = await visitorToken(this.provider.url)
    this.tokens = await Promise.all(Array.from({ length: 4 }, () => visitorToken(this.provider.url)))
  }

  async close(): Promise<void> {
    await this.#prober?.stop()
    this.#prober = undefined
    await this.#provider?.end("SIGKILL")
  }

  async remove(): Promise<void> {
    await this.close()
    await this.#server?.stop()
    this.#folder.remove()
  }
}

const subjects = Object.entries(stores).map(([store, kind]) => [store, new Subject(kind)] as const)

// All at once: most of their start is waiting.
beforeAll(async () => {
  await Promise.all(subjects.map(([, subject]) => subject.open()))
}, 120_000)

afterAll(async () => {
  await Promise.all(subjects.map(([, subject]) => subject.remove()))
}, 60_000)

describe.each(subjects)("expensive requests on %s", (store, subject) => {
  const single = prepared.filter(({ isStoreless = false }) => !isStoreless || store === "memory")

  // A provider that was measured would take processor time from the next one.
  afterAll(() => subject.close())

  /** Restarts a provider that no longer responds, so that the next request is measured separately. */
  const recover = async () => {
    for (let attempt = 0; attempt < 3; attempt++) if (await isReady(subject.provider.url, subject.probeToken)) return
    const port = Number(new URL(subject.provider.url).port)
    await subject.close()
    await subject.open(port)
  }

  const measured = async (name: string, run: Sending) => {
    const { prober, tokens } = subject
    const begin = Date.now()
    const statuses = await run((index) => tokens[index % tokens.length] ?? "")
    const end = Date.now()
    // The probes that began during the request have to end.
    do await sleep(20)
    while (prober.pending(end) > 0)
    const row: Row = { store, name, statuses: countsOf(statuses), time: end - begin, ...prober.between(begin, end) }
    if (reportPath !== undefined) appendFileSync(reportPath, `${lineOf(row)}\n`)
    await recover()
    return row
  }

  /**
   * Measures a row with a fault a second time. An expensive request delays others every time, other work on the
   * machine only once.
   */
  const confirmed = async (name: string, run: Sending) => {
    const row = await measured(name, run)
    return faultsOf(row).length === 0 ? row : measured(`${name}, again`, run)
  }

  it("delay no other caller if they are sent one by one", { timeout: 900_000 }, async ({ annotate }) => {
    const rows: Array<Row> = []
    for (const request of single)
      rows.push(await confirmed(request.name, (token) => send(subject.provider.url, request, token(0))))

    // The whole report: it is printed if the test fails.
    await annotate(rows.map(lineOf).join("\n"))
    expect(rows.filter((row) => faultsOf(row).length > 0).map(lineOf)).toEqual([])
  })

  it("delay no other caller if six are sent at once", { timeout: 300_000 }, async ({ annotate }) => {
    const count = Math.ceil(prepared.length / together)
    // Neighbors in the list are alike, so each batch takes its requests from all of it.
    const batches = Array.from({ length: count }, (_, batch) => prepared.filter((_, index) => index % count === batch))
    const rows: Array<Row> = []
    for (const [number, batch] of batches.entries()) {
      rows.push(
        await confirmed(`batch ${number + 1} of ${count}`, async (token) => {
          const sent = batch.map((request, index) => send(subject.provider.url, request, token(index)))
          return (await Promise.all(sent)).flat()
        })
      )
    }

    await annotate(rows.map(lineOf).join("\n"))
    expect(rows.filter((row) => faultsOf(row).length > 0).map(lineOf)).toEqual([])
  })

  it("leave a healthy provider", { timeout: 30_000 }, async () => {
    await expect.poll(() => isReady(subject.provider.url, subject.probeToken), { timeout: 20_000 }).toBe(true)

    const { now } = memoryOf(subject.provider)
    expect(now).toBeLessThan(maximumMemory)
  })
})

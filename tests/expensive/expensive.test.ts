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

/** Megabytes that the process may hold after all requests. */
const maximumMemory = 1500

/** A part of the requests, to look at one: `PORTICO_EXPENSIVE=contains vitest run --project expensive`. */
const wanted = process.env["PORTICO_EXPENSIVE"] ?? ""

/** A file for the report of every request: `PORTICO_EXPENSIVE_REPORT=/tmp/report vitest run --project expensive`. */
const reportPath = process.env["PORTICO_EXPENSIVE_REPORT"]

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

describe.each(Object.entries(stores))("expensive requests on %s", (store, kind) => {
  const folder = ProviderProcess.makeFolder()
  let server: Server | undefined
  let provider: ProviderProcess.ProviderProcess
  let prober: Prober
  let isStarted = false
  let tokens: ReadonlyArray<string> = []
  let probeToken = ""

  const start = async (port = 0) => {
    provider = await ProviderProcess.start(folder.path, {
      seed,
      port,
      ...(server === undefined ? { isInMemory: kind === "memory" } : { databaseUrl: server.url })
    })
    probeToken = await visitorToken(provider.url)
    tokens = await Promise.all(Array.from({ length: 4 }, () => visitorToken(provider.url)))
    prober = startProber(provider.url, probeToken)
    isStarted = true
  }

  const stop = async () => {
    await prober.stop()
    await provider.end("SIGKILL")
  }

  beforeAll(async () => {
    server = typeof kind === "function" ? await kind() : undefined
    await start()
  }, 120_000)

  afterAll(async () => {
    if (isStarted) await stop()
    await server?.stop()
    folder.remove()
  }, 60_000)

  /** Starts a provider again that no longer answers, so that the next request is measured on its own. */
  const recover = async () => {
    for (let attempt = 0; attempt < 3; attempt++) if (await isReady(provider.url, probeToken)) return
    const port = Number(new URL(provider.url).port)
    await stop()
    await start(port)
  }

  const measured = async (name: string, run: (token: (index: number) => string) => Promise<ReadonlyArray<number>>) => {
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

  it("delay no other caller when they are sent one by one", { timeout: 900_000 }, async ({ annotate }) => {
    const rows: Array<Row> = []
    for (const request of prepared)
      rows.push(await measured(request.name, (token) => send(provider.url, request, token(0))))

    // The whole report: it is printed if the test fails.
    await annotate(rows.map(lineOf).join("\n"))
    expect(rows.filter((row) => faultsOf(row).length > 0).map(lineOf)).toEqual([])
  })

  it("delay no other caller when they are sent at once", { timeout: 120_000 }, async () => {
    const row = await measured(`${prepared.length} requests at once`, async (token) => {
      const statuses = await Promise.all(prepared.map((request, index) => send(provider.url, request, token(index))))
      return statuses.flat()
    })

    expect(faultsOf(row).map(() => lineOf(row))).toEqual([])
  })

  it("leave a healthy provider", { timeout: 30_000 }, async () => {
    await expect.poll(() => isReady(provider.url, probeToken), { timeout: 20_000 }).toBe(true)

    const { now } = memoryOf(provider)
    expect(now).toBeLessThan(maximumMemory)
  })
})

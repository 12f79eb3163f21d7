/** Measures the logins and token grants per second of the provider through HTTP, for each of its stores. */
import { login, token } from "@portico/contract/auth/Endpoints"
import { defaultIterations } from "../packages/provider/src/engine/identity/Passwords.ts"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "../scripts/postgres.mjs"
import { root } from "../scripts/root.mjs"
import { answerOf, inFlight } from "./Load.ts"
import { milliseconds, type Sample, sampleOf } from "./Measure.ts"
import * as ProviderProcess from "./ProviderProcess.ts"
import { figure, type Row } from "./Table.ts"

export const title = "logins and token grants through HTTP, eight concurrently"

const underWay = 8
const times = 400
const passes = 4
const program = join(root, "bench/ProviderProgram.ts")

/** Measures each store with one round of the password hash, then with the default number of rounds. */
export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const base = mkdtempSync(join(tmpdir(), "portico-bench-"))
  const server = await startPostgres()
  try {
    return [
      ...(await on({}, "memory", (url) => fast(url, "memory"))),
      ...(await on({ folder: join(base, "data") }, "PGlite", (url) => fast(url, "PGlite"))),
      ...(await on({ url: server.url }, "Postgres", (url) => fast(url, "Postgres"))),
      ...(await on({}, "memory", slow, defaultIterations))
    ]
  } finally {
    await server.stop()
    rmSync(base, { recursive: true, force: true })
  }
}

const on = async (
  place: { readonly folder?: string; readonly url?: string },
  name: string,
  measureOn: (url: string) => Promise<ReadonlyArray<Row>>,
  rounds = 1
): Promise<ReadonlyArray<Row>> => {
  const env = place.url === undefined ? {} : { DATABASE_URL: place.url }
  const provider = await ProviderProcess.launch([program, place.folder ?? "", String(rounds)], env)
  try {
    return await measureOn(provider.url)
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  } finally {
    await provider.stop()
  }
}

interface Granted {
  readonly access_token: string
  readonly refresh_token: string
}

const fast = async (url: string, name: string): Promise<ReadonlyArray<Row>> => {
  const desk = deskOf(url)
  const { access_token } = await desk.visitor()
  const sessions: Array<Granted> = []
  const visitors = await desk.rate(times, async () => void sessions.push(await desk.visitor()))
  // Each session refreshes its own tokens repeatedly, as real sessions do.
  const lines = sessions.slice(0, underWay)
  const renewals = await desk.rate(times, async (index) => {
    const line = index % underWay
    const held = lines[line]
    if (held !== undefined) lines[line] = await desk.renew(held.refresh_token)
  })
  const logins = await desk.rate(times, () => desk.login(access_token))
  return [
    ...rowsOf(`${name}: visitor tokens`, visitors, "grants/s"),
    ...rowsOf(`${name}: refresh token rotation`, renewals, "grants/s"),
    ...rowsOf(`${name}: logins, without the slow hash`, logins, "logins/s")
  ]
}

const slow = async (url: string): Promise<ReadonlyArray<Row>> => {
  const desk = deskOf(url)
  const { access_token } = await desk.visitor()
  const logins = await desk.rate(48, () => desk.login(access_token))
  return rowsOf(`memory: logins, with ${defaultIterations.toLocaleString("en")} rounds of PBKDF2`, logins, "logins/s")
}

interface Rate {
  readonly perSecond: Sample
  /** The provider's processor time per request in milliseconds, without that of a Postgres server. */
  readonly cpu: Sample
}

const rowsOf = (what: string, { cpu, perSecond }: Rate, unit: string): ReadonlyArray<Row> => [
  figure(what, perSecond, unit),
  figure("… of the provider's processor time", cpu, "ms each")
]

const deskOf = (url: string) => {
  const post = (path: string, body: object, authorization?: string): Promise<unknown> =>
    answerOf(
      fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json", ...(authorization === undefined ? {} : { authorization }) },
        body: JSON.stringify(body)
      })
    )
  const used = async (): Promise<number> => {
    const { system, user } = (await answerOf(fetch(`${url}/bench/cpu`))) as NodeJS.CpuUsage
    return (system + user) / 1000
  }
  const grant = (body: object) => post(token.path, body) as Promise<Granted>
  return {
    /** Runs a function `count` times in several passes, after a warm-up of one more pass. */
    rate: async (count: number, act: (index: number) => Promise<void>): Promise<Rate> => {
      const perPass = count / passes
      const numbers = Array.from({ length: perPass }, (_, index) => index)
      const rates: Array<number> = []
      const costs: Array<number> = []
      for (let pass = 0; pass <= passes; pass++) {
        const before = await used()
        const [took] = await milliseconds(() => inFlight(underWay, numbers, act))
        if (pass === 0) continue
        rates.push((perPass / took) * 1000)
        costs.push(((await used()) - before) / perPass)
      }
      return { perSecond: sampleOf(rates), cpu: sampleOf(costs) }
    },
    visitor: () => grant({ clientId: "bench", grantType: "anonymous" }),
    renew: (refreshToken: string) => grant({ refreshToken, grantType: "refresh_token" }),
    login: async (authorization: string): Promise<void> => {
      const credentials = { loginId: { email: "ada@example.com" }, password: "analytical-engine" }
      const { state } = (await post(login.path, credentials, authorization)) as { readonly state: string }
      if (state !== "SUCCESS") throw new Error(`The login ended in the state ${state}.`)
    }
  }
}

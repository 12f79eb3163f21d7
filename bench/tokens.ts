/** What an access token costs while it is valid, and how many grants its end costs, beside other clients in the same run. */
import { graphql } from "@portico/contract/auth/Endpoints"
import { Tokens } from "@portico/client/session/Tokens"
import { Transport } from "@portico/client/transport/Transport"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { type Peer, peers, type Tab, tokenEndpoint } from "./authPeers.ts"
import { install, makeStorage } from "./authStandIns.ts"
import * as Fake from "./Fake.ts"
import { compare, microseconds } from "./Measure.ts"
import * as Peers from "./Peers.ts"
import { figure, missing, note, type Row } from "./Table.ts"

export const title = "access token cached, with a call, and refreshed for many callers at once"

const address = "https://provider.test/graphql/alpha"
const json = { "content-type": "application/json" }
const callers = 100
const batch = 10_000
const day = 86_400

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const reason = Peers.install()
  return [...(await ours()), ...(reason === undefined ? await against() : [missing("other clients", reason)])]
}

const access = Tokens.use((tokens) => tokens.access)

const signedIn = async (fetch: typeof globalThis.fetch, seconds: number, browser?: Fake.Browser) => {
  const runtime = ManagedRuntime.make(Fake.client(fetch, browser))
  await runtime.runPromise(Tokens.use((tokens) => tokens.set(Fake.member(seconds))))
  return runtime
}

const ours = async (): Promise<ReadonlyArray<Row>> => {
  const endpoint = tokenEndpoint()
  const expired = await signedIn(endpoint.fetch, -1)
  await askAll([{ token: () => expired.runPromise(access) }])
  const alone = endpoint.grants()

  const storage = makeStorage()
  const tabs = [await signedIn(endpoint.fetch, -1, { storage }), await signedIn(endpoint.fetch, -1, { storage })]
  await askAll(tabs.map((tab) => ({ token: () => tab.runPromise(access) })))
  const together = endpoint.grants() - alone

  const valid = await signedIn(endpoint.fetch, day)
  const many = Effect.gen(function* () {
    const tokens = yield* Tokens
    for (let index = 0; index < batch; index++) yield* tokens.access
  })
  const within = await microseconds(() => valid.runPromise(many), { runs: 10 })
  for (const runtime of [expired, ...tabs, valid]) await runtime.dispose()

  return [
    figure("access, cached, within a program", (batch / within) * 1000, "k/s", { atLeast: 500 }),
    figure(`refreshes for ${callers} callers on an expired token`, alone, "grants", { atMost: 1 }),
    figure(`refreshes for two tabs of ${callers / 2} callers each`, together, "grants", { atMost: 1 })
  ]
}

interface Candidate {
  readonly name: string
  readonly token: () => Promise<unknown>
  readonly call: () => Promise<unknown>
}

/** Every client in turn, each pass of each beside a pass of the others. */
const against = async (): Promise<ReadonlyArray<Row>> => {
  const body = JSON.stringify({ query: "{ me { id } }" })
  const answer: typeof globalThis.fetch = async () => Response.json({ data: { me: { id: "ada" } } })
  const through = globalThis.fetch
  const runtime = await signedIn(answer, day)
  const call = Transport.use((transport) => transport.call(graphql, { apiVersion: "alpha", query: "{ me { id } }" }))
  const remove = install()
  try {
    const candidates: Array<Candidate> = [
      {
        name: "ours",
        token: () => runtime.runPromise(access),
        call: () => runtime.runPromise(call)
      }
    ]
    for (const peer of peers) {
      const [tab] = await peer.open(day)
      const authorised = async () => {
        const headers = { authorization: textOf(await tab.token()), "content-type": "application/json" }
        return (await fetch(address, { method: "POST", headers, body })).json()
      }
      const own = async () => (await tab.fetch?.(address, { method: "POST", headers: json, body }))?.json()
      candidates.push({ name: peer.name, token: tab.token, call: tab.fetch === undefined ? authorised : own })
    }
    globalThis.fetch = answer
    const tokens = await each(candidates.map(({ token }) => token))
    const calls = await each(candidates.map(({ call }) => call))
    const [own = Number.NaN, reference = Number.NaN] = tokens
    const rows = candidates.flatMap(({ name }, index) => [
      figure(`access, cached, a promise each: ${name}`, 1000 / (tokens[index] ?? Number.NaN), "k/s"),
      figure(`… with an authorised call, no network: ${name}`, calls[index] ?? Number.NaN, "µs of CPU")
    ])
    return [
      ...rows,
      figure("access, cached, over @wix/sdk", reference / own, "×", { atLeast: 1 }),
      ...(await refreshes())
    ]
  } finally {
    globalThis.fetch = through
    remove()
    await runtime.dispose()
  }
}

const refreshes = async (): Promise<ReadonlyArray<Row>> => {
  const rows: Array<Row> = []
  for (const peer of peers) {
    const [alone, together] = [await grantsOf(peer, 1), await grantsOf(peer, 2)]
    rows.push(
      figure(`${peer.name}: refreshes for ${callers} callers`, alone, "grants"),
      figure(`${peer.name}: for two tabs of ${callers / 2} callers each`, together, "grants"),
      note(`${peer.name}: what stands in for a browser`, peer.standIns)
    )
  }
  return rows
}

const grantsOf = async (peer: Peer, tabs: 1 | 2): Promise<number> => {
  const endpoint = tokenEndpoint()
  globalThis.fetch = endpoint.fetch
  await askAll((await peer.open(-100)).slice(0, tabs))
  return endpoint.grants()
}

/** Has all callers ask at once, spread over the tabs. */
const askAll = (tabs: ReadonlyArray<Tab>): Promise<unknown> =>
  Promise.all(Array.from({ length: callers }, async (_, index) => tabs[index % tabs.length]?.token()))

/** Microseconds of processor time of each. The clock of a thread ticks rarely, so a pass takes 400 ms. */
const each = async (runs: ReadonlyArray<() => Promise<unknown>>): Promise<ReadonlyArray<number>> => {
  const counts: Array<number> = []
  for (const run of runs) {
    let count = 0
    const end = performance.now() + 400
    // The first half warms up.
    while (performance.now() < end - 200) await run()
    while (performance.now() < end) {
      await run()
      count++
    }
    counts.push(count * 2)
  }
  const batches = runs.map((run, index) => async () => {
    for (let count = counts[index] ?? 0; count > 0; count--) await run()
  })
  const spent = await compare(batches, { runs: 1, passes: 5 })
  return spent.map((microseconds, index) => microseconds / (counts[index] ?? Number.NaN))
}

/** The access token in what a client gives. */
const textOf = (given: unknown): string => {
  if (typeof given === "string") return given
  const found = given as {
    readonly headers?: { readonly Authorization: string }
    readonly data?: { readonly session: { readonly access_token: string } }
    readonly accessToken?: string
  }
  return found.headers?.Authorization ?? found.data?.session.access_token ?? found.accessToken ?? ""
}

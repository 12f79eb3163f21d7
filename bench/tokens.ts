/**
 * The cost of an access token while it is valid, of an authorized call and of a refresh, next to other clients in the same
 * run. `PORTICO_BENCH_OLD=<checkout>` adds the client of an older checkout.
 */
import * as AuthSite from "@portico/client/site/AuthSite"
import { createRequire } from "node:module"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { root } from "../scripts/root.mjs"
import { granted, tokenPeers } from "./authPeers.ts"
import { install } from "./authStandIns.ts"
import type * as Fake from "./Fake.ts"
import { compare, type Passes, processorTime, rate } from "./Measure.ts"
import * as Peers from "./Peers.ts"
import { type Bar, figure, missing, type Row } from "./Table.ts"

export const title = "a cached access token, an authorized call and a refresh"

const address = "https://provider.test/graphql/alpha"
const query = "{ me { id } }"
const json = { "content-type": "application/json" }
const day = 86_400

interface Candidate {
  readonly name: string
  /** Obtains the token `count` times in sequence, through the native API of the client. */
  readonly tokens: (count: number) => Promise<void>
  /** Obtains the token once, through a promise. */
  readonly token: () => Promise<unknown>
  readonly call: () => Promise<unknown>
  /** Refreshes the session's tokens. */
  readonly refresh: (() => Promise<unknown>) | undefined
}

/** Measures all clients in alternating passes. */
export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const reason = Peers.install()
  const through = globalThis.fetch
  const remove = install()
  const answer: typeof globalThis.fetch = async (input) =>
    (input instanceof Request ? input.url : input.toString()).includes("/oauth2/token")
      ? Response.json({ ...granted(), access_token: "NEXT" })
      : Response.json({ data: { me: { id: "ada" } } })
  const old = process.env["PORTICO_BENCH_OLD"]
  const ours = [
    await our("ours", root, answer),
    facade(),
    ...(old === undefined ? [] : [await our("ours, before", old, answer)])
  ]
  try {
    const candidates = [...ours.map(({ candidate }) => candidate), ...(reason === undefined ? await theirs() : [])]
    globalThis.fetch = answer
    const rows = await rowsOf(candidates)
    return reason === undefined ? rows : [...rows, missing("other clients", reason)]
  } finally {
    globalThis.fetch = through
    remove()
    for (const { dispose } of ours) await dispose()
  }
}

const rowsOf = async (candidates: ReadonlyArray<Candidate>): Promise<ReadonlyArray<Row>> => {
  const within = await each(candidates.map(({ tokens }) => tokens))
  const across = await each(candidates.map(({ token }) => times(token)))
  const calls = await each([bareCall, ...candidates.map(({ call }) => call)].map(times))
  const refreshing = candidates.filter(({ refresh }) => refresh !== undefined)
  const refreshes = await each(refreshing.map(({ refresh }) => times(refresh ?? bareCall)))
  const wix = candidates.findIndex(({ name }) => name === "@wix/sdk")
  const site = candidates.findIndex(({ name }) => name === siteName)
  return [
    ...candidates.map(({ name }, index) =>
      figure(
        `access, cached, through its native API: ${name}`,
        rate(within.of(index), 1000),
        "k/s",
        isOurs(name, { atLeast: 500 })
      )
    ),
    ...(wix < 0 ? [] : [figure("… ours relative to @wix/sdk", within.ratio(wix, 0), "×", { atLeast: 1 })]),
    ...candidates.map(({ name }, index) =>
      figure(
        `access, cached, one promise per call: ${name}`,
        rate(across.of(index), 1000),
        "k/s",
        isOurs(name, { atLeast: 500 })
      )
    ),
    ...(wix < 0 ? [] : [figure(`… ${siteName}, relative to @wix/sdk`, across.ratio(wix, site), "×", { atLeast: 0.8 })]),
    figure("an authorized call without a client: fetch and JSON", calls.of(0), "µs of CPU"),
    ...candidates.map(({ name }, index) =>
      figure(
        `… more with token and client: ${name}`,
        calls.excess(index + 1, 0),
        "µs of CPU",
        isOurs(name, { atMost: 20 })
      )
    ),
    ...refreshing.map(({ name }, index) => figure(`a refresh: ${name}`, refreshes.of(index), "µs of CPU"))
  ]
}

const siteName = "ours, for plain site code"

const isOurs = (name: string, bar: Bar) => (name === "ours" ? bar : undefined)

/** Loads the client of a checkout, with the modules of that checkout. */
const our = async (name: string, checkout: string, answer: typeof globalThis.fetch) => {
  const load = (path: string) => import(pathToFileURL(join(checkout, path)).href)
  const effect = createRequire(join(checkout, "package.json")).resolve("effect/Effect")
  const managed = createRequire(join(checkout, "package.json")).resolve("effect/ManagedRuntime")
  const [Effect, ManagedRuntime, { graphql }, Client, { Tokens }, { Transport }, fake] = (await Promise.all([
    import(pathToFileURL(effect).href),
    import(pathToFileURL(managed).href),
    load("packages/contract/src/codecs/auth/Calls.ts"),
    load("packages/client/src/Client.ts"),
    load("packages/client/src/session/Tokens.ts"),
    load("packages/client/src/transport/Transport.ts"),
    load("bench/Fake.ts")
  ])) as [
    typeof import("effect/Effect"),
    typeof import("effect/ManagedRuntime"),
    typeof import("@portico/contract/codecs/auth/Calls"),
    typeof import("@portico/client/Client"),
    typeof import("@portico/client/session/Tokens"),
    typeof import("@portico/client/transport/Transport"),
    typeof Fake
  ]
  const runtime = ManagedRuntime.make(Client.layerAuth({ clientId: "bench", host: "https://provider.test" }))
  await runtime.runPromise(Tokens.use(({ set }) => set(fake.member(day))))
  // The other clients take no lock for a refresh.
  const unlocked = await fake.signedIn(answer, day)
  const call = Transport.use((transport) => transport.call(graphql, { apiVersion: "alpha", query }))
  const tokens = (count: number) =>
    Effect.gen(function* () {
      const { access } = yield* Tokens
      for (let index = 0; index < count; index++) yield* access
    })
  const refresh = Tokens.use(({ confirm, current }) =>
    Effect.flatMap(current, ({ accessToken }) => confirm(accessToken.value))
  )
  const candidate: Candidate = {
    name,
    tokens: (count) => runtime.runPromise(tokens(count)),
    token: () => runtime.runPromise(fake.access),
    call: () => runtime.runPromise(call),
    refresh: () => unlocked.runPromise(refresh)
  }
  return { candidate, dispose: () => Promise.all([runtime.dispose(), unlocked.dispose()]) }
}

/** Loads the client for plain site code. It can measure neither a refresh nor a program. */
const facade = () => {
  const accessToken = { value: "ACCESS", expiresAt: Math.floor(Date.now() / 1000) + day }
  const { auth, dispose } = AuthSite.make({
    clientId: "bench",
    host: "https://provider.test",
    tokens: { accessToken, refreshToken: { value: "REFRESH", role: "member" } }
  })
  const token = () => auth.getAuthHeaders()
  const candidate: Candidate = {
    name: siteName,
    tokens: times(token),
    token,
    call: () => auth.graphql(query),
    refresh: undefined
  }
  return { candidate, dispose }
}

const theirs = async (): Promise<ReadonlyArray<Candidate>> => {
  const candidates: Array<Candidate> = []
  for (const { name, open } of tokenPeers) {
    const [tab] = await open(day)
    const own = async () => (await tab.fetch?.(address, { method: "POST", headers: json, body }))?.json()
    const authorized = async () => send(textOf(await tab.token()))
    candidates.push({
      name,
      tokens: times(tab.token),
      token: tab.token,
      call: tab.fetch === undefined ? authorized : own,
      refresh: tab.refresh
    })
  }
  return candidates
}

const body = JSON.stringify({ query })

const send = async (authorization: string): Promise<unknown> =>
  (await fetch(address, { method: "POST", headers: { authorization, ...json }, body })).json()

const bareCall = (): Promise<unknown> => send("ACCESS")

const times = (run: () => Promise<unknown>) => async (count: number) => {
  for (let index = 0; index < count; index++) await run()
}

/** Measures the processor time of one run of each. A pass takes 200 ms, so that it contains the collection of garbage. */
const each = async (runs: ReadonlyArray<(count: number) => Promise<unknown>>): Promise<Passes> => {
  const counts: Array<number> = []
  for (const run of runs) counts.push(await countIn(200, run))
  const batches = runs.map((run, index) => () => run(counts[index] ?? 1))
  return (await compare(batches, { runs: 1, passes: 9 })).per(counts)
}

/** Returns the number of runs that take the given processor time after a warm-up. */
const countIn = async (milliseconds: number, run: (count: number) => Promise<unknown>): Promise<number> => {
  await run(200)
  let count = 1
  for (;;) {
    const begun = processorTime()
    await run(count)
    const took = (processorTime() - begun) / 1000
    if (took > milliseconds / 4) return Math.ceil((count * milliseconds) / took)
    count *= 2
  }
}

/** Returns the access token in the result of a client. */
const textOf = (given: unknown): string => {
  if (typeof given === "string") return given
  const found = given as {
    readonly headers?: { readonly Authorization: string }
    readonly data?: { readonly session: { readonly access_token: string } }
    readonly accessToken?: string
  }
  return found.headers?.Authorization ?? found.data?.session.access_token ?? found.accessToken ?? ""
}

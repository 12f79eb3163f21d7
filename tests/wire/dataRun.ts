import * as Client from "@portico/client/Client"
import * as Filter from "@portico/client/data/Filter"
import { refuse } from "@portico/client/data/Problem"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { Tokens } from "@portico/client/session/Tokens"
import { QueryResult } from "@portico/client/site/QueryBuilder"
import * as Site from "@portico/client/site/Site"
import type { SiteTokens } from "@portico/client/site/SiteAuth"
import { TokenSet } from "@portico/contract/auth/TokenSet"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { type Answered, type Call, type Case, decode, type Exchanged } from "./dataCases.ts"

const now = 1_700_000_000_000

const options = { clientId: "CLIENT", host: "https://api.example", edgeHost: "https://edge.example" }

const tokens = (expiresAt: number): SiteTokens => ({
  accessToken: { value: "ACCESS", expiresAt },
  refreshToken: { value: "REFRESH", role: "visitor" }
})

/** A network that gives these answers in turn, the last one from then on, and new tokens to whoever asks. */
export const answering = (answers: ReadonlyArray<Answered>) => {
  const sent: Array<Exchanged> = []
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (url.pathname === "/oauth2/token") {
      return Response.json({ access_token: "ACCESS", expires_in: 14_400, refresh_token: "REFRESH" })
    }
    const answer = answers[Math.min(sent.length, answers.length - 1)] ?? {}
    sent.push(await exchanged(request, url))
    const { body, headers = {}, networkError, rawBody, status = 200 } = answer
    if (networkError !== undefined) throw new TypeError(networkError)
    return new Response(rawBody ?? JSON.stringify(body), { status, headers })
  }
  return { fetch, sent }
}

const exchanged = async (request: Request, url: URL): Promise<Exchanged> => {
  const text = await request.text()
  const packed = url.searchParams.get(".r")
  const query =
    packed === null ? url.search.slice(1) : { ".r": JSON.parse(Buffer.from(packed, "base64url").toString()) }
  const type = request.headers.get("content-type")
  return {
    method: request.method,
    host: url.origin === options.edgeHost ? "edge" : "api",
    path: url.pathname,
    ...(query === "" ? {} : { query }),
    headers: {
      ...(type === null ? {} : { "content-type": type }),
      authorization: request.headers.get("authorization") ?? ""
    },
    ...(text === "" ? {} : { body: JSON.parse(text) })
  }
}

/** Runs a case's input: over the façade, and what the façade does not have over the services. */
export const run = async (one: Case, fetch: typeof globalThis.fetch): Promise<unknown> => {
  if (one.input.call === "query.setFilterModel") return runRaw(one.input.args?.[0], fetch)
  if (one.input.call === "filter().getFilterModel") return modelOf(one.input.chain ?? [])
  const site = Site.make({ ...options, tokens: tokens(now / 1000 + 3600), fetch, now: () => now })
  return runOver(site, one).finally(() => site.dispose())
}

const runOver = async (site: Site.Site, { id, input }: Case): Promise<unknown> => {
  const { args = [], call = "", chain = [], then = [] } = input
  if (id === "data.headers.consistency") {
    await site.data.insert("books", {})
    return site.data
      .query("books")
      .find()
      .then(() => undefined)
  }
  if (id === "data.find.builder-immutable") {
    const query = site.data.query("books")
    for (const one of [query, query.eq("a", 1), query.eq("b", 2).limit(3)]) await one.find()
    return undefined
  }
  if (call !== "query") return invoke(site.data, call, inputOf(site, args))
  const found = await chained(site, site.data.query(inputOf(site, args)[0] as string), chain)
  if (!(found instanceof QueryResult)) return found
  if (id === "data.page.iterate") return { iterated: [...found], json: found.toJSON(), length: found.length }
  const pages: Array<QueryResult<unknown>> = [found]
  for (const move of then) pages.push(await (pages.at(-1) ?? found)[move as "next" | "prev"]())
  return input.then === undefined ? found : pages
}

const runRaw = (model: unknown, fetch: typeof globalThis.fetch): Promise<unknown> =>
  Effect.gen(function* () {
    const [session, queries] = [yield* Tokens, yield* Queries]
    yield* session.set(yield* Schema.decodeEffect(TokenSet)(tokens(9_999_999_999)))
    const page = yield* queries.run(Query.from("books").pipe(Query.filter(Filter.raw(model as Filter.Filter["tree"]))))
    return page.items.map(({ data }) => data)
  }).pipe(Effect.provide(Client.layerHandler(fetch, options)), Effect.runPromise)

const modelOf = (chain: ReadonlyArray<Call>): Promise<unknown> => {
  const build = (chain: ReadonlyArray<Call>): Filter.Filter =>
    chain.reduce<Filter.Filter>(
      (filter, [method, ...args]) =>
        Filter.call(
          filter,
          method as "eq",
          args.map((argument) => decode(argument, (_, inner) => build(inner)))
        ),
      Filter.empty
    )
  const filter = build(chain)
  return Effect.runPromise(Effect.as(refuse(filter.problems), Filter.toModel(filter)))
}

const inputOf = (site: Site.Site, args: ReadonlyArray<unknown>): ReadonlyArray<unknown> =>
  args.map((argument) =>
    decode(argument, (kind, chain, collection) =>
      chained(site, kind === "filter" ? site.data.filter() : site.data.query(collection), chain)
    )
  )

/** Builder methods of the reference client that the specification calls otherwise. */
const renamed: Readonly<Record<string, string>> = { ge: "gte", le: "lte" }

const chained = (site: Site.Site, builder: object, chain: ReadonlyArray<Call>): unknown =>
  chain.reduce<unknown>(
    (builder, [method, ...args]) => invoke(builder as object, renamed[method] ?? method, inputOf(site, args)),
    builder
  )

const invoke = (target: object, method: string, args: ReadonlyArray<unknown>): Promise<unknown> =>
  (target as Readonly<Record<string, (...args: ReadonlyArray<unknown>) => Promise<unknown>>>)[method]?.(...args) ??
  Promise.reject(new TypeError(`There is no ${method}.`))

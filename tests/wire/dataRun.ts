import { QueryResult } from "@portico/client/site/QueryResult"
import * as Site from "@portico/client/site/Site"
import type { SiteTokens } from "@portico/client/site/SiteAuth"
import type { FilterModel } from "@portico/contract/data/Filter"
import { type Answered, type Call, type Case, decode, type Exchanged } from "./dataCases.ts"

const now = 1_700_000_000_000

const options = { clientId: "CLIENT", host: "https://api.example", edgeHost: "https://edge.example" }

const tokens: SiteTokens = {
  accessToken: { value: "ACCESS", expiresAt: now / 1000 + 3600 },
  refreshToken: { value: "REFRESH", role: "visitor" }
}

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

/** Runs a case's input over the façade. */
export const run = async (one: Case, fetch: typeof globalThis.fetch): Promise<unknown> => {
  const { environment } = one.input
  const site = Site.make({
    ...options,
    ...(environment === undefined ? {} : { environment }),
    tokens,
    fetch,
    now: () => now
  })
  return runOver(site, one).finally(() => site.dispose())
}

const runOver = async (site: Site.Site, { id, input }: Case): Promise<unknown> => {
  const { args = [], call = "", chain = [], then = [] } = input
  switch (id) {
    case "data.headers.consistency":
      await site.data.insert("books", {})
      return site.data
        .query("books")
        .find()
        .then(() => undefined)
    case "data.find.builder-immutable": {
      const query = site.data.query("books")
      for (const one of [query, query.eq("a", 1), query.eq("b", 2).limit(3)]) await one.find()
      return undefined
    }
    case "data.patch.recorded-problems": {
      const patch = site.data.patch("books", "id1") as unknown as Loose
      return patch.incrementField?.("n", "1").setField?.("a").removeField?.().run?.()
    }
  }
  if (call === "query.setFilterModel") {
    const filter = site.data.filter(inputOf(site, args)[0] as FilterModel)
    return site.data
      .query("books")
      .filter(filter)
      .find()
      .then(({ items }) => items)
  }
  if (call === "filter().getFilterModel") return chained(site, site.data.filter(), [...chain, ["toModel"]])
  const found = await chained(site, site.data, [[call, ...args], ...chain])
  if (!(found instanceof QueryResult)) return found
  if (id === "data.page.iterate") return { iterated: [...found], json: found.toJSON(), length: found.length }
  const pages: Array<QueryResult<unknown>> = [found]
  for (const move of then) pages.push(await (pages.at(-1) ?? found)[move as "next" | "prev"]())
  return input.then === undefined ? found : pages
}

/** A builder as plain JavaScript sees it. */
interface Loose {
  readonly [method: string]: ((...args: ReadonlyArray<unknown>) => Loose) | undefined
}

const inputOf = (site: Site.Site, args: ReadonlyArray<unknown>): ReadonlyArray<unknown> =>
  args.map((argument) =>
    decode(argument, (built) => {
      switch (built.kind) {
        case "filter":
          return chained(site, site.data.filter(), built.chain)
        case "query":
          return chained(site, site.data.query(built.collection), built.chain)
        case "stage":
          return chained(site, site.data.stages, [[built.name, ...built.args], ...built.chain])
        case "expression":
          return chained(site, site.data.expressions, [[built.name, ...built.args]])
      }
    })
  )

/** Builder methods of the reference client that the specification calls otherwise. */
const renamed: Readonly<Record<string, string>> = { ge: "gte", le: "lte" }

const chained = (site: Site.Site, builder: object, chain: ReadonlyArray<Call>): unknown =>
  chain.reduce<unknown>((builder, [method, ...args]) => {
    const call = (builder as Loose)[renamed[method] ?? method]
    if (call === undefined) throw new TypeError(`There is no ${method}.`)
    return call(...inputOf(site, args))
  }, builder)

import { QueryResult } from "../../packages/client/src/site/internal/QueryResult.ts"
import * as Site from "@portico/client/site/Site"
import type { SiteTokens } from "@portico/client/site/AuthSite"
import type { FilterModel } from "@portico/contract/data/Query"
import { type Call, type Case, decode } from "./dataCases.ts"
import { type Fetch, hosts, type Network, type Sent } from "./network.ts"

const now = 1_700_000_000_000

const options = { clientId: "CLIENT", host: hosts.api, edgeHost: hosts.edge }

const tokens: SiteTokens = {
  accessToken: { value: "ACCESS", expiresAt: now / 1000 + 3600 },
  refreshToken: { value: "REFRESH", role: "visitor" }
}

/** The result of a call. */
export type Outcome = { readonly value: unknown } | { readonly error: unknown }

/** The result of a case, and what was sent for it. */
export interface Observed {
  readonly outcome: Outcome
  readonly sent: ReadonlyArray<Sent>
  /** The requests of one more call of the same site: their headers show what the site remembers. */
  readonly afterwards: ReadonlyArray<Sent>
}

/** Runs the input of a case over a site whose requests go through `fetch` to a network. */
export const observe = async (
  { id, input }: Pick<Case, "id" | "input">,
  network: Network,
  fetch: Fetch = network.fetch
): Promise<Observed> => {
  const { environment } = input
  const site = Site.make({
    ...options,
    ...(environment === undefined ? {} : { environment }),
    tokens,
    fetch,
    now: () => now
  })
  const outcome = await called(site, id, input).then(
    (value): Outcome => ({ value }),
    (error: unknown): Outcome => ({ error })
  )
  const sent = [...network.sent]
  await site.data.truncate("books").catch(() => undefined)
  await site.dispose()
  return { outcome, sent, afterwards: network.sent.slice(sent.length) }
}

const called = async (site: Site.Site, id: string, input: Case["input"]): Promise<unknown> => {
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
    return site.data.query("books").filter(filter).find()
  }
  if (call === "filter().getFilterModel") return chained(site, site.data.filter(), [...chain, ["toModel"]])
  const found = await chained(site, site.data, [[call, ...args], ...chain])
  if (!(found instanceof QueryResult)) return found
  if (id === "data.page.iterate") return { iterated: [...found], json: found.toJSON(), length: found.length }
  const pages: Array<QueryResult<unknown>> = [found]
  for (const move of then) pages.push(await (pages.at(-1) ?? found)[move as "next" | "prev"]())
  return input.then === undefined ? found : pages
}

/** A builder without its types. */
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

/** Methods of the reference client that have another name in the specification. */
const renamed: Readonly<Record<string, string>> = { ge: "gte", le: "lte" }

const chained = (site: Site.Site, builder: object, chain: ReadonlyArray<Call>): unknown =>
  chain.reduce<unknown>((builder, [method, ...args]) => {
    const call = (builder as Loose)[renamed[method] ?? method]
    if (call === undefined) throw new TypeError(`There is no ${method}.`)
    return call(...inputOf(site, args))
  }, builder)

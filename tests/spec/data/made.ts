import * as Client from "@portico/client/Client"
import type { QueryBuilder } from "../../../packages/client/src/site/internal/QueryBuilder.ts"
import type { SearchBuilder } from "../../../packages/client/src/site/internal/SearchBuilder.ts"
import type { SiteData } from "../../../packages/client/src/site/SiteData.ts"
import * as Site from "@portico/client/site/Site"
import * as Provider from "@portico/provider/Provider"
import type { Seed } from "../../../packages/provider/src/engine/seed/Seed.ts"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { onTestFinished } from "vitest"

/** A type as plain JavaScript uses it: the parameters are unknown. */
export type Plain<T> =
  T extends Promise<infer A>
    ? Promise<Plain<A>>
    : T extends (...args: never) => infer R
      ? (...args: ReadonlyArray<unknown>) => Plain<R>
      : T extends object
        ? { readonly [Key in keyof T]: Plain<T[Key]> }
        : T

/** A site's collections as plain JavaScript uses them. */
export interface PlainData extends Omit<Plain<SiteData>, "query" | "search"> {
  readonly query: (...args: ReadonlyArray<unknown>) => Plain<QueryBuilder>
  readonly search: (...args: ReadonlyArray<unknown>) => Plain<SearchBuilder>
}

/** A site as plain JavaScript uses it. */
export interface PlainSite {
  readonly data: PlainData
}

/** A request as the provider received it. The payload is the same in the URL and in the body. */
export interface Sent {
  readonly origin: string
  readonly method: string
  readonly path: string
  readonly authorization: string | null
  readonly payload: Readonly<Record<string, unknown>>
}

const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

/** A few books and their authors, which everyone can read and write. */
export const seed: Seed = {
  clients: [{ clientId: "shop", origins: [], redirectUris: [], secret: "OF THE SHOP" }],
  collections: [
    {
      id: "books",
      permissions: everyone,
      fields: {
        title: { type: "TEXT" },
        authors: { type: "MULTI_REFERENCE", referencedCollectionId: "authors" }
      },
      items: [
        { _id: "emma", title: "Emma", year: 1815, tags: ["new", "love"], price: 10, authors: ["austen"] },
        { _id: "omens", title: "Good Omens", year: 1990, tags: ["fun"], price: 20, authors: ["gaiman", "pratchett"] },
        { _id: "persuasion", title: "Persuasion", year: 1817, tags: ["love"], price: 30, authors: ["austen"] }
      ]
    },
    {
      id: "authors",
      permissions: everyone,
      items: [
        { _id: "austen", name: "Jane Austen" },
        { _id: "gaiman", name: "Neil Gaiman" },
        { _id: "pratchett", name: "Terry Pratchett" }
      ]
    },
    { id: "many", permissions: everyone, items: Array.from({ length: 60 }, (_, n) => ({ _id: `n${n}`, n })) }
  ]
}

/** The origin of the provider under test. */
export const home = "http://provider.test"

/** Opens a provider in memory with a site and a client, and records their requests, including token grants. */
export const open = (options: Provider.Options = {}, settings: Partial<Client.Options> = {}) => {
  const provider = Provider.make({ seed, ...options })
  const sent: Array<Sent> = []
  const answers: Array<unknown> = []
  const send = async (request: Request): Promise<Response> => {
    const one = await read(request.clone())
    sent.push(one)
    const response = await provider.handler(request)
    const isJson = response.headers.get("content-type")?.includes("json") === true
    if (isJson && !one.path.endsWith("/oauth2/token")) answers.push(await response.clone().json())
    return response
  }
  const site = Site.make({
    clientId: "shop",
    host: home,
    ...settings,
    fetch: (input, init) => send(new Request(input, init))
  })
  const runtime = ManagedRuntime.make(Client.layerHandler(send, { clientId: "shop", host: home, ...settings }))
  onTestFinished(async () => {
    await Promise.all([site.dispose(), runtime.dispose(), provider.dispose()])
  })
  return {
    provider,
    site,
    data: site.data,
    plain: site as unknown as PlainSite,
    sent,
    /** The responses of the data calls. */
    answers,
    /** Returns the data calls among all requests. */
    calls: () => sent.filter(({ path }) => !path.endsWith("/oauth2/token")),
    run: <A, E>(effect: Effect.Effect<A, E, Client.Services | Client.Parts>): Promise<A> => runtime.runPromise(effect)
  }
}

const read = async (request: Request): Promise<Sent> => {
  const { origin, pathname, searchParams } = new URL(request.url)
  const packed = searchParams.get(".r")
  const body = await request.text()
  return {
    origin,
    method: request.method,
    path: pathname,
    authorization: request.headers.get("authorization"),
    payload:
      packed === null
        ? body === ""
          ? Object.fromEntries(searchParams)
          : JSON.parse(body)
        : JSON.parse(Buffer.from(packed, "base64url").toString())
  }
}

import * as Client from "@portico/client/Client"
import type { QueryBuilder } from "../../../packages/client/src/site/internal/QueryBuilder.ts"
import type { SearchBuilder } from "../../../packages/client/src/site/internal/SearchBuilder.ts"
import type { SiteData } from "../../../packages/client/src/site/internal/SiteData.ts"
import * as Site from "@portico/client/site/Site"
import * as Provider from "@portico/provider/Provider"
import type { Seed } from "../../../packages/provider/src/engine/seed/Seed.ts"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { onTestFinished } from "vitest"

/** Something as plain JavaScript sees it: nothing is known of what it takes. */
export type Plain<T> =
  T extends Promise<infer A>
    ? Promise<Plain<A>>
    : T extends (...args: never) => infer R
      ? (...args: ReadonlyArray<unknown>) => Plain<R>
      : T extends object
        ? { readonly [Key in keyof T]: Plain<T[Key]> }
        : T

/** A site's collections as plain JavaScript sees them. */
export interface PlainData extends Omit<Plain<SiteData>, "query" | "search"> {
  readonly query: (...args: ReadonlyArray<unknown>) => Plain<QueryBuilder>
  readonly search: (...args: ReadonlyArray<unknown>) => Plain<SearchBuilder>
}

/** A site as plain JavaScript sees it. */
export interface PlainSite {
  readonly data: PlainData
}

/** A request as it reached the provider: the payload is the same, wherever it stood. */
export interface Sent {
  readonly origin: string
  readonly method: string
  readonly path: string
  readonly authorization: string | null
  readonly payload: Readonly<Record<string, unknown>>
}

const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

/** A few books and their authors, for everyone to read and write. */
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

/** Origin of the provider under test. */
export const home = "http://provider.test"

/** A provider in memory, a site and a client of services before it, and all that they sent, token grants too. */
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
    /** What the data calls were answered. */
    answers,
    /** The data calls among what was sent. */
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

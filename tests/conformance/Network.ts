/** A provider over HTTP, and a `fetch` that redirects the fixed hosts of the published client to it. */
import * as NodeServer from "@portico/provider/NodeServer"
import * as Provider from "@portico/provider/Provider"
import type { Seed, SeedClient } from "../../packages/provider/src/engine/seed/Seed.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { assert } from "vitest"
import type { Client, LoginResult, Tokens } from "./Published.ts"

/** The hosts that the published client is built for: its API host and its edge host. */
export const publishedHosts = ["www.wixapis.com", "edge.wixapis.com"]

export const clientId = "conformance"

/** The page of the site that flows redirect back to. */
export const callback = "https://shop.example/callback"

export const secret = "the site's own server"

/** The site as a client of the provider. */
export const site: SeedClient = { clientId, origins: ["https://shop.example"], redirectUris: [callback], secret }

const seed: Seed = {
  clients: [site],
  members: [
    { email: "ada@example.com", password: "analytical-engine", profile: { nickname: "Ada" } },
    { email: "blocked@example.com", password: "behind-the-door", status: "blocked" }
  ]
}

/** A request to the provider and its response. */
export interface Exchange {
  readonly method: string
  readonly host: string
  readonly path: string
  readonly headers: Headers
  readonly body: string
  readonly answer: Response
}

export interface Network {
  /** The address of the provider. */
  readonly url: string
  /** Returns the requests that the published client has sent so far. */
  readonly exchanges: () => ReadonlyArray<Exchange>
  /** Returns the last of these. */
  readonly last: () => Exchange
  /** Returns the last message to an email address or a phone number, from the provider's outbox. */
  readonly mailTo: (receiver: string) => Promise<Provider.Mail>
  /** Moves the provider's clock forward. */
  readonly pass: (seconds: number) => void
  /** Resets the provider to its seed and forgets the recorded requests. */
  readonly reset: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts a provider and replaces the global `fetch` until it is closed. */
export const open = async (options: Seed = {}, more: Provider.Options = {}): Promise<Network> => {
  let ahead = 0
  const provider = Provider.make({ seed: { ...seed, ...options }, clock: () => Date.now() + ahead, ...more })
  const scope = Scope.makeUnsafe()
  const listening = await Effect.runPromise(
    Scope.provide(scope)(NodeServer.listen(provider.handler, { port: 0, host: "127.0.0.1" }))
  )
  const through = globalThis.fetch
  const exchanges: Array<Exchange> = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { host, pathname, protocol, search } = new URL(request.url)
    if (protocol !== "https:" || !publishedHosts.includes(host)) {
      throw new TypeError(`The published client went to ${protocol}//${host}.`)
    }
    const body = await request.text()
    const answer = await through(new URL(pathname + search, listening.url), {
      method: request.method,
      headers: request.headers,
      ...(body === "" ? {} : { body })
    })
    const { headers, method } = request
    exchanges.push({ method, host, path: pathname + search, headers, body, answer: answer.clone() })
    return answer
  }
  return {
    url: listening.url,
    exchanges: () => exchanges,
    last: () => exchanges.at(-1) ?? assert.fail("Nothing was sent."),
    mailTo: async (receiver) => {
      const { mails } = (await (await through(`${listening.url}/portico/outbox.json`)).json()) as {
        readonly mails: ReadonlyArray<Provider.Mail>
      }
      const mail = mails.find(({ email, phone }) => email === receiver || phone === receiver)
      if (mail === undefined) throw new Error(`Nothing was sent to ${receiver}.`)
      return mail
    },
    pass: (seconds) => {
      ahead += seconds * 1000
    },
    reset: async () => {
      exchanges.length = 0
      await provider.reset()
    },
    close: async () => {
      globalThis.fetch = through
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await provider.dispose()
    }
  }
}

/** Opens an address as a browser would, and returns its redirect location and its body. */
export const visit = async (address: string): Promise<{ readonly location: string; readonly text: string }> => {
  const answer = await untouched(address, { redirect: "manual" })
  return { location: answer.headers.get("location") ?? "", text: await answer.text() }
}

/** Returns a member's tokens for a finished login, through an authorization URL. */
export const tokensOf = async (
  { auth }: Client,
  { data }: LoginResult,
  responseMode: "fragment" | "query" = "fragment"
): Promise<Tokens> => {
  const oauth = auth.generateOAuthData(callback, "https://shop.example/cart")
  const { authUrl } = await auth.getAuthUrl(oauth, { responseMode, sessionToken: data?.sessionToken })
  const { location } = await visit(authUrl)
  assert.isTrue(location.startsWith(callback), `The authorization led to ${location}`)
  const { code, error, state } = auth.parseFromUrl(location, responseMode)
  assert.isUndefined(error)
  return auth.getMemberTokens(code, state, oauth)
}

const untouched = globalThis.fetch

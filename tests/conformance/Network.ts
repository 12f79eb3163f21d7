/** A provider over HTTP, and a `fetch` that leads the fixed addresses of the published client to it. */
import * as NodeServer from "@portico/provider/NodeServer"
import * as Provider from "@portico/provider/Provider"
import type { Seed, SeedClient } from "../../packages/provider/src/engine/seed/Seed.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { assert } from "vitest"
import type { Client, LoginResult, Tokens } from "./Published.ts"

/** The hosts that the published client is built for: of its API and of its edge. */
export const publishedHosts = ["www.wixapis.com", "edge.wixapis.com"]

export const clientId = "conformance"

/** Page of the site that flows lead back to. */
export const callback = "https://shop.example/callback"

export const secret = "the site's own server"

/** The site as the provider knows it. */
export const site: SeedClient = { clientId, origins: ["https://shop.example"], redirectUris: [callback], secret }

const seed: Seed = {
  clients: [site],
  members: [
    { email: "ada@example.com", password: "analytical-engine", profile: { nickname: "Ada" } },
    { email: "blocked@example.com", password: "behind-the-door", status: "blocked" }
  ]
}

/** What was sent to the provider, and what it answered. */
export interface Exchange {
  readonly method: string
  readonly host: string
  readonly path: string
  readonly headers: Headers
  readonly body: string
  readonly answer: Response
}

export interface Network {
  /** Address of the provider. */
  readonly url: string
  /** What the published client has sent so far. */
  readonly exchanges: () => ReadonlyArray<Exchange>
  /** The last of these. */
  readonly last: () => Exchange
  /** The last message to an address or a phone, from the provider's outbox. */
  readonly mailTo: (receiver: string) => Promise<Provider.Mail>
  /** Moves the provider's clock on. */
  readonly pass: (seconds: number) => void
  /** Brings the provider back to its seed, and forgets what was sent. */
  readonly reset: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts a provider and puts itself in front of the global `fetch` until it is closed. */
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

/** Opens an address as a browser would, and tells where it leads and what it shows. */
export const visit = async (address: string): Promise<{ readonly location: string; readonly text: string }> => {
  const answer = await untouched(address, { redirect: "manual" })
  return { location: answer.headers.get("location") ?? "", text: await answer.text() }
}

/** A member's tokens for a finished login, by the address of an authorization. */
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

/** Shops for tests of accounts: the built storefront over a provider for each policy. */
import * as NodeServer from "@portico/provider/NodeServer"
import * as Provider from "@portico/provider/Provider"
import type { Seed } from "../../../packages/provider/src/engine/seed/Seed.ts"
import { seed as bookshop } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { mkdir } from "node:fs/promises"
import { type Browser, type BrowserContextOptions, chromium as engine, type Page } from "playwright"
import { afterAll, afterEach, beforeAll } from "vitest"
import { chromium } from "../../../scripts/chromium.mjs"
import { siteFor } from "../Site.ts"

/** A shop. */
export interface World {
  readonly provider: Provider.Provider
  /** Address of the provider. */
  readonly home: string
  /** Address of the storefront. */
  readonly shop: string
  /** Returns the newest message of a kind to a recipient. */
  readonly mail: (kind: string, email: string) => Promise<Provider.Mail>
  /** Lets the provider fail. */
  readonly fail: (fault: Provider.Fault) => void
}

const start = async (seed: Seed, scope: Scope.Scope): Promise<World> => {
  const faults: Array<Provider.Fault> = []
  const provider = Provider.make({ seed: { ...bookshop, ...seed }, passwordIterations: 10, faults: () => faults })
  // Passkeys belong to a host name, which the shop and its provider share.
  const listen = (handler: (request: Request) => Promise<Response>) =>
    Effect.runPromise(Scope.provide(NodeServer.listen(handler, { port: 0, host: "localhost" }), scope))
  const { url: home } = await listen(provider.handler)
  const { url: shop } = await listen(await siteFor(() => home, seed.captcha === undefined ? "" : "turnstile site-key"))
  await provider.start()
  return {
    provider,
    home,
    shop,
    fail: (fault) => void faults.push(fault),
    mail: async (kind, email) => {
      const mail = (await provider.outbox()).findLast((sent) => sent.kind === kind && sent.email === email)
      if (mail === undefined) throw new Error(`Nobody mailed ${email} of ${kind}.`)
      return mail
    }
  }
}

/** Starts the shops of a file and a browser. An error on a page fails its test. */
export const openWorlds = <Name extends string>(seeds: Readonly<Record<Name, Seed>>) => {
  const worlds = {} as Record<Name, World>
  const scope = Scope.makeUnsafe()
  const opened: Array<Page> = []
  let complaints: Array<string> = []
  let browser: Browser

  beforeAll(async () => {
    await mkdir("test-results/account", { recursive: true })
    const begin = async (name: Name) => {
      worlds[name] = await start(seeds[name], scope)
    }
    ;[browser] = await Promise.all([engine.launch(chromium()), ...(Object.keys(seeds) as Array<Name>).map(begin)])
  })

  afterAll(async () => {
    await browser?.close()
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await Promise.all(Object.values<World>(worlds).map(({ provider }) => provider.dispose()))
  })

  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") {
      const shots = opened.map((page, at) => page.screenshot({ path: `test-results/account/failed-${at}.png` }))
      await Promise.allSettled(shots)
    }
    await Promise.all(opened.splice(0).map((page) => page.context().close()))
    const said = complaints
    complaints = []
    if (said.length > 0) throw new Error(`A page threw: ${said.join("\n")}`)
  })

  const attend = (page: Page): Page => {
    opened.push(page)
    page.on("pageerror", (error) => complaints.push(String(error)))
    return page
  }

  return {
    worlds,
    /** Opens another tab of the same browser. */
    tab: async (page: Page) => attend(await page.context().newPage()),
    /** Opens a page in a new browser without stored state. */
    visit: async (address?: string, options: BrowserContextOptions = {}) => {
      const page = attend(await (await browser.newContext(options)).newPage())
      if (address !== undefined) await page.goto(address)
      return page
    }
  }
}

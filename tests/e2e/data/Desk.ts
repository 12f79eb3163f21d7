/** A provider with an embedded Postgres, and the pages that edit its collections. */
import * as Client from "@portico/client/Client"
import * as NodeServer from "@portico/provider/NodeServer"
import * as PostgresStore from "@portico/provider/PostgresStore"
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
import { deskFor } from "./Built.ts"

export interface DeskOptions extends Pick<Provider.Options, "hooks"> {
  /** The pages to serve: the storefront, or the test pages in `desk`. */
  readonly pages: "desk" | "shop"
  readonly seed: Seed
}

/** Opens the pages for the tests of a file, and a browser. An error on a page fails its test. */
export const openDesk = ({ hooks = {}, pages, seed }: DeskOptions) => {
  const scope = Scope.makeUnsafe()
  const opened: Array<Page> = []
  let complaints: Array<string> = []
  let browser: Browser
  let provider: Provider.Provider
  let home = ""
  let site = ""

  beforeAll(async () => {
    await mkdir("test-results/data", { recursive: true })
    provider = Provider.make({
      seed: { ...bookshop, ...seed },
      store: PostgresStore.make({}),
      passwordIterations: 10,
      hooks
    })
    const listen = (handler: (request: Request) => Promise<Response>) =>
      Effect.runPromise(Scope.provide(NodeServer.listen(handler, { port: 0, host: "localhost" }), scope))
    const served = pages === "desk" ? deskFor : siteFor
    ;[browser] = await Promise.all([engine.launch(chromium()), provider.start()])
    home = (await listen(provider.handler)).url
    site = (await listen(await served(() => home))).url
  })

  afterAll(async () => {
    await browser?.close()
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await provider?.dispose()
  })

  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") {
      const shots = opened.map((page, at) => page.screenshot({ path: `test-results/data/failed-${at}.png` }))
      await Promise.allSettled(shots)
    }
    await Promise.all(opened.splice(0).map((page) => page.context().close()))
    const said = complaints
    complaints = []
    if (said.length > 0) throw new Error(`A page threw: ${said.join("\n")}`)
  })

  return {
    /** Runs an effect with the client of another visitor. */
    elsewhere: <A, E>(effect: Effect.Effect<A, E, Client.Services>): Promise<A> =>
      Effect.runPromise(
        effect.pipe(Effect.provide(Client.layerHandler(provider.handler, { clientId: "portico-bookshop", host: home })))
      ),
    /** Opens a page in a new browser without stored state. */
    visit: async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
      const page = await (await browser.newContext({ reducedMotion: "reduce", ...options })).newPage()
      opened.push(page)
      page.on("pageerror", (error) => complaints.push(String(error)))
      await page.goto(`${site}${path}`)
      return page
    }
  }
}

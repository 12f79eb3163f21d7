import * as NodeServer from "@portico/provider/NodeServer"
import * as Provider from "@portico/provider/Provider"
import * as Faults from "@portico/testing/Faults"
import { clientId, seed } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import type { Browser, BrowserContext, Page } from "playwright"
import { rolldown } from "rolldown"
import { type Enter, lifetime, type Stage, statuses, steal, type Tab } from "../suites/ChecksStage.ts"

/** Opens a page of a context at an address. */
export type OpenPage = (context: BrowserContext, url: string) => Promise<Page>

/** The deviation of the page's clocks, in milliseconds. */
interface Shift {
  /** The time that the device's clock is ahead. */
  wall: number
  /** The time that has passed without real waiting. */
  passed: number
}

/** Serves the page, and returns functions to open it in a browser. */
export const serve = async (browser: () => Browser) => {
  const scope = await Effect.runPromise(Scope.make())
  const script = await bundle()
  let shift: Shift = { wall: 0, passed: 0 }
  const site = await listen(scope, async () => {
    const html = `<!doctype html><title>Tab</title><script>(${movable.toString()})(${JSON.stringify(shift)})</script><script>${script}</script>`
    return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } })
  })

  const enter =
    (openPage: OpenPage): Enter =>
    async (wrongBy = 0) => {
      shift = { wall: wrongBy * 1000, passed: 0 }
      const stageScope = await Effect.runPromise(Scope.fork(scope))
      const faults = Faults.injector()
      const entries: Array<Provider.Entry> = []
      const provider = Provider.make({
        seed,
        reuseWindow: 0,
        faults: faults.current,
        clock: () => Date.now() + shift.passed,
        log: (entry) => void entries.push(entry)
      })
      const host = await listen(stageScope, faults.wrap(provider.handler))
      const context = await browser().newContext()
      const url = `${site}/?provider=${encodeURIComponent(host)}`
      const move = async (by: Partial<Shift>) => {
        shift = { ...shift, ...by }
        await Promise.all(
          context.pages().map((page) => page.evaluate((shift) => Object.assign(globalThis, { shift }), shift))
        )
      }

      const first = await context.newPage()
      await first.goto(url)
      await call(first, "signIn")
      await first.goto("about:blank")
      await first.close()
      shift = { ...shift, passed: lifetime * 1000 }
      const { length: before } = entries

      return {
        open: async () => tabOf(await openPage(context, url)),
        setFaults: faults.set,
        grants: () => statuses(entries.slice(before), "grants"),
        calls: () => statuses(entries.slice(before), "calls"),
        block: (way) => faults.block("/oauth2/token", way),
        pass: (seconds) => move({ passed: shift.passed + seconds * 1000 }),
        misset: (seconds) => move({ wall: seconds * 1000 }),
        steal: async () => steal(provider.handler, host, await stored(context)),
        close: async () => {
          await context.close()
          await Effect.runPromise(Scope.close(stageScope, Exit.void))
          await provider.dispose()
        }
      } satisfies Stage
    }

  return { enter, close: () => Effect.runPromise(Scope.close(scope, Exit.void)) }
}

const bundle = async (): Promise<string> => {
  const build = await rolldown({
    input: new URL("tab.ts", import.meta.url).pathname,
    platform: "browser",
    logLevel: "silent"
  })
  const { output } = await build.generate({ format: "iife", minify: true })
  await build.close()
  return output[0].code.replaceAll("</script", "<\\/script")
}

const listen = async (scope: Scope.Scope, handler: (request: Request) => Promise<Response>): Promise<string> => {
  const { url } = await Effect.runPromise(
    NodeServer.listen(handler, { port: 0, host: "127.0.0.1" }).pipe(Scope.provide(scope))
  )
  return url
}

// Runs in the page before other scripts.
const movable = (first: Shift): void => {
  Object.assign(globalThis, { shift: first })
  const current = (): Shift => (globalThis as unknown as { readonly shift: Shift }).shift
  const wall = Date.now.bind(Date)
  const monotonic = performance.now.bind(performance)
  Date.now = () => wall() + current().wall + current().passed
  performance.now = () => monotonic() + current().passed
}

const tabOf = (page: Page): Tab => ({
  callers: (count) => call(page, "callers", count),
  write: () => call(page, "write"),
  read: () => call(page, "read"),
  role: () => call(page, "role"),
  logout: () => call(page, "logout"),
  changes: () => call(page, "changes")
})

const call = <A>(page: Page, name: string, ...args: ReadonlyArray<number>): Promise<A> =>
  page.evaluate(
    ([name, args]) =>
      (globalThis as unknown as { readonly tab: Record<string, (...args: ReadonlyArray<number>) => Promise<A>> }).tab[
        name
      ]?.(...args) as Promise<A>,
    [name, args] as const
  )

const stored = async (context: BrowserContext): Promise<string | null> => {
  const { origins } = await context.storageState()
  const items = origins.flatMap(({ localStorage }) => localStorage)
  return items.find(({ name }) => name === `portico.tokens.${clientId}`)?.value ?? null
}

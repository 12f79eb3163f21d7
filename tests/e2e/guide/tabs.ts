import * as NodeServer from "@portico/provider/NodeServer"
import * as Provider from "@portico/provider/Provider"
import * as Faults from "@portico/testing/Faults"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import type { BrowserContext, Page } from "playwright"

declare const app: {
  readonly signIn: () => Promise<void>
  readonly logout: () => Promise<unknown>
  readonly role: () => Promise<string>
}

/** Checks that two tabs of one profile share sign-in and sign-out. `address` is the URL of the app. */
export const expectSharedSession = Effect.fn(function* (context: BrowserContext, address: string) {
  const injector = Faults.injector()
  const { dispose, handler } = Provider.make({ seed: Bookshop.seed, faults: injector.current, reuseWindow: 0 })
  yield* Effect.addFinalizer(() => Effect.promise(dispose))
  const { url } = yield* NodeServer.listen(injector.wrap(handler), { port: 0, host: "127.0.0.1" })

  yield* Effect.promise(async () => {
    const open = async (): Promise<Page> => {
      const page = await context.newPage()
      await page.goto(`${address}/?provider=${encodeURIComponent(url)}`)
      return page
    }
    const [first, second] = [await open(), await open()]
    const becomes = (page: Page, role: string) =>
      page.waitForFunction((role) => app.role().then((is) => is === role), role)

    await first.evaluate(() => app.signIn())
    await becomes(second, "member")

    injector.set(Faults.noNetwork())
    await second.evaluate(() => app.logout().catch(() => {}))
    await becomes(first, "none")
  })
})

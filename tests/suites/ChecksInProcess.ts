import { accounts, clientId } from "@portico/testing/scenarios/Bookshop"
import * as Tabs from "@portico/testing/Tabs"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as References from "effect/References"
import * as Scope from "effect/Scope"
import { signIn } from "./Browser.ts"
import { type Enter, lifetime, type Stage, statuses, steal } from "./ChecksStage.ts"
import * as ChecksTab from "./ChecksTab.ts"

/** Signs a member in, in a tab that is closed again, and makes the access token expire. */
export const enter: Enter = (wrongBy) => enterOver({}, wrongBy)

/** The same in a browser whose tabs see changes of the storage late. */
export const enterLate: Enter = (wrongBy) => enterOver({ delayedStorage: true }, wrongBy)

const enterOver = async (options: Tabs.Options, wrongBy = 0): Promise<Stage> => {
  const scope = await run(Scope.make())
  const browser = Context.get(await run(Layer.buildWithScope(Tabs.layer(options), scope)), Tabs.Browser)
  const { clock, handler, injector, storage } = browser
  await run(clock.misset(wrongBy * 1000))
  const first = await run(browser.open)
  await run(first.run(signIn(accounts.ada)))
  await run(first.close)
  await run(clock.advance(`${lifetime} seconds`))
  const { length: before } = Effect.runSync(browser.requests)
  const log = () => Effect.runSync(browser.requests).slice(before)

  return {
    open: async () => {
      const tab = await run(browser.open)
      return ChecksTab.make(
        (program) => run(tab.run(program)),
        () => run(tab.changes)
      )
    },
    setFaults: injector.set,
    grants: () => statuses(log(), "grants"),
    calls: () => statuses(log(), "calls"),
    block: (way) => injector.block("/oauth2/token", way),
    pass: (seconds) => run(clock.advance(`${seconds} seconds`)),
    misset: (seconds) => run(clock.misset(seconds * 1000)),
    steal: () => steal(handler, "http://provider.test", storage.getItem(`portico.tokens.${clientId}`)),
    close: () => run(Scope.close(scope, Exit.void))
  }
}

const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> =>
  Effect.runPromise(Effect.provideService(effect, References.MinimumLogLevel, "None"))

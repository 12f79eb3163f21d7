import { Tokens } from "@portico/client/session/Tokens"
import { type Account, accounts, clientId } from "@portico/testing/scenarios/Bookshop"
import * as MovableClock from "@portico/testing/MovableClock"
import * as Tabs from "@portico/testing/Tabs"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { signIn } from "../suites/Browser.ts"
import { steal } from "../suites/ChecksStage.ts"

/** The browser that the steps of the model act on. */
export interface World {
  readonly browser: Tabs.BrowserShape
  readonly tabs: Array<Tabs.Tab>
  /** Tabs that hang while they own the lock of the session. */
  readonly hung: Array<Tabs.Tab>
  /** The statuses of the token grants that the provider has handled so far. */
  readonly grants: Effect.Effect<ReadonlyArray<number>>
}

/** Returns the session in the browser's storage: its role, and the id at the start of its refresh token. */
export const stored = ({ browser }: World): { readonly role: string; readonly session: string } => {
  const text = browser.storage.getItem(`portico.tokens.${clientId}`)
  if (text === null) return { role: "none", session: "" }
  const { refreshToken } = JSON.parse(text) as {
    readonly refreshToken: { readonly value: string; readonly role: string }
  }
  return { role: refreshToken.role, session: refreshToken.value.slice(0, 22) }
}

export const open: Effect.Effect<World, never, Tabs.Browser> = Effect.gen(function* () {
  const browser = yield* Tabs.Browser
  const grants = Effect.map(browser.requests, (log) =>
    log.filter(({ path }) => path === "/oauth2/token").map(({ status }) => status)
  )
  return { browser, grants, tabs: [yield* browser.open], hung: [] }
})

/** The result of a sign-in or of a token request in a tab: `ok` or the tag of its error. */
export type Ending = string

// No call is expected to fail with this error, and the tag alone does not explain it.
const nameOf = (error: { readonly _tag: string; readonly cause?: unknown }): Ending =>
  error._tag === "MissingCode" ? `MissingCode: ${JSON.stringify(error.cause)}` : error._tag

const ended = <A, E extends { readonly _tag: string }>(call: Effect.Effect<A, E>): Effect.Effect<Ending> =>
  Effect.match(call, { onFailure: nameOf, onSuccess: () => "ok" }).pipe(
    Effect.catchCause(() => Effect.succeed("interrupted"))
  )

/** Signs an account in. */
export const login = (tab: Tabs.Tab, account: Account = accounts.ada): Effect.Effect<Ending> =>
  ended(tab.run(signIn(account)))

/** Requests tokens for the given number of concurrent callers in each tab. */
export const callers = (tabs: ReadonlyArray<Tabs.Tab>, count: number, asMember: boolean) =>
  Effect.all(
    tabs.flatMap((tab) =>
      Array.from({ length: count }, () =>
        ended(
          tab.run(
            Tokens.use((tokens) =>
              Effect.asVoid<void, { readonly _tag: string }, never>(
                asMember ? Effect.asVoid(tokens.requireMember) : Effect.asVoid(tokens.access)
              )
            )
          )
        )
      )
    ),
    { concurrency: "unbounded" }
  )

/** Returns the role in each tab. */
export const roles = ({ tabs }: World) => Effect.forEach(tabs, (tab) => tab.run(Tokens.use((tokens) => tokens.role)))

/** Ends the session at the provider. */
export const revoke = ({ browser }: World) =>
  Effect.promise(() =>
    steal(browser.handler, "http://provider.test", browser.storage.getItem(`portico.tokens.${clientId}`))
  )

/** Runs an effect while the refresh of a tab's callers is delayed, before or after the provider handles it. */
export const during = (
  { browser }: World,
  tab: Tabs.Tab,
  way: "in" | "out",
  meanwhile: Effect.Effect<unknown>
): Effect.Effect<ReadonlyArray<Ending>> =>
  Effect.gen(function* () {
    const { arrived, letOthersPass, release } = browser.injector.block("/oauth2/token", way)
    const refresh = yield* Effect.forkChild(callers([tab], 2, true))
    yield* Effect.raceFirst(
      Effect.promise(() => arrived),
      Effect.asVoid(Fiber.await(refresh))
    )
    letOthersPass()
    // It may have to wait for the refresh itself.
    const other = yield* Effect.forkChild(meanwhile, { startImmediately: true })
    yield* Effect.raceFirst(Effect.asVoid(Fiber.await(other)), someTurns)
    release()
    yield* Fiber.join(other)
    return yield* Fiber.join(refresh)
  })

const someTurns = Effect.forEach(
  Array.from({ length: 300 }),
  () => Effect.callback<void>((resume) => MovableClock.soon(() => resume(Effect.void))),
  { discard: true }
)

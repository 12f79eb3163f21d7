import { Tokens } from "@portico/client/session/Tokens"
import { type Account, accounts, clientId } from "@portico/testing/scenarios/Bookshop"
import * as MovableClock from "@portico/testing/MovableClock"
import * as Tabs from "@portico/testing/Tabs"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { signIn } from "../suites/Browser.ts"
import { steal } from "../suites/ChecksStage.ts"

/** A browser as the steps of the model see it. */
export interface World {
  readonly browser: Tabs.BrowserShape
  readonly tabs: Array<Tabs.Tab>
  /** Tabs that hang with the lock of the session. */
  readonly hung: Array<Tabs.Tab>
  /** Token grants that the provider has answered so far, by their statuses. */
  readonly grants: Effect.Effect<ReadonlyArray<number>>
}

/** The session that the browser's storage holds: its role, and the id that stands in front of its refresh token. */
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

/** How a sign-in, or a call for a token, ended in a tab: `ok` or the tag of its error. */
export type Ending = string

// No call is expected to end so, and the tag alone does not say why one did.
const nameOf = (error: { readonly _tag: string; readonly cause?: unknown }): Ending =>
  error._tag === "MissingCode" ? `MissingCode: ${JSON.stringify(error.cause)}` : error._tag

const ended = <A, E extends { readonly _tag: string }>(call: Effect.Effect<A, E>): Effect.Effect<Ending> =>
  Effect.match(call, { onFailure: nameOf, onSuccess: () => "ok" }).pipe(
    Effect.catchCause(() => Effect.succeed("interrupted"))
  )

/** Signs an account in. */
export const login = (tab: Tabs.Tab, account: Account = accounts.ada): Effect.Effect<Ending> =>
  ended(tab.run(signIn(account)))

/** So many callers in each of the tabs, all at once. */
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

/** The role that each tab says it has. */
export const roles = ({ tabs }: World) => Effect.forEach(tabs, (tab) => tab.run(Tokens.use((tokens) => tokens.role)))

/** Ends the session at the provider. */
export const revoke = ({ browser }: World) =>
  Effect.promise(() =>
    steal(browser.handler, "http://provider.test", browser.storage.getItem(`portico.tokens.${clientId}`))
  )

/** Runs something while the refresh of a tab's callers is held at the provider's door, on its way in or out. */
export const during = (
  { browser }: World,
  tab: Tabs.Tab,
  way: "in" | "out",
  meanwhile: Effect.Effect<unknown>
): Effect.Effect<ReadonlyArray<Ending>> =>
  Effect.gen(function* () {
    const { arrived, letOthersPass, release } = browser.script.hold("/oauth2/token", way)
    const refresh = yield* Effect.forkChild(callers([tab], 2, true))
    yield* Effect.raceFirst(
      Effect.promise(() => arrived),
      Effect.asVoid(Fiber.await(refresh))
    )
    letOthersPass()
    // It may itself have to wait for the refresh.
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

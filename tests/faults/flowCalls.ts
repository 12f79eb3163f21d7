import * as Authorization from "@portico/client/auth/Authorization"
import { Graphql } from "@portico/client/auth/Graphql"
import * as HandOver from "@portico/client/auth/HandOver"
import * as PreWarm from "@portico/client/auth/PreWarm"
import * as Profiles from "@portico/client/auth/Profiles"
import { RedirectSessions } from "@portico/client/auth/RedirectSessions"
import { Items } from "@portico/client/data/Items"
import { Tokens } from "@portico/client/session/Tokens"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import type * as Tabs from "@portico/testing/Tabs"
import * as Effect from "effect/Effect"
import { signIn } from "../suites/Browser.ts"
import { asMember, asVisitor, type Attempt, type Call, carriedOut, loggedIn, type Prepare, silently } from "./Call.ts"
import { columns } from "./columns.ts"
import { type Family, never, needsToken, plain } from "./families.ts"

const sessions = "/v1/redirect-session"
const redirectUri = "http://localhost:5173/"

const open: Prepare = (browser) =>
  Authorization.prepare({ redirectUri }).pipe(
    Effect.flatMap((data) => asVisitor(Authorization.Authorization.use((service) => service.open(data)))(browser))
  )

const silentLogin: Prepare = () => Effect.map(loggedIn(), silently)

/** Opens the provider's page after a password check, and returns the callback URL. */
const cameBack = ({ handler }: Tabs.BrowserShape) =>
  Effect.gen(function* () {
    const state = yield* loggedIn()
    const sessionToken = state._tag === "SUCCESS" ? state.sessionToken : undefined
    const { authUrl } = yield* Authorization.begin({
      redirectUri,
      originalUri: redirectUri,
      ...(sessionToken === undefined ? {} : { sessionToken })
    })
    const response = yield* Effect.promise(() => handler(new Request(authUrl, { redirect: "manual" })))
    return response.headers.get("location") ?? ""
  })

const complete: Prepare = (browser) => Effect.map(cameBack(browser), (address) => Authorization.complete(address))

/** Exchanges only the code. A code expires sooner than its three attempts with the fault `silence` take. */
const exchange = (
  call: (returned: Authorization.Returned, data: Effect.Success<ReturnType<typeof Authorization.prepare>>) => Attempt
): Prepare =>
  Effect.fnUntraced(function* ({ handler }) {
    const authorization = yield* Authorization.Authorization
    const state = yield* loggedIn()
    const data = yield* Authorization.prepare({ redirectUri })
    const sessionToken = state._tag === "SUCCESS" ? state.sessionToken : undefined
    const { authUrl } = yield* authorization.open(data, sessionToken === undefined ? {} : { sessionToken })
    const response = yield* Effect.promise(() => handler(new Request(authUrl, { redirect: "manual" })))
    return call(Authorization.parse(response.headers.get("location") ?? ""), data)
  })

const preWarm: Prepare = () =>
  Effect.succeed(PreWarm.PreWarm.use(({ run }) => run({ force: true })).pipe(Effect.provide(PreWarm.layer)))

/** Signs in with a basket, and hands it over. */
const handOver: Prepare = () => {
  const basket = {
    name: "basket",
    run: () => Items.use((items) => Effect.asVoid(items.insert("reviews", { bookId: crypto.randomUUID() })))
  }
  return Effect.succeed(
    Effect.andThen(
      signIn(accounts.ada),
      HandOver.HandOver.use(({ run }) => run)
    ).pipe(Effect.provide(HandOver.layer([basket])))
  )
}

/**
 * The page in the hidden frame. If it cannot be loaded, a browser shows its own error page and fires the load event.
 */
const framed: Family = {
  title: "The page in the hidden frame",
  about:
    "A browser does not report to a page why a frame failed. A frame that loads but sends no message counts as a page that cannot be framed. A frame that does not load within two minutes counts as timed out.",
  error: (column) => (column === "silence" ? "FlowTimedOut" : "FrameRefused")
}

/** Calls of redirect sessions, their flows and the services on top of a client. */
export const flowCalls: ReadonlyArray<Call> = [
  { name: "Authorization.open", path: sessions, prepare: open, family: plain },
  {
    name: "Authorization.exchangeCode",
    path: "/oauth2/token",
    prepare: exchange((returned, data) =>
      Authorization.Authorization.use((service) => service.exchangeCode(returned, data))
    ),
    family: needsToken,
    anew: [...carriedOut, "silence"]
  },
  {
    name: "Tokens.exchangeCode",
    path: "/oauth2/token",
    prepare: exchange(({ code }, { codeVerifier }) =>
      Tokens.use((tokens) =>
        code === undefined ? Effect.die("no code") : tokens.exchangeCode({ code, codeVerifier, redirectUri })
      )
    ),
    family: needsToken,
    anew: [...carriedOut, "silence"]
  },
  {
    name: "Authorization.begin",
    path: sessions,
    prepare: asVisitor(Authorization.begin({ redirectUri, originalUri: redirectUri })),
    family: plain
  },
  {
    name: "Authorization.complete",
    path: "/oauth2/token",
    prepare: complete,
    family: needsToken,
    anew: columns.map(({ name }) => name)
  },
  { name: "SilentLogin.run", case: "its redirect session", path: sessions, prepare: silentLogin, family: plain },
  { name: "SilentLogin.run", case: "its page", path: "/portico/session/", prepare: silentLogin, family: framed },
  {
    name: "SilentLogin.run",
    case: "its code exchange",
    path: "/oauth2/token",
    prepare: silentLogin,
    family: needsToken,
    anew: carriedOut
  },
  {
    name: "RedirectSessions.create",
    path: sessions,
    prepare: asVisitor(RedirectSessions.use((sessions) => sessions.create({ login: {} }))),
    family: plain
  },
  {
    name: "Graphql.run",
    path: "/graphql/",
    prepare: asMember(Graphql.use((graphql) => graphql.run("{ me { id } }"))),
    family: plain
  },
  {
    name: "Profiles.me",
    path: "/graphql/",
    prepare: asMember(
      Effect.provide(
        Profiles.Profiles.use(({ me }) => me),
        Profiles.layer
      )
    ),
    family: plain
  },
  {
    name: "Profiles.update",
    path: "/graphql/",
    prepare: asMember(
      Effect.provide(
        Profiles.Profiles.use(({ update }) => update({ nickname: "Countess" })),
        Profiles.layer
      )
    ),
    family: plain
  },
  { name: "PreWarm.run", case: "its redirect session", path: sessions, prepare: preWarm, family: never },
  { name: "PreWarm.run", case: "its page", path: "/portico/session/", prepare: preWarm, family: never },
  { name: "HandOver.run", path: "/v2/items", prepare: handOver, family: never }
]

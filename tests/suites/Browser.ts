import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import * as Client from "@portico/client/Client"
import { Tokens } from "@portico/client/session/Tokens"
import * as Environment from "../../packages/testing/src/internal/Environment.ts"
import { clientId } from "@portico/testing/scenarios/Bookshop"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"

/** A connection to a provider with the seed of the suites. */
export class Network extends Context.Service<
  Network,
  {
    readonly host: string
    readonly send: (request: Request) => Promise<Response>
    /** The emails that the provider would have sent, oldest first. */
    readonly mails: Effect.Effect<
      ReadonlyArray<{ readonly email?: string | undefined; readonly code?: string | undefined }>
    >
  }
>()("tests/suites/Network") {}

/** A request that a browser sent. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly query: string
}

/** A browser: its storage, and the client of the open page. */
export interface Browser {
  /** Runs a program with the client of the open page. */
  readonly run: <A, E>(program: Effect.Effect<A, E, Client.Services | Client.Parts>) => Effect.Effect<A, E>
  /** Reloads the page: another client with the same storage. */
  readonly reload: Effect.Effect<void>
  /** Returns the requests that were sent while a program ran. */
  readonly watch: <A, E>(program: Effect.Effect<A, E>) => Effect.Effect<readonly [A, ReadonlyArray<Sent>], E>
  /** Runs a program without a network. */
  readonly offline: <A, E>(program: Effect.Effect<A, E>) => Effect.Effect<A, E>
}

/** Opens a new browser. */
export const visitor: Effect.Effect<Browser, never, Network | Scope.Scope> = Effect.gen(function* () {
  const { host, send } = yield* Network
  const outer = yield* Effect.scope
  const storage = Environment.makeStorage()
  let sent: ReadonlyArray<Sent> = []
  let connected = true

  const tap = (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    sent = [...sent, { method: request.method, path: pathname, query: search }]
    return connected ? send(request) : Promise.reject(new TypeError("fetch failed"))
  }
  const layer = Client.layerNoDeps({ clientId, host }).pipe(
    Layer.provide(Environment.layer(tap, { storage, pageOrigin: "http://localhost:5173" }))
  )
  const open = Effect.gen(function* () {
    const scope = yield* Scope.fork(outer)
    return { scope, context: yield* Layer.buildWithScope(layer, scope) }
  })
  let page = yield* open

  return {
    run: (program) => Effect.suspend(() => Effect.provide(program, page.context)),
    reload: Effect.gen(function* () {
      yield* Scope.close(page.scope, Exit.void)
      page = yield* open
    }),
    watch: (program) =>
      Effect.suspend(() => {
        const before = sent.length
        return Effect.map(program, (result) => [result, sent.slice(before)] as const)
      }),
    offline: (program) =>
      Effect.acquireUseRelease(
        Effect.sync(() => void (connected = false)),
        () => program,
        () => Effect.sync(() => void (connected = true))
      )
  }
})

/** The credentials of a member. */
export interface Account {
  readonly email: string
  readonly password: string
}

/** Signs an account in, as the sign-in form does. */
export const signIn = ({ email, password }: Account) =>
  Effect.gen(function* () {
    const state = yield* Members.use((members) => members.login({ email, password: Redacted.make(password) }))
    if (state._tag !== "SUCCESS") return yield* Effect.die(new Error(`The login ended with ${state._tag}.`))
    yield* SilentLogin.use((silent) => silent.run(state.sessionToken))
  })

/** Opens a browser and signs an account in. */
export const member = Effect.fnUntraced(function* (account: Account) {
  const browser = yield* visitor
  yield* browser.run(signIn(account))
  return browser
})

/** Makes the access token of a browser expire. */
export const expire = Tokens.use((tokens) =>
  Effect.flatMap(tokens.current, ({ accessToken, refreshToken }) =>
    tokens.set({ accessToken: { ...accessToken, expiresAt: 1 }, refreshToken })
  )
)

/** Returns a name that no one else uses on this network. */
export const fresh = (name: string): Effect.Effect<string> => Effect.sync(() => `${name}-${crypto.randomUUID()}`)

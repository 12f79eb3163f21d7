import type { Role } from "@portico/contract/auth/Enums"
import type { TokenSet } from "@portico/contract/auth/Token"
import * as SiteStorage from "@portico/client/session/SiteStorage"
import * as TabLock from "@portico/client/session/TabLock"
import { layer as tokensLayer, Tokens } from "@portico/client/session/Tokens"
import { type StoredTokens, TokenStore } from "@portico/client/session/TokenStore"
import * as WakeEvents from "@portico/client/session/WakeEvents"
import type { StorageFailed } from "../../../packages/client/src/session/internal/WebStorage.ts"
import { Credential } from "../../../packages/client/src/transport/internal/Credential.ts"
import * as HttpClientNetwork from "../../../packages/client/src/transport/internal/HttpClientNetwork.ts"
import * as Settings from "@portico/client/transport/Settings"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { granted, type Network, network, type Reply } from "../transport/network.ts"

/** The epoch second at which the tests start. */
export const now = 1_700_000_000

/** A token set without redaction. */
export interface Plain {
  readonly accessToken: { readonly value: string; readonly expiresAt: number }
  readonly refreshToken: { readonly value: string; readonly role: Role }
  readonly issuedAt?: number
}

export const plain = (access: string, expiresAt: number, refresh: string, role: Role): Plain => ({
  accessToken: { value: access, expiresAt },
  refreshToken: { value: refresh, role }
})

export const seal = ({ accessToken, refreshToken, ...rest }: Plain): StoredTokens => ({
  ...rest,
  accessToken: { ...accessToken, value: Redacted.make(accessToken.value) },
  refreshToken: { ...refreshToken, value: Redacted.make(refreshToken.value) }
})

export const unseal = ({ accessToken, refreshToken }: TokenSet): Plain => ({
  accessToken: { ...accessToken, value: Redacted.value(accessToken.value) },
  refreshToken: { ...refreshToken, value: Redacted.value(refreshToken.value) }
})

/** A member whose access token is valid for another hour. */
export const member = plain("MEMBER", now + 3600, "MEMBER-REFRESH", "member")

/** A member whose access token has expired. */
export const expiredMember = plain("OLD", now - 10, "MEMBER-REFRESH", "member")

/** A visitor whose access token has expired. */
export const expiredVisitor = plain("OLD", now - 10, "VISITOR-REFRESH", "visitor")

/** A token store with direct access to its content, its failures and its other tabs. */
export const storeOf = (initial?: Plain) => {
  let kept: Option.Option<StoredTokens> = Option.map(Option.fromUndefinedOr(initial), seal)
  const saved: Array<Plain> = []
  const listeners = new Set<() => void>()
  const failing: { value: ((operation: StorageFailed["operation"]) => StorageFailed | undefined) | undefined } = {
    value: undefined
  }
  const guard = (operation: StorageFailed["operation"]) =>
    Effect.suspend(() => {
      const failure = failing.value?.(operation)
      return failure === undefined ? Effect.void : Effect.fail(failure)
    })
  return {
    saved,
    failing,
    kept: () => Option.getOrUndefined(Option.map(kept, unseal)),
    /** Changes the store as another tab; `isHeard` is whether its event arrives. */
    elsewhere: (tokens: Plain | undefined, isHeard = true) => {
      kept = Option.map(Option.fromUndefinedOr(tokens), seal)
      if (isHeard) for (const listener of listeners) listener()
    },
    layer: Layer.succeed(TokenStore, {
      load: Effect.andThen(
        guard("load"),
        Effect.sync(() => kept)
      ),
      save: (tokens) =>
        Effect.andThen(
          guard("save"),
          Effect.sync(() => {
            saved.push(unseal(tokens))
            kept = Option.some(tokens)
          })
        ),
      remove: Effect.andThen(
        guard("remove"),
        Effect.sync(() => {
          kept = Option.none()
        })
      ),
      watch: (listener) =>
        Effect.acquireRelease(
          Effect.sync(() => listeners.add(listener)),
          () => Effect.sync(() => listeners.delete(listener))
        )
    })
  }
}

export type Store = ReturnType<typeof storeOf>

/** Settings of a session's environment that differ from those of a single tab. */
export interface Options extends Partial<Settings.Options> {
  readonly site?: SiteStorage.SiteStorageShape
  readonly lock?: TabLock.TabLockShape
  /** The window whose events wake the session. */
  readonly window?: EventTarget
}

/** The session over a network and a store. */
export const session = (net: Network, store: Store, { lock, site, window, ...options }: Options = {}) =>
  tokensLayer.pipe(
    Layer.provideMerge(HttpClientNetwork.layer),
    Layer.provideMerge(Settings.layer({ clientId: "CLIENT", host: "https://api.example", ...options })),
    Layer.provide([
      net.layer,
      store.layer,
      site === undefined ? SiteStorage.layerMemory : Layer.succeed(SiteStorage.SiteStorage, site),
      lock === undefined ? TabLock.layerMemory : Layer.succeed(TabLock.TabLock, lock),
      window === undefined ? WakeEvents.layerNone : WakeEvents.layerWindow(window)
    ])
  )

/** Runs a program with a session at `now`. */
export const run = <A, E>(
  net: Network,
  store: Store,
  program: Effect.Effect<A, E, Tokens | Credential>,
  options?: Options
) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(now * 1000)
    return yield* program.pipe(Effect.provide(session(net, store, options)))
  })

/** Runs an effect while the clock advances two seconds, so that its retries complete. */
export const settled = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(effect)
    yield* TestClock.adjust("2 seconds")
    return yield* Fiber.join(fiber)
  })

/** Returns the token of a read: a visitor's while the session is parked. */
export const read = Effect.suspend(() => Effect.map(authorize("read"), ({ token }) => Redacted.value(token)))
export const access = Tokens.use((tokens) => Effect.map(tokens.access, Redacted.value))
export const role = Tokens.use((tokens) => tokens.role)
export const current = Tokens.use((tokens) => Effect.map(tokens.current, unseal))
export const status = Tokens.use((tokens) => tokens.status)
export const authorize = (purpose: "visitor" | "read" | "request" | "write") =>
  Credential.use((credential) => credential.authorize(purpose))

export const grants = (net: Network) => net.sent.map(({ body }) => body)
export const anonymous = { clientId: "CLIENT", grantType: "anonymous" }
export const refresh = (refreshToken: string) => ({ refreshToken, grantType: "refresh_token" })

/** Creates a network with separate responses for refreshes and visitor tokens. */
export const endpoint = (
  onRefresh: () => Reply,
  onAnonymous: () => Reply = () => granted("VISITOR", "VISITOR-REFRESH")
) =>
  network(({ body }) => ((body as { grantType: string }).grantType === "refresh_token" ? onRefresh() : onAnonymous()))

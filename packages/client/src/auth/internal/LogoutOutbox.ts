/**
 * Logouts at the provider. A logout is stored before it is sent, so that a logout that cannot be sent is sent again
 * when the network is back (decisions.md §3, 28). Only the access token is stored, and only until it expires: no
 * refresh token stays in the browser after a logout.
 *
 * @since 0.1.0
 */
import * as Streams from "@portico/contract/Streams"
import { openRedirectSession } from "@portico/contract/codecs/auth/MemberCalls"
import type { RedirectSessionResponse } from "@portico/contract/auth/Authorization"
import type { AccessToken, TokenSet } from "@portico/contract/auth/Token"
import * as Codec from "@portico/contract/Codec"
import * as TokenCodecs from "@portico/contract/codecs/auth/Token"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import * as Span from "../../transport/internal/Span.ts"
import * as Clock from "../../transport/internal/Clock.ts"
import { shared } from "../../session/internal/SingleFlight.ts"
import { nowSeconds } from "../../session/internal/Grants.ts"
import { isFresh, isSame } from "../../session/internal/SessionState.ts"
import { SiteStorage } from "../../session/SiteStorage.ts"
import { Tokens } from "../../session/Tokens.ts"
import { WakeEvents } from "../../session/WakeEvents.ts"
import { Exchange, type Received } from "../../transport/internal/Exchange.ts"
import type { CallError } from "../../transport/Failure.ts"
import { retryAfterOf } from "../../transport/internal/Retry.ts"
import { Settings } from "../../transport/Settings.ts"
import { classifyRefreshError } from "../../transport/internal/TokenRefusal.ts"
import { ignore, logWarning } from "../../transport/internal/Log.ts"

/** Ends sessions at the provider. */
export interface LogoutOutbox {
  /**
   * Ends a session with its own tokens and requests the page that ends the browser's session at the provider. After a
   * transient failure the request is stored and sent again, unless the setting `logoutOutbox` is `false`.
   */
  readonly send: (
    ended: TokenSet,
    callbacks: { readonly postFlowUrl?: string }
  ) => Effect.Effect<Received<typeof RedirectSessionResponse.Type>, CallError>
  /** Sends the stored logouts in the background. */
  readonly retry: Effect.Effect<void>
}

/** Creates the outbox of a client. It sends the stored logouts immediately, and again when the network is back. */
export const make: Effect.Effect<
  LogoutOutbox,
  never,
  Settings | Exchange | Tokens | SiteStorage | WakeEvents | Scope.Scope
> = Effect.gen(function* () {
  const { clientId, logoutOutbox } = yield* Settings
  const exchange = yield* Exchange
  const tokens = yield* Tokens
  const storage = yield* SiteStorage
  const wake = yield* WakeEvents
  const scope = yield* Effect.scope
  // The earliest time of the next request, in milliseconds since the epoch, as the provider's `Retry-After` demands.
  let retryAt = 0

  const waiting = Effect.gen(function* () {
    const text = yield* storage.read(name)
    if (text === undefined) return []
    const now = yield* nowSeconds
    const usable = (stored.parse(text) ?? []).filter(({ expiresAt }) => expiresAt >= now)
    return logoutOutbox ? usable : []
  })

  const change = (to: (waiting: ReadonlyArray<AccessToken>) => ReadonlyArray<AccessToken>) =>
    Effect.flatMap(waiting, (before) => {
      const after = to(before)
      return after.length === 0 || !logoutOutbox
        ? storage.remove(name)
        : storage.write(name, stored.print(after.slice(-maximumLogouts)))
    })

  const remove = ({ value }: AccessToken) => change((entries) => entries.filter((entry) => !isSame(entry.value, value)))

  const attempt = (entry: AccessToken, callbacks: { readonly postFlowUrl?: string }) =>
    Effect.gen(function* () {
      const prepared = yield* exchange.prepare(openRedirectSession, { logout: { clientId }, callbacks })
      return yield* exchange.send(prepared, { authorization: entry.value }).pipe(
        Effect.tap(() => remove(entry)),
        Effect.tapError((error) =>
          isFinal(error)
            ? remove(entry)
            : Effect.flatMap(Clock.currentTimeMillis, (now) => {
                retryAt = now + retryAfterOf(error) * 1000
                const plan = logoutOutbox ? "and is retried later" : "and is not stored"
                return logWarning(`A logout request could not be sent to the provider ${plan}: ${error.message}`)
              })
        )
      )
    })

  const store = (entry: AccessToken) => change((entries) => [...entries, entry])

  // The refresh token is used from memory, and only for a token that the logout itself needs.
  const endSession = (ended: TokenSet, callbacks: { readonly postFlowUrl?: string }) =>
    Effect.gen(function* () {
      const sendStored = (entry: AccessToken) => Effect.andThen(store(entry), attempt(entry, callbacks))
      const asVisitor = Effect.flatMap(tokens.generate(), ({ accessToken }) => attempt(accessToken, callbacks))
      const renewed = Effect.matchEffect(tokens.refresh(ended.refreshToken), {
        // The session has ended at the provider. The page that ends the browser's session there is open to visitors.
        onFailure: (error) => (isRefusedForGood(error) ? asVisitor : Effect.fail(error)),
        onSuccess: ({ accessToken }) => sendStored(accessToken)
      })
      if (!isFresh(ended, yield* nowSeconds)) return yield* renewed
      return yield* Effect.catchIf(sendStored(ended.accessToken), isTokenRefused, () => renewed)
    })

  const flush = shared(
    Effect.gen(function* () {
      if (retryAt > (yield* Clock.currentTimeMillis)) return
      const entries = yield* waiting
      // Also removes expired entries, and entries of an earlier version, which contained refresh tokens.
      yield* change(() => entries)
      for (const entry of entries) yield* Effect.catchIf(attempt(entry, {}), isFinal, () => Effect.void)
    }).pipe(ignore, Span.withSpan("LogoutOutbox.flush")),
    scope,
    () => 0
  )
  const retry = Effect.asVoid(Effect.forkIn(flush, scope, { startImmediately: true }))

  yield* retry
  yield* Effect.forkIn(
    Streams.runForEach(wake.changes, (waking) => (waking === "online" ? flush : Effect.void)),
    scope
  )

  return {
    retry,
    send: (ended, callbacks) =>
      ended.refreshToken.role === "member"
        ? endSession(ended, callbacks)
        : Effect.flatMap(tokens.generate(ended), ({ accessToken }) => attempt(accessToken, callbacks))
  }
})

const name = "logouts"

/** The maximum number of stored logouts. The oldest ones are dropped. */
const maximumLogouts = 10

const stored = Codec.stored(Codec.array(TokenCodecs.AccessToken))

// A refusal of the provider is final. An error page of a firewall, which has no details, may be gone at the next
// attempt.
const isFinal = (error: CallError): boolean =>
  isTokenRefused(error) ||
  error._tag === "InvalidArgument" ||
  error._tag === "InvalidClient" ||
  (error._tag === "ApplicationError" && error.data !== undefined && error.status < 500 && error.status !== 408)

const isRefusedForGood = (error: CallError): boolean =>
  error._tag === "TokenUnavailable" && classifyRefreshError(error.cause) === "final"

const isTokenRefused = (error: CallError): boolean => "status" in error && error.status === 401

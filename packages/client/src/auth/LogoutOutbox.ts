/**
 * Logouts at the provider: each is written down before it is sent, so that one that cannot be sent for now waits until
 * it can (decisions.md §3, 28). Tokens of a session that has ended here are at rest nowhere else.
 *
 * @since 0.1.0
 */
import { openRedirectSession } from "@portico/contract/auth/Endpoints"
import type { RedirectSessionAnswer } from "@portico/contract/auth/RedirectSession"
import { TokenSet } from "@portico/contract/auth/TokenSet"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import { shared } from "../session/Flight.ts"
import { isFresh, isSame } from "../session/Held.ts"
import { SiteStorage } from "../session/SiteStorage.ts"
import { Tokens } from "../session/Tokens.ts"
import { Wake } from "../session/Wake.ts"
import { Exchange, type Received } from "../transport/Exchange.ts"
import type { CallError, TokenUnavailable } from "../transport/Failure.ts"
import { causeOf, retryAfterOf } from "../transport/Retry.ts"
import { Settings } from "../transport/Settings.ts"

/** Ends sessions at the provider. */
export interface LogoutOutbox {
  /**
   * Ends a session with its own tokens and asks for the page that ends the browser's. Fails as its request does; where
   * that may pass, the request waits and is sent again by itself.
   */
  readonly send: (
    ended: TokenSet,
    callbacks: { readonly postFlowUrl?: string }
  ) => Effect.Effect<Received<typeof RedirectSessionAnswer.Type>, CallError>
  /** Sends what waits, beside whatever runs. */
  readonly retry: Effect.Effect<void>
}

/** The outbox of a client. Sends what waits at once, and when the network comes back. */
export const make: Effect.Effect<LogoutOutbox, never, Settings | Exchange | Tokens | SiteStorage | Wake | Scope.Scope> =
  /*#__PURE__*/ Effect.gen(function* () {
    const { clientId } = yield* Settings
    const exchange = yield* Exchange
    const tokens = yield* Tokens
    const storage = yield* SiteStorage
    const wake = yield* Wake
    const scope = yield* Effect.scope
    // Epoch milliseconds before which the provider asked not to be asked again.
    let retryAt = 0

    const waiting = Effect.map(storage.read(name), (text) => Option.getOrElse(parse(text), () => []))

    const change = (to: (waiting: ReadonlyArray<TokenSet>) => ReadonlyArray<TokenSet>) =>
      Effect.flatMap(waiting, (before) => {
        const after = to(before)
        return after.length === 0 ? storage.remove(name) : storage.write(name, print(after.slice(-most)))
      })

    /** Puts what came of a logout into its place: its rotated tokens, or nothing. */
    const replace = ({ refreshToken }: TokenSet, ...next: ReadonlyArray<TokenSet>) =>
      change((entries) =>
        entries.flatMap((entry) => (isSame(entry.refreshToken.value, refreshToken.value) ? next : [entry]))
      )

    const attempt = (
      ended: TokenSet,
      callbacks: { readonly postFlowUrl?: string },
      whenOver: (error: TokenUnavailable) => Effect.Effect<TokenSet, CallError>
    ) =>
      Effect.gen(function* () {
        let entry = ended
        const prepared = yield* exchange.prepare(openRedirectSession, { logout: { clientId }, callbacks })
        const send = ({ accessToken }: TokenSet) => exchange.send(prepared, { authorization: accessToken.value })
        const anew = tokens.refresh(ended.refreshToken).pipe(
          Effect.tap((next) =>
            Effect.andThen(
              replace(ended, next),
              Effect.sync(() => (entry = next))
            )
          ),
          Effect.catchIf(isFinal, whenOver),
          Effect.flatMap(send)
        )
        const now = yield* Clock.currentTimeMillis
        const told = isFresh(ended, Math.floor(now / 1000))
          ? Effect.catchIf(send(ended), isTokenRefused, () => anew)
          : anew
        return yield* told.pipe(
          Effect.tap(() => replace(entry)),
          Effect.tapError((error) => {
            if (isFinal(error)) return replace(entry)
            retryAt = now + retryAfterOf(causeOf(error)) * 1000
            return Effect.logWarning(`A logout could not be sent to the provider and waits: ${error.message}`)
          })
        )
      })

    const flush = shared(
      Effect.gen(function* () {
        if (retryAt > (yield* Clock.currentTimeMillis)) return
        for (const entry of yield* waiting) {
          yield* Effect.catchIf(attempt(entry, {}, Effect.fail), isFinal, () => Effect.void)
        }
      }).pipe(Effect.ignore, Effect.withSpan("LogoutOutbox.flush")),
      scope,
      () => 0
    )
    const retry = Effect.asVoid(Effect.forkIn(flush, scope, { startImmediately: true }))

    yield* retry
    yield* Effect.forkIn(
      Stream.runForEach(wake.changes, (waking) => (waking === "online" ? flush : Effect.void)),
      scope
    )

    return {
      retry,
      send: (ended, callbacks) =>
        ended.refreshToken.role === "member"
          ? Effect.andThen(
              change((entries) => [...entries, ended]),
              attempt(ended, callbacks, () => tokens.generate())
            )
          : Effect.flatMap(tokens.generate(ended), (held) => attempt(held, callbacks, Effect.fail))
    }
  })

const name = "logouts"

/** Logouts that are kept at most: of more, the last ones. */
const most = 10

const Waiting = /*#__PURE__*/ Schema.fromJsonString(/*#__PURE__*/ Schema.Array(TokenSet))

const parse = /*#__PURE__*/ Schema.decodeUnknownOption(Waiting)

const print = /*#__PURE__*/ Schema.encodeSync(Waiting)

// What the provider refuses stays refused: the session is over, or is none of its own.
const isFinal = (error: CallError): boolean => {
  const cause = causeOf(error)
  const status = ("status" in cause ? cause.status : undefined) ?? 0
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

const isTokenRefused = (error: CallError): boolean => "status" in error && error.status === 401

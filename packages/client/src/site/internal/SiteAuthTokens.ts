/**
 * The tokens of a session for plain site code (auth.md §3, §4).
 *
 * @since 0.1.0
 */
import * as Codec from "@portico/contract/Codec"
import * as Streams from "@portico/contract/Streams"
import { TokenSet } from "@portico/contract/codecs/auth/Token"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as CachedAccess from "../../session/internal/CachedAccess.ts"
import type { SessionChange } from "../../session/internal/SessionState.ts"
import { Tokens } from "../../session/Tokens.ts"
import { logError } from "../../transport/internal/Log.ts"
import * as Run from "./Run.ts"

/** The tokens of a session as plain data. */
export type SiteTokens = Codec.EncodedOf<typeof TokenSet>

/** The session of a site. */
export interface SiteAuthTokens {
  /** Returns the current tokens. Returns empty strings and the role `none` if there are none. */
  readonly getTokens: () => Promise<SiteTokens>
  /** Replaces the session. */
  readonly setTokens: (tokens: SiteTokens) => Promise<void>
  /**
   * Returns valid tokens: the given ones if they are still valid, otherwise refreshed ones, otherwise new visitor
   * tokens. Stores nothing.
   */
  readonly generateVisitorTokens: (tokens?: Partial<SiteTokens>) => Promise<SiteTokens>
  /** Exchanges a refresh token for new tokens of the same role. Stores nothing. Rejects with `TokenUnavailable`. */
  readonly renewToken: (refreshToken: SiteTokens["refreshToken"]) => Promise<SiteTokens>
  /**
   * Returns the headers that authorize a request of the application: a valid access token, obtained first if there is
   * none. Rejects with `TokenUnavailable` while a member's tokens cannot be refreshed, unless the setting
   * `whenRefreshFails` is `"visitor"`.
   */
  readonly getAuthHeaders: () => Promise<{ readonly headers: { readonly Authorization: string } }>
  /**
   * Reports that another server refused an access token of `getAuthHeaders`. Resolves with whether the next call uses a
   * new one: `false` if a refused token was replaced within the last 30 seconds.
   */
  readonly reportRefused: (token: string) => Promise<boolean>
  /** Returns whether a member is signed in, even while their tokens cannot be refreshed (auth.md §4). */
  readonly loggedIn: () => Promise<boolean>
  /**
   * Subscribes to the login status. The listener receives the current status, then every change with its reason.
   * Returns a function that unsubscribes. An error that a listener throws is logged.
   */
  readonly onChange: (listener: (change: Pick<SessionChange, "status" | "reason">) => void) => () => void
}

/** Creates the session over a running client. */
export const make = (run: Run.Run, runtime: Run.Runtime): SiteAuthTokens => ({
  getTokens: () => run(currentTokens),
  setTokens: (tokens) => run(Effect.flatMap(secretTokens(tokens), (tokens) => Tokens.use(({ set }) => set(tokens)))),
  generateVisitorTokens: (tokens = {}) =>
    run(
      Effect.flatMap(secretTokens({ ...noTokens, ...tokens }), (tokens) =>
        Effect.map(
          Tokens.use(({ generate }) => generate(tokens)),
          plain
        )
      )
    ),
  renewToken: (refreshToken) =>
    run(
      Effect.flatMap(secretTokens({ ...noTokens, refreshToken }), (tokens) =>
        Effect.map(
          Tokens.use(({ refresh }) => refresh(tokens.refreshToken)),
          plain
        )
      )
    ),
  getAuthHeaders: () => {
    const cached = cachedToken(runtime)
    return cached === undefined
      ? run(
          Effect.map(
            Tokens.use(({ access }) => access),
            headersOf
          )
        )
      : Promise.resolve(headersOf(cached))
  },
  reportRefused: (token) => run(Tokens.use(({ reportRefused }) => reportRefused(Redacted.make(token)))),
  loggedIn: () =>
    run(
      Effect.map(
        Tokens.use(({ role }) => role),
        (role) => role === "member"
      )
    ),
  onChange: (listener) => {
    let isUnsubscribed = false
    let unsubscribe = () => {
      isUnsubscribed = true
    }
    const unsubscribed = Effect.callback<void>((resume) => {
      unsubscribe = () => resume(Effect.void)
      if (isUnsubscribed) unsubscribe()
    })
    const signedOut = Effect.flatMap(Tokens, ({ changes }) =>
      Streams.runForEach(changes, ({ reason, status }) =>
        // A listener that throws still receives the next change.
        Effect.suspend(() => {
          try {
            listener({ reason, status })
            return Effect.void
          } catch (error) {
            return logError("A session listener threw an error.", error)
          }
        })
      )
    )
    // Disposing the site interrupts the subscription. Without a handler, that rejection would be reported as unhandled.
    run(Effect.raceFirst(signedOut, unsubscribed)).catch(() => undefined)
    return () => unsubscribe()
  }
})

// A runtime has no services before its first effect, and after it is disposed.
const cachedToken = (runtime: Run.Runtime): Redacted.Redacted | undefined => {
  const services = runtime.services()
  return services && CachedAccess.of(Context.get(services, Tokens))
}

const headersOf = (token: Redacted.Redacted) => ({ headers: { Authorization: Redacted.value(token) } })

/** The current tokens, as plain data. */
export const currentTokens: Effect.Effect<SiteTokens, never, Tokens> = Effect.suspend(() =>
  Effect.map(
    Tokens.use(({ current }) => current),
    plain
  )
)

/** Encodes tokens as plain data. */
export const plain = (tokens: Codec.TypeOf<typeof TokenSet>): SiteTokens => Codec.encodeSync(TokenSet, tokens)

const noTokens: SiteTokens = { accessToken: { value: "", expiresAt: 0 }, refreshToken: { value: "", role: "none" } }

const secretTokens = (tokens: unknown) => Run.given(TokenSet, tokens)

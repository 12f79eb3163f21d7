/**
 * The state of a client's session, in memory and in its store, and the listeners for its changes.
 *
 * @since 0.1.0
 */
import type { Role } from "@portico/contract/auth/Enums"
import type { TokenSet } from "@portico/contract/auth/Token"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Random from "effect/Random"
import * as Redacted from "effect/Redacted"
import * as Clock from "../../transport/internal/Clock.ts"
import type { ExchangeError, ReadOnlySession } from "../../transport/Failure.ts"
import { ignore } from "../../transport/internal/Log.ts"
import { claimsOf } from "./Claims.ts"
import { after, at, type Deadline, epochOf, isPast } from "./Deadline.ts"
import { stale } from "./Grants.ts"
import type { SiteStorageShape } from "../SiteStorage.ts"
import type { StoredTokens, TokenStoreShape } from "../TokenStore.ts"
import { surviving } from "./WebStorage.ts"

/** The role of a session. `parked` is a member whose tokens cannot be refreshed for now. */
export type Status = Role | "parked"

/** A change of the session and its reason. */
export interface SessionChange {
  readonly status: Status
  /**
   * `start`: tokens were found in the store. `visitor`: visitor tokens were obtained. `set`, `cleared`: this client set
   * or cleared the session. `elsewhere`: another tab changed it. `parked`: a refresh failed without ending the session.
   * `recovered`: a later refresh succeeded. `refused`: the provider ended the member's session.
   */
  readonly reason: "start" | "visitor" | "set" | "cleared" | "elsewhere" | "parked" | "recovered" | "refused"
  /** The failure that caused `parked` or `refused`. */
  readonly cause: ExchangeError | ReadOnlySession | undefined
}

/** A member's refresh that failed without ending the session. */
export interface Parked {
  readonly cause: ExchangeError | ReadOnlySession
  /** The earliest time of the next attempt, according to the provider's `Retry-After`. */
  readonly retryAt: Deadline
}

/** The dependencies of a session's state. */
export interface Options {
  readonly store: TokenStoreShape
  readonly site: SiteStorageShape
  readonly clock: Clock.Clock
  /** The time before an access token's expiry from which it is refreshed early, in seconds. */
  readonly leeway: number
}

/** The token set without tokens. */
export const none: TokenSet = stale({ value: Redacted.make(""), role: "none" })

/**
 * Whether a set has an access token that is valid at `now`, in seconds since the epoch. It is still valid at
 * `expiresAt`.
 */
export const isFresh = ({ accessToken }: TokenSet, now: number): boolean =>
  accessToken.expiresAt >= now && Redacted.value(accessToken.value) !== ""

/** Whether two secrets are the same string. */
export const isSame = (left: Redacted.Redacted, right: Redacted.Redacted): boolean =>
  Redacted.value(left) === Redacted.value(right)

const isSameSet = (left: TokenSet, right: TokenSet): boolean =>
  isSame(left.refreshToken.value, right.refreshToken.value) && isSame(left.accessToken.value, right.accessToken.value)

/** A listener for sign-ins. It receives the tokens that the member's tokens replace, and the id of the new session. */
export type SignInListener = (visitor: TokenSet, session: string) => Effect.Effect<void>

/** The state of a session. Only its methods change it. */
export interface SessionState {
  readonly tokens: StoredTokens
  readonly parked: Parked | undefined
  readonly lastChange: SessionChange
  /**
   * The number of changes other than this client's refreshes. The result of a refresh from an earlier generation must not be
   * stored.
   */
  readonly generation: number
  /** The number of times that this client cleared the session. */
  readonly clearings: number
  readonly isMember: boolean
  /** Whether the access token is valid, by the wall clock and by the time elapsed since it was obtained. */
  readonly isFresh: boolean
  /** Whether it is time for a refresh, including an early one. */
  readonly isRefreshDue: boolean
  /**
   * The access token, if `isRefreshDue` was already found to be `false` in the current second. It makes frequent calls
   * cheap.
   */
  readonly cachedAccess: Exit.Success<Redacted.Redacted> | undefined
  /** The listeners for every change. */
  readonly listeners: Set<(change: SessionChange) => void>
  /** The listeners for sign-ins, which run before the new tokens are stored. */
  readonly signIns: Set<SignInListener>
  /** Loads the stored tokens, and adopts them if another tab has changed them. */
  readonly load: (reason: "start" | "elsewhere") => Effect.Effect<void>
  /**
   * Adopts and stores refreshed tokens of the same session. A set without an access token replaces only the refresh
   * token.
   */
  readonly renew: (renewed: TokenSet) => Effect.Effect<void>
  /** Adopts and stores the tokens of another session. */
  readonly replace: (next: TokenSet) => Effect.Effect<void>
  /** Ends the session and returns its tokens. */
  readonly end: (reason: "cleared" | "refused", cause?: SessionChange["cause"]) => Effect.Effect<TokenSet>
  /** Parks a member's tokens after a failed refresh. The next refresh is attempted after `seconds` at the earliest. */
  readonly park: (cause: ExchangeError | ReadOnlySession, seconds: number) => void
  /** Postpones the next early refresh by `seconds`. */
  readonly postponeEarlyRefresh: (seconds: number) => void
  /** Marks a refused access token as expired, if it is the current one. */
  readonly invalidate: (token: Redacted.Redacted) => void
}

/** Creates the state of a session. It has no tokens until it is loaded. */
export const make = ({ clock, leeway, site, store }: Options): SessionState => {
  const survive = surviving()
  // The tokens that the store had at the last access. If saving failed, they are older than those in memory.
  let stored: TokenSet = none
  // The access token's expiry, and the time from which it is refreshed early.
  let expiresAfter = after(clock, 0)
  let refreshAt = expiresAfter
  // The second in which no refresh was found to be due, and the access token at that time. The check is not repeated
  // within that second.
  let cachedInSecond = -1
  let cachedToken: Exit.Success<Redacted.Redacted> | undefined

  // Whether new tokens are not stored yet. Tokens that another tab stores during that time are older, and must not
  // replace them.
  let isReplacing = false

  const emit = (status: Status, reason: SessionChange["reason"], cause?: SessionChange["cause"]) => {
    state.lastChange = { status, reason, cause }
    for (const listener of state.listeners) listener(state.lastChange)
  }

  const setTokens = (next: StoredTokens, reason: SessionChange["reason"], cause?: SessionChange["cause"]) => {
    const { accessToken, refreshToken } = next
    const isNews = refreshToken.role !== state.lastChange.status || next.session !== state.tokens.session
    const now = epochOf(clock)
    // If the clock was set back since the token was issued, an expired token would appear valid.
    const isTrusted = next.issuedAt === undefined || now >= next.issuedAt - clockTolerance
    const expiresAt = isTrusted ? accessToken.expiresAt : 0
    const life = expiresAt - now
    state.tokens = next
    state.parked = undefined
    // An `expiresAt` of 0 means that there is no access token, even if a test's clock is at 0. A token is valid through
    // its last second.
    expiresAfter = expiresAt === 0 ? after(clock, 0) : at(clock, expiresAt + 1)
    refreshAt = at(clock, expiresAt + 1 - Math.min(leeway, life / 2))
    cachedInSecond = -1
    if (isNews) emit(refreshToken.role, reason, cause)
  }

  const save = Effect.suspend(() => {
    const { tokens } = state
    const remove = Effect.map(store.remove, () => void (stored = none))
    if (tokens.refreshToken.role === "none") return survive(remove)
    // If saving fails, the store still has the previous refresh token, which has been used. After a reload it would be
    // sent a second time, and the provider would end the session as stolen. The stored tokens are removed to prevent
    // this.
    return survive(
      Effect.map(store.save(tokens), () => void (stored = tokens)).pipe(Effect.tapError(() => ignore(remove)))
    )
  })

  const state: { -readonly [Key in keyof SessionState]: SessionState[Key] } = {
    tokens: none,
    parked: undefined,
    lastChange: { status: "none", reason: "start", cause: undefined },
    generation: 0,
    clearings: 0,
    listeners: new Set(),
    signIns: new Set(),
    get isMember() {
      return state.tokens.refreshToken.role === "member"
    },
    get isFresh() {
      return !isPast(clock, expiresAfter)
    },
    get isRefreshDue() {
      const now = epochOf(clock)
      if (now !== cachedInSecond && state.isFresh && !isPast(clock, refreshAt)) {
        cachedInSecond = now
        cachedToken = Exit.succeed(state.tokens.accessToken.value) as Exit.Success<Redacted.Redacted>
      }
      return now !== cachedInSecond
    },
    get cachedAccess() {
      return epochOf(clock) === cachedInSecond ? cachedToken : undefined
    },
    load: (reason) =>
      Effect.flatMap(site.read(endedName), (ended) =>
        Effect.flatMap(store.load, (loaded) => {
          const inStore: StoredTokens = Option.isSome(loaded) ? inSession(loaded.value) : none
          // A tab that was still refreshing when the session was cleared may have stored the session again.
          const hasEnded = ended !== undefined && inStore.session === ended
          const found = hasEnded ? none : inStore
          const isOld = isSameSet(found, stored)
          stored = found
          if (!isOld && !isReplacing && !isSameSet(found, state.tokens)) {
            state.generation++
            setTokens(found, reason)
          }
          return hasEnded ? store.remove : Effect.void
        })
      ).pipe(survive),
    renew: ({ accessToken, refreshToken }) =>
      Effect.suspend(() => {
        const renewed = { ...state.tokens, refreshToken }
        if (accessToken.expiresAt > 0) {
          setTokens({ ...renewed, accessToken, issuedAt: epochOf(clock) }, state.isMember ? "recovered" : "visitor")
        } else state.tokens = renewed
        return save
      }),
    replace: ({ accessToken, refreshToken }) =>
      Effect.flatMap(Random.next, (random) => {
        const { isMember, tokens } = state
        const session = random.toString(36).slice(2)
        state.generation++
        setTokens({ accessToken, refreshToken, session, issuedAt: epochOf(clock) }, "set")
        const listeners = state.isMember && !isMember ? state.signIns : []
        isReplacing = true
        return Effect.ensuring(
          Effect.andThen(
            Effect.forEach(listeners, (listener) => listener(tokens, session)),
            save
          ),
          Effect.sync(() => void (isReplacing = false))
        )
      }),
    end: (reason, cause) =>
      Effect.suspend(() => {
        const { tokens } = state
        const { session } = tokens
        const isCleared = reason === "cleared"
        state.generation++
        if (isCleared) state.clearings++
        setTokens(none, reason, cause)
        const markEnded = isCleared && session !== undefined ? site.write(endedName, session) : Effect.void
        return Effect.as(Effect.andThen(markEnded, save), tokens)
      }),
    park: (cause, seconds) => {
      state.parked = { cause, retryAt: after(clock, seconds) }
      if (state.lastChange.status !== "parked") emit("parked", "parked", cause)
    },
    postponeEarlyRefresh: (seconds) => {
      refreshAt = after(clock, seconds)
    },
    invalidate: (token) => {
      if (!isSame(state.tokens.accessToken.value, token)) return
      expiresAfter = after(clock, 0)
      cachedInSecond = -1
    }
  }

  return state
}

// Tokens that another program stored, such as a server, may lack a session id. It is then taken from the access token.
const inSession = (tokens: StoredTokens): StoredTokens => {
  const session = tokens.session ?? claimsOf(tokens.accessToken.value).session
  return session === undefined ? tokens : { ...tokens, session }
}

/**
 * The time by which the clock may be behind the issue time of a stored token before the token is distrusted, in
 * seconds.
 */
const clockTolerance = 60

// The storage name of the last cleared session's id, for tabs that have not been notified of the clearing.
const endedName = "ended"

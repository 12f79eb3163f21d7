/**
 * What a client holds of its session, in memory and in its store, and who is told when it changes.
 *
 * @since 0.1.0
 */
import type { Role } from "@portico/contract/auth/Enums"
import type { TokenSet } from "@portico/contract/auth/Token"
import type * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Random from "effect/Random"
import * as Redacted from "effect/Redacted"
import type { ExchangeError } from "../../transport/Failure.ts"
import { claimsOf } from "./Claims.ts"
import { after, type Deadline, epochOf, isPast } from "./Deadline.ts"
import { stale } from "./Grants.ts"
import type { SiteStorageShape } from "../SiteStorage.ts"
import type { StoredTokens, TokenStoreShape } from "../TokenStore.ts"
import { surviving } from "./WebStorage.ts"

/** Whom a client speaks for. `parked` is a member whose tokens cannot be refreshed for now. */
export type Status = Role | "parked"

/** A change of the session, and why it came about. */
export interface SessionChange {
  readonly status: Status
  /**
   * `start`: found in the store. `visitor`: visitor tokens were obtained. `set`, `cleared`: by this client.
   * `elsewhere`: by another tab. `parked`: a refresh failed for a passing reason. `recovered`: a later one did not.
   * `refused`: the provider ended the member's session.
   */
  readonly reason: "start" | "visitor" | "set" | "cleared" | "elsewhere" | "parked" | "recovered" | "refused"
  /** The failure behind `parked` and `refused`. */
  readonly cause: ExchangeError | undefined
}

/** A member's refresh that failed for a passing reason. */
export interface Parked {
  readonly cause: ExchangeError
  /** Before this the provider asked not to be asked again. */
  readonly retryAt: Deadline
}

/** What a session is held in. */
export interface Options {
  readonly store: TokenStoreShape
  readonly site: SiteStorageShape
  readonly clock: Clock.Clock
  /** Seconds before its end from which an access token is refreshed early. */
  readonly leeway: number
}

/** No tokens. */
export const none: TokenSet = stale({ value: Redacted.make(""), role: "none" })

/** Whether a set has an access token that may still be used at this epoch second. Equal to its end is not past it. */
export const isFresh = ({ accessToken }: TokenSet, now: number): boolean =>
  accessToken.expiresAt >= now && Redacted.value(accessToken.value) !== ""

/** Whether two secrets are the same text. */
export const isSame = (left: Redacted.Redacted, right: Redacted.Redacted): boolean =>
  Redacted.value(left) === Redacted.value(right)

const isSameSet = (left: TokenSet, right: TokenSet): boolean =>
  isSame(left.refreshToken.value, right.refreshToken.value) && isSame(left.accessToken.value, right.accessToken.value)

/** Hears of a sign-in: whose tokens the member's take the place of, and the id of the new session. */
export type SignInListener = (visitor: TokenSet, session: string) => Effect.Effect<void>

/** The state of a session. Every change passes through one of its methods. */
export interface SessionState {
  readonly tokens: StoredTokens
  readonly parked: Parked | undefined
  readonly last: SessionChange
  /** Counts the changes that did not come of a refresh: what was begun under an earlier epoch must not be stored. */
  readonly epoch: number
  /** Counts the times the session was cleared here. */
  readonly clearings: number
  readonly isMember: boolean
  /** Whether the access token may be used: by the wall clock, and by the time that has gone by since it came. */
  readonly isFresh: boolean
  /** Whether it is time for a refresh, be it early. */
  readonly isDue: boolean
  /** The access token, within the second in which it was found not to be due: every call asks for it. */
  readonly atHand: Effect.Effect<Redacted.Redacted> | undefined
  /** Who is told of every change. */
  readonly listeners: Set<(change: SessionChange) => void>
  /** Who is told of a sign-in before it is stored. */
  readonly signIns: Set<SignInListener>
  /** Takes what the store holds, where that is not what memory holds: another tab was faster. */
  readonly load: (reason: "start" | "elsewhere") => Effect.Effect<void>
  /** Takes refreshed tokens of the same session and stores them. A set without an access token leaves the held one. */
  readonly renew: (renewed: TokenSet) => Effect.Effect<void>
  /** Takes the tokens of another session and stores them. */
  readonly replace: (next: TokenSet) => Effect.Effect<void>
  /** Ends the session and gives what it held. */
  readonly end: (reason: "cleared" | "refused", cause?: ExchangeError) => Effect.Effect<TokenSet>
  /** Keeps a member's tokens aside until they can be refreshed, in so many seconds at the earliest. */
  readonly park: (cause: ExchangeError, seconds: number) => void
  /** Puts the next early refresh off by so many seconds. */
  readonly rest: (seconds: number) => void
  /** Marks an access token that a server refused as expired. */
  readonly expire: (token: Redacted.Redacted) => void
}

/** Builds the state of a session. It holds nothing until it is loaded. */
export const make = ({ clock, leeway, site, store }: Options): SessionState => {
  const survive = surviving()
  // What the store was last seen to hold. Where saving failed, that is older than what memory holds.
  let stored: TokenSet = none
  // When the access token ends, and when it is first refreshed.
  let end = after(clock, 0)
  let due = end
  // The second in which it was found not to be due, and what was found then: within one it is not looked at again.
  let calmIn = -1
  let calm: Effect.Effect<Redacted.Redacted> | undefined

  const tell = (status: Status, reason: SessionChange["reason"], cause?: ExchangeError) => {
    held.last = { status, reason, cause }
    for (const listener of held.listeners) listener(held.last)
  }

  const become = (next: StoredTokens, reason: SessionChange["reason"], cause?: ExchangeError) => {
    const { accessToken, refreshToken } = next
    const isNews = refreshToken.role !== held.last.status || next.session !== held.tokens.session
    const now = epochOf(clock)
    // A clock that was set back since would make an old token look valid.
    const isTrusted = next.issuedAt === undefined || now >= next.issuedAt - clockTolerance
    const expiresAt = isTrusted ? accessToken.expiresAt : 0
    const life = expiresAt - now
    held.tokens = next
    held.parked = undefined
    // No access token ends at 0, the time of a test's clock included. One may be used until its last second is over.
    end = after(clock, expiresAt && life + 1)
    due = after(clock, life + 1 - Math.min(leeway, life / 2))
    calmIn = -1
    if (isNews) tell(refreshToken.role, reason, cause)
  }

  const save = Effect.suspend(() => {
    const { tokens } = held
    const remove = Effect.map(store.remove, () => void (stored = none))
    if (tokens.refreshToken.role === "none") return survive(remove)
    // The store still has the previous refresh token, which has been used: a reload would present it a second time, and
    // the provider would end the session as stolen.
    return survive(
      Effect.map(store.save(tokens), () => void (stored = tokens)).pipe(Effect.tapError(() => Effect.ignore(remove)))
    )
  })

  const held: { -readonly [Key in keyof SessionState]: SessionState[Key] } = {
    tokens: none,
    parked: undefined,
    last: { status: "none", reason: "start", cause: undefined },
    epoch: 0,
    clearings: 0,
    listeners: new Set(),
    signIns: new Set(),
    get isMember() {
      return held.tokens.refreshToken.role === "member"
    },
    get isFresh() {
      return !isPast(clock, end)
    },
    get isDue() {
      const now = epochOf(clock)
      if (now !== calmIn && held.isFresh && !isPast(clock, due)) {
        calmIn = now
        calm = Effect.succeed(held.tokens.accessToken.value)
      }
      return now !== calmIn
    },
    get atHand() {
      return epochOf(clock) === calmIn ? calm : undefined
    },
    load: (reason) =>
      Effect.flatMap(site.read(endedName), (ended) =>
        Effect.flatMap(store.load, (loaded) => {
          const kept = Option.match(loaded, { onNone: (): StoredTokens => none, onSome: inSession })
          // A tab that was still refreshing when the session was cleared may have stored it again.
          const isOver = ended !== undefined && kept.session === ended
          const found = isOver ? none : kept
          const isOld = isSameSet(found, stored)
          stored = found
          if (!isOld && !isSameSet(found, held.tokens)) {
            held.epoch++
            become(found, reason)
          }
          return isOver ? store.remove : Effect.void
        })
      ).pipe(survive),
    renew: ({ accessToken, refreshToken }) =>
      Effect.suspend(() => {
        const renewed = { ...held.tokens, refreshToken }
        if (accessToken.expiresAt > 0) {
          become({ ...renewed, accessToken, issuedAt: epochOf(clock) }, held.isMember ? "recovered" : "visitor")
        } else held.tokens = renewed
        return save
      }),
    replace: ({ accessToken, refreshToken }) =>
      Effect.flatMap(Random.next, (random) => {
        const { isMember, tokens } = held
        const session = random.toString(36).slice(2)
        held.epoch++
        become({ accessToken, refreshToken, session, issuedAt: epochOf(clock) }, "set")
        const heard = held.isMember && !isMember ? held.signIns : []
        return Effect.andThen(
          Effect.forEach(heard, (hear) => hear(tokens, session)),
          save
        )
      }),
    end: (reason, cause) =>
      Effect.suspend(() => {
        const { tokens } = held
        const { session } = tokens
        const isCleared = reason === "cleared"
        held.epoch++
        if (isCleared) held.clearings++
        become(none, reason, cause)
        const fence = isCleared && session !== undefined ? site.write(endedName, session) : Effect.void
        return Effect.as(Effect.andThen(fence, save), tokens)
      }),
    park: (cause, seconds) => {
      held.parked = { cause, retryAt: after(clock, seconds) }
      if (held.last.status !== "parked") tell("parked", "parked", cause)
    },
    rest: (seconds) => {
      due = after(clock, seconds)
    },
    expire: (token) => {
      if (!isSame(held.tokens.accessToken.value, token)) return
      end = after(clock, 0)
      calmIn = -1
    }
  }

  return held
}

// What another hand stored, as a server does, may not name its session: its token may.
const inSession = (tokens: StoredTokens): StoredTokens => {
  const session = tokens.session ?? claimsOf(tokens.accessToken.value).session
  return session === undefined ? tokens : { ...tokens, session }
}

/** Seconds by which the clock may be behind the time at which a stored token was obtained, before it is distrusted. */
const clockTolerance = 60

// The session that was cleared last, for tabs that have not heard of it.
const endedName = "ended"

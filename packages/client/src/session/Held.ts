/**
 * What a client holds of its session, in memory and in its store, and who is told when it changes.
 *
 * @since 0.1.0
 */
import type { Role } from "@portico/contract/auth/Enums"
import type { TokenSet } from "@portico/contract/auth/TokenSet"
import type * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Random from "effect/Random"
import * as Redacted from "effect/Redacted"
import type { ExchangeError } from "../transport/Failure.ts"
import { after, type Deadline, epochOf, isPast } from "./Deadline.ts"
import { stale } from "./Grants.ts"
import type { SiteStorageShape } from "./SiteStorage.ts"
import type { StoredTokens, TokenStoreFailed, TokenStoreShape } from "./TokenStore.ts"

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
export interface Places {
  readonly store: TokenStoreShape
  readonly site: SiteStorageShape
  readonly clock: Clock.Clock
  /** Seconds before its end from which an access token is refreshed early. */
  readonly leeway: number
}

/** No tokens. */
export const none: TokenSet = /*#__PURE__*/ stale({ value: /*#__PURE__*/ Redacted.make(""), role: "none" })

/** Whether a set has an access token that may still be used at this epoch second. Equal to its end is not past it. */
export const isFresh = ({ accessToken }: TokenSet, now: number): boolean =>
  accessToken.expiresAt >= now && Redacted.value(accessToken.value) !== ""

/** Whether two secrets are the same text. */
export const isSame = (left: Redacted.Redacted, right: Redacted.Redacted): boolean =>
  Redacted.value(left) === Redacted.value(right)

/** The state of a session. Every change passes through one of its methods. */
export class Held {
  tokens: StoredTokens = none
  parked: Parked | undefined
  /** Counts the changes that did not come of a refresh: what was begun under an earlier epoch must not be stored. */
  epoch = 0
  /** Counts the sessions: a write that was begun in one must not run in another. */
  session = 0
  /** Counts the times the session was cleared here. */
  clearings = 0
  /** The epoch second in which the access token was found good: within one it is not looked at again. */
  goodIn = -1
  /** Who is told of a sign-in before it is stored: whose tokens a member's take the place of, and the new session. */
  readonly signIns = new Set<(visitor: TokenSet, session: string) => Effect.Effect<void>>()
  readonly #at: Places
  readonly #listeners = new Set<(change: SessionChange) => void>()
  #last: SessionChange = { status: "none", reason: "start", cause: undefined }
  // Whether the store holds what memory holds. Where saving failed, what it holds is older.
  #isStored = true
  readonly #reported = new Set<string>()
  #leeway = 0
  #end: Deadline
  #rest: Deadline

  constructor(at: Places) {
    this.#at = at
    this.#end = this.#rest = after(at.clock, 0)
  }

  get last(): SessionChange {
    return this.#last
  }

  get isMember(): boolean {
    return this.tokens.refreshToken.role === "member"
  }

  /** Whether the access token may be used: by the wall clock, and by the time that has gone by since it came. */
  get isFresh(): boolean {
    const { clock } = this.#at
    const now = epochOf(clock)
    if (!isFresh(this.tokens, now) || isPast(clock, this.#end)) return false
    this.goodIn = now
    return true
  }

  /** Whether it is time for a refresh, be it early. */
  get isDue(): boolean {
    const { clock } = this.#at
    return (
      !this.isFresh || (this.tokens.accessToken.expiresAt - epochOf(clock) < this.#leeway && isPast(clock, this.#rest))
    )
  }

  /** Tells a listener of every change, the last one first. Returns what ends it. */
  listen(listener: (change: SessionChange) => void): () => void {
    this.#listeners.add(listener)
    listener(this.#last)
    return () => this.#listeners.delete(listener)
  }

  /** Takes what the store holds, where that is not what memory holds: another tab was faster. */
  load(reason: "start" | "elsewhere"): Effect.Effect<void> {
    const { site, store } = this.#at
    return Effect.flatMap(site.read(endedName), (ended) =>
      Effect.flatMap(store.load, (stored) => {
        const tokens = Option.getOrElse(stored, (): StoredTokens => none)
        // A tab that was still refreshing when the session was cleared may have stored it again.
        const isOver = tokens.session !== undefined && tokens.session === ended
        if (this.#isStored) this.#adopt(isOver ? none : tokens, reason)
        return isOver ? store.remove : Effect.void
      })
    ).pipe(this.#survive)
  }

  /** Takes refreshed tokens of the same session and stores them. A set without an access token leaves the held one. */
  renew({ accessToken, refreshToken }: TokenSet): Effect.Effect<void> {
    return Effect.suspend(() => {
      const renewed = { ...this.tokens, refreshToken }
      const reason = refreshToken.role === "member" ? "recovered" : "visitor"
      if (accessToken.expiresAt > 0) this.#become({ ...renewed, accessToken }, reason)
      else this.tokens = renewed
      return this.#save()
    })
  }

  /** Takes the tokens of another session and stores them. */
  replace({ accessToken, refreshToken }: TokenSet): Effect.Effect<void> {
    return Effect.flatMap(Random.next, (random) => {
      const { isMember, tokens } = this
      const session = random.toString(36).slice(2)
      this.epoch++
      this.#become({ accessToken, refreshToken, session }, "set")
      const heard = this.isMember && !isMember ? this.signIns : []
      return Effect.andThen(
        Effect.forEach(heard, (hear) => hear(tokens, session)),
        Effect.suspend(() => this.#save())
      )
    })
  }

  /** Ends the session and gives what it held. */
  end(reason: "cleared" | "refused", cause?: ExchangeError): Effect.Effect<TokenSet> {
    return Effect.suspend(() => {
      const { tokens } = this
      const { session } = tokens
      const isCleared = reason === "cleared"
      this.epoch++
      if (isCleared) this.clearings++
      this.#become(none, reason, cause)
      const fence = isCleared && session !== undefined ? this.#at.site.write(endedName, session) : Effect.void
      return Effect.as(Effect.andThen(fence, this.#save()), tokens)
    })
  }

  /** Keeps a member's tokens aside until they can be refreshed, in so many seconds at the earliest. */
  park(cause: ExchangeError, seconds: number): void {
    this.parked = { cause, retryAt: after(this.#at.clock, seconds) }
    this.#tell("parked", "parked", cause)
  }

  /** Puts the next early refresh off by so many seconds. */
  rest(seconds: number): void {
    this.#rest = after(this.#at.clock, seconds)
  }

  /** Forgets an access token that the provider refused. */
  expire(token: Redacted.Redacted): void {
    const { accessToken } = this.tokens
    if (!isSame(accessToken.value, token)) return
    // Before every time there is, that of a test's clock included.
    this.tokens = { ...this.tokens, accessToken: { value: token, expiresAt: -1 } }
    this.goodIn = -1
  }

  #adopt(tokens: StoredTokens, reason: "start" | "elsewhere"): void {
    const { accessToken, refreshToken } = this.tokens
    const isKnown =
      isSame(tokens.refreshToken.value, refreshToken.value) && isSame(tokens.accessToken.value, accessToken.value)
    if (isKnown) return
    this.epoch++
    this.#become(tokens, reason)
  }

  #become(tokens: StoredTokens, reason: SessionChange["reason"], cause?: ExchangeError): void {
    const { clock, leeway } = this.#at
    const { role } = tokens.refreshToken
    const isOther = role !== this.tokens.refreshToken.role || tokens.session !== this.tokens.session
    const left = tokens.accessToken.expiresAt - epochOf(clock)
    this.tokens = tokens
    this.parked = undefined
    this.goodIn = -1
    this.#leeway = Math.min(leeway, left / 2)
    this.#end = after(clock, left + 1)
    this.rest(0)
    if (isOther) this.session++
    if (isOther || role !== this.#last.status) this.#tell(role, reason, cause)
  }

  #tell(status: Status, reason: SessionChange["reason"], cause?: ExchangeError): void {
    if (status === "parked" && status === this.#last.status) return
    this.#last = { status, reason, cause }
    for (const listener of this.#listeners) listener(this.#last)
  }

  #save(): Effect.Effect<void> {
    const { store } = this.#at
    const isEmpty = this.tokens.refreshToken.role === "none"
    this.#isStored = false
    return (isEmpty ? store.remove : store.save(this.tokens)).pipe(
      Effect.map(() => void (this.#isStored = true)),
      this.#survive
    )
  }

  // Without its store a session lasts as long as the page.
  readonly #survive = (effect: Effect.Effect<unknown, TokenStoreFailed>): Effect.Effect<void> =>
    Effect.catch(Effect.asVoid(effect), ({ message }) => {
      const isNews = !this.#reported.has(message)
      this.#reported.add(message)
      return isNews ? Effect.logWarning(message) : Effect.void
    })
}

// The session that was cleared last, for tabs that have not heard of it.
const endedName = "ended"

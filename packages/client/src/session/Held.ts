/**
 * What a client holds of its session, in memory and in its store, and who is told when it changes.
 *
 * @since 0.1.0
 */
import type { Role } from "@portico/contract/auth/Enums"
import type { TokenSet } from "@portico/contract/auth/TokenSet"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { ExchangeError } from "../transport/Failure.ts"
import { stale } from "./Grants.ts"
import type { TokenStoreFailed, TokenStoreShape } from "./TokenStore.ts"

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
  /** Epoch second before which the provider asked not to be asked again. */
  readonly retryAt: number
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
  tokens: TokenSet = none
  parked: Parked | undefined
  /** Counts the changes that did not come of a refresh: what was begun under an earlier epoch must not be stored. */
  epoch = 0
  /** Counts the times the session was cleared here. */
  clearings = 0
  readonly #store: TokenStoreShape
  readonly #listeners = new Set<(change: SessionChange) => void>()
  #last: SessionChange = { status: "none", reason: "start", cause: undefined }
  // Whether the store holds what memory holds. Where saving failed, what it holds is older.
  #isStored = true

  constructor(store: TokenStoreShape) {
    this.#store = store
  }

  get last(): SessionChange {
    return this.#last
  }

  get isMember(): boolean {
    return this.tokens.refreshToken.role === "member"
  }

  /** Tells a listener of every change, the last one first. Returns what ends it. */
  listen(listener: (change: SessionChange) => void): () => void {
    this.#listeners.add(listener)
    listener(this.#last)
    return () => this.#listeners.delete(listener)
  }

  /** Takes what the store holds, where that is not what memory holds: another tab was faster. */
  load(reason: "start" | "elsewhere"): Effect.Effect<void> {
    return this.#store.load.pipe(
      Effect.map((stored) => this.#isStored && this.adopt(stored, reason)),
      survive
    )
  }

  /** Takes tokens that came from elsewhere. They are stored already. */
  adopt(stored: Option.Option<TokenSet>, reason: "start" | "elsewhere"): void {
    const tokens = Option.getOrElse(stored, () => none)
    const isKnown =
      isSame(tokens.refreshToken.value, this.tokens.refreshToken.value) &&
      isSame(tokens.accessToken.value, this.tokens.accessToken.value)
    if (isKnown) return
    this.epoch++
    this.#become(tokens, reason)
  }

  /** Takes refreshed tokens of the same session and stores them. A set without an access token changes nothing else. */
  renew(tokens: TokenSet, reason: "recovered" | "visitor"): Effect.Effect<void> {
    return Effect.suspend(() => {
      if (tokens.accessToken.expiresAt > 0) this.#become(tokens, reason)
      else this.tokens = tokens
      return this.#save()
    })
  }

  /** Takes the tokens of another session and stores them. */
  replace(tokens: TokenSet): Effect.Effect<void> {
    return Effect.suspend(() => {
      this.epoch++
      this.#become(tokens, "set")
      return this.#save()
    })
  }

  /** Ends the session and gives what it held. */
  end(reason: "cleared" | "refused", cause?: ExchangeError): Effect.Effect<TokenSet> {
    return Effect.suspend(() => {
      const { tokens } = this
      this.epoch++
      if (reason === "cleared") this.clearings++
      this.#become(none, reason, cause)
      return Effect.as(this.#save(), tokens)
    })
  }

  /** Keeps a member's tokens aside until they can be refreshed. */
  park(cause: ExchangeError, retryAt: number): void {
    this.parked = { cause, retryAt }
    this.#tell("parked", "parked", cause)
  }

  /** Forgets an access token that the provider refused. */
  expire(token: Redacted.Redacted): void {
    const { accessToken, refreshToken } = this.tokens
    // Before every time there is, that of a test's clock included.
    if (isSame(accessToken.value, token)) this.tokens = { accessToken: { value: token, expiresAt: -1 }, refreshToken }
  }

  #become(tokens: TokenSet, reason: SessionChange["reason"], cause?: ExchangeError): void {
    this.tokens = tokens
    this.parked = undefined
    this.#tell(tokens.refreshToken.role, reason, cause)
  }

  #tell(status: Status, reason: SessionChange["reason"], cause?: ExchangeError): void {
    if (status === this.#last.status && reason !== "set") return
    this.#last = { status, reason, cause }
    for (const listener of this.#listeners) listener(this.#last)
  }

  #save(): Effect.Effect<void> {
    const isEmpty = this.tokens.refreshToken.role === "none"
    this.#isStored = false
    return (isEmpty ? this.#store.remove : this.#store.save(this.tokens)).pipe(
      Effect.map(() => void (this.#isStored = true)),
      survive
    )
  }
}

// Without its store a session lasts as long as the page.
const survive = (effect: Effect.Effect<unknown, TokenStoreFailed>): Effect.Effect<void> =>
  Effect.catch(Effect.asVoid(effect), (failure) => Effect.logWarning(failure.message))

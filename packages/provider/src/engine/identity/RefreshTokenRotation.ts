/**
 * Refresh-token rotation and reuse detection (RFC 9700 §4.14.2). A session has one refresh token at a time, and each use
 * replaces it. A replaced token that is used again ends the session, because two parties have it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { isSame, Secrets } from "./Secrets.ts"
import type { Session } from "./Session.ts"

/** The default time in which the previous refresh token may be used again, in milliseconds. */
export const defaultReuseWindow = 30_000

/**
 * The result of checking a refresh token: `rotate` it; `repeat` the last rotation, because its response may have been
 * lost; it was `reused`, so two parties have it; or the session was `ended` or has `expired`.
 */
export type Result = "rotate" | "repeat" | "reused" | "ended" | "expired"

/**
 * Checks a refresh token by its digest. A rotated token is repeated only within the reuse window (milliseconds), and
 * only until its successor is used, because from then on it is no longer the previous token.
 */
export const check = (session: Session, digest: string, now: number, reuseWindow: number): Result => {
  if (session.endedAt !== undefined) return "ended"
  if (session.expiresAt <= now) return "expired"
  if (isSame(digest, session.current)) return "rotate"
  const rotatedAt = session.rotatedAt ?? Number.NEGATIVE_INFINITY
  return isSame(digest, session.previous ?? "") && now - rotatedAt < reuseWindow ? "repeat" : "reused"
}

/** Creates the first refresh token of a session: the session's id followed by a secret. */
export const firstToken = Effect.fnUntraced(function* (id: string) {
  const secret = yield* Secrets.use((secrets) => secrets.make)
  return Redacted.make(id + Redacted.value(secret))
})

/**
 * Returns the token that replaces another. The same token always has the same successor, so a rotation whose response
 * was lost can be repeated without creating a second chain of tokens. The successor is unpredictable without the
 * store's key.
 */
export const successor = Effect.fnUntraced(function* (key: Redacted.Redacted, token: Redacted.Redacted) {
  const secret = yield* Secrets.use((secrets) => secrets.derive(key, token))
  return Redacted.make(sessionOf(token) + Redacted.value(secret))
})

/** Returns the id of the session that a refresh token claims to belong to. */
export const sessionOf = (token: Redacted.Redacted): string => Redacted.value(token).slice(0, idLength)

const idLength = 22

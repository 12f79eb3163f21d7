/**
 * Sessions and their refresh tokens. A session has one refresh token at a time; each use replaces it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { Caller } from "./AccessTokens.ts"
import { isSame, Secrets } from "./Secrets.ts"

/** Milliseconds that a refresh token may lie unused. */
export const sessionLifetime = 90 * 24 * 60 * 60 * 1000

/** Milliseconds within which the last refresh token may be shown again, where none are given. */
export const defaultReuseWindow = 30_000

/** A session as it is stored. Times are epoch milliseconds; tokens stand in it as their digests. */
export const Session = Schema.Struct({
  id: Schema.String,
  subject: Schema.String,
  role: Caller.fields.role,
  clientId: Schema.String,
  /** Digest of the browser session at this provider that the session came from. */
  browser: Schema.optionalKey(Schema.String),
  current: Schema.String,
  previous: Schema.optionalKey(Schema.String),
  rotatedAt: Schema.optionalKey(Schema.Finite),
  createdAt: Schema.Finite,
  expiresAt: Schema.Finite,
  endedAt: Schema.optionalKey(Schema.Finite)
})
export type Session = typeof Session.Type

/**
 * What a refresh token that was shown for a session means: `rotate` it; `repeat` the last rotation, whose answer may
 * have been lost on its way; it was `reused`, so two parties hold it; or the session is over.
 */
export type Showing = "rotate" | "repeat" | "reused" | "ended" | "expired"

/**
 * Judges a refresh token by its digest. A rotated token is repeated only within the window (milliseconds) and only
 * while its successor has not been used: after that use it is no longer the previous one.
 */
export const judge = (session: Session, digest: string, now: number, reuseWindow: number): Showing => {
  if (session.endedAt !== undefined) return "ended"
  if (session.expiresAt <= now) return "expired"
  if (isSame(digest, session.current)) return "rotate"
  const rotatedAt = session.rotatedAt ?? Number.NEGATIVE_INFINITY
  return isSame(digest, session.previous ?? "") && now - rotatedAt < reuseWindow ? "repeat" : "reused"
}

/** Builds the first refresh token of a session: the session's id and a secret. */
export const firstToken = Effect.fnUntraced(function* (id: string) {
  const secret = yield* Secrets.use((secrets) => secrets.make)
  return Redacted.make(id + Redacted.value(secret))
})

/**
 * The token that replaces another. The same token always has the same successor, so a rotation whose answer was lost
 * can be repeated without a second line of tokens. Nobody can foresee it without the store's key.
 */
export const successor = Effect.fnUntraced(function* (key: Redacted.Redacted, token: Redacted.Redacted) {
  const secret = yield* Secrets.use((secrets) => secrets.derive(key, token))
  return Redacted.make(sessionOf(token) + Redacted.value(secret))
})

/** Id of the session that a refresh token claims to belong to. */
export const sessionOf = (token: Redacted.Redacted): string => Redacted.value(token).slice(0, idLength)

const idLength = 22

/**
 * Sessions as they are stored. `RefreshTokenRotation` checks and replaces their refresh tokens.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import { Caller } from "./AccessTokens.ts"
import { Device } from "./Device.ts"

/** The time after which an unused refresh token expires, in milliseconds. */
export const sessionLifetime = 90 * 24 * 60 * 60 * 1000

/** A session as it is stored. Times are in milliseconds since the epoch. Tokens are stored as digests. */
export const Session = Schema.Struct({
  id: Schema.String,
  subject: Schema.String,
  role: Caller.fields.role,
  clientId: Schema.String,
  /** The digest of the browser session at this provider that the session was created from. */
  browser: Schema.optionalKey(Schema.String),
  /** The browser that opened the session. */
  device: Schema.optionalKey(Device),
  current: Schema.String,
  previous: Schema.optionalKey(Schema.String),
  rotatedAt: Schema.optionalKey(Schema.Finite),
  createdAt: Schema.Finite,
  expiresAt: Schema.Finite,
  endedAt: Schema.optionalKey(Schema.Finite)
})
export type Session = typeof Session.Type

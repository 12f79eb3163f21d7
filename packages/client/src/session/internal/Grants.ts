/**
 * Requests tokens from the token endpoint (auth.md §7). Each grant returns a token set and stores nothing. The
 * exception is a refresh: it passes a rotated refresh token to `onTokens`, because this token must not be lost even if the
 * rest of the response is invalid.
 *
 * @since 0.1.0
 */
import { token } from "@portico/contract/codecs/auth/MemberCalls"
import type { Role } from "@portico/contract/auth/Enums"
import type { RefreshToken, TokenRequest, TokenSet } from "@portico/contract/auth/Token"
import * as Codec from "@portico/contract/Codec"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Clock from "../../transport/internal/Clock.ts"
import { decode } from "../../transport/internal/Codec.ts"
import type { ExchangeShape } from "../../transport/internal/Exchange.ts"
import { type ExchangeError, Unreadable } from "../../transport/Failure.ts"

/** The parameters of an authorization code grant, in addition to the client id. */
export interface CodeGrant {
  readonly code: Redacted.Redacted
  readonly codeVerifier: Redacted.Redacted
  /** Omitted if the authorization request had none. */
  readonly redirectUri?: string
}

/** The token grants of one client. */
export interface Grants {
  readonly anonymous: Effect.Effect<TokenSet, ExchangeError>
  readonly code: (grant: CodeGrant) => Effect.Effect<TokenSet, ExchangeError>
  readonly refresh: (refreshToken: RefreshToken, options?: RefreshOptions) => Effect.Effect<TokenSet, ExchangeError>
}

/** The options of a refresh. */
export interface RefreshOptions {
  /** Whether a transient failure is retried. `true` by default. */
  readonly retry?: boolean
  /**
   * Stores the new tokens before any other step can fail. If the response cannot be decoded, `onTokens` receives a set that
   * has only a refresh token, so that a rotated refresh token is not lost.
   */
  readonly onTokens?: (tokens: TokenSet) => Effect.Effect<void>
}

/** Creates the grants of a client. */
export const make = (exchange: ExchangeShape, clientId: string): Grants => {
  // The response is received as unknown JSON and decoded by `read`. A rotated refresh token can then be saved even if
  // the response does not match its schema.
  const send = (request: TokenRequest, retry = true) =>
    Effect.flatMap(exchange.prepare(rawToken, request), (prepared) => exchange.send(prepared, { retry }))

  const grant = (request: TokenRequest, role: Role) =>
    Effect.flatMap(send(request), ({ response, requestId }) => read(response, role, requestId))

  return {
    anonymous: grant({ clientId, grantType: "anonymous" }, "visitor"),
    code: (code) => grant({ clientId, grantType: "authorization_code", ...code }, "member"),
    refresh: (refreshToken, { onTokens = () => Effect.void, retry } = {}) =>
      Effect.uninterruptibleMask((restore) =>
        Effect.flatMap(
          restore(send({ refreshToken: refreshToken.value, grantType: "refresh_token" }, retry)),
          ({ response, requestId }) => {
            // A provider that does not rotate refresh tokens may omit them from the response (RFC 6749 §6).
            const rotated = rotatedOf(response) ?? Redacted.value(refreshToken.value)
            const whole = { ...(response as object), refresh_token: rotated }
            return read(whole, refreshToken.role, requestId).pipe(
              Effect.tapError(() => onTokens(stale({ role: refreshToken.role, value: Redacted.make(rotated) }))),
              Effect.tap(onTokens)
            )
          }
        )
      )
  }
}

/** Returns a token set that has only a refresh token. Its access token is empty and expired. */
export const stale = (refreshToken: RefreshToken): TokenSet => ({
  accessToken: { value: Redacted.make(""), expiresAt: 0 },
  refreshToken
})

/** The current time, in whole seconds since the epoch. */
export const nowSeconds: Effect.Effect<number> = Effect.map(Clock.currentTimeMillis, (now) => Math.floor(now / 1000))

const rawToken = { ...token, response: Codec.unknown }

const read = (response: unknown, role: Role, requestId: string | undefined): Effect.Effect<TokenSet, Unreadable> =>
  decode(token, Option.some(response)).pipe(
    Effect.flatMap(({ access_token, expires_in, refresh_token }) =>
      Redacted.value(access_token) === ""
        ? Effect.fail("Expected an access token")
        : Effect.map(nowSeconds, (now) => ({
            accessToken: { value: access_token, expiresAt: now + expires_in },
            refreshToken: { value: refresh_token, role }
          }))
    ),
    Effect.mapError((cause) => new Unreadable({ cause, status: 200, requestId }))
  )

const rotatedOf = (response: unknown): string | undefined => {
  const value: unknown = Object(response).refresh_token
  return typeof value === "string" && value !== "" ? value : undefined
}

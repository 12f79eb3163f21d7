/**
 * The token grants (auth.md §7): each gives a token set and stores nothing, but for a rotated refresh token, which must
 * not be lost whatever else is wrong with its answer.
 *
 * @since 0.1.0
 */
import { token } from "@portico/contract/auth/Endpoints"
import type { Role } from "@portico/contract/auth/Enums"
import type { RefreshToken, TokenRequest, TokenSet } from "@portico/contract/auth/Token"
import * as Endpoint from "@portico/contract/Endpoint"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { decode } from "../../transport/internal/Codec.ts"
import type { ExchangeShape } from "../../transport/internal/Exchange.ts"
import { type ExchangeError, Unreadable } from "../../transport/Failure.ts"

/** What a code grant sends besides the client id. */
export interface CodeGrant {
  readonly code: Redacted.Redacted
  readonly codeVerifier: Redacted.Redacted
  /** Left out where the authorization request had none. */
  readonly redirectUri?: string
}

/** The grants of one client. */
export interface Grants {
  readonly anonymous: Effect.Effect<TokenSet, ExchangeError>
  readonly code: (grant: CodeGrant) => Effect.Effect<TokenSet, ExchangeError>
  readonly refresh: (refreshToken: RefreshToken, options?: RefreshOptions) => Effect.Effect<TokenSet, ExchangeError>
}

/** How tokens are refreshed. */
export interface RefreshOptions {
  /** Whether a passing failure is tried again. It is by default. */
  readonly retry?: boolean
  /**
   * Keeps what came, before anything else can fail. It is also given a set without a usable access token: a rotated
   * refresh token whose answer cannot be read otherwise.
   */
  readonly keep?: (tokens: TokenSet) => Effect.Effect<void>
}

/** Builds the grants of a client. */
export const make = (exchange: ExchangeShape, clientId: string): Grants => {
  // The answer is read here, so that a rotated refresh token can be saved from one that does not fit its schema.
  const ask = (request: TokenRequest, retry = true) =>
    Effect.flatMap(exchange.prepare(rawToken, request), (prepared) => exchange.send(prepared, { retry }))

  const grant = (request: TokenRequest, role: Role) =>
    Effect.flatMap(ask(request), ({ answer, requestId }) => read(answer, role, requestId))

  return {
    anonymous: grant({ clientId, grantType: "anonymous" }, "visitor"),
    code: (code) => grant({ clientId, grantType: "authorization_code", ...code }, "member"),
    refresh: (refreshToken, { keep = () => Effect.void, retry } = {}) =>
      Effect.uninterruptibleMask((restore) =>
        Effect.flatMap(
          restore(ask({ refreshToken: refreshToken.value, grantType: "refresh_token" }, retry)),
          ({ answer, requestId }) => {
            // The answer of a provider that does not rotate may lack a refresh token (RFC 6749 §6).
            const rotated = rotatedOf(answer) ?? Redacted.value(refreshToken.value)
            const whole = { ...(answer as object), refresh_token: rotated }
            return read(whole, refreshToken.role, requestId).pipe(
              Effect.tapError(() => keep(stale({ role: refreshToken.role, value: Redacted.make(rotated) }))),
              Effect.tap(keep)
            )
          }
        )
      )
  }
}

/** A token set that holds a refresh token only. */
export const stale = (refreshToken: RefreshToken): TokenSet => ({
  accessToken: { value: Redacted.make(""), expiresAt: 0 },
  refreshToken
})

/** Epoch seconds. */
export const nowSeconds: Effect.Effect<number> = Effect.map(Clock.currentTimeMillis, (now) => Math.floor(now / 1000))

const rawToken = Endpoint.make({ ...token, answer: Schema.Unknown })

const read = (answer: unknown, role: Role, requestId: string | undefined): Effect.Effect<TokenSet, Unreadable> =>
  decode(token, Option.some(answer)).pipe(
    Effect.filterOrFail(
      ({ access_token }) => Redacted.value(access_token) !== "",
      () => "Expected an access token"
    ),
    Effect.mapError((cause) => new Unreadable({ cause, status: 200, requestId })),
    Effect.flatMap(({ access_token, expires_in, refresh_token }) =>
      Effect.map(nowSeconds, (now) => ({
        accessToken: { value: access_token, expiresAt: now + expires_in },
        refreshToken: { value: refresh_token, role }
      }))
    )
  )

const rotatedOf = (answer: unknown): string | undefined => {
  const value: unknown = Object(answer).refresh_token
  return typeof value === "string" && value !== "" ? value : undefined
}

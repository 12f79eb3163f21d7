/**
 * Sessions of members who were authenticated elsewhere: a token grant that the current access token and a second token
 * authorize together (auth.md §7).
 *
 * @since 0.1.0
 */
import { token } from "@portico/contract/codecs/auth/MemberCalls"
import type { TokenSet } from "@portico/contract/auth/Token"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Span from "../transport/internal/Span.ts"
import * as Clock from "../transport/internal/Clock.ts"
import { Tokens } from "../session/Tokens.ts"
import { Credential } from "../transport/internal/Credential.ts"
import { Exchange } from "../transport/internal/Exchange.ts"
import { type SessionEnded, type TokenError, unavailable } from "../transport/Failure.ts"
import { withOutcome } from "./internal/Outcome.ts"

/** The errors of `ExternalLogin.requestTokens`. `cause` has the provider's code, status and request id. */
export type RequestTokensError = TokenError

/** The errors of `ExternalLogin.run`. */
export type RunError = TokenError | SessionEnded

/** The operations of `ExternalLogin`. */
export interface ExternalLoginShape {
  /**
   * Requests a member's tokens. `secondToken` is the proof from the other login or from the site's own server. Stores
   * nothing.
   */
  readonly requestTokens: (
    memberId: string,
    secondToken: Redacted.Redacted
  ) => Effect.Effect<TokenSet, RequestTokensError>
  /**
   * Requests a member's tokens and stores them as the session. Fails with `SessionEnded` if the session is cleared in
   * the meantime.
   */
  readonly run: (memberId: string, secondToken: Redacted.Redacted) => Effect.Effect<void, RunError>
}

/** Creates sessions from logins that happened elsewhere. */
export class ExternalLogin extends Context.Service<ExternalLogin, ExternalLoginShape>()(
  "@portico/client/auth/ExternalLogin"
) {}

const make = Effect.gen(function* () {
  const exchange = yield* Exchange
  const tokens = yield* Tokens
  const credential = yield* Credential

  const grant = (memberId: string, secondToken: Redacted.Redacted) =>
    Effect.gen(function* () {
      const { token: own } = yield* credential.authorize("visitor")
      const prepared = yield* exchange.prepare(token, {
        grant_type: "authorized_client",
        scope: "offline_access",
        member_id: memberId
      })
      const { response } = yield* exchange.send(prepared, {
        authorization: Redacted.make(`${Redacted.value(own)},${Redacted.value(secondToken)}`)
      })
      const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
      return {
        accessToken: { value: response.access_token, expiresAt: now + response.expires_in },
        refreshToken: { value: response.refresh_token, role: "member" }
      } satisfies TokenSet
    }).pipe(Effect.mapError((cause) => (cause._tag === "TokenUnavailable" ? cause : unavailable(cause))))

  const requestTokens = Span.fn("ExternalLogin.requestTokens")(grant, withOutcome)

  const run = Span.fn("ExternalLogin.run")(function* (memberId: string, secondToken: Redacted.Redacted) {
    const finish = yield* tokens.begin
    yield* finish(yield* grant(memberId, secondToken))
  }, withOutcome)

  return { requestTokens, run } satisfies ExternalLoginShape
})

/** `ExternalLogin` over the token endpoint. */
export const layer: Layer.Layer<ExternalLogin, never, Exchange | Tokens | Credential> = Layer.effect(
  ExternalLogin,
  make
)

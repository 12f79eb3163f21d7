/**
 * Manages the tokens of a session. Tokens are obtained on demand, refreshed once for all callers, and not lost to a
 * transient failure (auth.md §4).
 *
 * @since 0.1.0
 */
import type { Role } from "@portico/contract/auth/Enums"
import type { RefreshToken, TokenSet } from "@portico/contract/auth/Token"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import type * as Stream from "effect/Stream"
import { Credential } from "../transport/internal/Credential.ts"
import type { Exchange } from "../transport/internal/Exchange.ts"
import type { SessionEnded, TokenError } from "../transport/Failure.ts"
import type { Settings } from "../transport/Settings.ts"
import type * as Grants from "./internal/Grants.ts"
import type { SessionChange, SignInListener, Status } from "./internal/SessionState.ts"
import * as Operations from "./internal/TokensOperations.ts"
import type { SiteStorage } from "./SiteStorage.ts"
import type { TabLock } from "./TabLock.ts"
import type { StoredTokens, TokenStore } from "./TokenStore.ts"
import type { WakeEvents } from "./WakeEvents.ts"

export { type Claims, claimsOf } from "./internal/Claims.ts"
export type { SessionChange } from "./internal/SessionState.ts"
export { MemberRequired } from "./internal/TokensOperations.ts"

/** The operations of `Tokens`. */
export interface TokensShape {
  /**
   * Returns a valid access token for a request of the application: the current one if it has not expired, otherwise a
   * refreshed one, otherwise an anonymous visitor token. Concurrent callers share one refresh, across tabs too, and
   * interrupting one caller does not cancel it. A token that expires within `refreshLeeway` is returned immediately and
   * refreshed in the background; a failure of that refresh is not reported.
   *
   * Fails with `TokenUnavailable` while a member's tokens cannot be refreshed, so that no request runs as a visitor
   * unnoticed. With the setting `whenRefreshFails: "visitor"` it returns a visitor token instead.
   */
  readonly access: Effect.Effect<Redacted.Redacted, TokenError>
  /**
   * The current tokens, including those of a parked member. Without tokens, the strings are empty and the role is
   * `none`.
   */
  readonly current: Effect.Effect<StoredTokens>
  /** The role of the current refresh token: `member` while a member is signed in, parked or not (auth.md §4). */
  readonly role: Effect.Effect<Role>
  /** The role that reads run as, or `parked` while a member's tokens cannot be refreshed. */
  readonly status: Effect.Effect<Status>
  /**
   * Reports that another server refused this access token. Returns whether the next call uses a new one: `false` if a
   * refused token was replaced within the last 30 seconds.
   */
  readonly reportRefused: (token: Redacted.Redacted) => Effect.Effect<boolean>
  /** Replaces the session, for example after a login. */
  readonly set: (tokens: TokenSet) => Effect.Effect<void>
  /**
   * Ends the session in memory and in the store, and returns its tokens. Requests in progress do not restore the
   * session.
   */
  readonly clear: Effect.Effect<TokenSet>
  /**
   * Begins a login, and returns a function that completes it with the new tokens. This function fails with
   * `SessionEnded` if the session was cleared since the login began.
   */
  readonly begin: Effect.Effect<(tokens: TokenSet) => Effect.Effect<void, SessionEnded>>
  /** A stream of session changes. It starts with the latest change, and then emits every change with its reason. */
  readonly changes: Stream.Stream<SessionChange>
  /**
   * Runs `listener` at each sign-in of this client, before the new tokens are stored, until the scope closes. It
   * receives the tokens that the member's tokens replace, and the id of the new session. If a refresh of the replaced
   * tokens is in progress, the sign-in waits for it first, for at most two seconds.
   */
  readonly onSignIn: (listener: SignInListener) => Effect.Effect<void, never, Scope.Scope>
  /**
   * The seconds by which the provider's clock is ahead of the local clock, or `undefined` until a response shows it. No
   * expiry depends on it.
   */
  readonly skew: Effect.Effect<number | undefined>
  /**
   * Checks whether the provider still accepts the member's session, after a response to this access token left that in
   * doubt. It refreshes the token, unless another token has replaced it. If the provider has ended the session, it ends
   * here too.
   */
  readonly confirm: (token: Redacted.Redacted) => Effect.Effect<void, TokenError>
  /**
   * Returns the access token of a member, never a visitor token. Fails with `MemberRequired` if no member is signed in.
   */
  readonly requireMember: Effect.Effect<Redacted.Redacted, TokenError | Operations.MemberRequired>
  /**
   * Returns valid tokens: the given ones if they have not expired, otherwise refreshed ones, otherwise new visitor
   * tokens. Stores nothing.
   */
  readonly generate: (tokens?: TokenSet) => Effect.Effect<TokenSet, TokenError>
  /** Refreshes tokens. Stores nothing: `onTokens` receives the new tokens before any other step can fail. */
  readonly refresh: (
    refreshToken: RefreshToken,
    options?: Pick<Grants.RefreshOptions, "onTokens">
  ) => Effect.Effect<TokenSet, TokenError>
  /** Exchanges an authorization code for a member's tokens. Stores nothing. */
  readonly exchangeCode: (grant: Grants.CodeGrant) => Effect.Effect<TokenSet, TokenError>
}

/** Manages the tokens of a session. */
export class Tokens extends Context.Service<Tokens, TokensShape>()("@portico/client/session/Tokens") {}

/** A layer that provides `Tokens` over the token endpoint, and the `Credential` of authorized calls. */
export const layer: Layer.Layer<
  Tokens | Credential,
  never,
  Settings | Exchange | TokenStore | SiteStorage | TabLock | WakeEvents
> = Layer.effectContext(
  Effect.map(Operations.make, ({ credential, tokens }) =>
    Context.make(Tokens, tokens).pipe(Context.add(Credential, credential))
  )
)

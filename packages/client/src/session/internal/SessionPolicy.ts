/**
 * Replaces how a client obtains tokens. By default it refreshes them.
 *
 * @since 0.1.0
 */
import type { TokenSet } from "@portico/contract/auth/Token"
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { TokenError } from "../../transport/Failure.ts"
import type { TokenPurpose } from "../../transport/internal/Credential.ts"
import type { SessionState } from "./SessionState.ts"

/** Replacements for the token requests of a client, whose tokens are then not stored. */
export interface SessionPolicy {
  /** Replaces the tokens of a new visitor, which `anonymous` requests. */
  readonly visitor: (anonymous: Effect.Effect<TokenSet, TokenError>) => Effect.Effect<TokenSet, TokenError>
  /** Replaces the refresh of a session. */
  readonly refresh: (
    state: Pick<SessionState, "isMember" | "park" | "renew">,
    visitor: Effect.Effect<TokenSet, TokenError>
  ) => Effect.Effect<void, TokenError>
  /** Receives each token that a server has refused. */
  readonly reportRefused: (token: Redacted.Redacted) => void
  /** Fails if no call of this purpose may be sent. */
  readonly check: (purpose: TokenPurpose, isMember: boolean) => Effect.Effect<void, TokenError>
}

/** The policy of the clients that are built with it. */
export const SessionPolicy: Context.Reference<SessionPolicy | undefined> = Context.Reference(
  "@portico/client/session/SessionPolicy",
  { defaultValue: (): SessionPolicy | undefined => undefined }
)

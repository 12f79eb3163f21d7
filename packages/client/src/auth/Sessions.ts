/**
 * The sessions of the member who is signed in, on all devices. The specification has no endpoints for them, so a
 * provider may lack them: the error is then `NotSupported`.
 *
 * @since 0.1.0
 */
import type { MemberSession } from "@portico/contract/auth/Account"
import { revokeSession, listSessions } from "@portico/contract/codecs/auth/AccountCalls"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as Span from "../transport/internal/Span.ts"
import type { Tokens } from "../session/Tokens.ts"
import type { Settings } from "../transport/Settings.ts"
import type { Transport } from "../transport/Transport.ts"
import * as AccountCall from "./internal/AccountCall.ts"
import { withOutcome } from "./internal/Outcome.ts"

export { NotSupported, ReverificationRequired, SessionNotFound } from "./internal/AccountCall.ts"
export { NotSignedIn } from "./internal/NotSignedIn.ts"
export type { MemberSession }

/** The errors of `Sessions.list`. */
export type ListError = AccountCall.AccountCallError

/** The errors of `Sessions.revokeOthers`. */
export type RevokeOthersError = AccountCall.ReverificationRequired | AccountCall.AccountCallError

/** The errors of `Sessions.revoke`. */
export type RevokeError = AccountCall.SessionNotFound | RevokeOthersError

/** The operations of `Sessions`. Those with a `proof` require one of `Account.reverify`. */
export interface SessionsShape {
  /** The sessions that have not ended, most recently used first. They contain no part of a token. */
  readonly list: Effect.Effect<ReadonlyArray<MemberSession>, ListError>
  /** Ends a session. To end the current one, use `Members.logout`. */
  readonly revoke: (sessionId: string, proof: Redacted.Redacted) => Effect.Effect<void, RevokeError>
  /** Ends all sessions except the current one. All proofs expire. */
  readonly revokeOthers: (proof: Redacted.Redacted) => Effect.Effect<void, RevokeOthersError>
}

/** Lists and ends the sessions of the member who is signed in. `Sessions.layer` requires a client's layer. */
export class Sessions extends Context.Service<Sessions, SessionsShape>()("@portico/client/auth/Sessions") {}

/** `Sessions` over the account extension of the local provider. */
export const layer: Layer.Layer<Sessions, never, Settings | Tokens | Transport> = Layer.effect(
  Sessions,
  Effect.gen(function* () {
    const call = yield* AccountCall.make

    return {
      list: call(listSessions, {}).pipe(
        Effect.map(({ sessions }) => sessions),
        withOutcome,
        Span.withSpan("Sessions.list")
      ),
      revoke: Span.fn("Sessions.revoke")(
        (sessionId: string, proof: Redacted.Redacted) => call(revokeSession, { sessionId, proof }),
        Effect.asVoid,
        AccountCall.refusing("sessionNotFound", AccountCall.SessionNotFound),
        AccountCall.requiringProof,
        withOutcome
      ),
      revokeOthers: Span.fn("Sessions.revokeOthers")(
        (proof: Redacted.Redacted) => call(revokeSession, { proof }),
        Effect.asVoid,
        AccountCall.requiringProof,
        withOutcome
      )
    }
  })
)

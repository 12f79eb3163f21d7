/**
 * Custom redirect sessions (auth.md §7): any page of the provider, with callbacks and preferences that `Authorization`
 * and `Members.logout` do not use.
 *
 * @since 0.1.0
 */
import { createRedirectSession } from "@portico/contract/codecs/auth/OptionalCalls"
import type { RedirectSession, RedirectSessionRequest } from "@portico/contract/auth/Authorization"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Span from "../transport/internal/Span.ts"
import type { CallError } from "../transport/Failure.ts"
import { Transport } from "../transport/Transport.ts"
import { withOutcome } from "./internal/Outcome.ts"

/** The errors of `RedirectSessions.create`. */
export type CreateError = CallError

/** The operations of `RedirectSessions`. */
export interface RedirectSessionsShape {
  /**
   * Creates a redirect session. Send the browser to its `fullUrl`. The request goes to the edge host, as module calls
   * do.
   */
  readonly create: (request?: RedirectSessionRequest) => Effect.Effect<RedirectSession, CreateError>
}

/** Creates redirect sessions. */
export class RedirectSessions extends Context.Service<RedirectSessions, RedirectSessionsShape>()(
  "@portico/client/auth/RedirectSessions"
) {}

/** `RedirectSessions` over the transport. */
export const layer: Layer.Layer<RedirectSessions, never, Transport> = Layer.effect(
  RedirectSessions,
  Effect.map(Transport, (transport) => ({
    create: Span.fn("RedirectSessions.create")(
      (request: RedirectSessionRequest = {}) => transport.call(createRedirectSession, request, { purpose: "visitor" }),
      Effect.map(({ redirectSession }) => redirectSession),
      withOutcome
    )
  }))
)

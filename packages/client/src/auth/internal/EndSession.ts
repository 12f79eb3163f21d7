/**
 * Ends the session at the provider only. It is separate from `Members`, because few pages need it.
 *
 * @since 0.1.0
 */
import type { ResponseOf } from "@portico/contract/Call"
import { logout as logoutRow } from "@portico/contract/codecs/auth/OptionalCalls"
import * as Effect from "effect/Effect"
import * as Span from "../../transport/internal/Span.ts"
import type { CallError } from "../../transport/Failure.ts"
import { Settings } from "../../transport/Settings.ts"
import { Transport } from "../../transport/Transport.ts"
import { withOutcome } from "./Outcome.ts"
import * as ReturnAddress from "./ReturnAddress.ts"

/** The errors of `endSession`. */
export type EndSessionError = ReturnAddress.ReturnAddressRefused | CallError

/**
 * Ends the provider's own session with a plain request and returns the response that a browser would receive. The
 * client id is always sent, so that the provider can identify the site. The session of this client does not change:
 * `Members.logout` ends both.
 */
export const endSession: (options?: {
  readonly postLogoutRedirectUri?: string
}) => Effect.Effect<ResponseOf<typeof logoutRow>, EndSessionError, Settings | Transport> = Span.fn(
  "Members.endSession"
)(function* ({ postLogoutRedirectUri } = {}) {
  const settings = yield* Settings
  const transport = yield* Transport
  const { clientId } = settings
  if (postLogoutRedirectUri === undefined) return yield* transport.call(logoutRow, { clientId })
  yield* ReturnAddress.check(postLogoutRedirectUri, settings)
  return yield* transport.call(logoutRow, { postLogoutRedirectUri, clientId })
}, withOutcome)

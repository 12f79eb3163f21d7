/**
 * Changes the password of the member who is signed in. `Members` and `Passwords` have this operation. It is separate from
 * `Passwords`, because a page that signs in needs only `Members`.
 *
 * @since 0.1.0
 */
import { changePassword } from "@portico/contract/codecs/auth/OptionalCalls"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import * as Span from "../../transport/internal/Span.ts"
import type { CallError } from "../../transport/Failure.ts"
import type { TransportShape } from "../../transport/Transport.ts"
import { type ReverificationRequired, requiringProof } from "./AccountProof.ts"
import { withOutcome } from "./Outcome.ts"

/** The errors of a password change. */
export type ChangeError = ReverificationRequired | CallError

/** Creates `Passwords.change` over the given transport. */
export const changing = (transport: TransportShape) =>
  Span.fn("Passwords.change")(
    (newPassword: Redacted.Redacted, proof?: Redacted.Redacted): Effect.Effect<unknown, CallError> =>
      transport.call(changePassword, proof === undefined ? { newPassword } : { newPassword, proof }),
    Effect.asVoid,
    requiringProof,
    withOutcome
  )

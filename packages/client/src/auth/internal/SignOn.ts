/**
 * Signs on members who were authenticated elsewhere (auth.md §7). It is separate from `Members`, because few pages need it.
 *
 * @since 0.1.0
 */
import type { MemberIdentity, ProfileInput } from "@portico/contract/auth/Identity"
import { signOn } from "@portico/contract/codecs/auth/OptionalCalls"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { CallError } from "../../transport/Failure.ts"
import * as Span from "../../transport/internal/Span.ts"
import type { TransportShape } from "../../transport/Transport.ts"
import { type AccountRefused, ofAccount } from "./AccountRefused.ts"
import { flattenIdentity, profileOf } from "./Addresses.ts"
import { withOutcome } from "./Outcome.ts"

/** The errors of `Members.signOn`. */
export type SignOnError = AccountRefused | CallError

/** A member who was authenticated elsewhere. */
export interface SignOn {
  readonly email: string
  /** The profile, in the same form as in a registration. */
  readonly profile?: ProfileInput
  /** Whether the email address is marked as verified. */
  readonly verifyEmail?: boolean
  /** Whether an existing contact with the same address becomes the member's. */
  readonly mergeExistingContact?: boolean
}

/** A session token for the member, and the member's identity. */
export interface SignedOn {
  readonly sessionToken: Redacted.Redacted | undefined
  readonly identity: MemberIdentity | undefined
}

/** Creates `Members.signOn` over the given transport. */
export const signingOn = (transport: TransportShape): ((member: SignOn) => Effect.Effect<SignedOn, SignOnError>) =>
  Span.fn("Members.signOn")(
    ({ email, profile, ...member }: SignOn) =>
      transport.call(
        signOn,
        { loginId: { email }, ...profileOf(profile), ...member },
        { elevated: true, purpose: "visitor" }
      ),
    Effect.mapBoth({
      onFailure: ofAccount,
      onSuccess: ({ identity, sessionToken }) => ({ identity: identity && flattenIdentity(identity), sessionToken })
    }),
    withOutcome
  )

/**
 * Where a login or a registration stands (auth.md §4).
 *
 * @since 0.1.0
 */
import type { Identity } from "@portico/contract/auth/Identity"
import { type StateAnswer, unknownStateText } from "@portico/contract/auth/LoginResult"
import type * as Redacted from "effect/Redacted"

/** A login state of the client. */
export type LoginState =
  /** The password was right. */
  | {
      readonly _tag: "SUCCESS"
      /** Makes the member's session by a silent login. Undefined where the provider keeps it to itself. */
      readonly sessionToken: Redacted.Redacted | undefined
      /** The member, where the provider tells. */
      readonly identity?: Identity
    }
  /** The site's owner has to approve the member. */
  | { readonly _tag: "OWNER_APPROVAL_REQUIRED" }
  /** The member has to verify the address: the code of a mail together with the state token. */
  | { readonly _tag: "EMAIL_VERIFICATION_REQUIRED"; readonly stateToken: Redacted.Redacted }
  /** A state that this version does not know. */
  | { readonly _tag: "FAILURE"; readonly error: typeof unknownStateText }

/** Reads the identity service's answer. A verification without its state token leads nowhere, so it counts as unknown. */
export const fromAnswer = ({ identity, sessionToken, state, stateToken }: StateAnswer): LoginState => {
  if (state === "SUCCESS") {
    return { _tag: "SUCCESS", sessionToken, ...(identity === undefined ? {} : { identity }) }
  }
  if (state === "REQUIRE_OWNER_APPROVAL") return { _tag: "OWNER_APPROVAL_REQUIRED" }
  if (state === "REQUIRE_EMAIL_VERIFICATION" && stateToken !== undefined) {
    return { _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken }
  }
  return { _tag: "FAILURE", error: unknownStateText }
}

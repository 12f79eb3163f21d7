/**
 * The outcomes of a sign-in or sign-up.
 *
 * @since 0.1.0
 */
import type { Challenge } from "@portico/client/auth/LoginState"
import type * as Redacted from "effect/Redacted"
import type { Submission } from "../../form/Submission.ts"

/** The outcome of a sign-in or sign-up. */
export type EntryOutcome =
  /** The member's session is created. */
  | { readonly _tag: "SignedIn" }
  /** The member must enter the code from an email. `stateToken` identifies the sign-in. */
  | {
      readonly _tag: "EmailVerificationRequired"
      readonly email: string
      /** The identity that the address belongs to, if the provider returned it. A new code is sent to this identity. */
      readonly identityId?: string | undefined
      readonly stateToken: Redacted.Redacted
    }
  /** The site owner must approve the account first. */
  | { readonly _tag: "OwnerApprovalRequired" }
  /** A second factor is required. */
  | { readonly _tag: "FactorRequired"; readonly email: string; readonly challenge: Challenge }
  /**
   * Only the provider's own page can create the session. Without an `onPageNeeded` handler, this is a problem instead.
   */
  | { readonly _tag: "PageNeeded"; readonly sessionToken: Redacted.Redacted | undefined }

/** The state of a sign-in or sign-up. */
export type EntryState = Submission<EntryOutcome>

/** The handlers of a sign-in's or sign-up's outcome. Each is called once. */
export interface EntryHandlers {
  /** Called when the member's session is created. */
  readonly onSignedIn?: (() => void) | undefined
  /** Called when the member must enter the code from an email. */
  readonly onEmailVerificationRequired?:
    | ((handOff: {
        readonly email: string
        readonly identityId?: string | undefined
        readonly stateToken: Redacted.Redacted
      }) => void)
    | undefined
  /** Called when the account waits for the site owner's approval. */
  readonly onOwnerApprovalRequired?: (() => void) | undefined
  /** Called when a second factor is required. */
  readonly onFactorRequired?: ((handOff: { readonly email: string; readonly challenge: Challenge }) => void) | undefined
  /**
   * Called when the browser blocks the hidden page that creates the session, so the user must continue on the
   * provider's own page. Redirect there with this session token (`useOAuthRedirect`). Without this handler, the form
   * shows a problem.
   */
  readonly onPageNeeded?: ((handOff: { readonly sessionToken: Redacted.Redacted | undefined }) => void) | undefined
}

/** Separates the handlers from a component's other props. */
export const apart = <Props extends EntryHandlers>({
  onEmailVerificationRequired,
  onFactorRequired,
  onOwnerApprovalRequired,
  onPageNeeded,
  onSignedIn,
  ...viewProps
}: Props) => ({
  handlers: {
    onEmailVerificationRequired,
    onFactorRequired,
    onOwnerApprovalRequired,
    onPageNeeded,
    onSignedIn
  } satisfies EntryHandlers,
  viewProps
})

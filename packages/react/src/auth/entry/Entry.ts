/**
 * What a sign-in or sign-up leads to.
 *
 * @since 0.1.0
 */
import type { Challenge } from "@portico/client/auth/LoginState"
import type * as Redacted from "effect/Redacted"
import type { Submission } from "../../form/Submission.ts"

/** What an answered sign-in or sign-up leads to. */
export type EntryOutcome =
  /** The member's session is made. */
  | { readonly _tag: "SignedIn" }
  /** The code of a mail and `stateToken` finish it. */
  | {
      readonly _tag: "EmailVerificationRequired"
      readonly email: string
      /** Whose address it is, where the provider told: a new code is mailed to this identity. */
      readonly identityId?: string | undefined
      readonly stateToken: Redacted.Redacted
    }
  /** Somebody has to approve the account first. */
  | { readonly _tag: "OwnerApprovalRequired" }
  /** A further factor finishes it. */
  | { readonly _tag: "FactorRequired"; readonly email: string; readonly challenge: Challenge }
  /** The session can only be made on the provider's own page. Where nobody handles that it is a problem instead. */
  | { readonly _tag: "PageNeeded"; readonly sessionToken: Redacted.Redacted | undefined }

/** Where a sign-in or sign-up stands. */
export type EntryState = Submission<EntryOutcome>

/** Who wants to know what a sign-in or sign-up led to. Each is called once. */
export interface EntryHandlers {
  /** Called once the member's session is made. */
  readonly onSignedIn?: (() => void) | undefined
  /** Hands over to the page that asks for the code of the mail. */
  readonly onEmailVerificationRequired?:
    | ((handOff: {
        readonly email: string
        readonly identityId?: string | undefined
        readonly stateToken: Redacted.Redacted
      }) => void)
    | undefined
  /** Hands over to the page that tells the person to wait. */
  readonly onOwnerApprovalRequired?: (() => void) | undefined
  /** Hands over to the page that asks for a further factor. */
  readonly onFactorRequired?: ((handOff: { readonly email: string; readonly challenge: Challenge }) => void) | undefined
  /**
   * Goes on by the provider's own page, where the browser keeps its hidden one from making the session: a redirect with
   * this session token (`useOAuthRedirect`). Without it the person is told what is in the way.
   */
  readonly onPageNeeded?: ((handOff: { readonly sessionToken: Redacted.Redacted | undefined }) => void) | undefined
}

/** Tells the handlers apart from a component's other props. */
export const apart = <Props extends EntryHandlers>({
  onEmailVerificationRequired,
  onFactorRequired,
  onOwnerApprovalRequired,
  onPageNeeded,
  onSignedIn,
  ...look
}: Props) => ({
  handlers: {
    onEmailVerificationRequired,
    onFactorRequired,
    onOwnerApprovalRequired,
    onPageNeeded,
    onSignedIn
  } satisfies EntryHandlers,
  look
})

/**
 * An account that the site's owner has to approve, and what asking about it leads to.
 *
 * @since 0.1.0
 */
import type * as Redacted from "effect/Redacted"
import type { Submission } from "../../form/Submission.ts"
import type { EntryOutcome, EntryState } from "../entry/Entry.ts"

/** What the page knows of an account that waited. */
export type ApprovalAnswer = "pending" | "approved" | "declined"

/** Why an account waits, as the provider names it. */
export type PendingReason = "PENDING_ADMIN_APPROVAL_REQUIRED" | "PENDING_EMAIL_VERIFICATION_REQUIRED" | (string & {})

/** Who waits, held in memory for as long as the page is open: signing in again tells whether the wait is over. */
export interface HeldCredentials {
  readonly email: string
  readonly password: Redacted.Redacted
}

/** What asking about an account leads to. */
export type ApprovalOutcome =
  | Exclude<EntryOutcome, { readonly _tag: "OwnerApprovalRequired" }>
  /** Nobody has decided yet. */
  | { readonly _tag: "StillPending"; readonly at: Date }
  /** It is approved, and the member has to sign in. */
  | { readonly _tag: "Approved" }
  /** It was turned down. */
  | { readonly _tag: "Declined" }

/** Where asking about an account stands. */
export type ApprovalState = Submission<ApprovalOutcome>

/** Whether a state is one of a sign-in, too. */
export const isEntry = (state: ApprovalState): state is EntryState & ApprovalState =>
  state._tag !== "Done" || !["StillPending", "Approved", "Declined"].includes(state.outcome._tag)

/** Whether nobody has decided yet, so that one can ask again. */
export const isStillPending = (
  state: ApprovalState
): state is {
  readonly _tag: "Done"
  readonly outcome: Extract<ApprovalOutcome, { readonly _tag: "StillPending" }>
} => state._tag === "Done" && state.outcome._tag === "StillPending"

/**
 * The states of an account that the site's owner must approve.
 *
 * @since 0.1.0
 */
import type * as Redacted from "effect/Redacted"
import type { Submission } from "../../form/Submission.ts"
import type { EntryOutcome, EntryState } from "../entry/Entry.ts"

/** The approval status of an account, as the page's own check returns it. */
export type ApprovalStatus = "pending" | "approved" | "declined"

/** The reason why an account is pending, as the provider names it. */
export type PendingReason = "PENDING_ADMIN_APPROVAL_REQUIRED" | "PENDING_EMAIL_VERIFICATION_REQUIRED" | (string & {})

/**
 * The credentials of a pending account, stored in memory while the page is open. Signing in with them again shows
 * whether the account is approved.
 */
export interface ApprovalCredentials {
  /** The member's email address. */
  readonly email: string
  /** The member's password, which is sent with each check. */
  readonly password: Redacted.Redacted
}

/** The outcome of checking an account's approval. */
export type ApprovalOutcome =
  | Exclude<EntryOutcome, { readonly _tag: "OwnerApprovalRequired" }>
  /** The owner has not decided yet. `at` is the time of the check. */
  | { readonly _tag: "StillPending"; readonly at: Date }
  /** The account is approved, and the member must sign in. */
  | { readonly _tag: "Approved" }
  /** The owner declined the account. */
  | { readonly _tag: "Declined" }

/** The state of checking an account's approval. */
export type ApprovalState = Submission<ApprovalOutcome>

/** Returns whether a state is also a state of a sign-in. */
export const isEntry = (state: ApprovalState): state is EntryState & ApprovalState =>
  state._tag !== "Done" || !["StillPending", "Approved", "Declined"].includes(state.outcome._tag)

/** Returns whether the owner has not decided yet, so that the user can check again. */
export const isStillPending = (
  state: ApprovalState
): state is {
  readonly _tag: "Done"
  readonly outcome: Extract<ApprovalOutcome, { readonly _tag: "StillPending" }>
} => state._tag === "Done" && state.outcome._tag === "StillPending"

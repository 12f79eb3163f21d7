/**
 * Words of an address that has to be verified, and of an account that has to be approved.
 *
 * @since 0.1.0
 */
import type { EntryMessages } from "./Entry.ts"
import type { SubmitMessages } from "./Form.ts"

/** Words of the form that asks for the code of a mail. */
export interface VerificationMessages extends EntryMessages {
  /** Says where the code is. */
  readonly explanation: (email: string) => string
  readonly code: string
  readonly hint: string
  readonly resend: string
  readonly resent: (email: string) => string
  readonly changeEmail: string
  /** Asks for a link in place of the code. */
  readonly sendLink: string
  readonly sendingLink: string
  readonly linkSent: (email: string) => string
  readonly enterCode: string
  /** The address is verified, and no session came of it. */
  readonly verified: string
  readonly signIn: string
  readonly lostTitle: string
  readonly lost: string
  readonly startAgain: string
}

/** Words of an account that waits. */
export interface ApprovalMessages extends SubmitMessages {
  readonly pending: string
  readonly pendingVerification: string
  /** Names the list of what is still missing. */
  readonly steps: string
  readonly registered: string
  readonly verifyEmail: string
  readonly approval: string
  readonly stepDone: string
  readonly stepDue: string
  readonly enterCode: string
  readonly stillPending: (at: Date) => string
  readonly signIn: string
  readonly signInNow: string
  /** The member's session is made. */
  readonly signedIn: string
  readonly approved: string
  readonly declined: string
  readonly proveFactor: string
  readonly opening: string
}

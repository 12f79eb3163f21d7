/**
 * Words of a forgotten password.
 *
 * @since 0.1.0
 */
import type { EntryMessages } from "./Entry.ts"
import type { SubmitMessages } from "./Form.ts"

/** Words of the form that asks for the mail. */
export interface ForgotPasswordMessages extends SubmitMessages {
  /** Says what the form does. */
  readonly explanation: string
  readonly sentTitle: string
  /** Says that a mail went out, without telling whether somebody has the address. */
  readonly sent: (email: string) => string
  /** What to do where no mail arrives. */
  readonly sentHint: string
  readonly otherAddress: string
}

/** Words of the form that sets the new password. */
export interface ResetPasswordMessages extends EntryMessages {
  readonly account: string
  readonly password: string
  /** The password is set, and no session came of it. */
  readonly changed: string
  readonly signIn: string
  readonly missingTitle: string
  readonly missing: string
  readonly overTitle: string
  readonly over: string
}

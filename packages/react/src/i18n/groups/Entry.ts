/**
 * Words of signing in and up.
 *
 * @since 0.1.0
 */
import type { SubmitMessages } from "./Form.ts"

/** Words of a form that ends with a member's session. */
export interface EntryMessages extends SubmitMessages {
  readonly opening: string
  readonly done: string
  readonly verifyEmail: (email: string) => string
  readonly awaitApproval: string
  /** A further factor is asked for. */
  readonly proveFactor: string
}

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
  /** The provider's own page goes on. */
  readonly leaving?: string
}

/** Words of a sign-in. */
export interface SignInMessages extends EntryMessages {
  /** The way to a new password. */
  readonly forgot: string
  /** A passkey was chosen among the suggestions. */
  readonly passkeyVerifying: string
  /** Offers passkeys once more. */
  readonly passkeyRetry: string
}

/** Words of a sign-up. */
export interface SignUpMessages extends EntryMessages {
  /** The way to the sign-in, for whoever has an account already. */
  readonly toSignIn: string
}

/**
 * Words of changing one's password.
 *
 * @since 0.1.0
 */
import type { SubmitMessages } from "./Form.ts"

/** Words of a form that changes the password of whoever is signed in. */
export interface ChangePasswordMessages extends SubmitMessages {
  readonly currentPassword: string
  readonly newPassword: string
  /** The account whose password it is, for password managers. */
  readonly username: string
  readonly hint: string
  readonly done: string
}

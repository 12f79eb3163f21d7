/**
 * Words of changing one's password, in English.
 *
 * @since 0.1.0
 */
import type { ChangePasswordMessages } from "../groups/ChangePassword.ts"

/** Words of a form that changes the password of whoever is signed in. */
export const changePassword: ChangePasswordMessages = {
  title: "Change your password",
  submit: "Change password",
  submitting: "Changing your password…",
  currentPassword: "Current password",
  newPassword: "New password",
  username: "Account",
  hint: "You stay signed in here. Every other device has to sign in again.",
  done: "Your password is changed. Other devices have to sign in again with the new one."
}

/**
 * Words of changing one's password, in Hebrew.
 *
 * @since 0.1.0
 */
import type { ChangePasswordMessages } from "../groups/ChangePassword.ts"

/** Words of a form that changes the password of whoever is signed in. */
export const changePassword: ChangePasswordMessages = {
  title: "שינוי הסיסמה",
  submit: "שינוי הסיסמה",
  submitting: "משנים את הסיסמה…",
  currentPassword: "הסיסמה הנוכחית",
  newPassword: "סיסמה חדשה",
  username: "חשבון",
  hint: "כאן תישארו מחוברים. בכל מכשיר אחר יהיה צורך להיכנס מחדש.",
  done: "הסיסמה שונתה. במכשירים אחרים יש להיכנס מחדש עם הסיסמה החדשה."
}

/**
 * Words of changing one's password, in Japanese.
 *
 * @since 0.1.0
 */
import type { ChangePasswordMessages } from "../groups/ChangePassword.ts"

/** Words of a form that changes the password of whoever is signed in. */
export const changePassword: ChangePasswordMessages = {
  title: "パスワードの変更",
  submit: "パスワードを変更",
  submitting: "パスワードを変更しています…",
  currentPassword: "現在のパスワード",
  newPassword: "新しいパスワード",
  username: "アカウント",
  hint: "この端末ではログインしたままになります。ほかの端末では、もう一度ログインが必要です。",
  done: "パスワードを変更しました。ほかの端末では、新しいパスワードでログインし直してください。"
}

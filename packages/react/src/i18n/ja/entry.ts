/**
 * Words of signing in and up, in Japanese.
 *
 * @since 0.1.0
 */
import type { SignInMessages, SignUpMessages } from "../groups/Entry.ts"

/** Words of a sign-in. */
export const signIn: SignInMessages = {
  title: "ログイン",
  submit: "ログイン",
  submitting: "ログインしています…",
  opening: "アカウントを開いています…",
  done: "ログインしました。",
  verifyEmail: (email) => `${email}にコードを送信しました。入力してログインを完了してください。`,
  awaitApproval: "アカウントは承認待ちです。ログインできるようになりましたら、メールでお知らせします。",
  proveFactor: "続けるには、ご本人であることを確認してください。",
  leaving: "ログインを完了するため、当サイトのページに移動しています…",
  forgot: "パスワードをお忘れですか？",
  passkeyVerifying: "パスキーを確認しています…",
  passkeyRetry: "パスキーをもう一度表示"
}

/** Words of a sign-up. */
export const signUp: SignUpMessages = {
  title: "アカウントの作成",
  submit: "アカウントを作成",
  submitting: "アカウントを作成しています…",
  opening: "アカウントを開いています…",
  done: "アカウントの準備ができ、ログインしました。",
  verifyEmail: (email) => `${email}にコードを送信しました。入力してアカウントの作成を完了してください。`,
  awaitApproval: "アカウントは承認待ちです。ログインできるようになりましたら、メールでお知らせします。",
  proveFactor: "続けるには、ご本人であることを確認してください。",
  leaving: "アカウントを開くため、当サイトのページに移動しています…",
  toSignIn: "ログイン"
}

/**
 * Words of a forgotten password, in Japanese.
 *
 * @since 0.1.0
 */
import type { ForgotPasswordMessages, ResetPasswordMessages } from "../groups/Recovery.ts"

/** Words of the form that asks for the mail. */
export const forgotPassword: ForgotPasswordMessages = {
  title: "パスワードをお忘れですか？",
  explanation: "メールアドレスを入力してください。新しいパスワードを決めるためのリンクをお送りします。",
  submit: "リンクを送信",
  submitting: "リンクを送信しています…",
  sentTitle: "メールをご確認ください",
  sent: (email) => `${email}のアカウントがある場合、新しいパスワードを決めるためのリンクをお送りしました。`,
  sentHint: "届くまで数分かかることがあり、リンクは1時間有効です。迷惑メールフォルダーもご確認ください。",
  otherAddress: "別のアドレスを使う"
}

/** Words of the form that sets the new password. */
export const resetPassword: ResetPasswordMessages = {
  title: "新しいパスワードの設定",
  account: "対象のアカウント",
  password: "新しいパスワード",
  submit: "パスワードを保存",
  submitting: "パスワードを保存しています…",
  opening: "アカウントを開いています…",
  done: "新しいパスワードを設定し、ログインしました。",
  verifyEmail: (email) =>
    `新しいパスワードを設定しました。${email}にコードを送信しました。続けるには入力してください。`,
  awaitApproval: "新しいパスワードを設定しました。アカウントはまだ承認待ちです。メールでお知らせします。",
  proveFactor: "新しいパスワードを設定しました。続けるには、ご本人であることを確認してください。",
  changed: "新しいパスワードを設定しました。新しいパスワードでログインしてください。",
  signIn: "ログイン",
  missingTitle: "メールのリンクを開いてください",
  missing:
    "パスワードは、お送りするリンクからのみ変更できます。もう一度リンクを開くか、ここで新しいリンクを請求してください。",
  overTitle: "このリンクは使えません",
  over: "すでに使われたか、古すぎます。パスワードは変わっていません。ここで新しいリンクを請求してください。"
}

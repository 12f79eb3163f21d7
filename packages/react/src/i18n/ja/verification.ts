/**
 * Words of an address that has to be verified, and of an account that has to be approved, in Japanese.
 *
 * @since 0.1.0
 */
import type { ApprovalMessages, VerificationMessages } from "../groups/Verification.ts"
import { time } from "./format.ts"

/** Words of the form that asks for the code of a mail. */
export const verification: VerificationMessages = {
  title: "メールアドレスの確認",
  explanation: (email) => `${email}にコードを送信しました。`,
  code: "メールのコード",
  hint: "メールが届きませんか？迷惑メールフォルダーもご確認ください。",
  submit: "確認",
  submitting: "コードを確認しています…",
  opening: "アカウントを開いています…",
  resend: "新しいコードを送信",
  resent: (email) => `${email}に新しいコードを送信しました。`,
  changeEmail: "別のアドレスを使う",
  sendLink: "代わりにリンクを送信",
  sendingLink: "リンクを送信しています…",
  linkSent: (email) => `${email}にリンクを送信しました。開いてアドレスを確認してから、ログインしてください。`,
  enterCode: "代わりにコードを入力",
  done: "アドレスを確認し、ログインしました。",
  verifyEmail: (email) => `もう1つコードが必要です。${email}に送信しました。`,
  awaitApproval: "アドレスを確認しました。アカウントは承認待ちです。メールでお知らせします。",
  proveFactor: "アドレスを確認しました。続けるには、ご本人であることを確認してください。",
  verified: "アドレスを確認しました。続けるにはログインしてください。",
  signIn: "ログイン",
  lostTitle: "もう一度ログインしてください",
  lost: "このコードはここでは確認できなくなりました。すでに使われたか、古すぎるか、このページから離れたためです。もう一度ログインすると、新しいコードをお送りします。",
  startAgain: "もう一度ログイン"
}

/** Words of an account that waits. */
export const approval: ApprovalMessages = {
  title: "アカウントは承認待ちです",
  pending: "新しいアカウントはすべて確認しています。ログインできるようになりましたら、メールでお知らせします。",
  pendingVerification: "まずメールアドレスを確認してください。その後アカウントを確認し、メールでお知らせします。",
  steps: "残りの手順",
  registered: "アカウントの作成",
  verifyEmail: "メールアドレスの確認",
  approval: "アカウントの承認",
  stepDone: "完了",
  stepDue: "未完了",
  enterCode: "メールアドレスを確認",
  submit: "もう一度確認",
  submitting: "確認しています…",
  opening: "アカウントを開いています…",
  stillPending: (at) => `まだ承認されていません。最終確認は${time(at)}です。`,
  signIn: "ログインを試す",
  signInNow: "ログイン",
  signedIn: "アカウントが承認され、ログインしました。",
  approved: "アカウントが承認されました。ログインできます。",
  declined: "アカウントは承認されませんでした。誤りと思われる場合は、お問い合わせください。",
  proveFactor: "アカウントが承認されました。続けるには、ご本人であることを確認してください。"
}

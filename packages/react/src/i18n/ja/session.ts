/**
 * Words of a session, in Japanese.
 *
 * @since 0.1.0
 */
import type { SessionMessages } from "../groups/Session.ts"

/** Words of a session. */
export const session: SessionMessages = {
  checking: "ログイン状態を確認しています…",
  signInRequired: "会員専用です。ご覧になるにはログインしてください。",
  signIn: "ログイン",
  signedOut: "ログアウトしました。",
  parked: "まだログインしていますが、現在それを確認できません。確認できるまで、一部が表示されないことがあります。",
  confirmAgain: "もう一度確認",
  confirming: "確認しています…",
  signOut: "ログアウト",
  signingOut: "ログアウトしています…",
  signOutFailed: "この端末ではログアウトしましたが、サーバーにはまだ伝わっていません。",
  signOutAgain: "今すぐ伝える",
  opening: "ログインしています…",
  openingSlowly: "通常より時間がかかっています。",
  skip: "ログインせずに続ける",
  opened: "ログインしました。",
  nobody: "ログインしていません。",
  notOpened: "まだログインしていません",
  openAgain: "もう一度試す"
}

/**
 * Words of signing in on the provider's page, in Japanese.
 *
 * @since 0.1.0
 */
import type { OAuthMessages } from "../groups/OAuth.ts"

/** Words of signing in on the provider's page. */
export const oauth: OAuthMessages = {
  signIn: "ログインページへ",
  creating: "ログインページを開いています…",
  redirecting: "ログインページに移動しています…",
  finishing: "ログインを完了しています…",
  finished: "ログインしました。",
  goOn: "続ける",
  notFinished: "ログインしていません",
  startAgain: "最初からやり直す",
  alreadySignedIn: "すでにログインしています。",
  signedOut: "ログアウトしました。",
  stillSignedIn: "ここではまだログインしています。",
  checkedOut: "購入手続きから戻りました。",
  checkoutNote: "中断したところから続けられます。"
}

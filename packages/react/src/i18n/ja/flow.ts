/**
 * Words of the way in as a whole, in Japanese.
 *
 * @since 0.1.0
 */
import type { FlowMessages } from "../groups/Flow.ts"

/** Words between the screens. */
export const flow: FlowMessages = {
  or: "または",
  newHere: "初めてご利用ですか？",
  toSignUp: "アカウントを作成",
  haveAccount: "アカウントをお持ちですか？",
  toSignIn: "ログインする",
  back: "ログインに戻る",
  backToSignUp: "入力内容に戻る",
  loading: "少々お待ちください…",
  missingTitle: "この手順を読み込めませんでした",
  missingText: "入力した内容は失われていません。接続を確認してから、もう一度お試しください。",
  retry: "もう一度試す",
  passwordChanged: "新しいパスワードを設定しました。新しいパスワードでログインしてください。",
  verified: "アドレスを確認しました。続けるにはログインしてください。",
  approved: "アカウントが承認されました。ログインできます。",
  pageTitle: "あと1つの手順",
  pageText:
    "お使いのブラウザーでは、このページだけでログインを完了できません。ログインを完了できる当サイトのページに移動します。",
  toPage: "移動して続ける",
  signedIn: "ログインしました",
  goOn: "続ける"
}

/**
 * Words of the account menu, in Japanese.
 *
 * @since 0.1.0
 */
import type { AccountMessages } from "../groups/Account.ts"

/** Words of the account menu. */
export const account: AccountMessages = {
  loading: "ログイン状態を確認しています…",
  signIn: "ログイン",
  signUp: "アカウントを作成",
  account: "マイアカウント",
  menu: "アカウントメニュー：",
  signedInAs: "ログイン中のアカウント",
  signOut: "ログアウト",
  signingOut: "ログアウトしています…",
  signedOut: "ログアウトしました。",
  signOutFailed: "この端末ではログアウトしましたが、サーバーに伝えられませんでした。",
  retry: "もう一度試す",
  sectionAccountInfo: "アカウント情報",
  sectionBookings: "予約",
  sectionOrders: "注文",
  sectionSubscriptions: "定期購入",
  sectionEvents: "イベント",
  openingSection: (section) => `${section}を開いています…`,
  sectionFailed: (section) => `${section}を開けませんでした。`
}

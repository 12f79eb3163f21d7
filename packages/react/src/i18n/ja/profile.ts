/**
 * Words of a member's profile, in Japanese.
 *
 * @since 0.1.0
 */
import type { ProfileMessages } from "../groups/Profile.ts"
import { day, number } from "./format.ts"

/** Words of a panel that shows a profile and changes it. */
export const profile: ProfileMessages = {
  title: "プロフィール",
  submit: "変更を保存",
  submitting: "保存しています…",
  loading: "プロフィールを読み込んでいます…",
  signInRequired: "プロフィールをご覧になるにはログインしてください。",
  signIn: "ログイン",
  notFound:
    "プロフィールが見つかりませんでした。アカウントが閉じられた可能性があります。お心当たりがない場合はお問い合わせください。",
  retry: "もう一度試す",
  loginEmail: "ログインに使うアドレス",
  verified: "確認済み",
  notVerified: "未確認",
  edit: "プロフィールを編集",
  cancel: "キャンセル",
  saved: "プロフィールを保存しました。",
  unchanged: "変更がないため、保存するものはありませんでした。",
  reloaded: "別の場所で保存されたプロフィールです。",
  notGiven: "未入力",
  personal: "基本情報",
  contact: "連絡先",
  more: "その他",
  date: day,
  number,
  pending: "アカウントはまだ有効ではありません。",
  pendingApproval: "ショップの承認が必要です。使えるようになりましたら、メールでお知らせします。",
  pendingVerification: "メールアドレスの確認が必要です。お送りしたメールのコードを入力してください。",
  deleted: "このアカウントは削除されました。プロフィールは今のところ閲覧できますが、変更はできません。",
  blocked: "このアカウントはブロックされています。再開するにはお問い合わせください。",
  offline: "アカウントは非公開です。ほかの会員には表示されません。",
  changedElsewhere: "その間に、別のタブまたは端末で次の内容が保存されました：",
  takeTheirs: "自分の変更を破棄",
  keepMine: "自分の変更で上書き保存"
}

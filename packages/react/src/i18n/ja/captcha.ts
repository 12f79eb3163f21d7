/**
 * Words of a captcha in a form, in Japanese.
 *
 * @since 0.1.0
 */
import type { CaptchaMessages } from "../groups/Captcha.ts"

/** Words of a captcha in a form. */
export const captcha: CaptchaMessages = {
  title: "セキュリティチェック",
  loading: "セキュリティチェックを読み込んでいます…",
  ready: "ロボットではないことを確認してから、フォームを送信してください。",
  solved: "確認できました。フォームを送信できます。",
  expired: "確認の有効期限が切れました。ロボットではないことをもう一度確認してください。",
  retry: "再読み込み"
}

/**
 * Words of every form, in Japanese.
 *
 * @since 0.1.0
 */
import type { FormMessages } from "../groups/Form.ts"
import { count } from "./format.ts"

const strengths = ["とても弱い", "弱い", "普通", "良い", "強い"] as const

const seconds = (value: number): string => count(value, { other: "#秒" })

/** Words of every form. */
export const form: FormMessages = {
  email: "メールアドレス",
  password: "パスワード",
  newPassword: "パスワードを決める",
  showPassword: "パスワードを表示",
  hidePassword: "パスワードを隠す",
  check: (fields) => (fields === 1 ? "この項目を確認してください：" : "これらの項目を確認してください："),
  wait: (value) => `${seconds(value)}後に再試行`,
  waitOver: "もう一度お試しいただけます。",
  slow: "通常より時間がかかっています。このページを開いたままお待ちください。入力した内容は失われていません。",
  offline: "オフラインです。入力した内容は、接続が戻るまでここに残ります。",
  capsLock: "Caps Lockがオンになっています。",
  strength: "パスワードの強度",
  strengthLevel: (level) => strengths[level],
  code: "コード",
  codeHint: (length, alphabet) =>
    count(length, { other: alphabet === "digits" ? "#桁の数字です。" : "#文字の英数字です。" }),
  resend: "再送信",
  resending: "送信しています…",
  resendIn: (value) => `${seconds(value)}後に再送信`,
  resent: "再送信しました。",
  resendOver: "再送信できるようになりました。"
}

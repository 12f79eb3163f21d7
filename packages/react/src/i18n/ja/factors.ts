/**
 * Words of a further factor, in Japanese.
 *
 * @since 0.1.0
 */
import type { FactorMessages } from "../groups/Factors.ts"

const names = {
  PASSWORD: "パスワード",
  SMS: "テキストメッセージ",
  CALL: "電話",
  EMAIL: "メール",
  TOTP: "認証アプリ",
  PUSH: "別の端末",
  WEBAUTHN: "パスキー",
  RECOVERY_CODE: "リカバリーコード"
} as const

const about = {
  PASSWORD: "ログインに使うもの",
  SMS: "コードをテキストメッセージで送ります",
  CALL: "お電話でコードをお伝えします",
  EMAIL: "コードをメールで送ります",
  TOTP: "アプリにコードが表示されます",
  PUSH: "ログイン中の端末で承認します",
  WEBAUTHN: "指紋、顔、または画面ロックを使います",
  RECOVERY_CODE: "保管しているコードのいずれか"
} as const

const obstacles = {
  disabledByRule: "この方法はショップが無効にしています。",
  requireActivation: "設定が途中です。使う前に設定を完了してください。",
  requireReenroll: "今のままでは使えません。もう一度設定してから使ってください。",
  usedAlready: "すでに入力済みです。次の手順には別の方法が必要です。",
  notHere: "このブラウザーには、このページで使えるものがありません。"
} as const

const to = (hint: string | undefined, otherwise: string): string => hint ?? otherwise

/** Words of a further factor. */
export const factors: FactorMessages = {
  title: "ご本人の確認",
  submit: "確認",
  submitting: "確認しています…",
  opening: "アカウントを開いています…",
  done: "ログインしました。",
  verifyEmail: (email) =>
    `${email === "" ? "ご登録のメールアドレス" : email}にコードを送信しました。入力してログインを完了してください。`,
  awaitApproval: "アカウントは承認待ちです。ログインできるようになりましたら、メールでお知らせします。",
  pick: "確認の方法を選んでください。",
  highRisk: "いつもと異なるログインのため、ご本人であることを確認させてください。",
  leaving: "ログインページで続けます。",
  proveFactor: "確認できました。あと1つの手順でログインできます。",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enrol: (factor) => `設定する：${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `${to(hint, "お使いの電話")}にテキストメッセージでコードを送信しました。ここに入力してください。`
      case "CALL":
        return `${to(hint, "お使いの電話")}にお電話して、コードをお伝えします。ここに入力してください。`
      case "EMAIL":
        return `${to(hint, "ご登録のアドレス")}にメールでコードを送信しました。ここに入力してください。`
      case "TOTP":
        return "認証アプリに表示されているコードを入力してください。"
      case "PUSH":
        return "別の端末にリクエストを送信しました。続けるには、その端末で承認してください。"
      case "WEBAUTHN":
        return "パスキーを使ってください。ブラウザーが指紋、顔、または画面ロックを求めます。"
      case "RECOVERY_CODE":
        return "保管しているリカバリーコードのいずれかを入力してください。"
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "リカバリーコード",
  recoveryHint: "例：2fkq-8n4m-a7tz-03wx。各コードは1回だけ使えます。",
  remember: "この端末では今後たずねない",
  usePasskey: "パスキーを使う",
  askingPasskey: "ブラウザーが確認を求めています…",
  waitingForPush: "別の端末での応答を待っています…",
  sendPushAgain: "リクエストをもう一度送信",
  sending: "少々お待ちください…",
  openAgain: "もう一度試す",
  another: "別の方法を選ぶ",
  back: "戻る",
  restart: "もう一度ログイン",
  none: "現在、使える確認の方法がありません。",
  noneHelp: "それぞれの方法に必要なものをご確認いただくか、お問い合わせください。",
  over: "まだログインしていません。"
}

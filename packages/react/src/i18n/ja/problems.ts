/**
 * What can go wrong, in Japanese.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { ProblemMessages } from "../Messages.ts"
import { count, number } from "./format.ts"

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "少し待ってから、もう一度お試しください。"
    : `${count(retryAfter, { other: "#秒" })}後にもう一度お試しください。`

const reference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : `参照番号：${parts.join("、")}。`
}

const said = (detail: string | undefined): string => (detail === undefined ? "" : `先方のメッセージ：「${detail}」`)

const triesLeft = ({ triesLeft }: Problem): string =>
  triesLeft === undefined ? "" : `あと${count(triesLeft, { other: "#回" })}試せます。`

const characters = (value: number): string => count(value, { other: "#文字" })

/** The words of each problem. */
export const problems: ProblemMessages = {
  emailMissing: () => "メールアドレスを入力してください。",
  emailMalformed: () => "name@example.comのような形式でメールアドレスを入力してください。",
  passwordMissing: () => "パスワードを入力してください。",
  unknownEmail: () => "このメールアドレスのアカウントはありません。",
  invalidPassword: () => "パスワードが正しくありません。確認して、もう一度お試しください。",
  resetPassword: () => "ログインする前にパスワードの変更が必要です。再設定してから、もう一度お越しください。",
  missingCaptchaToken: () => "ロボットではないことを確認してから、もう一度お試しください。",
  invalidCaptchaToken: () => "ロボットではないことを確認できませんでした。もう一度お試しください。",
  identityBlocked: () => "このアカウントはブロックされています。再開するにはお問い合わせください。",
  loginRefused: (problem) =>
    `ログインできませんでした。もう一度お試しいただくか、お問い合わせください。${reference(problem)}`,
  emailAlreadyExists: () => "このメールアドレスのアカウントはすでにあります。ログインしてください。",
  invalidEmail: () => "このメールアドレスは使えません。確認するか、別のアドレスを使ってください。",
  registrationRefused: (problem) =>
    `アカウントを作成できませんでした。もう一度お試しいただくか、お問い合わせください。${reference(problem)}`,
  unknownState: () => "このページが理解できない応答を受け取りました。ページを再読み込みして、もう一度お試しください。",
  sessionTimedOut: () => "アカウントを開くのに時間がかかりすぎました。もう一度お試しください。",
  sessionFrameRefused: () =>
    "ブラウザーの制限により、このページでアカウントを開けませんでした。ページを再読み込みして、もう一度お試しください。",
  sessionBlocked: () =>
    "ログインの維持に必要なものがブラウザーにブロックされています。このサイトのCookieを許可して、もう一度お試しください。",
  sessionRefused: (problem) => `アカウントを開けませんでした。もう一度お試しください。${reference(problem)}`,
  recoveryOver: () => "このリンクはすでに使われたか、古すぎます。新しいリンクを請求してください。",
  redirectNotAllowed: () =>
    "メールのリンクからこのページを開くことは許可されていません。ページの設定に誤りがあります。お問い合わせください。",
  passwordTooShort: ({ limit }) =>
    limit === undefined
      ? "パスワードが短すぎます。もっと長いものにしてください。"
      : `${characters(limit)}以上のパスワードにしてください。`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "パスワードが長すぎます。もっと短いものにしてください。"
      : `${characters(limit)}以下のパスワードにしてください。`,
  codeMissing: () => "メールに記載のコードを入力してください。",
  codeIncomplete: ({ limit }) =>
    limit === undefined
      ? "コードが途中までです。すべて入力してください。"
      : `コードが途中までです。コードは${characters(limit)}です。`,
  wrongCode: () => "コードが正しくありません。最新のメールと見比べて、もう一度お試しください。",
  verificationOver: () => "このコードは使用済みか、古すぎます。新しいコードを請求してください。",
  mailNotSent: () => "メールを送信できませんでした。少し待ってから、もう一度お試しください。",
  approvalUnknown: () =>
    "アカウントが承認されたかどうかを確認できませんでした。少し待ってから、もう一度お試しください。",
  answerMissing: () => "ログインページから応答なしで戻されました。最初からやり直してください。",
  answerForeign: () =>
    "このログインはこのブラウザーで始めたものではないか、ずっと前に終わっています。最初からやり直してください。",
  answerLate: () => "このログインには1時間以上かかりました。最初からやり直してください。",
  answerUsed: () => "このログインはすでに使われました。もう一度ログインするには、最初からやり直してください。",
  answerDenied: ({ detail }) => `ログインはキャンセルされました。いつでも最初からやり直せます。${said(detail)}`,
  answerRefused: (problem) =>
    `ログインページに拒否されました。最初からやり直すか、お問い合わせください。${said(problem.detail)}${reference(problem)}`,
  exchangeRefused: (problem) => `ログインを完了できませんでした。最初からやり直してください。${reference(problem)}`,
  pageInsecure: () => "ログインには安全な接続が必要です。httpsで始まるアドレスでこのページを開いてください。",
  pageMissing: (problem) => `ログインページが見つかりませんでした。もう一度お試しください。${reference(problem)}`,
  pageNeeded: () => "まだログインしていません。ログインページに進んでください。",
  signedOutMeanwhile: () => "ログイン中にログアウトされました。ログインするには、最初からやり直してください。",
  dateMalformed: () => "日付をすべて入力するか、空欄にしてください。",
  numberMalformed: () => "12や12.5のような数字を入力してください。",
  phoneMalformed: () => "電話番号を数字で入力してください。",
  profileChanged: () =>
    "編集中に、別の場所でプロフィールが変更されました。入力した内容は失われていません。現在の内容に上書きして保存するか、破棄してください。",
  profileRefused: (problem) =>
    `プロフィールを保存できませんでした。もう一度お試しいただくか、お問い合わせください。${reference(problem)}`,
  notSignedIn: () =>
    "ログインしていない状態になりました。別のタブでもう一度ログインしてから、ここに戻ってください。入力した内容は失われていません。",
  captchaBlocked: () =>
    "ロボットではないことの確認を読み込めませんでした。このページでの読み込みを許可するか、後でもう一度お試しください。",
  captchaExpired: () => "ロボットではないことの確認が時間内に終わりませんでした。もう一度お試しください。",
  captchaClosed: () => "ロボットではないことの確認が、終わる前に閉じられました。もう一度お試しください。",
  captchaFailed: (problem) =>
    `ロボットではないことの確認がうまくいきませんでした。もう一度お試しください。${reference(problem)}`,
  factorWrong: (problem) => `コードが正しくないか、すでに使われています。${triesLeft(problem)}`,
  recoveryCodeMissing: () => "リカバリーコードのいずれかを入力してください。",
  recoveryCodeWrong: (problem) => `お持ちのリカバリーコードではないか、すでに使われています。${triesLeft(problem)}`,
  passkeyWrong: (problem) =>
    `このパスキーは受け付けられませんでした。もう一度お試しいただくか、別の方法を選んでください。${triesLeft(problem)}`,
  passkeyUnavailable: () => "このブラウザーには、このページのパスキーがありません。別の方法を選んでください。",
  passkeyCancelled: () =>
    "パスキーは使われませんでした。キャンセルされたか、時間がかかりすぎました。もう一度お試しいただくか、別の方法を選んでください。",
  passkeyRefused: (problem) =>
    `ブラウザーの制限により、パスキーを使えませんでした。もう一度お試しいただくか、別の方法を選んでください。${reference(problem)}`,
  pushUnanswered: () => "別の端末で応答がありませんでした。リクエストをもう一度送信するか、別の方法を選んでください。",
  factorDenied: () => "別の端末でログインが拒否されました。ご自身で拒否された場合は、もう一度ログインしてください。",
  factorOver: () => "時間がかかりすぎたか、すでに使われています。もう一度ログインしてください。",
  factorTooManyTries: () => "間違いの回数が多すぎました。もう一度ログインしてください。",
  factorTooManySends: () =>
    "このログインでは、これ以上コードを送信できません。最後のコードを使うか、もう一度ログインしてください。",
  factorUnavailable: () => "この方法は現在ここでは使えません。別の方法を選んでください。",
  factorMismatch: () =>
    "このコードはこの方法のものではありません。新しいコードを請求するか、別の方法を選んでください。",
  factorUnsupported: () => "パスワードは最初の手順で使いました。別の方法を選んでください。",
  factorNotVerifiable: () => "この方法はこのページでは使えません。別の方法を選んでください。",
  fieldViolations: ({ detail }) =>
    detail ?? "入力した内容の一部が受け付けられませんでした。確認して、もう一度お試しください。",
  offline: () => "オフラインです。何も失われていません。接続が戻ったら、もう一度お試しください。",
  unreachable: () => "現在、当サイトに接続できません。接続を確認して、もう一度お試しください。",
  serverError: (problem) =>
    `当サイトで問題が発生しました。少し待ってから、もう一度お試しください。${reference(problem)}`,
  rateLimited: (problem) => `試した回数が多すぎます。${patience(problem)}`,
  tooLarge: () => "一度に受け取れる量を超えています。短くして、もう一度お試しください。",
  unreadable: (problem) => `読み取れない応答を受け取りました。もう一度お試しください。${reference(problem)}`,
  sessionEnded: () => "セッションが終了しました。続けるには、もう一度ログインしてください。",
  sessionUnavailable: () => "現在、ご本人であることを確認できません。少し待ってから、もう一度お試しください。",
  refused: (problem) => `拒否されました。${reference(problem)}`,
  unexpected: () => "このページで予期しない問題が発生しました。再読み込みして、もう一度お試しください。",
  noPermission: () => "これを見る権限がありません。",
  signInRequired: () => "ご覧になるにはログインしてください。",
  internalError: (problem) =>
    `当サイトで問題が発生しました。少し待ってから、もう一度お試しください。${reference(problem)}`,
  itemGone: () => "すでになくなっています。",
  itemExists: () => "すでにあります。",
  siteCode: ({ detail }) => detail ?? "サイトに拒否されました。",
  tooManyItems: ({ limit }) =>
    `一度に受け取れるのは${number(limit ?? 1000)}件までです。数を減らして、もう一度お試しください。`,
  tooManyRemovals: ({ limit }) =>
    `一度に削除できるのは${number(limit ?? 1000)}件までです。数を減らして、もう一度お試しください。`,
  noPreviousPage: () => "これより前のページはありません。",
  noNextPage: () => "これより後のページはありません。",
  changeForbidden: () => "これを変更する権限がありません。",
  conditionNotMet: () => "この変更に必要な状態ではなくなりました。もう一度内容を確認してからやり直してください。",
  itemChanged: () => "その間にほかの人がこれを変更しました。残す値を選んで、もう一度保存してください。",
  valueMissing: () => "入力が必要です。",
  valueUnfit: () => "ここには合わない値です。確認してください。",
  jsonMalformed: () => "読み取れません。括弧、コンマ、引用符を確認してください。",
  notANumber: () => "この欄の値は数ではありません。",
  numberAmbiguous: () => "二通りに読めます。桁区切りなしで 1234 または 1.234 と入力してください。",
  numberTooLarge: () => "この数は大きすぎて正確に保存できません。",
  notAList: () => "この欄の値はリストではありません。",
  misconfigured: (problem) => `この表示の設定に誤りがあります。${reference(problem)}`
}

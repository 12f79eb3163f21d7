/**
 * The Japanese messages, as a draft. No Japanese speaker has reviewed them.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { formatOf } from "../messages/Format.ts"
import { limitText } from "../messages/ItemMessages.ts"
import type { Messages } from "../messages/Messages.ts"
import { statusName } from "../messages/TransferMessages.ts"

const { count, day, list, number, seconds, time } = formatOf<never>("ja")

const strengths = ["とても弱い", "弱い", "普通", "良い", "強い"] as const

const secondCount = (value: number): string => count(value, { other: "#秒" })

const form: Messages["form"] = {
  email: "メールアドレス",
  password: "パスワード",
  newPassword: "パスワードを決める",
  showPassword: "パスワードを表示",
  hidePassword: "パスワードを隠す",
  check: (fields) => (fields === 1 ? "この項目を確認してください：" : "これらの項目を確認してください："),
  wait: (value) => `${secondCount(value)}後に再試行`,
  waitOver: "もう一度お試しいただけます。",
  slow: "通常より時間がかかっています。このページを開いたままお待ちください。入力した内容は失われていません。",
  offline: "オフラインです。入力した内容は、接続が回復するまでこのページに残ります。",
  capsLock: "Caps Lockがオンになっています。",
  strength: "パスワードの強度",
  strengthLevel: (level) => strengths[level],
  code: "コード",
  codeHint: (length, alphabet) =>
    count(length, {
      other: alphabet === "digits" ? "#桁の数字を入力してください。" : "#文字の英数字を入力してください。"
    }),
  resend: "再送信",
  resending: "送信しています…",
  resendIn: (value) => `${secondCount(value)}後に再送信`,
  resent: "再送信しました。",
  resendOver: "再送信できるようになりました。"
}

const toast: Messages["toast"] = {
  region: (key) => `通知（${key}）`,
  close: "閉じる",
  undo: "元に戻す",
  undone: "変更を元に戻しました。",
  undoFailed: "変更を元に戻せませんでした。"
}

const strength: Messages["strength"] = {
  common: "多くの人が使っているパスワードです。自分にしか思いつかない言葉の組み合わせにしてください。",
  personal: "ご自身やこのサイトに関する言葉は簡単に推測されます。関係のない言葉を加えてください。",
  repeated: "同じ文字や言葉の繰り返しは簡単に推測されます。違う言葉を加えてください。",
  sequence: "abcや321のような並びは簡単に推測されます。つながりのない言葉を加えてください。",
  keys: "隣り合うキーは簡単に推測されます。つながりのない言葉を加えてください。",
  date: "日付や年は簡単に推測されます。つながりのない言葉を加えてください。",
  longer: "もう1つか2つ言葉を加えてください。あまり使われない言葉のほうが安全です。"
}

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "少し待ってから、もう一度お試しください。"
    : `${count(retryAfter, { other: "#秒" })}後にもう一度お試しください。`

const supportReference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : `参照番号：${parts.join("、")}。`
}

const said = (detail: string | undefined): string => (detail === undefined ? "" : `先方のメッセージ：「${detail}」`)

const triesLeft = ({ triesLeft }: Problem): string =>
  triesLeft === undefined ? "" : `あと${count(triesLeft, { other: "#回" })}試せます。`

const characters = (value: number): string => count(value, { other: "#文字" })

const valueCount = (value: number): string => count(value, { other: "#個" })

const problems: Messages["problems"] = {
  emailMissing: () => "メールアドレスを入力してください。",
  emailMalformed: () => "name@example.comのような形式でメールアドレスを入力してください。",
  passwordMissing: () => "パスワードを入力してください。",
  unknownEmail: () => "このメールアドレスのアカウントが見つかりませんでした。確認して、もう一度お試しください。",
  invalidPassword: () => "パスワードが正しくありません。もう一度お試しになるか、パスワードを再設定してください。",
  resetPassword: () => "ログインする前に、パスワードを再設定してください。",
  missingCaptchaToken: () => "ロボットではないことを確認してから、もう一度お試しください。",
  invalidCaptchaToken: () => "ロボットではないことを確認できませんでした。もう一度お試しください。",
  identityBlocked: () => "このアカウントはブロックされています。再開するにはお問い合わせください。",
  loginRefused: (problem) =>
    `ログインできませんでした。もう一度お試しいただくか、お問い合わせください。${supportReference(problem)}`,
  emailAlreadyExists: () => "このメールアドレスのアカウントはすでにあります。ログインしてください。",
  invalidEmail: () => "このメールアドレスは使えません。確認するか、別のアドレスを使ってください。",
  registrationRefused: (problem) =>
    `アカウントを作成できませんでした。もう一度お試しいただくか、お問い合わせください。${supportReference(problem)}`,
  unknownState: () => "問題が発生しました。ページを再読み込みして、もう一度お試しください。",
  sessionTimedOut: () => "ログインに時間がかかりすぎました。もう一度お試しください。",
  sessionFrameRefused: () =>
    "ブラウザーの制限により、このページでログインできませんでした。ページを再読み込みして、もう一度お試しください。",
  sessionBlocked: () =>
    "ログインの維持に必要なものがブラウザーにブロックされています。このサイトのCookieを許可して、もう一度お試しください。",
  sessionRefused: (problem) => `ログインできませんでした。もう一度お試しください。${supportReference(problem)}`,
  recoveryLinkExpired: () => "このリンクは使用済みか、有効期限が切れています。新しいリンクをリクエストしてください。",
  redirectNotAllowed: () => "このページは正しく設定されていないため、リンクを送信できません。お問い合わせください。",
  passwordTooShort: ({ limit }) =>
    limit === undefined
      ? "パスワードが短すぎます。もっと長いものにしてください。"
      : `${characters(limit)}以上のパスワードにしてください。`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "パスワードが長すぎます。もっと短いものにしてください。"
      : `${characters(limit)}以下のパスワードにしてください。`,
  passwordTooCommon: () => "このパスワードはよく使われています。推測されにくいものを選んでください。",
  codeMissing: () => "メールに記載のコードを入力してください。",
  codeIncomplete: ({ limit }) =>
    limit === undefined
      ? "コードをすべて入力してください。"
      : `コードをすべて入力してください。コードは${characters(limit)}です。`,
  wrongCode: () => "コードが正しくありません。最新のメールを確認して、もう一度お試しください。",
  codeExpired: () => "このコードは使用済みか、有効期限が切れています。新しいコードをリクエストしてください。",
  mailNotSent: () => "メールを送信できませんでした。少し待ってから、もう一度お試しください。",
  approvalUnknown: () =>
    "アカウントが承認されたかどうかを確認できませんでした。少し待ってから、もう一度お試しください。",
  responseMissing: () => "ログインページから応答がありませんでした。最初からやり直してください。",
  responseInvalid: () =>
    "このログインは別のブラウザーで開始されたか、有効期限が切れています。最初からやり直してください。",
  responseExpired: () => "このログインには1時間以上かかりました。最初からやり直してください。",
  responseUsed: () => "このログインは使用済みです。ログインするには、最初からやり直してください。",
  accessDenied: ({ detail }) => `ログインはキャンセルされました。いつでも最初からやり直せます。${said(detail)}`,
  authorizationFailed: (problem) =>
    `ログインページでエラーが発生しました。最初からやり直すか、お問い合わせください。${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) =>
    `ログインを完了できませんでした。最初からやり直してください。${supportReference(problem)}`,
  pageInsecure: () => "ログインには安全な接続が必要です。httpsで始まるアドレスでこのページを開いてください。",
  pageMissing: (problem) => `ログインページを開けませんでした。もう一度お試しください。${supportReference(problem)}`,
  pageNeeded: () => "まだログインしていません。ログインページに進んでください。",
  signedOutDuringSignIn: () =>
    "ログインが完了する前にログアウトしました。ログインするには、最初からやり直してください。",
  dateMalformed: () => "日付を正しく入力するか、空欄にしてください。",
  numberMalformed: () => "12や12.5のような数値を入力してください。",
  phoneMalformed: () => "電話番号を数字で入力してください。",
  profileChanged: () =>
    "編集中に、別の場所でプロフィールが変更されました。入力した内容は失われていません。このまま保存するか、変更を破棄してください。",
  profileRefused: (problem) =>
    `プロフィールを保存できませんでした。もう一度お試しいただくか、お問い合わせください。${supportReference(problem)}`,
  notSignedIn: () =>
    "ログインしていません。別のタブでログインしてから、ここに戻ってください。入力した内容は失われていません。",
  captchaBlocked: () =>
    "セキュリティチェックを読み込めませんでした。このページでの読み込みを許可するか、後でもう一度お試しください。",
  captchaExpired: () => "セキュリティチェックが時間内に完了しませんでした。もう一度お試しください。",
  captchaClosed: () => "セキュリティチェックが完了する前に閉じられました。もう一度お試しください。",
  captchaFailed: (problem) =>
    `セキュリティチェックに失敗しました。もう一度お試しください。${supportReference(problem)}`,
  factorWrong: (problem) => `コードが正しくないか、使用済みです。${triesLeft(problem)}`,
  recoveryCodeMissing: () => "リカバリーコードのいずれかを入力してください。",
  recoveryCodeWrong: (problem) => `リカバリーコードが正しくないか、使用済みです。${triesLeft(problem)}`,
  passkeyWrong: (problem) =>
    `このパスキーは使用できませんでした。もう一度お試しになるか、別の方法を使用してください。${triesLeft(problem)}`,
  notSupported: () => "ここでは変更できません。お問い合わせください。",
  reverificationRequired: () => "この変更を行うには、もう一度本人確認をしてください。",
  passkeyNotAllowed: () => "このページではパスキーを追加できません。お問い合わせください。",
  passkeyExists: () => "このデバイスには、このアカウントのパスキーがすでにあります。",
  confirmationMissing: () => "表示されている言葉を正確に入力してください。",
  passkeyUnavailable: () => "このブラウザーではパスキーを使用できません。別の方法を使用してください。",
  passkeyCanceled: () =>
    "パスキーの操作がキャンセルされたか、時間がかかりすぎました。もう一度お試しになるか、別の方法を使用してください。",
  passkeyRefused: (problem) =>
    `ブラウザーでパスキーを使用できませんでした。もう一度お試しになるか、別の方法を使用してください。${supportReference(problem)}`,
  pushTimedOut: () => "別のデバイスで応答がありませんでした。リクエストを再送信するか、別の方法を使用してください。",
  factorDenied: () =>
    "別のデバイスでログインが拒否されました。ご自身で拒否された場合は、もう一度ログインしてください。",
  challengeExpired: () => "時間がかかりすぎたか、使用済みです。もう一度ログインしてください。",
  factorTooManyAttempts: () => "間違えた回数が上限に達しました。もう一度ログインしてください。",
  factorTooManySends: () =>
    "このログインでは、これ以上コードを送信できません。最後のコードを使うか、もう一度ログインしてください。",
  factorUnavailable: () => "この方法は現在使用できません。別の方法を使用してください。",
  factorMismatch: () => "このコードは別の方法のものです。新しいコードをリクエストするか、別の方法を使用してください。",
  factorUnsupported: () => "パスワードはすでに使用しました。別の方法を使用してください。",
  factorNotVerifiable: () => "この方法はこのページでは使用できません。別の方法を使用してください。",
  fieldViolations: ({ detail }) =>
    detail ?? "入力した内容の一部が受け付けられませんでした。確認して、もう一度お試しください。",
  offline: () => "オフラインです。入力した内容は失われていません。接続が回復したら、もう一度お試しください。",
  unreachable: () => "接続できませんでした。接続を確認して、もう一度お試しください。",
  serverError: (problem) =>
    `サーバーで問題が発生しました。しばらくしてから、もう一度お試しください。${supportReference(problem)}`,
  rateLimited: (problem) => `試行回数が多すぎます。${patience(problem)}`,
  tooLarge: () => "サイズが大きすぎて送信できません。短くして、もう一度お試しください。",
  unreadable: (problem) => `予期しない応答を受け取りました。もう一度お試しください。${supportReference(problem)}`,
  sessionEnded: () => "セッションが終了しました。続けるには、もう一度ログインしてください。",
  sessionUnavailable: () => "ログイン状態を確認できませんでした。しばらくしてから、もう一度お試しください。",
  refused: (problem) =>
    `この操作を実行できませんでした。サポートが必要な場合は、お問い合わせください。${supportReference(problem)}`,
  unexpected: () => "このページで問題が発生しました。再読み込みして、もう一度お試しください。",
  noPermission: () => "表示する権限がありません。",
  signInRequired: () => "ご覧になるにはログインしてください。",
  internalError: (problem) =>
    `サーバーで問題が発生しました。しばらくしてから、もう一度お試しください。${supportReference(problem)}`,
  itemNotFound: () => "この項目は存在しません。",
  itemExists: () => "この項目はすでに存在します。",
  itemsOmitted: ({ count: omitted = 1 }) => `${number(omitted)}件の項目を表示できませんでした。`,
  siteCode: ({ detail }) => detail ?? "このサイトでリクエストが拒否されました。",
  tooManyItems: ({ limit }) =>
    `一度に使用できるのは${number(limit ?? 1000)}件までです。選択する数を減らして、もう一度お試しください。`,
  tooManyRemovals: ({ limit }) =>
    `一度に削除できるのは${number(limit ?? 1000)}件までです。選択する数を減らして、もう一度お試しください。`,
  noPreviousPage: () => "最初のページです。",
  noNextPage: () => "最後のページです。",
  changeForbidden: () => "変更する権限がありません。",
  conditionNotMet: () => "項目が変更されたため、この編集は適用できません。確認して、もう一度お試しください。",
  itemChanged: () => "ほかのユーザーがこの項目を変更しました。残す値を選択して、もう一度保存してください。",
  valueMissing: () => "この欄は必須です。",
  valueInvalid: () => "有効な値を入力してください。",
  numberNotWhole: () => "整数を入力してください。",
  numberOutOfRange: limitText({
    other: "有効な値を入力してください。",
    between: (minimum, maximum) => `${number(minimum)}から${number(maximum)}までの数値を入力してください。`,
    atLeast: (minimum) => `${number(minimum)}以上の数値を入力してください。`,
    atMost: (maximum) => `${number(maximum)}以下の数値を入力してください。`,
    exactly: (limit) => `${number(limit)}を入力してください。`,
    moreThan: (minimum) => `${number(minimum)}より大きい数値を入力してください。`,
    lessThan: (maximum) => `${number(maximum)}より小さい数値を入力してください。`
  }),
  textLengthInvalid: limitText({
    other: "有効な値を入力してください。",
    between: (minimum, maximum) => `${number(minimum)}～${characters(maximum)}で入力してください。`,
    atLeast: (minimum) => `${characters(minimum)}以上で入力してください。`,
    atMost: (maximum) => `${characters(maximum)}以下で入力してください。`,
    exactly: (limit) => `${characters(limit)}で入力してください。`
  }),
  listLengthInvalid: limitText({
    other: "有効な値を入力してください。",
    between: (minimum, maximum) => `${number(minimum)}～${valueCount(maximum)}の値を入力してください。`,
    atLeast: (minimum) => `${valueCount(minimum)}以上の値を入力してください。`,
    atMost: (maximum) => `${valueCount(maximum)}以下の値を入力してください。`,
    exactly: (limit) => `${valueCount(limit)}の値を入力してください。`
  }),
  jsonMalformed: () => "JSONの形式が正しくありません。括弧、コンマ、引用符を確認してください。",
  notANumber: () => "この欄の値は数値ではありません。",
  numberTooLarge: () => "数値が大きすぎるため、正確に保存できません。",
  notAList: () => "この欄の値はリストではありません。",
  misconfigured: (problem) => `このページは正しく設定されていません。お問い合わせください。${supportReference(problem)}`
}

const signIn: Messages["signIn"] = {
  title: "ログイン",
  submit: "ログイン",
  submitting: "ログインしています…",
  opening: "ログインしています…",
  done: "ログインしました。",
  verifyEmail: (email) => `${email}にコードを送信しました。入力してログインを完了してください。`,
  awaitApproval: "アカウントは承認待ちです。ログインできるようになりましたら、メールでお知らせします。",
  proveFactor: "続けるには、ご本人であることを確認してください。",
  leaving: "ログインを完了するため、別のページに移動しています…",
  forgot: "パスワードをお忘れですか？",
  passkeyVerifying: "パスキーを確認しています…",
  passkeyRetry: "パスキーをもう一度表示"
}

const signUp: Messages["signUp"] = {
  title: "アカウントの作成",
  submit: "アカウントを作成",
  submitting: "アカウントを作成しています…",
  opening: "ログインしています…",
  done: "アカウントを作成し、ログインしました。",
  verifyEmail: (email) => `${email}にコードを送信しました。入力してアカウントの作成を完了してください。`,
  awaitApproval: "アカウントは承認待ちです。ログインできるようになりましたら、メールでお知らせします。",
  proveFactor: "続けるには、ご本人であることを確認してください。",
  leaving: "アカウントの作成を完了するため、別のページに移動しています…",
  toSignIn: "ログイン"
}

const captcha: Messages["captcha"] = {
  title: "セキュリティチェック",
  loading: "セキュリティチェックを読み込んでいます…",
  ready: "ロボットではないことを確認してから、フォームを送信してください。",
  solved: "確認できました。フォームを送信できます。",
  expired: "確認の有効期限が切れました。ロボットではないことをもう一度確認してください。",
  retry: "セキュリティチェックを再読み込み"
}

const session: Messages["session"] = {
  checking: "ログイン状態を確認しています…",
  signInRequired: "会員専用です。表示するにはログインしてください。",
  signIn: "ログイン",
  signedOut: "ログアウトしました。",
  parked:
    "ログイン中ですが、現在その状態を確認できません。確認できるまで、一部のコンテンツが表示されないことがあります。",
  confirmAgain: "もう一度確認",
  confirming: "確認しています…",
  signOut: "ログアウト",
  signingOut: "ログアウトしています…",
  signOutFailed: "このデバイスではログアウトしましたが、サーバーでまだ確認されていません。",
  signOutAgain: "ログアウトを再試行",
  opening: "ログインしています…",
  openingSlowly: "通常より時間がかかっています。",
  skip: "ログインせずに続ける",
  opened: "ログインしました",
  nobody: "ログインしていません",
  notOpened: "まだログインしていません",
  openAgain: "もう一度試す"
}

const oauth: Messages["oauth"] = {
  signIn: "ログインページへ",
  creating: "ログインページを開いています…",
  redirecting: "ログインページに移動しています…",
  finishing: "ログインを完了しています…",
  finished: "ログインしました",
  continue: "続ける",
  notFinished: "ログインしていません",
  startAgain: "最初からやり直す",
  alreadySignedIn: "すでにログインしています",
  signedOut: "ログアウトしました",
  stillSignedIn: "このデバイスではまだログインしています",
  checkedOut: "購入手続きから戻りました",
  checkoutNote: "中断したところから続けられます。"
}

const flow: Messages["flow"] = {
  or: "または",
  newHere: "初めてご利用ですか？",
  toSignUp: "アカウントを作成",
  haveAccount: "すでにアカウントをお持ちですか？",
  toSignIn: "ログインする",
  back: "ログインに戻る",
  backToSignUp: "入力内容に戻る",
  loading: "少々お待ちください…",
  missingTitle: "この手順を読み込めませんでした",
  missingText: "入力した内容は失われていません。接続を確認して、もう一度お試しください。",
  retry: "もう一度試す",
  passwordChanged: "パスワードを保存しました。新しいパスワードでログインしてください。",
  verified: "メールアドレスを確認しました。続けるにはログインしてください。",
  approved: "アカウントが承認されました。ログインできます。",
  pageTitle: "あと1つの手順",
  pageText: "お使いのブラウザーでは、このページでログインできません。ログインページで続けてください。",
  toPage: "ログインページへ",
  signedIn: "ログインしました",
  continue: "続ける"
}

const account: Messages["account"] = {
  loading: "アカウントを読み込んでいます…",
  signIn: "ログイン",
  signUp: "アカウントを作成",
  account: "マイアカウント",
  menu: "アカウントメニュー：",
  signedInAs: "ログイン中のアカウント",
  signOut: "ログアウト",
  signingOut: "ログアウトしています…",
  signedOut: "ログアウトしました。",
  signOutFailed: "このデバイスではログアウトしましたが、サーバーでまだ確認されていません。",
  retry: "もう一度試す",
  sectionAccountInfo: "アカウント情報",
  sectionBookings: "予約",
  sectionOrders: "注文",
  sectionSubscriptions: "定期購入",
  sectionEvents: "イベント",
  openingSection: (section) => `${section}を開いています…`,
  sectionFailed: (section) => `${section}を開けませんでした。`
}

const changePassword: Messages["changePassword"] = {
  title: "パスワードの変更",
  submit: "パスワードを変更",
  submitting: "パスワードを変更しています…",
  currentPassword: "現在のパスワード",
  newPassword: "新しいパスワード",
  username: "アカウント",
  hint: "このデバイスではログインしたままになります。ほかのデバイスでは、もう一度ログインする必要があります。",
  done: "パスワードを変更しました。ほかのデバイスでもう一度ログインしてください。"
}

const forgotPassword: Messages["forgotPassword"] = {
  title: "パスワードをお忘れですか？",
  explanation: "メールアドレスを入力してください。パスワードを再設定するためのリンクをお送りします。",
  submit: "リンクを送信",
  submitting: "リンクを送信しています…",
  sentTitle: "メールをご確認ください",
  sent: (email) => `${email}のアカウントがある場合、パスワードを再設定するためのリンクをお送りしました。`,
  sentHint: "届くまで数分かかることがあります。迷惑メールフォルダーもご確認ください。リンクの有効期限は1時間です。",
  otherAddress: "別のメールアドレスを使用"
}

const resetPassword: Messages["resetPassword"] = {
  title: "新しいパスワードの設定",
  account: "アカウント",
  password: "新しいパスワード",
  submit: "パスワードを保存",
  submitting: "パスワードを保存しています…",
  opening: "ログインしています…",
  done: "パスワードを保存し、ログインしました。",
  verifyEmail: (email) => `パスワードを保存しました。続けるには、${email}に送信したコードを入力してください。`,
  awaitApproval:
    "パスワードを保存しました。アカウントは承認待ちです。ログインできるようになりましたら、メールでお知らせします。",
  proveFactor: "パスワードを保存しました。続けるには、ご本人であることを確認してください。",
  changed: "パスワードを保存しました。新しいパスワードでログインしてください。",
  signIn: "ログイン",
  missingTitle: "メールのリンクを開いてください",
  missing: "パスワードを再設定するには、お送りしたメールのリンクを開くか、新しいリンクをリクエストしてください。",
  expiredTitle: "このリンクは使えません",
  expired:
    "リンクは使用済みか、有効期限が切れています。パスワードは変更されていません。新しいリンクをリクエストしてください。"
}

const verification: Messages["verification"] = {
  title: "メールアドレスの確認",
  explanation: (email) => `${email}に送信したコードを入力してください。`,
  code: "確認コード",
  hint: "メールが届きませんか？迷惑メールフォルダーもご確認ください。",
  submit: "確認",
  submitting: "コードを確認しています…",
  opening: "ログインしています…",
  resend: "新しいコードを送信",
  resent: (email) => `${email}に新しいコードを送信しました。`,
  changeEmail: "別のメールアドレスを使用",
  sendLink: "代わりにリンクを送信",
  sendingLink: "リンクを送信しています…",
  linkSent: (email) => `${email}にリンクを送信しました。開いてアドレスを確認してから、ログインしてください。`,
  enterCode: "代わりにコードを入力",
  done: "メールアドレスを確認し、ログインしました。",
  verifyEmail: (email) => `あと1ステップです。${email}に送信したコードを入力してください。`,
  awaitApproval:
    "メールアドレスを確認しました。アカウントは承認待ちです。ログインできるようになりましたら、メールでお知らせします。",
  proveFactor: "メールアドレスを確認しました。続けるには、ご本人であることを確認してください。",
  verified: "メールアドレスを確認しました。続けるにはログインしてください。",
  signIn: "ログイン",
  lostTitle: "もう一度ログインしてください",
  lost: "このコードは確認できなくなりました。使用済みか、有効期限が切れたか、ページから移動したためです。もう一度ログインして、新しいコードを受け取ってください。",
  startAgain: "もう一度ログイン"
}

const approval: Messages["approval"] = {
  title: "アカウントは承認待ちです",
  pending: "新しいアカウントはすべて審査しています。ログインできるようになりましたら、メールでお知らせします。",
  pendingVerification: "まずメールアドレスを確認してください。その後アカウントを審査し、メールでお知らせします。",
  steps: "アカウントの設定手順",
  registered: "アカウントの作成",
  verifyEmail: "メールアドレスの確認",
  approval: "アカウントの承認",
  stepDone: "完了",
  stepDue: "未完了",
  enterCode: "メールアドレスを確認",
  submit: "もう一度確認",
  submitting: "確認しています…",
  opening: "ログインしています…",
  stillPending: (at) => `まだ承認されていません。最終確認は${time(at)}です。`,
  signIn: "ログインを試す",
  signInNow: "ログイン",
  signedIn: "アカウントが承認されました。ログインしました。",
  approved: "アカウントが承認されました。ログインできます。",
  declined: "アカウントは承認されませんでした。誤りと思われる場合は、お問い合わせください。",
  proveFactor: "アカウントが承認されました。続けるには、ご本人であることを確認してください。"
}

const names = {
  PASSWORD: "パスワード",
  SMS: "テキストメッセージ",
  CALL: "電話",
  EMAIL: "メール",
  TOTP: "認証アプリ",
  PUSH: "別のデバイス",
  WEBAUTHN: "パスキー",
  RECOVERY_CODE: "リカバリーコード"
} as const

const about = {
  PASSWORD: "アカウントのパスワード",
  SMS: "テキストメッセージでコードを受け取る",
  CALL: "電話でコードを受け取る",
  EMAIL: "メールでコードを受け取る",
  TOTP: "アプリでコードを確認する",
  PUSH: "ログイン中のデバイスで承認する",
  WEBAUTHN: "指紋、顔、または画面ロックを使用する",
  RECOVERY_CODE: "保存したコードを使用する"
} as const

const obstacles = {
  disabledByRule: "この方法はこのサイトで無効になっています。",
  requireActivation: "使用する前に設定を完了してください。",
  requireReenroll: "使用する前にもう一度設定してください。",
  usedAlready: "すでにログインに使用しました。別の方法を使用してください。",
  notHere: "このブラウザーでは使用できません。"
} as const

const to = (hint: string | undefined, otherwise: string): string => hint ?? otherwise

const factors: Messages["factors"] = {
  title: "本人確認",
  submit: "確認",
  submitting: "確認しています…",
  opening: "ログインしています…",
  done: "ログインしました。",
  verifyEmail: (email) =>
    `${email === "" ? "ご登録のメールアドレス" : email}にコードを送信しました。入力してログインを完了してください。`,
  awaitApproval: "アカウントは承認待ちです。ログインできるようになりましたら、メールでお知らせします。",
  pick: "本人確認の方法を選択してください。",
  highRisk: "通常と異なるログインです。続けるには、ご本人であることを確認してください。",
  leaving: "ログインページに移動しています…",
  proveFactor: "確認できました。あと1ステップでログインできます。",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enroll: (factor) => `設定する：${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `${to(hint, "お使いの電話")}にテキストメッセージで送信したコードを入力してください。`
      case "CALL":
        return `${to(hint, "お使いの電話")}に発信しています。音声でお伝えするコードを入力してください。`
      case "EMAIL":
        return `${to(hint, "ご登録のアドレス")}にメールで送信したコードを入力してください。`
      case "TOTP":
        return "認証アプリに表示されているコードを入力してください。"
      case "PUSH":
        return "別のデバイスにリクエストを送信しました。続けるには、そのデバイスで承認してください。"
      case "WEBAUTHN":
        return "パスキーを使用してください。ブラウザーで指紋、顔、または画面ロックの確認が求められます。"
      case "RECOVERY_CODE":
        return "保存したリカバリーコードのいずれかを入力してください。"
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "リカバリーコード",
  recoveryHint: "例：2fkq-8n4m-a7tz-03wx。各コードは1回だけ使えます。",
  remember: "このデバイスでは次回から確認しない",
  usePasskey: "パスキーを使用",
  askingPasskey: "パスキーを待っています…",
  waitingForPush: "別のデバイスでの承認を待っています…",
  sendPushAgain: "リクエストを再送信",
  sending: "少々お待ちください…",
  openAgain: "もう一度試す",
  another: "別の方法を使用",
  back: "戻る",
  restart: "もう一度ログイン",
  none: "現在、使用できる確認方法がありません。",
  noneHelp: "それぞれの方法に必要なものをご確認いただくか、お問い合わせください。",
  notSignedIn: "まだログインしていません。"
}

const security: Messages["security"] = {
  loading: "読み込み中…",
  retry: "再試行",
  cancel: "キャンセル",
  reverifyTitle: "本人確認",
  reverifyText: "安全のため、この変更を行うにはパスワードを入力してください。",
  reverifySignOn: "安全のため、この変更を行うにはもう一度ログインしてください。",
  reverify: "確認",
  reverifying: "確認中…",
  factorsTitle: "2 段階認証",
  factorsText: "サインイン時に 2 つ目の手順でアカウントを保護します。",
  factorsEmpty: "2 段階認証はオフです。",
  factor: (factor, name) => (name === undefined ? names[factor] : `${names[factor]}: ${name}`),
  added: (at) => `${day(at)}に追加`,
  unconfirmed: "設定が完了していません",
  codesLeft: (left) => count(left, { other: "未使用のコード：残り # 件" }),
  remove: "削除",
  removeTitle: (factor) => `${factor}を削除しますか？`,
  removeText: "サインインに使用できなくなります。",
  removing: "削除中…",
  removed: (factor) => `${factor}を削除しました。`,
  addApp: "認証アプリを追加",
  addPasskey: "パスキーを追加",
  createCodes: "リカバリーコードを作成",
  replaceCodes: "リカバリーコードを再作成",
  appTitle: "認証アプリの設定",
  appText:
    "アプリでこの QR コードをスキャンするか、セットアップキーを入力してください。次に、アプリに表示されるコードを入力してください。",
  appImage: "認証アプリ用の QR コード",
  appSecret: "セットアップキー",
  appSubmit: "オンにする",
  appSubmitting: "確認中…",
  appDone: "認証アプリを設定しました。",
  passkeyName: "パスキーの名前",
  passkeyHint: "たとえば、使用するデバイスの名前です。",
  passkeySubmit: "続行",
  passkeyWaiting: "パスキーを待っています…",
  passkeyDone: "パスキーを設定しました。",
  codesTitle: "リカバリーコード",
  codesText:
    "今すぐコードを保存してください。再表示はできません。ほかのデバイスを紛失したときに、各コードで 1 回ずつサインインできます。",
  codesCreating: "コードを作成中…",
  copy: "コピー",
  copied: "コピーしました",
  download: "ダウンロード",
  print: "印刷",
  codesFile: "リカバリーコード",
  codesSaved: "保存しました",
  emailTitle: "メールアドレス",
  emailCurrent: "現在のメールアドレス",
  emailNew: "新しいメールアドレス",
  emailSubmit: "コードを送信",
  emailSubmitting: "コードを送信中…",
  emailCode: (email) => `${email} にコードを送信しました。入力するとメールアドレスが変更されます。`,
  emailConfirm: "メールアドレスを変更",
  emailConfirming: "変更中…",
  emailOther: "別のメールアドレスを使用",
  emailDone: (email) => `メールアドレスを ${email} に変更しました。ほかのデバイスではサインアウトしました。`,
  sessionsTitle: "サインイン中のデバイス",
  sessionsText: "心当たりのないデバイスがある場合は、サインアウトさせてパスワードを変更してください。",
  thisDevice: "このデバイス",
  otherDevice: "別のデバイス",
  device: (browser, system) => `${system} の ${browser}`,
  atSignInPage: "サインインページでサインイン済み",
  signedIn: (at) => `${day(at)}にサインイン`,
  lastUsed: (at, moment) => `最終使用：${day(at)} ${time(moment)}`,
  endSession: "サインアウト",
  endSessionOf: (device = "別のデバイス", lastUsed) =>
    lastUsed === "" ? `${device}をサインアウト` : `${device}をサインアウト：${lastUsed}`,
  endOthers: "ほかのすべてのデバイスからサインアウト",
  ending: "サインアウト中…",
  ended: "デバイスからサインアウトしました。",
  endedOthers: "ほかのすべてのデバイスからサインアウトしました。",
  onlyThis: "このデバイスでのみサインインしています。",
  deleteTitle: "アカウントの削除",
  deleteText:
    "プロフィールとサインイン方法が削除されます。注文とレビューは残ることがあります。元に戻すことはできません。",
  deleteOpen: "アカウントを削除",
  deleteWord: "削除",
  deleteLabel: (word) => `確認のため「${word}」と入力してください`,
  deleteSubmit: "アカウントを削除する",
  deleting: "削除中…",
  deleted: "アカウントを削除しました。"
}

const profileFields: Messages["profileFields"] = {
  firstName: "名",
  lastName: "姓",
  nickname: "ニックネーム",
  company: "会社",
  position: "役職",
  birthdate: "生年月日",
  language: "言語",
  picture: "画像のURL",
  privacyStatus: "プロフィールを見られる人",
  privacyUndefined: "サイトの既定の設定",
  privacyPublic: "全員（ほかの会員を含む）",
  privacyPrivate: "自分とこのサイトのみ",
  emails: "その他のメールアドレス",
  email: "メールアドレス",
  phones: "電話番号",
  phone: "電話番号",
  countryCode: "国番号",
  addresses: "住所",
  address: "住所",
  addressLine: "番地",
  addressLine2: "建物名、階、部屋番号",
  streetName: "町名",
  streetNumber: "番地",
  apartment: "部屋番号",
  city: "市区町村",
  subdivision: "都道府県または州",
  postalCode: "郵便番号",
  country: "国",
  tag: "ラベル",
  tagUntagged: "ラベルなし",
  tagMain: "メイン",
  tagHome: "自宅",
  tagWork: "勤務先",
  tagMobile: "携帯",
  tagFax: "ファックス",
  tagBilling: "請求先",
  tagShipping: "配送先",
  notSelected: "未選択",
  addEmail: "メールアドレスを追加",
  addPhone: "電話番号を追加",
  addAddress: "住所を追加",
  nth: (what, position) => `${what}${number(position)}`,
  remove: "削除",
  removeNth: (entry) => `${entry}を削除`,
  added: (entry) => `${entry}を追加しました。`,
  removed: (entry) => `${entry}を削除しました。`
}

const profile: Messages["profile"] = {
  title: "プロフィール",
  submit: "変更を保存",
  submitting: "保存しています…",
  loading: "プロフィールを読み込んでいます…",
  signInRequired: "プロフィールをご覧になるにはログインしてください。",
  signIn: "ログイン",
  notFound:
    "プロフィールが見つかりませんでした。アカウントが閉鎖された可能性があります。誤りと思われる場合は、お問い合わせください。",
  retry: "もう一度試す",
  loginEmail: "ログイン用メールアドレス",
  verified: "確認済み",
  notVerified: "未確認",
  edit: "プロフィールを編集",
  cancel: "キャンセル",
  saved: "プロフィールを保存しました。",
  unchanged: "保存する変更はありません。",
  reloaded: "変更は破棄されました。最後に保存されたプロフィールを表示しています。",
  notGiven: "未入力",
  personal: "基本情報",
  contact: "連絡先",
  more: "その他",
  date: day,
  number,
  pending: "アカウントはまだ有効ではありません。",
  pendingApproval: "承認待ちです。使用できるようになりましたら、メールでお知らせします。",
  pendingVerification: "メールアドレスを確認してください。お送りしたメールのコードを入力してください。",
  deleted: "このアカウントは削除されました。プロフィールは当面表示できますが、変更はできません。",
  blocked: "このアカウントはブロックされています。再開するにはお問い合わせください。",
  offline: "アカウントがオフラインのため、ほかの会員には表示されません。",
  changedElsewhere: "次の項目が、別のタブまたはデバイスで変更されました：",
  takeTheirs: "自分の変更を破棄",
  keepMine: "自分の変更を保存"
}

const items = (value: number): string => count(value, { other: "#件" })

const table: Messages["table"] = {
  loading: (caption) => `${caption}を読み込んでいます…`,
  refetching: "更新しています…",
  empty: "表示する項目がありません。",
  retry: "もう一度試す",
  ready: (shown, total) =>
    total === undefined || total === shown ? items(shown) : `${items(total)}中${number(shown)}件`,
  sorted: (column, order) => `${column}の${order === "ASC" ? "昇順" : "降順"}で並べ替え`,
  yes: "はい",
  no: "いいえ",
  noValue: "値なし",
  more: "もっと見る",
  less: "表示を減らす",
  cut: (characters) => `残り${count(characters, { other: "#文字" })}は非表示`,
  notADate: "無効な日付",
  draft: "下書き",
  saving: "保存しています…",
  notSaved: (reason) => `保存されませんでした：${reason}`,
  stale: (since) => `最終更新は${time(since)}です。`,
  wait: (value) => `${secondCount(value)}後に再試行`,
  waitOver: "今すぐ再試行できます。",
  signIn: "ログイン",
  select: (item) => `${item}を選択`,
  selectPage: "このページをすべて選択",
  selected: (selected) => `${number(selected)}件を選択中`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "一致するすべてを選択中" : `一致するすべてを選択中：${number(selected)}件`}${except === 0 ? "" : `（除外：${number(except)}件）`}`,
  selectAll: (total) => (total === undefined ? "一致するすべてを選択" : `一致する${number(total)}件をすべて選択`),
  clearSelection: "選択を解除",
  toActions: "操作に移動",
  columns: "列",
  columnEarlier: (column) => `${column}を前に移動`,
  columnLater: (column) => `${column}を後ろに移動`,
  columnWidth: (column) => `${column}の幅`,
  columnPin: (column) => `${column}を固定`,
  columnNotPinned: "固定しない",
  columnAtStart: "先頭",
  columnAtEnd: "末尾",
  columnMoved: (column, position, columns) => `${column}は${number(columns)}列中${number(position)}列目です。`,
  columnPinned: (column, edge) =>
    edge === undefined
      ? `${column}の固定を解除しました。`
      : edge === "start"
        ? `${column}を先頭に固定しました。`
        : `${column}を末尾に固定しました。`,
  resetColumns: "列をリセット",
  columnsReset: "列をリセットしました。",
  actions: "操作",
  actionsOf: (item) => `${item}の操作`,
  edit: (column, item) => `${item}の${column}を編集`,
  saveCell: "保存",
  cancelEdit: "キャンセル",
  cellOf: (column, item) => `${item}の${column}`,
  cellSaved: (column, item) => `${item}の${column}を保存しました。`,
  cellNotSaved: (column, item, reason) => `${item}の${column}は保存されていません。${reason}`,
  entryNotSaved: (entry) => `「${entry}」は保存されていません。`,
  cellChanged: "その間に、ほかのユーザーがこの値を変更しました。",
  saveAnyway: "このまま保存",
  discard: "破棄"
}

const paging: Messages["paging"] = {
  label: "ページ",
  page: (page, pages) =>
    pages === undefined ? `${number(page)}ページ` : `${number(pages)}ページ中${number(page)}ページ`,
  range: (from, to, total, more) =>
    total === undefined
      ? `${number(from)}～${number(to)}件目`
      : `${items(total)}${more ? "以上" : ""}中${number(from)}～${number(to)}件目`,
  first: "最初のページ",
  previous: "前のページ",
  next: "次のページ",
  last: "最後のページ",
  size: "1ページの件数",
  loading: "ページを読み込んでいます…",
  noNext: "これが最後のページです。",
  noPrevious: "これが最初のページです。",
  unread: (page) => `${number(page)}ページを読み込めませんでした。`,
  beyond: "このページに項目はもうありません。",
  loadingList: (label) => `${label}を読み込んでいます…`,
  loadMore: "さらに読み込む",
  loadingMore: "さらに読み込んでいます…",
  loaded: (added, shown) => `さらに${items(added)}を読み込みました。合計${items(shown)}です。`,
  end: (shown) => `リストの終わりです（${items(shown)}）。`,
  empty: "表示する項目がありません。",
  retry: "もう一度試す",
  signIn: "ログイン",
  newItems: (added) => `新しい${items(added)}を表示`,
  pastList: "リストをスキップ",
  offline: "オフラインです。リストの続きは、接続が回復すると読み込まれます。",
  ignored: (parts) => `このページのアドレスの一部が無効なため、無視しました：${list(parts)}。`,
  dismiss: "閉じる"
}

const search: Messages["search"] = {
  label: "検索",
  submit: "検索する",
  clear: "検索をクリア",
  mode: "次の語を含むもの",
  allWords: "すべての語",
  anyWord: "いずれかの語",
  fuzzy: "似た表記を含める",
  searching: "検索しています…",
  results: (found, more, text) =>
    more ? `「${text}」：最初の${number(found)}件` : `「${text}」：${count(found, { other: "#件" })}`,
  noResults: (text) => `「${text}」の検索結果はありません。`,
  preparing: "一部の項目はまだ検索の準備中です。検索結果が増えることがあります。",
  hint: "単語を減らすか、別の単語でお試しください。",
  tryAny: "いずれかの単語で検索",
  tryFuzzy: "似た表記で検索",
  retry: "もう一度試す",
  signIn: "ログイン"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "昇順" : "降順")

const order: Messages["order"] = {
  label: "並べ替え",
  none: "なし",
  thenBy: "次に",
  ascending: "昇順",
  descending: "降順",
  turn: (field, order) => `${field}：${name(order)}。順序を逆にする`,
  sooner: (field) => `${field}を並べ替えの上に移動`,
  later: (field) => `${field}を並べ替えの下に移動`,
  remove: (field) => `${field}を並べ替えから削除`,
  by: (field, order) => `${field}の${name(order)}`,
  sorted: (parts) => `${parts.join("、次に")}で並べ替え`,
  unsorted: "並べ替えなし"
}

const filter: Messages["filter"] = {
  title: "絞り込み",
  match: "次に一致する項目を表示",
  all: "すべての条件",
  any: "いずれかの条件",
  notAll: "すべての条件ではない",
  none: "どの条件にも一致しない",
  field: "フィールド",
  operator: "比較",
  value: "値",
  lower: "下限",
  upper: "上限（含まない）",
  type: "値の種類",
  text: "テキスト",
  number: "数値",
  date: "日時",
  boolean: "はい・いいえ",
  yes: "はい",
  no: "いいえ",
  addCondition: "条件を追加",
  addGroup: "グループを追加",
  addValue: "追加",
  apply: "フィルターを適用",
  clear: "クリア",
  conditionAdded: "条件を追加しました。",
  groupAdded: "グループを追加しました。",
  conditionRemoved: "条件を削除しました。",
  groupRemoved: "グループを削除しました。",
  applied: "絞り込みました。",
  cleared: "絞り込みをクリアしました。",
  fieldMissing: "フィールドを選択してください。",
  valueMissing: "値を入力してください。",
  valuesMissing: "値を一つ以上追加してください。",
  numberMalformed: "数値を入力してください。",
  dateMalformed: "日時を入力してください。",
  kindsDiffer: "両方の値を同じ種類にしてください。",
  broken: "このフィルターは使用できないため、無視しました。",
  fixed: "この条件はここでは編集できません。削除のみ可能です。",
  everything: "すべての項目",
  nothing: "該当なし",
  eq: "等しい",
  ne: "等しくない",
  lt: "より小さい",
  gt: "より大きい",
  lte: "以下",
  gte: "以上",
  between: "の間",
  before: "より前",
  after: "より後",
  notAfter: "以前",
  notBefore: "以後",
  startsWith: "で始まる",
  endsWith: "で終わる",
  contains: "を含む",
  matches: "と一致する",
  hasSome: "いずれかを含む",
  hasAll: "すべてを含む",
  in: "いずれか",
  exists: "設定されている",
  existsNot: "設定されていない",
  isEmpty: "空",
  isNotEmpty: "空でない",
  condition: (position) => `条件${number(position)}`,
  group: (position) => `グループ${number(position)}`,
  removeCondition: (position) => `条件${number(position)}を削除`,
  removeGroup: (position) => `グループ${number(position)}を削除`,
  quoted: (text) => `「${text}」`,
  removeValue: (value) => `${value}を削除`,
  comparison: (field, operator, value) => `${field}：${value === "" ? "" : `${value} `}${operator}`,
  listComparison: (field, operator, value) => `${field}：${value} ${operator}`,
  rangeComparison: (field, lower, upper) => `${field}：${lower} 以上 ${upper} 未満`,
  and: (parts) => parts.join("、かつ"),
  or: (parts) => parts.join("、または"),
  not: (part) => `次を除く：${part}`,
  more: (values, hidden) => `${values}、他${number(hidden)}件`
}

const distinct: Messages["distinct"] = {
  loading: "値を読み込んでいます…",
  empty: "選択できる値がありません。",
  more: "さらに値を表示",
  clear: "選択を解除",
  cleared: "選択を解除しました。",
  uncounted: "値ごとの件数を数えられませんでした。",
  items: (items) => `、${count(items, { other: "#件" })}`
}

const failure: Messages["failure"] = {
  retry: "もう一度試す",
  retrying: "再試行しています…",
  retryIn: (left) => `${seconds(left)}後にもう一度試す`,
  waitOver: "もう一度お試しいただけます。",
  signIn: "ログイン",
  reference: (reference) => `参照番号：${reference}`,
  copy: "参照番号をコピー",
  copied: "コピーしました。",
  copyFailed: "コピーできませんでした。参照番号を選択してコピーしてください。",
  developers: "開発者向け",
  code: "コード",
  fix: "対処方法",
  meaning: "意味",
  place: "パス",
  parameters: "パラメーター",
  mendable: "呼び出しを修正してから、もう一度お試しください。",
  faultless: "呼び出しに問題はありません。後でもう一度お試しください。"
}

const item: Messages["item"] = {
  createTitle: "新しい項目",
  editTitle: "項目を編集",
  create: "作成",
  creating: "作成しています…",
  save: "変更を保存",
  saving: "保存しています…",
  loading: "読み込んでいます…",
  notFound: "この項目が見つかりませんでした。削除された可能性があります。",
  retry: "もう一度試す",
  created: "項目を作成しました。",
  saved: "変更を保存しました。",
  unchanged: "保存する変更はありません。",
  removed: "項目を削除しました。",
  reset: "変更を破棄",
  unsaved: (fields) => count(fields, { other: "#個の欄に保存されていない変更があります。" }),
  changed: "変更あり",
  optional: "任意",
  linesHint: "1行に1つずつ値を入力してください。",
  jsonHint: "JSON形式で入力してください。文字列は引用符で囲みます。",
  referencesLater: "項目を作成した後に選択できます。",
  notSelected: "なし",
  oddNames: (names) => `名前にドットまたはドル記号があるため、次の欄はフィルターで見つけられません：${names}。`,
  conflict: "ほかのユーザーもこれらの欄を変更しました。残す値を選択してください：",
  mine: "あなたの値",
  theirs: "相手の値",
  saveSelected: "選択した値を保存",
  remove: "削除",
  removeTitle: "この項目を削除しますか？",
  removeText: "コレクションから削除されます。元に戻せるのは、自分の項目だけです。",
  removing: "削除しています…",
  cancel: "キャンセル",
  leaveTitle: "保存せずに移動しますか？",
  leaveText: "入力した内容は保存されておらず、失われます。",
  leave: "移動する",
  stay: "とどまる",
  signIn: "サインイン"
}

const patch: Messages["patch"] = {
  title: "欄を変更",
  submit: "変更を適用",
  submitting: "適用しています…",
  change: (position) => `変更${number(position)}`,
  field: "欄",
  action: "操作",
  value: "値",
  set: "値を設定",
  remove: "欄を削除",
  increment: "数値に加算",
  append: "リストに追加",
  pull: "リストから削除",
  add: "変更を追加",
  drop: (position) => `変更${number(position)}を削除`,
  preview: "プレビュー",
  before: "変更前",
  after: "変更後",
  absent: "未設定",
  same: "これらの変更は項目に影響しません。",
  saved: "変更を保存しました。"
}

const reference: Messages["reference"] = {
  search: "入力して検索",
  searching: "検索しています…",
  results: (shown) => count(shown, { other: "#件の結果" }),
  noResults: "検索結果はありません。",
  more: "結果をさらに表示",
  selected: "選択済み",
  selectedCount: (items) => `選択中：${number(items)}`,
  unread: "選択した項目の一部はここに表示されていません。表示されていない項目も選択されたままです。",
  nothingSelected: "何も選択されていません。",
  itemSelected: (item) => `${item}を選択しました`,
  remove: (item) => `${item}を外す`,
  removed: (item) => `${item}を外しました`,
  broken: (id) => `存在しません：${id}`,
  loading: "選択した項目を読み込んでいます…",
  moreSelected: "選択した項目をさらに表示",
  replace: "選択を保存",
  replacing: "保存しています…",
  replaced: "選択を保存しました。",
  clear: "検索をクリア",
  retry: "もう一度試す"
}

const bulk: Messages["bulk"] = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "一致するものをすべて選択中" : `選択中: ${number(selected)}`}${excepted === 0 ? "" : `、除外: ${number(excepted)}`}`,
  clear: "選択を解除",
  act: (verb) => ({ add: "追加", change: "変更", remove: "削除", truncate: "空にする" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `${name}を空にしますか？`
      : `${amount === undefined ? "一致するすべての項目" : items(amount)}を${{ add: "追加", change: "変更", remove: "削除" }[verb]}しますか？`,
  confirmText: (verb, undoable) =>
    ({
      add: "コレクションに追加されます。",
      change: "この操作は元に戻せません。",
      remove: undoable ? "コレクションから削除されます。" : "この操作は元に戻せません。",
      truncate: "すべての項目が削除されます。この操作は元に戻せません。"
    })[verb],
  typeName: (name) => `確認のため ${name} と入力してください`,
  cancel: "キャンセル",
  gathering: (found) => `項目を探しています… 現在${number(found)}件`,
  running: (verb) =>
    ({ add: "追加しています…", change: "変更しています…", remove: "削除しています…", truncate: "空にしています…" })[
      verb
    ],
  progress: (done, total) => `${number(total)}件中${number(done)}件`,
  percent: (percent) => `${number(percent)}%`,
  left: (left) => `残り${number(left)}件`,
  stop: "停止",
  stopping: "現在の項目の処理後に停止します…",
  stopWaiting: "今すぐ停止",
  finished: (failed, total) =>
    failed === 0
      ? "すべて完了しました。"
      : failed >= total
        ? "すべて失敗しました。"
        : `完了しましたが、${number(failed)}件が失敗しました。`,
  emptied: (name) => `${name}は空になりました。`,
  canceled: (done, total) => `${number(total)}件中${number(done)}件で停止しました。`,
  canceledEarly: "停止しました。項目は変更されていません。",
  untouched: "ほかの項目は変更されていません。",
  uncertain: "最後の項目が変更されたかどうかは不明です。",
  tally: (status, amount) =>
    `${{ inserted: "追加", updated: "変更", removed: "削除", skipped: "スキップ", failed: "失敗", unknown: "不明" }[status]}: ${number(amount)}`,
  resume: "続ける",
  resumesOnline: "接続が回復すると自動的に続行します。",
  retryFailed: (failed) => `${items(failed)}を再試行`,
  saveAs: (format) => `${format}として保存`,
  done: "閉じる",
  reportCaption: (rows) => `${items(rows)}が失敗`,
  place: "位置",
  line: "行",
  item: "項目",
  field: "フィールド",
  reason: "理由",
  showMore: (rows) => `さらに${number(rows)}件表示`,
  valueFault: (fault) =>
    ({
      missing: "値がありません。",
      boolean: "1（はい）または 0（いいえ）を入力してください。",
      number: "数値を入力してください。",
      date: "2026-01-31 のような日付を入力してください。",
      list: '["一", "二"] のようなリストを入力してください。',
      object: "JSON オブジェクトを入力してください。",
      invalid: "値が正しくありません。"
    })[fault],
  rowFault: (fault, cells, columns) =>
    ({
      cells: `行には${number(cells)}個のセルがありますが、ファイルの列は${number(columns)}列です。`,
      quotes: "引用符が足りないか、位置が正しくありません。",
      tooLong: "行が長すぎます。すべての引用符が閉じているか確認してください。",
      notObject: "この行はJSONオブジェクトではありません。"
    })[fault],
  reasonUnknown: "実行されたかどうかは不明です。",
  reasonGone: "この項目は存在しません。",
  reasonUnmet: "この項目は変更の条件を満たしていません。",
  reasonForbidden: "この項目を変更する権限がありません。",
  reasonTooLarge: "この項目は大きすぎて送信できません。",
  denied: "この操作を行う権限がありません。",
  signIn: "この操作にはログインが必要です。選択内容は保持されます。",
  signInNow: "ログイン",
  leaveTitle: "処理中です。ページを離れますか？",
  leaveText: "残りの項目は処理されません。",
  leave: "移動する",
  stay: "とどまる"
}

const transfer: Messages["transfer"] = {
  importTitle: (name) => `${name}にインポート`,
  pick: "ファイルを選択",
  drop: "またはここにドロップ",
  accepts: "CSV（表）またはJSONL（1行に1オブジェクト）",
  template: "テンプレートをダウンロード",
  sample: "例",
  id: "識別子",
  leftOut: (columns) => `コレクションにない欄のため、取り込まれません：${columns}`,
  reading: (file) => `${file}を読み込んでいます…`,
  otherFile: "別のファイルを選択",
  format: "形式",
  formatName: (format) => (format === "CSV" ? "CSV（表）" : "JSONL（1行に1オブジェクト）"),
  previewCaption: (rows) => `最初の${number(rows)}行`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `最初の${number(checked)}行にエラーはありません。`
      : `最初の${number(checked)}行のうち${number(mistaken)}行にエラーがあります。該当する行はスキップされ、最後に一覧表示されます。`,
  noRows: "このファイルには行がありません。",
  columns: "列",
  goesTo: (column) => `列「${column}」のフィールド`,
  ownName: (column) => `${column}（同じ名前）`,
  leaveOut: "インポートしない",
  fieldType: (type) =>
    ({
      text: "テキスト",
      number: "数値",
      boolean: "はい／いいえ",
      date: "日付",
      list: "リスト",
      object: "オブジェクト",
      reference: "参照",
      mixed: "任意"
    })[type],
  mode: "既存の項目",
  modeName: (mode) =>
    ({ OVERWRITE: "置き換える", SKIP_EXISTING: "そのままにする", TRUNCATE_BEFORE: "先にコレクションを空にする" })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "同じ識別子の行が項目と入れ替わります。",
      SKIP_EXISTING: "新しい識別子の行、または識別子のない行だけが追加されます。",
      TRUNCATE_BEFORE: "最初の行を追加する前にすべての項目が削除されます。この操作は元に戻せません。"
    })[mode],
  start: "インポート",
  importing: (file) => `${file}をインポート中`,
  rows: (rows) => `${number(rows)}行を保存済み`,
  read: (percent) => `ファイルの${number(percent)}%を処理済み`,
  stop: "停止",
  stopped: (rows) => `${number(rows)}行で停止しました。`,
  ended: (status, failed) =>
    ({
      COMPLETED: "すべての行をインポートしました。",
      FAILED: "インポートできた行はありません。",
      PARTIALLY_SUCCESSFUL: `完了しましたが、${number(failed)}行をインポートできませんでした。`
    })[status],
  unfinished: (file, rows) => `${file}のインポートは完了していません。${number(rows)}行で停止しました。`,
  chooseAgain: "続行するには、同じファイルをもう一度選択してください。",
  otherThan: (file) => `このファイルは${file}ではないか、その後変更されています。`,
  forget: "インポートを破棄",
  again: "別のファイルをインポート",
  fileFault: (what, reason) =>
    `${{ unreadable: "このファイルを読み込めませんでした。", header: "最初の行に列名が必要です。", notTruncated: "最初の数行にエラーがあるか、ファイルに行がありません。何も削除していません。", notText: "テキストファイルではありません。UTF-8で保存したCSVファイルまたはJSONLファイルを選択してください。" }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  headerFault: (fault, name) =>
    ({
      unnamed: "名前のない列があります。",
      reserved: `列名に${name}は使用できません。`,
      noFields: "インポートする列がありません。",
      fieldTwice: `2つの列が同じフィールド「${name}」に対応しています。`,
      fieldNested: `${name}は、値とオブジェクトの両方にはできません。`,
      columnMissing: `ファイルに列「${name}」がありません。`,
      quotes: "引用符が足りないか、位置が正しくありません。",
      tooLong: "行が長すぎます。すべての引用符が閉じているか確認してください。"
    })[fault],
  exportTitle: (name) => `${name}をエクスポート`,
  scope: "エクスポートする項目",
  scopeName: (scope, amount) => {
    const said = { all: "すべての項目", filter: "フィルターした項目", selection: "選択した項目" }[scope]
    return amount === undefined ? said : `${said}（${number(amount)}）`
  },
  exportStart: "エクスポート",
  exportAgain: "もう一度エクスポート",
  written: (done, total) => `${number(total)}件中${number(done)}件を書き込みました。`,
  collecting: (done, total) => `フィールドを調べています: ${number(total)}件中${number(done)}件…`,
  fields: (chosen, all) =>
    chosen === all ? "すべてのフィールド" : `フィールド: ${number(all)}件中${number(chosen)}件`,
  exporting: (done, total) =>
    total === undefined ? "項目を数えています…" : `${number(total)}件中${number(done)}件を書き込み中…`,
  ready: (amount) => `ファイルの準備ができました（${number(amount)}件）。`,
  download: (file) => `${file}を保存`,
  empty: "エクスポートする項目がありません。",
  unfit: (id, reason) => `項目 ${id} をエクスポートできません: ${reason}`,
  close: "閉じる"
}

const job: Messages["job"] = {
  kind: (kind) =>
    ({
      backup: "バックアップ",
      restoration: "復元",
      movement: "インポート・エクスポート",
      index: "インデックス",
      environment: "環境"
    })[kind],
  status: statusName({
    backup: { PENDING: "進行中", READY: "準備完了", FAILED: "失敗", DELETED: "削除済み", CANCELED: "キャンセル済み" },
    restoration: { PENDING: "進行中", COMPLETED: "完了", FAILED: "失敗" },
    movement: {
      UNINITIALIZED: "未開始",
      INITIALIZING: "準備中",
      IN_PROGRESS: "進行中",
      COMPLETED: "完了",
      FAILED: "失敗",
      PARTIALLY_SUCCESSFUL: "一部完了"
    },
    index: {
      BUILDING: "構築中",
      ACTIVE: "有効",
      DROPPING: "削除中",
      DROPPED: "削除済み",
      FAILED: "失敗",
      INVALID: "無効"
    },
    environment: { LIVE: "本番", SANDBOX: "サンドボックス", SANDBOX_PREFERRED: "サンドボックス優先" }
  })
}

const many = (value: number): string => count(value, { other: "#個" })

const chart: Messages["chart"] = {
  loading: (caption) => `${caption}を読み込んでいます…`,
  refetching: "更新しています…",
  empty: "表示するデータがありません。",
  groups: (groups) => `グループ${many(groups)}。`,
  only: (group, column, value) => `${column === undefined ? group : `${group}、${column}`}：${value}。`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `最大：${greatest}、${greatestValue}。最小：${least}、${leastValue}。`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}：最大は${greatest}、${greatestValue}。最小は${least}、${leastValue}。`,
  picture: (caption) => `${caption}、グラフ。矢印キーでデータポイント間を移動します。`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}、${column}`}：${value}。${number(marks)}個中${number(position)}番目`,
  other: (groups) => `その他（${number(groups)}）`,
  otherNote: (groups) => `小さいグループ${many(groups)}を「その他」にまとめています。`,
  omittedNote: (groups) => `小さいグループ${many(groups)}はグラフに表示されていません。`,
  cutNote: (groups) => `最初のグループ${many(groups)}だけを読み込みました。ほかにもあります。`,
  showAll: "すべてを表で表示",
  showTable: "表で見る",
  showChart: "グラフで見る",
  share: "割合",
  total: "合計",
  noName: "値なし"
}

/**
 * All messages of the kit in Japanese. The translation is a draft that no Japanese speaker has reviewed.
 *
 * **Example** (Loading the messages on demand)
 *
 * ```ts
 * const words = () => import("@portico/react/locales/ja").then(({ ja }) => ja)
 * ```
 */
export const ja: Messages = {
  locale: "ja",
  direction: "ltr",
  draft: true,
  form,
  strength,
  toast,
  signIn,
  signUp,
  captcha,
  account,
  factors,
  profile,
  profileFields,
  changePassword,
  security,
  forgotPassword,
  resetPassword,
  verification,
  approval,
  session,
  oauth,
  flow,
  table,
  bulk,
  transfer,
  job,
  paging,
  search,
  order,
  chart,
  filter,
  distinct,
  failure,
  item,
  patch,
  reference,
  problems
}

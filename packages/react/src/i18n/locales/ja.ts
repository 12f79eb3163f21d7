/**
 * The Japanese messages, as a draft. No Japanese speaker has reviewed them.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { formatOf } from "../messages/Format.ts"
import type { Messages } from "../messages/Messages.ts"
import { sayStatus } from "../messages/TransferMessages.ts"

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
  offline: "オフラインです。入力した内容は、接続が戻るまでここに残ります。",
  capsLock: "Caps Lockがオンになっています。",
  strength: "パスワードの強度",
  strengthLevel: (level) => strengths[level],
  code: "コード",
  codeHint: (length, alphabet) =>
    count(length, { other: alphabet === "digits" ? "#桁の数字です。" : "#文字の英数字です。" }),
  resend: "再送信",
  resending: "送信しています…",
  resendIn: (value) => `${secondCount(value)}後に再送信`,
  resent: "再送信しました。",
  resendOver: "再送信できるようになりました。"
}

const strength: Messages["strength"] = {
  common: "多くの人が使っているパスワードです。ほかの人が思いつかない言葉の組み合わせにしてください。",
  personal: "あなたを知っている人には簡単に推測されます。あなたと関係のない言葉を加えてください。",
  repeated: "繰り返しは簡単に推測されます。違う言葉を加えてください。",
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

const problems: Messages["problems"] = {
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
    `ログインできませんでした。もう一度お試しいただくか、お問い合わせください。${supportReference(problem)}`,
  emailAlreadyExists: () => "このメールアドレスのアカウントはすでにあります。ログインしてください。",
  invalidEmail: () => "このメールアドレスは使えません。確認するか、別のアドレスを使ってください。",
  registrationRefused: (problem) =>
    `アカウントを作成できませんでした。もう一度お試しいただくか、お問い合わせください。${supportReference(problem)}`,
  unknownState: () => "このページが理解できない応答を受け取りました。ページを再読み込みして、もう一度お試しください。",
  sessionTimedOut: () => "アカウントを開くのに時間がかかりすぎました。もう一度お試しください。",
  sessionFrameRefused: () =>
    "ブラウザーの制限により、このページでアカウントを開けませんでした。ページを再読み込みして、もう一度お試しください。",
  sessionBlocked: () =>
    "ログインの維持に必要なものがブラウザーにブロックされています。このサイトのCookieを許可して、もう一度お試しください。",
  sessionRefused: (problem) => `アカウントを開けませんでした。もう一度お試しください。${supportReference(problem)}`,
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
    `ログインページに拒否されました。最初からやり直すか、お問い合わせください。${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) =>
    `ログインを完了できませんでした。最初からやり直してください。${supportReference(problem)}`,
  pageInsecure: () => "ログインには安全な接続が必要です。httpsで始まるアドレスでこのページを開いてください。",
  pageMissing: (problem) =>
    `ログインページが見つかりませんでした。もう一度お試しください。${supportReference(problem)}`,
  pageNeeded: () => "まだログインしていません。ログインページに進んでください。",
  signedOutMeanwhile: () => "ログイン中にログアウトされました。ログインするには、最初からやり直してください。",
  dateMalformed: () => "日付をすべて入力するか、空欄にしてください。",
  numberMalformed: () => "12や12.5のような数字を入力してください。",
  phoneMalformed: () => "電話番号を数字で入力してください。",
  profileChanged: () =>
    "編集中に、別の場所でプロフィールが変更されました。入力した内容は失われていません。現在の内容に上書きして保存するか、破棄してください。",
  profileRefused: (problem) =>
    `プロフィールを保存できませんでした。もう一度お試しいただくか、お問い合わせください。${supportReference(problem)}`,
  notSignedIn: () =>
    "ログインしていない状態になりました。別のタブでもう一度ログインしてから、ここに戻ってください。入力した内容は失われていません。",
  captchaBlocked: () =>
    "ロボットではないことの確認を読み込めませんでした。このページでの読み込みを許可するか、後でもう一度お試しください。",
  captchaExpired: () => "ロボットではないことの確認が時間内に終わりませんでした。もう一度お試しください。",
  captchaClosed: () => "ロボットではないことの確認が、終わる前に閉じられました。もう一度お試しください。",
  captchaFailed: (problem) =>
    `ロボットではないことの確認がうまくいきませんでした。もう一度お試しください。${supportReference(problem)}`,
  factorWrong: (problem) => `コードが正しくないか、すでに使われています。${triesLeft(problem)}`,
  recoveryCodeMissing: () => "リカバリーコードのいずれかを入力してください。",
  recoveryCodeWrong: (problem) => `お持ちのリカバリーコードではないか、すでに使われています。${triesLeft(problem)}`,
  passkeyWrong: (problem) =>
    `このパスキーは受け付けられませんでした。もう一度お試しいただくか、別の方法を選んでください。${triesLeft(problem)}`,
  passkeyUnavailable: () => "このブラウザーには、このページのパスキーがありません。別の方法を選んでください。",
  passkeyCancelled: () =>
    "パスキーは使われませんでした。キャンセルされたか、時間がかかりすぎました。もう一度お試しいただくか、別の方法を選んでください。",
  passkeyRefused: (problem) =>
    `ブラウザーの制限により、パスキーを使えませんでした。もう一度お試しいただくか、別の方法を選んでください。${supportReference(problem)}`,
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
    `当サイトで問題が発生しました。少し待ってから、もう一度お試しください。${supportReference(problem)}`,
  rateLimited: (problem) => `試した回数が多すぎます。${patience(problem)}`,
  tooLarge: () => "一度に受け取れる量を超えています。短くして、もう一度お試しください。",
  unreadable: (problem) => `読み取れない応答を受け取りました。もう一度お試しください。${supportReference(problem)}`,
  sessionEnded: () => "セッションが終了しました。続けるには、もう一度ログインしてください。",
  sessionUnavailable: () => "現在、ご本人であることを確認できません。少し待ってから、もう一度お試しください。",
  refused: (problem) => `拒否されました。${supportReference(problem)}`,
  unexpected: () => "このページで予期しない問題が発生しました。再読み込みして、もう一度お試しください。",
  noPermission: () => "これを見る権限がありません。",
  signInRequired: () => "ご覧になるにはログインしてください。",
  internalError: (problem) =>
    `当サイトで問題が発生しました。少し待ってから、もう一度お試しください。${supportReference(problem)}`,
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
  misconfigured: (problem) => `この表示の設定に誤りがあります。${supportReference(problem)}`
}

const signIn: Messages["signIn"] = {
  title: "ログイン",
  submit: "ログイン",
  submitting: "ログインしています…",
  opening: "アカウントを開いています…",
  done: "ログインしました。",
  verifyEmail: (email) => `${email}にコードを送信しました。入力してログインを完了してください。`,
  awaitApproval: "アカウントは承認待ちです。ログインできるようになりましたら、メールでお知らせします。",
  proveFactor: "続けるには、ご本人であることを確認してください。",
  leaving: "ログインを完了するため、当サイトのページに移動しています…",
  forgot: "パスワードをお忘れですか？",
  passkeyVerifying: "パスキーを確認しています…",
  passkeyRetry: "パスキーをもう一度表示"
}

const signUp: Messages["signUp"] = {
  title: "アカウントの作成",
  submit: "アカウントを作成",
  submitting: "アカウントを作成しています…",
  opening: "アカウントを開いています…",
  done: "アカウントの準備ができ、ログインしました。",
  verifyEmail: (email) => `${email}にコードを送信しました。入力してアカウントの作成を完了してください。`,
  awaitApproval: "アカウントは承認待ちです。ログインできるようになりましたら、メールでお知らせします。",
  proveFactor: "続けるには、ご本人であることを確認してください。",
  leaving: "アカウントを開くため、当サイトのページに移動しています…",
  toSignIn: "ログイン"
}

const captcha: Messages["captcha"] = {
  title: "セキュリティチェック",
  loading: "セキュリティチェックを読み込んでいます…",
  ready: "ロボットではないことを確認してから、フォームを送信してください。",
  solved: "確認できました。フォームを送信できます。",
  expired: "確認の有効期限が切れました。ロボットではないことをもう一度確認してください。",
  retry: "再読み込み"
}

const session: Messages["session"] = {
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

const oauth: Messages["oauth"] = {
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

const flow: Messages["flow"] = {
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

const account: Messages["account"] = {
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

const changePassword: Messages["changePassword"] = {
  title: "パスワードの変更",
  submit: "パスワードを変更",
  submitting: "パスワードを変更しています…",
  currentPassword: "現在のパスワード",
  newPassword: "新しいパスワード",
  username: "アカウント",
  hint: "この端末ではログインしたままになります。ほかの端末では、もう一度ログインが必要です。",
  done: "パスワードを変更しました。ほかの端末では、新しいパスワードでログインし直してください。"
}

const forgotPassword: Messages["forgotPassword"] = {
  title: "パスワードをお忘れですか？",
  explanation: "メールアドレスを入力してください。新しいパスワードを決めるためのリンクをお送りします。",
  submit: "リンクを送信",
  submitting: "リンクを送信しています…",
  sentTitle: "メールをご確認ください",
  sent: (email) => `${email}のアカウントがある場合、新しいパスワードを決めるためのリンクをお送りしました。`,
  sentHint: "届くまで数分かかることがあり、リンクは1時間有効です。迷惑メールフォルダーもご確認ください。",
  otherAddress: "別のアドレスを使う"
}

const resetPassword: Messages["resetPassword"] = {
  title: "新しいパスワードの設定",
  account: "対象のアカウント",
  password: "新しいパスワード",
  submit: "パスワードを保存",
  submitting: "パスワードを保存しています…",
  opening: "アカウントを開いています…",
  done: "新しいパスワードを設定し、ログインしました。",
  verifyEmail: (email) =>
    `新しいパスワードを設定しました。${email}にコードを送信しました。続けるには入力してください。`,
  awaitApproval: "新しいパスワードを設定しました。アカウントはまだ承認待ちです。メールでお知らせします。",
  proveFactor: "新しいパスワードを設定しました。続けるには、ご本人であることを確認してください。",
  changed: "新しいパスワードを設定しました。新しいパスワードでログインしてください。",
  signIn: "ログイン",
  missingTitle: "メールのリンクを開いてください",
  missing:
    "パスワードは、お送りするリンクからのみ変更できます。もう一度リンクを開くか、ここで新しいリンクを請求してください。",
  overTitle: "このリンクは使えません",
  over: "すでに使われたか、古すぎます。パスワードは変わっていません。ここで新しいリンクを請求してください。"
}

const verification: Messages["verification"] = {
  title: "メールアドレスの確認",
  explanation: (email) => `${email}にコードを送信しました。`,
  code: "メールのコード",
  hint: "メールが届きませんか？迷惑メールフォルダーもご確認ください。",
  submit: "確認",
  submitting: "コードを確認しています…",
  opening: "アカウントを開いています…",
  resend: "新しいコードを送信",
  resent: (email) => `${email}に新しいコードを送信しました。`,
  changeEmail: "別のアドレスを使う",
  sendLink: "代わりにリンクを送信",
  sendingLink: "リンクを送信しています…",
  linkSent: (email) => `${email}にリンクを送信しました。開いてアドレスを確認してから、ログインしてください。`,
  enterCode: "代わりにコードを入力",
  done: "アドレスを確認し、ログインしました。",
  verifyEmail: (email) => `もう1つコードが必要です。${email}に送信しました。`,
  awaitApproval: "アドレスを確認しました。アカウントは承認待ちです。メールでお知らせします。",
  proveFactor: "アドレスを確認しました。続けるには、ご本人であることを確認してください。",
  verified: "アドレスを確認しました。続けるにはログインしてください。",
  signIn: "ログイン",
  lostTitle: "もう一度ログインしてください",
  lost: "このコードはここでは確認できなくなりました。すでに使われたか、古すぎるか、このページから離れたためです。もう一度ログインすると、新しいコードをお送りします。",
  startAgain: "もう一度ログイン"
}

const approval: Messages["approval"] = {
  title: "アカウントは承認待ちです",
  pending: "新しいアカウントはすべて確認しています。ログインできるようになりましたら、メールでお知らせします。",
  pendingVerification: "まずメールアドレスを確認してください。その後アカウントを確認し、メールでお知らせします。",
  steps: "残りの手順",
  registered: "アカウントの作成",
  verifyEmail: "メールアドレスの確認",
  approval: "アカウントの承認",
  stepDone: "完了",
  stepDue: "未完了",
  enterCode: "メールアドレスを確認",
  submit: "もう一度確認",
  submitting: "確認しています…",
  opening: "アカウントを開いています…",
  stillPending: (at) => `まだ承認されていません。最終確認は${time(at)}です。`,
  signIn: "ログインを試す",
  signInNow: "ログイン",
  signedIn: "アカウントが承認され、ログインしました。",
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

const factors: Messages["factors"] = {
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

const profileFields: Messages["profileFields"] = {
  firstName: "名",
  lastName: "姓",
  nickname: "ニックネーム",
  company: "会社",
  position: "役職",
  birthdate: "生年月日",
  language: "言語",
  picture: "画像のアドレス",
  privacyStatus: "プロフィールを見られる人",
  privacyUndefined: "未設定：ショップの設定に従います",
  privacyPublic: "全員：ほかの会員が私を見つけられます",
  privacyPrivate: "自分とショップのみ",
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
  tag: "用途",
  tagUntagged: "指定なし",
  tagMain: "メイン",
  tagHome: "自宅",
  tagWork: "勤務先",
  tagMobile: "携帯",
  tagFax: "ファックス",
  tagBilling: "請求先",
  tagShipping: "配送先",
  notChosen: "未選択",
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

const items = (value: number): string => count(value, { other: "#件" })

const table: Messages["table"] = {
  loading: (caption) => `${caption}を読み込んでいます…`,
  refetching: "更新しています…",
  empty: "まだ何もありません。",
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
  notADate: "日付ではありません",
  draft: "下書き",
  saving: "保存しています…",
  notSaved: (reason) => `保存されませんでした：${reason}`,
  stale: (since) => `${time(since)}時点の内容です。`,
  wait: (seconds) => `${number(seconds)}秒後に再試行`,
  waitOver: "今すぐ再試行できます。",
  signIn: "ログイン",
  select: (item) => `${item}を選択`,
  selectPage: "このページをすべて選択",
  selected: (selected) => `${number(selected)}件を選択中`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "一致するすべてを選択中" : `一致するすべてを選択中：${number(selected)}件`}${except === 0 ? "" : `（除外：${number(except)}件）`}`,
  selectAll: (total) => (total === undefined ? "一致するすべてを選択" : `一致する${number(total)}件をすべて選択`),
  clearSelection: "選択を解除"
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
  beyond: "このページにはもう何もありません。",
  loadingList: (label) => `${label}を読み込んでいます…`,
  loadMore: "さらに読み込む",
  loadingMore: "さらに読み込んでいます…",
  loaded: (added, shown) => `さらに${items(added)}、全部で${items(shown)}。`,
  end: (shown) => `これで全部です（${items(shown)}）。`,
  empty: "まだ何もありません。",
  retry: "もう一度試す",
  signIn: "ログイン",
  newItems: (added) => `新しい${items(added)}を表示`,
  pastList: "一覧を飛ばす",
  offline: "オフラインです。ここにあるものは残り、続きは接続が戻ると届きます。",
  ignored: (parts) => `このアドレスの一部は理解できなかったため、無視しました：${list(parts)}。`,
  dismiss: "閉じる"
}

const search: Messages["search"] = {
  label: "検索",
  submit: "検索する",
  clear: "検索を消す",
  mode: "次の語を含むもの",
  allWords: "すべての語",
  anyWord: "いずれかの語",
  fuzzy: "似た綴りも",
  searching: "検索しています…",
  results: (found, more, text) =>
    more ? `「${text}」：最初の${number(found)}件` : `「${text}」：${count(found, { other: "#件" })}`,
  noResults: (text) => `「${text}」は見つかりませんでした。`,
  hint: "語を減らすか、別の語をお試しください。",
  tryAny: "いずれかの語で検索",
  tryFuzzy: "似た綴りも検索",
  retry: "もう一度試す",
  signIn: "ログイン"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "昇順" : "降順")

const order: Messages["order"] = {
  label: "並べ替え",
  none: "並べ替えなし",
  thenBy: "次に",
  ascending: "昇順",
  descending: "降順",
  turn: (field, order) => `${field}：${name(order)}。逆にする`,
  sooner: (field) => `${field}の優先順位を上げる`,
  later: (field) => `${field}の優先順位を下げる`,
  remove: (field) => `${field}で並べ替えない`,
  by: (field, order) => `${field}の${name(order)}`,
  sorted: (parts) => `${parts.join("、次に")}で並べ替え`,
  unsorted: "並べ替えなし"
}

const filter: Messages["filter"] = {
  title: "絞り込み",
  match: "表示する項目",
  all: "すべてに当てはまる",
  any: "いずれかに当てはまる",
  notAll: "すべてには当てはまらない",
  none: "どれにも当てはまらない",
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
  apply: "絞り込む",
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
  kindsDiffer: "二つの値は同じ種類にしてください。",
  broken: "この絞り込みは使用できません。無視しました。",
  fixed: "この条件は、ここでは削除だけできます。",
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
  matches: "と読む",
  hasSome: "いずれかを含む",
  hasAll: "すべてを含む",
  in: "いずれか",
  exists: "存在する",
  existsNot: "存在しない",
  isEmpty: "空",
  isNotEmpty: "空でない",
  condition: (position) => `条件${number(position)}`,
  group: (position) => `グループ${number(position)}`,
  removeCondition: (position) => `条件${number(position)}を削除`,
  removeGroup: (position) => `グループ${number(position)}を削除`,
  quoted: (text) => `「${text}」`,
  removeValue: (value) => `${value}を削除`,
  says: (field, operator, value) => `${field}：${value === "" ? "" : `${value} `}${operator}`,
  saysRange: (field, lower, upper) => `${field}：${lower} 以上 ${upper} 未満`,
  and: (parts) => parts.join("、かつ"),
  or: (parts) => parts.join("、または"),
  not: (part) => `次を除く：${part}`,
  more: (values, hidden) => `${values}、他${number(hidden)}件`
}

const distinct: Messages["distinct"] = {
  loading: "値を読み込んでいます…",
  empty: "選べる値がありません。",
  more: "さらに値を表示",
  clear: "選択を解除",
  cleared: "何も選択されていません。",
  uncounted: "値ごとの件数を数えられませんでした。",
  items: (items) => `、${count(items, { other: "#件" })}`
}

const failure: Messages["failure"] = {
  retry: "もう一度試す",
  retryIn: (left) => `${seconds(left)}後にもう一度試す`,
  waitOver: "もう一度お試しいただけます。",
  signIn: "ログイン",
  reference: (reference) => `参照番号：${reference}`,
  copy: "参照番号をコピー",
  copied: "コピーしました。",
  copyFailed: "コピーできませんでした。参照番号を選択して、手動でコピーしてください。",
  developers: "開発者向け",
  code: "コード",
  fix: "対処方法",
  meaning: "意味",
  place: "場所",
  parameters: "値",
  mendable: "呼び出しに修正が必要な点があります。",
  faultless: "呼び出しに問題はありませんでした。時間をおいて試すと解決することがあります。"
}

const item: Messages["item"] = {
  createTitle: "新しい項目",
  editTitle: "項目を編集",
  create: "作成",
  creating: "作成しています…",
  save: "変更を保存",
  saving: "保存しています…",
  loading: "読み込んでいます…",
  notFound: "この項目はありません。削除された可能性があります。",
  retry: "もう一度試す",
  created: "作成しました。",
  saved: "変更を保存しました。",
  unchanged: "変更がないため、保存するものはありません。",
  removed: "削除しました。",
  reset: "変更を破棄",
  unsaved: (fields) => count(fields, { other: "まだ保存されていない欄が#個あります。" }),
  changed: "変更あり",
  optional: "任意",
  linesHint: "1行に1つずつ入力します。",
  jsonHint: "データの書式で書きます。文字列は引用符で囲みます。",
  referencesLater: "項目を作成すると選択できます。",
  notChosen: "なし",
  oddNames: (names) => `名前にドットまたはドル記号があるため、次の欄はフィルターで見つけられません：${names}。`,
  conflict: "双方が次の欄を変更しました。残す値を選んでください：",
  mine: "あなたの値",
  theirs: "相手の値",
  saveChosen: "選んだ値で保存",
  remove: "削除",
  removeTitle: "この項目を削除しますか？",
  removeText: "元に戻すことはできません。",
  removing: "削除しています…",
  cancel: "キャンセル",
  leaveTitle: "保存せずに移動しますか？",
  leaveText: "ここに入力した内容はまだ保存されておらず、失われます。",
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
  increment: "数に加える",
  append: "リストに追加",
  pull: "リストから取り除く",
  add: "変更を追加",
  drop: (position) => `変更${number(position)}を取り消す`,
  preview: "プレビュー",
  before: "変更前",
  after: "変更後",
  absent: "なし",
  same: "これらの変更では項目は変わりません。",
  saved: "変更しました。"
}

const reference: Messages["reference"] = {
  search: "入力して検索",
  searching: "検索しています…",
  results: (shown) => count(shown, { other: "#件の結果" }),
  noResults: "見つかりませんでした。",
  more: "結果をさらに表示",
  chosen: "選択済み",
  chosenCount: (items) => `選択中：${number(items)}`,
  unread: "ここに表示されているより多くの項目が選択されています。表示されていないものも選択されたままです。",
  nothingChosen: "何も選択されていません。",
  take: (item) => `${item}を選ぶ`,
  taken: (item) => `${item}を選びました`,
  remove: (item) => `${item}を外す`,
  removed: (item) => `${item}を外しました`,
  broken: (id) => `もうありません：${id}`,
  loading: "選択内容を読み込んでいます…",
  moreChosen: "選択内容をさらに表示",
  replace: "選択を保存",
  replacing: "保存しています…",
  replaced: "選択を保存しました。",
  clear: "検索を消去",
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
      : `${{ add: "追加: ", change: "変更: ", remove: "削除: ", truncate: "空にする: " }[verb]}${amount === undefined ? "一致するすべてでよろしいですか？" : `${number(amount)}件でよろしいですか？`}`,
  confirmText: (verb) =>
    ({
      add: "コレクションに追加されます。",
      change: "この操作は元に戻せません。",
      remove: "この操作は元に戻せません。",
      truncate: "すべての項目が削除されます。この操作は元に戻せません。"
    })[verb],
  typeName: (name) => `続けるには ${name} と入力してください`,
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
  stopping: "停止中です。進行中のものが終わるのを待っています…",
  stopWaiting: "待たない",
  finished: (failed, total) =>
    failed === 0
      ? "すべて完了しました。"
      : failed >= total
        ? "すべて失敗しました。"
        : `完了しましたが、${number(failed)}件が失敗しました。`,
  emptied: (name) => `${name}は空になりました。`,
  cancelled: (done, total) => `${number(total)}件中${number(done)}件で停止しました。`,
  cancelledEarly: "停止しました。何も変更していません。",
  untouched: "残りはそのままです。",
  uncertain: "進行中だったものは、実行されたかどうかわかりません。",
  tally: (status, amount) =>
    `${{ inserted: "追加", updated: "変更", removed: "削除", skipped: "スキップ", failed: "失敗", unknown: "不明" }[status]}: ${number(amount)}`,
  goOn: "続ける",
  goesOn: "接続が戻ると自動的に続きます。",
  retryFailed: (failed) => `失敗した${number(failed)}件を再試行`,
  saveAs: (format) => `${format}として保存`,
  done: "閉じる",
  reportCaption: (rows) => `失敗: ${number(rows)}件`,
  place: "番号",
  line: "行",
  item: "項目",
  field: "フィールド",
  reason: "理由",
  showMore: (rows) => `さらに${number(rows)}件表示`,
  reasonUnknown: "実行されたかどうかわかりません。",
  reasonGone: "もうありません。",
  reasonForbidden: "この項目を変更する権限がありません。",
  reasonTooLarge: "大きすぎて送信できません。",
  denied: "この操作を行う権限がありません。",
  signIn: "この操作にはログインが必要です。選択内容は残ります。",
  signInNow: "ログイン",
  leaveTitle: "処理中ですが移動しますか？",
  leaveText: "まだ始まっていないものは実行されません。",
  leave: "移動する",
  stay: "とどまる"
}

const transfer: Messages["transfer"] = {
  importTitle: (name) => `${name}にインポート`,
  pick: "ファイルを選択",
  drop: "またはここにドロップ",
  accepts: "表（CSV）、または1行に1オブジェクト（JSONL）",
  reading: (file) => `${file}を読み込んでいます…`,
  otherFile: "別のファイルを選択",
  format: "形式",
  formatName: (format) => (format === "CSV" ? "CSV（表）" : "JSONL（1行に1オブジェクト）"),
  previewCaption: (rows) => `最初の${number(rows)}行`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `最初の${number(checked)}行に誤りはありません。`
      : `最初の${number(checked)}行のうち${number(mistaken)}行に誤りがあります。それらは除かれ、最後に一覧表示されます。`,
  noRows: "このファイルには行がありません。",
  columns: "列",
  goesTo: (column) => `列 ${column} の行き先`,
  ownName: (column) => `${column}（そのままの名前）`,
  leaveOut: "なし（除く）",
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
  mode: "すでにある項目",
  modeName: (mode) =>
    ({ OVERWRITE: "置き換える", SKIP_EXISTING: "そのままにする", TRUNCATE_BEFORE: "先にコレクションを空にする" })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "同じ _id の行が項目と入れ替わります。",
      SKIP_EXISTING: "新しい _id の行、または _id のない行だけが追加されます。",
      TRUNCATE_BEFORE: "最初の行を追加する前にすべての項目が削除されます。この操作は元に戻せません。"
    })[mode],
  start: "インポート",
  importing: (file) => `${file}をインポート中`,
  rows: (rows) => `現在${number(rows)}行`,
  read: (percent) => `ファイルの${number(percent)}%を処理済み`,
  stop: "停止",
  stopped: (rows) => `${number(rows)}行で停止しました。`,
  ended: (status, failed) =>
    ({
      COMPLETED: "すべての行を保存しました。",
      FAILED: "保存できた行はありません。",
      PARTIALLY_SUCCESSFUL: `完了しましたが、${number(failed)}行を保存できませんでした。`
    })[status],
  unfinished: (file, rows) => `${file}のインポートは${number(rows)}行で止まっています。`,
  chooseAgain: "同じファイルをもう一度選ぶと、そこから続きます。",
  otherThan: (file) => `${file}とは別のファイルか、その後変更されています。`,
  forget: "破棄",
  again: "別のファイルをインポート",
  fileFault: (what, reason) =>
    `${{ unreadable: "ファイルを読み込めませんでした。", header: "最初の行に列の名前がありません。", notTruncated: "最初の行に誤りがあるか、行がありません。何も削除していません。", notText: "テキストファイルではありません。UTF-8で保存した表（CSV）または1行に1オブジェクトのファイル（JSONL）を選んでください。" }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  exportTitle: (name) => `${name}をエクスポート`,
  scope: "対象の項目",
  scopeName: (scope, amount) => {
    const said = { all: "すべての項目", filter: "フィルターに一致するもの", selection: "選択したもの" }[scope]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "エクスポート",
  exportAgain: "もう一度エクスポート",
  written: (done, total) => `これまでにファイルに入った項目: ${number(total)}件中${number(done)}件。`,
  collecting: (done, total) => `フィールドを調べています: ${number(total)}件中${number(done)}件…`,
  fields: (chosen, all) =>
    chosen === all ? "すべてのフィールド" : `フィールド: ${number(all)}件中${number(chosen)}件`,
  exporting: (done, total) =>
    total === undefined ? "項目を数えています…" : `${number(total)}件中${number(done)}件を書き込み中…`,
  ready: (amount) => `ファイルができました（${number(amount)}件）。`,
  download: (file) => `${file}を保存`,
  empty: "エクスポートするものがありません。",
  unfit: (id, reason) => `項目 ${id} を書き込めません: ${reason}`,
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
  status: sayStatus({
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
  empty: "まだ描くものがありません。",
  groups: (groups) => `グループ${many(groups)}。`,
  only: (group, column, value) => `${column === undefined ? group : `${group}、${column}`}：${value}。`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `最大：${greatest}、${greatestValue}。最小：${least}、${leastValue}。`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}：最大は${greatest}、${greatestValue}。最小は${least}、${leastValue}。`,
  picture: (caption) => `${caption}の図。矢印キーで項目を移動します。`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}、${column}`}：${value}。${number(marks)}個中${number(position)}番目`,
  other: (groups) => `その他（${number(groups)}）`,
  otherNote: (groups) => `小さいグループ${many(groups)}を「その他」にまとめています。`,
  omittedNote: (groups) => `小さいグループ${many(groups)}は図に含まれていません。`,
  cutNote: (groups) => `最初のグループ${many(groups)}だけを読み込みました。ほかにもあります。`,
  showAll: "すべてを表で見る",
  showTable: "表で見る",
  showChart: "グラフで見る",
  share: "割合",
  total: "合計",
  noName: "名前なし"
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
  signIn,
  signUp,
  captcha,
  account,
  factors,
  profile,
  profileFields,
  changePassword,
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

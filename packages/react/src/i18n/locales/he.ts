/**
 * The Hebrew messages, as a draft. No Hebrew speaker has reviewed them.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { formatOf, isolate } from "../messages/Format.ts"
import { limitText } from "../messages/ItemMessages.ts"
import type { Messages } from "../messages/Messages.ts"
import { statusName } from "../messages/TransferMessages.ts"

const { count, day, list, number, seconds, time } = formatOf<"one" | "two">("he")

const strengths = ["חלשה מאוד", "חלשה", "סבירה", "טובה", "חזקה"] as const

const digits = { one: "ספרה אחת", two: "שתי ספרות", other: "# ספרות" }
const characters = { one: "אות או ספרה אחת", two: "שתי אותיות או ספרות", other: "# אותיות וספרות" }

const form: Messages["form"] = {
  email: "כתובת דוא״ל",
  password: "סיסמה",
  newPassword: "בחירת סיסמה",
  showPassword: "הצגת הסיסמה",
  hidePassword: "הסתרת הסיסמה",
  check: (fields) => (fields === 1 ? "בדקו את השדה הזה:" : "בדקו את השדות האלה:"),
  wait: (value) => `ניסיון נוסף בעוד ${seconds(value)}`,
  waitOver: "עכשיו אפשר לנסות שוב.",
  slow: "זה נמשך יותר מהרגיל. השאירו את הדף הזה פתוח. דבר ממה שהזנתם לא אבד.",
  offline: "אין חיבור לאינטרנט. מה שהזנתם נשמר בדף הזה עד שהחיבור יחזור.",
  capsLock: "מקש Caps Lock פעיל.",
  strength: "חוזק הסיסמה",
  strengthLevel: (level) => strengths[level],
  code: "קוד",
  codeHint: (length, alphabet) => `הזינו ${count(length, alphabet === "digits" ? digits : characters)}.`,
  resend: "שליחה חוזרת",
  resending: "שולחים…",
  resendIn: (value) => `שליחה חוזרת בעוד ${seconds(value)}`,
  resent: "נשלח שוב.",
  resendOver: "עכשיו אפשר לשלוח שוב."
}

const toast: Messages["toast"] = {
  region: (key) => `התראות (${isolate(key)})`,
  close: "סגירה",
  undo: "ביטול הפעולה",
  undone: "השינוי בוטל.",
  undoFailed: "לא הצלחנו לבטל את השינוי."
}

const strength: Messages["strength"] = {
  common: "אנשים רבים משתמשים בסיסמה הזאת. בחרו מילים שרק אתם הייתם משלבים.",
  personal: "קל לנחש מילים שקשורות אליכם או לאתר הזה. הוסיפו מילים שאינן קשורות.",
  repeated: "קל לנחש תווים ומילים שחוזרים על עצמם. הוסיפו מילים שונות.",
  sequence: "קל לנחש רצפים כמו abc או 321. הוסיפו מילים שאינן שייכות זו לזו.",
  keys: "קל לנחש מקשים סמוכים. הוסיפו מילים שאינן שייכות זו לזו.",
  date: "קל לנחש תאריכים ושנים. הוסיפו מילים שאינן שייכות זו לזו.",
  longer: "הוסיפו עוד מילה או שתיים. מילים נדירות עדיפות."
}

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "המתינו רגע ונסו שוב."
    : `נסו שוב בעוד ${count(retryAfter, { one: "שנייה אחת", two: "שתי שניות", other: "# שניות" })}.`

const supportReference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` סימוכין: ${parts.map(isolate).join(", ")}.`
}

const said = (detail: string | undefined): string => (detail === undefined ? "" : ` ההודעה שם: ״${isolate(detail)}״`)

const triesLeft = ({ triesLeft }: Problem): string =>
  triesLeft === undefined
    ? ""
    : ` אפשר לנסות עוד ${count(triesLeft, { one: "פעם אחת", two: "פעמיים", other: "# פעמים" })}.`

const characterCount = (value: number): string => count(value, { one: "תו אחד", two: "שני תווים", other: "# תווים" })

const valueCount = (value: number): string => count(value, { one: "ערך אחד", two: "שני ערכים", other: "# ערכים" })

const problems: Messages["problems"] = {
  emailMissing: () => "הזינו את כתובת הדוא״ל שלכם.",
  emailMalformed: () => `הזינו כתובת דוא״ל כמו ${isolate("name@example.com")}.`,
  passwordMissing: () => "הזינו סיסמה.",
  unknownEmail: () => "לא מצאנו חשבון עם כתובת הדוא״ל הזאת. בדקו אותה ונסו שוב.",
  invalidPassword: () => "הסיסמה שגויה. נסו שוב או אפסו אותה.",
  resetPassword: () => "אפסו את הסיסמה לפני הכניסה.",
  missingCaptchaToken: () => "אשרו שאינכם רובוט ונסו שוב.",
  invalidCaptchaToken: () => "לא הצלחנו לאשר שאינכם רובוט. נסו שוב.",
  identityBlocked: () => "החשבון הזה חסום. פנו אלינו כדי לפתוח אותו מחדש.",
  loginRefused: (problem) => `לא הצלחנו להכניס אתכם. נסו שוב, או פנו אלינו.${supportReference(problem)}`,
  emailAlreadyExists: () => "כבר קיים חשבון עם כתובת הדוא״ל הזאת. היכנסו לחשבון במקום.",
  invalidEmail: () => "אי אפשר להשתמש בכתובת הדוא״ל הזאת. בדקו אותה או השתמשו בכתובת אחרת.",
  registrationRefused: (problem) =>
    `לא הצלחנו ליצור את החשבון שלכם. נסו שוב, או פנו אלינו.${supportReference(problem)}`,
  unknownState: () => "משהו השתבש. טענו את הדף מחדש ונסו שוב.",
  sessionTimedOut: () => "הכניסה לחשבון ארכה יותר מדי זמן. נסו שוב.",
  sessionFrameRefused: () => "הדפדפן לא אפשר להיכנס לחשבון בדף הזה. טענו את הדף מחדש ונסו שוב.",
  sessionBlocked: () => "הדפדפן שלכם חוסם את מה שדרוש כדי שתישארו מחוברים. אפשרו קובצי Cookie לאתר הזה ונסו שוב.",
  sessionRefused: (problem) => `לא הצלחנו להכניס אתכם לחשבון. נסו שוב.${supportReference(problem)}`,
  recoveryLinkExpired: () => "הקישור הזה כבר נוצל או שתוקפו פג. בקשו קישור חדש.",
  redirectNotAllowed: () => "אי אפשר לשלוח קישור לדף הזה כי הוא אינו מוגדר כראוי. פנו אלינו.",
  passwordTooShort: ({ limit }) =>
    limit === undefined ? "הסיסמה הזאת קצרה מדי. בחרו ארוכה יותר." : `בחרו סיסמה של ${characterCount(limit)} לפחות.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "הסיסמה הזאת ארוכה מדי. בחרו קצרה יותר."
      : `בחרו סיסמה של ${characterCount(limit)} לכל היותר.`,
  passwordTooCommon: () => "הסיסמה הזאת נפוצה מדי. בחרו סיסמה שקשה יותר לנחש.",
  codeMissing: () => "הזינו את הקוד מהדוא״ל.",
  codeIncomplete: ({ limit }) =>
    limit === undefined ? "הזינו את הקוד המלא." : `הזינו את הקוד המלא. יש בו ${characterCount(limit)}.`,
  wrongCode: () => "הקוד שגוי. בדקו את הודעת הדוא״ל האחרונה ונסו שוב.",
  codeExpired: () => "הקוד הזה כבר נוצל או שתוקפו פג. בקשו קוד חדש.",
  mailNotSent: () => "לא הצלחנו לשלוח את הודעת הדוא״ל. נסו שוב בעוד רגע.",
  approvalUnknown: () => "לא הצלחנו לבדוק אם החשבון שלכם אושר. נסו שוב בעוד רגע.",
  responseMissing: () => "דף הכניסה לא שלח תשובה. התחילו מחדש.",
  responseInvalid: () => "הכניסה הזאת התחילה בדפדפן אחר או שתוקפה פג. התחילו מחדש.",
  responseExpired: () => "הכניסה הזאת נמשכה יותר משעה. התחילו מחדש.",
  responseUsed: () => "הכניסה הזאת כבר נוצלה. התחילו מחדש כדי להיכנס.",
  accessDenied: ({ detail }) => `הכניסה בוטלה. אפשר להתחיל מחדש בכל עת.${said(detail)}`,
  authorizationFailed: (problem) =>
    `דף הכניסה החזיר שגיאה. התחילו מחדש או פנו אלינו.${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) => `לא הצלחנו להשלים את הכניסה שלכם. התחילו מחדש.${supportReference(problem)}`,
  pageInsecure: () => "לכניסה דרוש חיבור מאובטח. פתחו את הדף הזה בכתובת שמתחילה ב-https.",
  pageMissing: (problem) => `לא הצלחנו לפתוח את דף הכניסה. נסו שוב.${supportReference(problem)}`,
  pageNeeded: () => "עדיין לא נכנסתם לחשבון. המשיכו לדף הכניסה.",
  signedOutDuringSignIn: () => "יצאתם מהחשבון לפני שהכניסה הושלמה. התחילו מחדש כדי להיכנס.",
  dateMalformed: () => "הזינו תאריך מלא או השאירו את השדה ריק.",
  numberMalformed: () => "הזינו מספר, למשל 12 או 12.5.",
  phoneMalformed: () => "הזינו מספר טלפון בספרות.",
  profileChanged: () =>
    "הפרופיל שלכם שונה במקום אחר בזמן שערכתם אותו. דבר ממה שהזנתם לא אבד. שמרו את השינויים בכל זאת או בטלו אותם.",
  profileRefused: (problem) => `לא הצלחנו לשמור את הפרופיל שלכם. נסו שוב, או פנו אלינו.${supportReference(problem)}`,
  notSignedIn: () => "אתם לא מחוברים. היכנסו בכרטיסייה אחרת וחזרו לכאן. דבר ממה שהזנתם לא אבד.",
  captchaBlocked: () => "לא הצלחנו לטעון את בדיקת האבטחה. אפשרו לדף הזה לטעון אותה, או נסו שוב מאוחר יותר.",
  captchaExpired: () => "בדיקת האבטחה לא הושלמה בזמן. נסו שוב.",
  captchaClosed: () => "בדיקת האבטחה נסגרה לפני שהושלמה. נסו שוב.",
  captchaFailed: (problem) => `בדיקת האבטחה נכשלה. נסו שוב.${supportReference(problem)}`,
  factorWrong: (problem) => `הקוד הזה שגוי או שכבר נוצל.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "הזינו אחד מקודי השחזור שלכם.",
  recoveryCodeWrong: (problem) => `קוד השחזור הזה שגוי או שכבר נוצל.${triesLeft(problem)}`,
  passkeyWrong: (problem) => `לא הצלחנו לקבל את מפתח הגישה הזה. נסו שוב או השתמשו בשיטה אחרת.${triesLeft(problem)}`,
  notSupported: () => "לא ניתן לשנות זאת כאן. פנו אלינו ונעזור.",
  reverificationRequired: () => "אמתו שוב את זהותכם כדי לבצע את השינוי.",
  passkeyNotAllowed: () => "לא ניתן להוסיף מפתחות גישה בדף הזה. פנו אלינו.",
  passkeyExists: () => "במכשיר הזה כבר יש מפתח גישה לחשבון שלכם.",
  confirmationMissing: () => "הקלידו את המילה בדיוק כפי שהיא מוצגת.",
  passkeyUnavailable: () => "מפתחות גישה אינם זמינים בדפדפן הזה. השתמשו בשיטה אחרת.",
  passkeyCanceled: () => "הפעולה עם מפתח הגישה בוטלה או נמשכה יותר מדי זמן. נסו שוב או השתמשו בשיטה אחרת.",
  passkeyRefused: (problem) =>
    `הדפדפן לא הצליח להשתמש במפתח הגישה. נסו שוב או השתמשו בשיטה אחרת.${supportReference(problem)}`,
  pushTimedOut: () => "הבקשה במכשיר האחר לא נענתה. שלחו אותה שוב או השתמשו בשיטה אחרת.",
  factorDenied: () => "הכניסה נדחתה במכשיר האחר שלכם. אם אתם דחיתם אותה, היכנסו שוב.",
  challengeExpired: () => "זה נמשך יותר מדי זמן או שכבר נוצל. היכנסו שוב.",
  factorTooManyAttempts: () => "יותר מדי ניסיונות שגויים. היכנסו שוב.",
  factorTooManySends: () => "אי אפשר לשלוח עוד קודים לכניסה הזאת. השתמשו בקוד האחרון, או היכנסו שוב.",
  factorUnavailable: () => "השיטה הזאת אינה זמינה כרגע. השתמשו בשיטה אחרת.",
  factorMismatch: () => "הקוד הזה שייך לשיטה אחרת. בקשו קוד חדש או השתמשו בשיטה אחרת.",
  factorUnsupported: () => "כבר השתמשתם בסיסמה. השתמשו בשיטה אחרת.",
  factorNotVerifiable: () => "אי אפשר להשתמש בשיטה הזאת בדף הזה. השתמשו בשיטה אחרת.",
  fieldViolations: ({ detail }) => detail ?? "משהו שהזנתם לא התקבל. בדקו אותו ונסו שוב.",
  offline: () => "אין חיבור לאינטרנט. דבר לא אבד. נסו שוב כשהחיבור יחזור.",
  unreachable: () => "לא הצלחנו להתחבר. בדקו את החיבור ונסו שוב.",
  serverError: (problem) => `משהו השתבש אצלנו. נסו שוב בעוד רגע.${supportReference(problem)}`,
  rateLimited: (problem) => `יותר מדי ניסיונות. ${patience(problem)}`,
  tooLarge: () => "זה גדול מכדי להישלח. קצרו ונסו שוב.",
  unreadable: (problem) => `קיבלנו תשובה לא צפויה. נסו שוב.${supportReference(problem)}`,
  sessionEnded: () => "החיבור שלכם לחשבון הסתיים. היכנסו שוב כדי להמשיך.",
  sessionUnavailable: () => "לא הצלחנו לאשר שאתם מחוברים. נסו שוב בעוד רגע.",
  refused: (problem) => `לא הצלחנו לבצע את הפעולה. אם דרושה לכם עזרה, פנו אלינו.${supportReference(problem)}`,
  unexpected: () => "משהו השתבש בדף הזה. טענו אותו מחדש ונסו שוב.",
  noPermission: () => "אין לכם הרשאה לראות את זה.",
  signInRequired: () => "היכנסו כדי לראות את זה.",
  internalError: (problem) => `משהו השתבש אצלנו. נסו שוב בעוד רגע.${supportReference(problem)}`,
  itemNotFound: () => "הפריט הזה כבר לא קיים.",
  itemExists: () => "הפריט הזה כבר קיים.",
  itemsOmitted: ({ count: omitted = 1 }) => `לא הצלחנו להציג ${count(omitted, items)}.`,
  siteCode: ({ detail }) => detail ?? "האתר הזה דחה את הבקשה.",
  tooManyItems: ({ limit }) => `אפשר להשתמש בעד ${number(limit ?? 1000)} פריטים בבת אחת. בחרו פחות ונסו שוב.`,
  tooManyRemovals: ({ limit }) => `אפשר למחוק עד ${number(limit ?? 1000)} פריטים בבת אחת. בחרו פחות ונסו שוב.`,
  noPreviousPage: () => "זה העמוד הראשון.",
  noNextPage: () => "זה העמוד האחרון.",
  changeForbidden: () => "אין לכם הרשאה לשנות את זה.",
  conditionNotMet: () => "הפריט השתנה, ולכן העריכה הזאת כבר לא אפשרית. בדקו אותו ונסו שוב.",
  itemChanged: () => "מישהו אחר שינה את הפריט הזה. בחרו אילו ערכים לשמור, ואז שמרו שוב.",
  valueMissing: () => "זהו שדה חובה.",
  valueInvalid: () => "הזינו ערך תקין.",
  numberNotWhole: () => "הזינו מספר שלם.",
  numberOutOfRange: limitText({
    other: "הזינו ערך תקין.",
    between: (minimum, maximum) => `הזינו מספר מ־${number(minimum)} עד ${number(maximum)}.`,
    atLeast: (minimum) => `הזינו ${number(minimum)} או יותר.`,
    atMost: (maximum) => `הזינו ${number(maximum)} או פחות.`,
    exactly: (limit) => `הזינו ${number(limit)}.`,
    moreThan: (minimum) => `הזינו מספר גדול מ־${number(minimum)}.`,
    lessThan: (maximum) => `הזינו מספר קטן מ־${number(maximum)}.`
  }),
  textLengthInvalid: limitText({
    other: "הזינו ערך תקין.",
    between: (minimum, maximum) => `הזינו בין ${number(minimum)} ל־${number(maximum)} תווים.`,
    atLeast: (minimum) => `הזינו לפחות ${characterCount(minimum)}.`,
    atMost: (maximum) => `הזינו לכל היותר ${characterCount(maximum)}.`,
    exactly: (limit) => `הזינו בדיוק ${characterCount(limit)}.`
  }),
  listLengthInvalid: limitText({
    other: "הזינו ערך תקין.",
    between: (minimum, maximum) => `הזינו בין ${number(minimum)} ל־${number(maximum)} ערכים.`,
    atLeast: (minimum) => `הזינו לפחות ${valueCount(minimum)}.`,
    atMost: (maximum) => `הזינו לכל היותר ${valueCount(maximum)}.`,
    exactly: (limit) => `הזינו בדיוק ${valueCount(limit)}.`
  }),
  jsonMalformed: () => "ה־JSON אינו תקין. בדקו את הסוגריים, הפסיקים והמירכאות.",
  notANumber: () => "הערך בשדה הזה אינו מספר.",
  numberTooLarge: () => "המספר הזה גדול מכדי להישמר במדויק.",
  notAList: () => "הערך בשדה הזה אינו רשימה.",
  misconfigured: (problem) => `הדף הזה אינו מוגדר כראוי. פנו אלינו.${supportReference(problem)}`
}

const signIn: Messages["signIn"] = {
  title: "כניסה",
  submit: "כניסה",
  submitting: "נכנסים…",
  opening: "נכנסים לחשבון…",
  done: "נכנסתם לחשבון.",
  verifyEmail: (email) => `שלחנו קוד אל ${isolate(email)}. הזינו אותו כדי להשלים את הכניסה.`,
  awaitApproval: "החשבון שלכם ממתין לאישור. נודיע לכם בדוא״ל כשתוכלו להיכנס.",
  proveFactor: "כדי להמשיך, אשרו שזה באמת אתם.",
  leaving: "מעבירים אתכם לדף אחר כדי להשלים את הכניסה…",
  forgot: "שכחתם את הסיסמה?",
  passkeyVerifying: "בודקים את מפתח הגישה שלכם…",
  passkeyRetry: "הצגת מפתחות הגישה שלי שוב"
}

const signUp: Messages["signUp"] = {
  title: "יצירת חשבון",
  submit: "יצירת חשבון",
  submitting: "יוצרים את החשבון שלכם…",
  opening: "נכנסים לחשבון…",
  done: "החשבון נוצר ונכנסתם אליו.",
  verifyEmail: (email) => `שלחנו קוד אל ${isolate(email)}. הזינו אותו כדי להשלים את יצירת החשבון.`,
  awaitApproval: "החשבון שלכם ממתין לאישור. נודיע לכם בדוא״ל כשתוכלו להיכנס.",
  proveFactor: "כדי להמשיך, אשרו שזה באמת אתם.",
  leaving: "מעבירים אתכם לדף אחר כדי להשלים את יצירת החשבון…",
  toSignIn: "כניסה"
}

const captcha: Messages["captcha"] = {
  title: "בדיקת אבטחה",
  loading: "טוענים את בדיקת האבטחה…",
  ready: "אשרו שאינכם רובוט, ואז שלחו את הטופס.",
  solved: "אושר. עכשיו אפשר לשלוח את הטופס.",
  expired: "תוקף האישור פג. אשרו שוב שאינכם רובוט.",
  retry: "טעינה מחדש של בדיקת האבטחה"
}

const session: Messages["session"] = {
  checking: "בודקים אם אתם מחוברים…",
  signInRequired: "התוכן הזה מיועד לחברים בלבד. היכנסו כדי לראות אותו.",
  signIn: "כניסה",
  signedOut: "יצאתם מהחשבון.",
  parked: "אתם עדיין מחוברים, אבל כרגע איננו יכולים לאשר זאת. ייתכן שחלק מהתוכן יחסר עד אז.",
  confirmAgain: "בדיקה חוזרת",
  confirming: "בודקים…",
  signOut: "יציאה",
  signingOut: "יוצאים…",
  signOutFailed: "יצאתם מהחשבון במכשיר הזה, אבל השרת עדיין לא אישר זאת.",
  signOutAgain: "ניסיון נוסף לצאת מהחשבון",
  opening: "מכניסים אתכם…",
  openingSlowly: "זה נמשך יותר מהרגיל.",
  skip: "המשך בלי כניסה",
  opened: "נכנסתם לחשבון",
  nobody: "אינכם מחוברים",
  notOpened: "עדיין לא נכנסתם לחשבון",
  openAgain: "ניסיון נוסף"
}

const oauth: Messages["oauth"] = {
  signIn: "מעבר לדף הכניסה",
  creating: "פותחים את דף הכניסה…",
  redirecting: "מעבירים אתכם לדף הכניסה…",
  finishing: "משלימים את הכניסה שלכם…",
  finished: "נכנסתם לחשבון",
  continue: "המשך",
  notFinished: "לא נכנסתם לחשבון",
  startAgain: "התחלה מחדש",
  alreadySignedIn: "אתם כבר מחוברים",
  signedOut: "יצאתם מהחשבון",
  stillSignedIn: "אתם עדיין מחוברים במכשיר הזה",
  checkedOut: "חזרתם מהקופה",
  checkoutNote: "אפשר להמשיך מהמקום שבו הפסקתם."
}

const flow: Messages["flow"] = {
  or: "או",
  newHere: "פעם ראשונה כאן?",
  toSignUp: "יצירת חשבון",
  haveAccount: "כבר יש לכם חשבון?",
  toSignIn: "כניסה לחשבון קיים",
  back: "חזרה לכניסה",
  backToSignUp: "חזרה לפרטים שלכם",
  loading: "רק רגע…",
  missingTitle: "לא הצלחנו לטעון את השלב הזה",
  missingText: "דבר ממה שהזנתם לא אבד. בדקו את החיבור ונסו שוב.",
  retry: "ניסיון נוסף",
  passwordChanged: "הסיסמה נשמרה. היכנסו עם הסיסמה החדשה.",
  verified: "כתובת הדוא״ל אושרה. היכנסו כדי להמשיך.",
  approved: "החשבון שלכם אושר. עכשיו אפשר להיכנס.",
  pageTitle: "עוד שלב אחד",
  pageText: "הדפדפן לא מאפשר להיכנס לחשבון בדף הזה. המשיכו בדף הכניסה שלנו.",
  toPage: "מעבר לדף הכניסה",
  signedIn: "נכנסתם לחשבון",
  continue: "המשך"
}

const account: Messages["account"] = {
  loading: "טוענים את החשבון שלכם…",
  signIn: "כניסה",
  signUp: "יצירת חשבון",
  account: "החשבון שלי",
  menu: "תפריט החשבון:",
  signedInAs: "מחוברים בתור",
  signOut: "יציאה",
  signingOut: "יוצאים…",
  signedOut: "יצאתם מהחשבון.",
  signOutFailed: "יצאתם מהחשבון במכשיר הזה, אבל השרת עדיין לא אישר זאת.",
  retry: "ניסיון נוסף",
  sectionAccountInfo: "פרטי החשבון",
  sectionBookings: "תורים",
  sectionOrders: "הזמנות",
  sectionSubscriptions: "מינויים",
  sectionEvents: "אירועים",
  openingSection: (section) => `פותחים את ${isolate(section)}…`,
  sectionFailed: (section) => `לא הצלחנו לפתוח את ${isolate(section)}.`
}

const changePassword: Messages["changePassword"] = {
  title: "שינוי הסיסמה",
  submit: "שינוי הסיסמה",
  submitting: "משנים את הסיסמה…",
  currentPassword: "הסיסמה הנוכחית",
  newPassword: "סיסמה חדשה",
  username: "חשבון",
  hint: "תישארו מחוברים במכשיר הזה. במכשירים אחרים יהיה צורך להיכנס מחדש.",
  done: "הסיסמה שונתה. היכנסו מחדש במכשירים האחרים שלכם."
}

const forgotPassword: Messages["forgotPassword"] = {
  title: "שכחתם את הסיסמה?",
  explanation: "הזינו את כתובת הדוא״ל שלכם ונשלח לכם קישור לאיפוס הסיסמה.",
  submit: "שליחת קישור",
  submitting: "שולחים את הקישור…",
  sentTitle: "בדקו את הדוא״ל שלכם",
  sent: (email) => `אם קיים חשבון עבור ${isolate(email)}, שלחנו אליו קישור לאיפוס הסיסמה.`,
  sentHint: "ייתכן שיעברו כמה דקות עד שההודעה תגיע. בדקו גם בתיקיית הספאם. הקישור תקף לשעה אחת.",
  otherAddress: "שימוש בכתובת דוא״ל אחרת"
}

const resetPassword: Messages["resetPassword"] = {
  title: "בחירת סיסמה חדשה",
  account: "חשבון",
  password: "סיסמה חדשה",
  submit: "שמירת הסיסמה",
  submitting: "שומרים את הסיסמה…",
  opening: "נכנסים לחשבון…",
  done: "הסיסמה נשמרה ונכנסתם לחשבון.",
  verifyEmail: (email) => `הסיסמה נשמרה. כדי להמשיך, הזינו את הקוד ששלחנו אל ${isolate(email)}.`,
  awaitApproval: "הסיסמה נשמרה. החשבון שלכם ממתין לאישור. נודיע לכם בדוא״ל כשתוכלו להיכנס.",
  proveFactor: "הסיסמה נשמרה. כדי להמשיך, אשרו שזה באמת אתם.",
  changed: "הסיסמה נשמרה. היכנסו עם הסיסמה החדשה.",
  signIn: "כניסה",
  missingTitle: "פתחו את הקישור שבדוא״ל",
  missing: "כדי לאפס את הסיסמה, פתחו את הקישור בהודעת הדוא״ל ששלחנו לכם או בקשו קישור חדש.",
  expiredTitle: "הקישור הזה כבר לא פעיל",
  expired: "הקישור כבר נוצל או שתוקפו פג. הסיסמה שלכם לא השתנתה. בקשו קישור חדש."
}

const verification: Messages["verification"] = {
  title: "אישור כתובת הדוא״ל",
  explanation: (email) => `הזינו את הקוד ששלחנו אל ${isolate(email)}.`,
  code: "קוד אישור",
  hint: "לא קיבלתם את ההודעה? בדקו גם בתיקיית הספאם.",
  submit: "אישור",
  submitting: "בודקים את הקוד…",
  opening: "נכנסים לחשבון…",
  resend: "שליחת קוד חדש",
  resent: (email) => `שלחנו קוד חדש אל ${isolate(email)}.`,
  changeEmail: "שימוש בכתובת דוא״ל אחרת",
  sendLink: "שליחת קישור במקום",
  sendingLink: "שולחים את הקישור…",
  linkSent: (email) => `שלחנו קישור אל ${isolate(email)}. פתחו אותו כדי לאשר את הכתובת, ואז היכנסו.`,
  enterCode: "הזנת קוד במקום",
  done: "כתובת הדוא״ל אושרה ונכנסתם לחשבון.",
  verifyEmail: (email) => `עוד שלב אחד: הזינו את הקוד ששלחנו אל ${isolate(email)}.`,
  awaitApproval: "כתובת הדוא״ל אושרה. החשבון שלכם ממתין לאישור. נודיע לכם בדוא״ל כשתוכלו להיכנס.",
  proveFactor: "כתובת הדוא״ל אושרה. כדי להמשיך, אשרו שזה באמת אתם.",
  verified: "כתובת הדוא״ל אושרה. היכנסו כדי להמשיך.",
  signIn: "כניסה",
  lostTitle: "היכנסו שוב",
  lost: "כבר אי אפשר לבדוק את הקוד הזה: הוא נוצל, תוקפו פג או שיצאתם מהדף. היכנסו שוב כדי לקבל קוד חדש.",
  startAgain: "כניסה מחדש"
}

const approval: Messages["approval"] = {
  title: "החשבון שלכם ממתין לאישור",
  pending: "אנחנו בודקים כל חשבון חדש. נודיע לכם בדוא״ל כשתוכלו להיכנס.",
  pendingVerification: "אשרו קודם את כתובת הדוא״ל שלכם. אחר כך נבדוק את החשבון ונודיע לכם בדוא״ל.",
  steps: "שלבי הגדרת החשבון",
  registered: "החשבון נוצר",
  verifyEmail: "כתובת הדוא״ל אושרה",
  approval: "החשבון אושר",
  stepDone: "בוצע",
  stepDue: "לביצוע",
  enterCode: "אישור כתובת הדוא״ל",
  submit: "בדיקה חוזרת",
  submitting: "בודקים…",
  opening: "נכנסים לחשבון…",
  stillPending: (at) => `עדיין לא אושר. הבדיקה האחרונה הייתה בשעה ${isolate(time(at))}.`,
  signIn: "ניסיון להיכנס",
  signInNow: "כניסה",
  signedIn: "החשבון שלכם אושר, ונכנסתם אליו.",
  approved: "החשבון שלכם אושר. עכשיו אפשר להיכנס.",
  declined: "החשבון שלכם לא אושר. אם לדעתכם זו טעות, פנו אלינו.",
  proveFactor: "החשבון שלכם אושר. כדי להמשיך, אשרו שזה באמת אתם."
}

const names = {
  PASSWORD: "סיסמה",
  SMS: "הודעת טקסט",
  CALL: "שיחת טלפון",
  EMAIL: "דוא״ל",
  TOTP: "אפליקציית אימות",
  PUSH: "מכשיר אחר",
  WEBAUTHN: "מפתח גישה",
  RECOVERY_CODE: "קוד שחזור"
} as const

const about = {
  PASSWORD: "סיסמת החשבון שלכם",
  SMS: "קבלת קוד בהודעת טקסט",
  CALL: "קבלת קוד בשיחת טלפון",
  EMAIL: "קבלת קוד בדוא״ל",
  TOTP: "קבלת קוד מהאפליקציה",
  PUSH: "אישור במכשיר שבו אתם מחוברים",
  WEBAUTHN: "שימוש בטביעת אצבע, בפנים או בנעילת המסך",
  RECOVERY_CODE: "שימוש באחד הקודים ששמרתם"
} as const

const obstacles = {
  disabledByRule: "האתר הזה השבית את השיטה הזאת.",
  requireActivation: "השלימו את ההגדרה לפני השימוש.",
  requireReenroll: "הגדירו את השיטה מחדש לפני השימוש.",
  usedAlready: "כבר השתמשתם בזה כדי להיכנס. השתמשו בשיטה אחרת.",
  notHere: "לא זמין בדפדפן הזה."
} as const

const to = (hint: string | undefined, otherwise: string): string => (hint === undefined ? otherwise : isolate(hint))

const factors: Messages["factors"] = {
  title: "אישור שזה באמת אתם",
  submit: "אישור",
  submitting: "בודקים…",
  opening: "נכנסים לחשבון…",
  done: "נכנסתם לחשבון.",
  verifyEmail: (email) =>
    `שלחנו קוד אל ${email === "" ? "כתובת הדוא״ל שלכם" : isolate(email)}. הזינו אותו כדי להשלים את הכניסה.`,
  awaitApproval: "החשבון שלכם ממתין לאישור. נודיע לכם בדוא״ל כשתוכלו להיכנס.",
  pick: "בחרו איך לאשר שזה באמת אתם.",
  highRisk: "הכניסה הזאת נראית חריגה. כדי להמשיך, אשרו שזה באמת אתם.",
  leaving: "מעבירים אתכם לדף הכניסה…",
  proveFactor: "האימות הצליח. עוד שלב אחד כדי להיכנס.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enroll: (factor) => `הגדרה: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `הזינו את הקוד ששלחנו בהודעת טקסט אל ${to(hint, "הטלפון שלכם")}.`
      case "CALL":
        return `אנחנו מתקשרים אל ${to(hint, "הטלפון שלכם")}. הזינו את הקוד שתשמעו.`
      case "EMAIL":
        return `הזינו את הקוד ששלחנו בדוא״ל אל ${to(hint, "הכתובת שלכם")}.`
      case "TOTP":
        return "הזינו את הקוד מאפליקציית האימות שלכם."
      case "PUSH":
        return "שלחנו בקשה למכשיר האחר שלכם. אשרו אותה שם כדי להמשיך."
      case "WEBAUTHN":
        return "השתמשו במפתח הגישה שלכם. הדפדפן יבקש טביעת אצבע, פנים או נעילת מסך."
      case "RECOVERY_CODE":
        return "הזינו אחד מקודי השחזור ששמרתם."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "קוד שחזור",
  recoveryHint: `למשל ${isolate("2fkq-8n4m-a7tz-03wx")}. כל קוד תקף פעם אחת.`,
  remember: "לא לשאול שוב במכשיר הזה",
  usePasskey: "שימוש במפתח גישה",
  askingPasskey: "ממתינים למפתח הגישה שלכם…",
  waitingForPush: "ממתינים לאישור במכשיר האחר שלכם…",
  sendPushAgain: "שליחת הבקשה מחדש",
  sending: "רק רגע…",
  openAgain: "ניסיון נוסף",
  another: "שימוש בשיטה אחרת",
  back: "חזרה",
  restart: "כניסה מחדש",
  none: "אין כרגע שיטת אימות זמינה.",
  noneHelp: "בדקו מה דרוש לכל שיטה, או פנו אלינו.",
  notSignedIn: "עדיין לא נכנסתם לחשבון."
}

const security: Messages["security"] = {
  loading: "בטעינה…",
  retry: "ניסיון נוסף",
  cancel: "ביטול",
  reverifyTitle: "אימות זהות",
  reverifyText: "למען האבטחה, הזינו את הסיסמה כדי לבצע את השינוי.",
  reverifySignOn: "למען האבטחה, התחברו שוב כדי לבצע את השינוי.",
  reverify: "אישור",
  reverifying: "בבדיקה…",
  factorsTitle: "אימות דו־שלבי",
  factorsText: "הגנו על החשבון בעזרת שלב שני בכניסה.",
  factorsEmpty: "האימות הדו־שלבי כבוי.",
  factor: (factor, name) => (name === undefined ? names[factor] : `${names[factor]}: ${isolate(name)}`),
  added: (at) => `נוסף ב־${day(at)}`,
  unconfirmed: "ההגדרה לא הושלמה",
  codesLeft: (left) =>
    count(left, { one: "נותר קוד אחד שלא נוצל", two: "נותרו שני קודים שלא נוצלו", other: "נותרו # קודים שלא נוצלו" }),
  remove: "הסרה",
  removeTitle: (factor) => `להסיר את ${isolate(factor)}?`,
  removeText: "לא תוכלו להשתמש בו יותר לכניסה.",
  removing: "בהסרה…",
  removed: (factor) => `הוסר: ${isolate(factor)}.`,
  addApp: "הוספת אפליקציית אימות",
  addPasskey: "הוספת מפתח גישה",
  createCodes: "יצירת קודי שחזור",
  replaceCodes: "החלפת קודי השחזור",
  appTitle: "הגדרת אפליקציית האימות",
  appText: "סרקו את קוד ה־QR באפליקציה או הזינו את מפתח ההגדרה. לאחר מכן הזינו את הקוד שמופיע באפליקציה.",
  appImage: "קוד QR לאפליקציית האימות",
  appSecret: "מפתח הגדרה",
  appSubmit: "הפעלה",
  appSubmitting: "בבדיקה…",
  appDone: "אפליקציית האימות מוגדרת.",
  passkeyName: "שם מפתח הגישה",
  passkeyHint: "לדוגמה, המכשיר שבו תשתמשו בו.",
  passkeySubmit: "המשך",
  passkeyWaiting: "ממתינים למפתח הגישה…",
  passkeyDone: "מפתח הגישה מוגדר.",
  codesTitle: "קודי השחזור שלכם",
  codesText: "שמרו את הקודים עכשיו. לא נציג אותם שוב. כל קוד מאפשר כניסה אחת אם תאבדו את המכשיר האחר.",
  codesCreating: "הקודים נוצרים…",
  copy: "העתקה",
  copied: "הועתק",
  download: "הורדה",
  print: "הדפסה",
  codesFile: "קודי-שחזור",
  codesSaved: "שמרתי אותם",
  emailTitle: "כתובת דוא״ל",
  emailCurrent: "כתובת הדוא״ל הנוכחית",
  emailNew: "כתובת דוא״ל חדשה",
  emailSubmit: "שליחת קוד",
  emailSubmitting: "הקוד נשלח…",
  emailCode: (email) => `שלחנו קוד אל ${isolate(email)}. הזינו אותו כדי לשנות את כתובת הדוא״ל.`,
  emailConfirm: "שינוי כתובת הדוא״ל",
  emailConfirming: "בשינוי…",
  emailOther: "שימוש בכתובת אחרת",
  emailDone: (email) => `כתובת הדוא״ל שלכם היא כעת ${isolate(email)}. נותקתם במכשירים האחרים.`,
  sessionsTitle: "היכן אתם מחוברים",
  sessionsText: "אם אינכם מזהים מכשיר, נתקו אותו ושנו את הסיסמה.",
  thisDevice: "המכשיר הזה",
  otherDevice: "מכשיר אחר",
  device: (browser, system) => `${isolate(browser)} ב־${isolate(system)}`,
  atSignInPage: "כניסה בדף הכניסה",
  signedIn: (at) => `כניסה ב־${day(at)}`,
  lastUsed: (at, moment) => `שימוש אחרון ב־${day(at)} בשעה ${time(moment)}`,
  endSession: "ניתוק",
  endSessionOf: (device = "המכשיר האחר", lastUsed) =>
    lastUsed === "" ? `ניתוק ${isolate(device)}` : `ניתוק ${isolate(device)}: ${isolate(lastUsed)}`,
  endOthers: "ניתוק כל המכשירים האחרים",
  ending: "בניתוק…",
  ended: "המכשיר נותק.",
  endedOthers: "כל המכשירים האחרים נותקו.",
  onlyThis: "אתם מחוברים רק במכשיר הזה.",
  deleteTitle: "מחיקת החשבון",
  deleteText: "הפרופיל ואמצעי הכניסה יימחקו. ייתכן שהזמנות וביקורות יישמרו. לא ניתן לבטל את הפעולה.",
  deleteOpen: "מחיקת החשבון",
  deleteWord: "מחיקה",
  deleteLabel: (word) => `הקלידו ${isolate(word)} לאישור`,
  deleteSubmit: "מחיקת החשבון שלי",
  deleting: "במחיקה…",
  deleted: "החשבון נמחק."
}

const profileFields: Messages["profileFields"] = {
  firstName: "שם פרטי",
  lastName: "שם משפחה",
  nickname: "כינוי",
  company: "חברה",
  position: "תפקיד",
  birthdate: "תאריך לידה",
  language: "שפה",
  picture: "כתובת ה־URL של התמונה",
  privacyStatus: "מי יכול לראות את הפרופיל שלכם",
  privacyUndefined: "ברירת המחדל של האתר",
  privacyPublic: "כולם, כולל חברים אחרים",
  privacyPrivate: "רק אתם והאתר הזה",
  emails: "כתובות דוא״ל נוספות",
  email: "כתובת דוא״ל",
  phones: "מספרי טלפון",
  phone: "מספר טלפון",
  countryCode: "קידומת מדינה",
  addresses: "כתובות",
  address: "כתובת",
  addressLine: "רחוב ומספר",
  addressLine2: "דירה, קומה או בניין",
  streetName: "רחוב",
  streetNumber: "מספר בית",
  apartment: "דירה",
  city: "עיר",
  subdivision: "מדינה, מחוז או אזור",
  postalCode: "מיקוד",
  country: "ארץ",
  tag: "תווית",
  tagUntagged: "ללא תווית",
  tagMain: "ראשי",
  tagHome: "בית",
  tagWork: "עבודה",
  tagMobile: "נייד",
  tagFax: "פקס",
  tagBilling: "חיוב",
  tagShipping: "משלוח",
  notSelected: "לא נבחר",
  addEmail: "הוספת כתובת דוא״ל",
  addPhone: "הוספת מספר טלפון",
  addAddress: "הוספת כתובת",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "הסרה",
  removeNth: (entry) => `הסרה של ${isolate(entry)}`,
  added: (entry) => `נוסף לרשימה: ${isolate(entry)}.`,
  removed: (entry) => `הוסר מהרשימה: ${isolate(entry)}.`
}

const profile: Messages["profile"] = {
  title: "הפרופיל שלכם",
  submit: "שמירת השינויים",
  submitting: "שומרים…",
  loading: "טוענים את הפרופיל שלכם…",
  signInRequired: "היכנסו כדי לראות את הפרופיל שלכם.",
  signIn: "כניסה",
  notFound: "לא מצאנו את הפרופיל שלכם. ייתכן שהחשבון נסגר. אם לדעתכם זו טעות, פנו אלינו.",
  retry: "ניסיון נוסף",
  loginEmail: "כתובת דוא״ל לכניסה",
  verified: "אושרה",
  notVerified: "לא אושרה",
  edit: "עריכת הפרופיל",
  cancel: "ביטול",
  saved: "הפרופיל נשמר.",
  unchanged: "אין שינויים לשמירה.",
  reloaded: "השינויים שלכם בוטלו. זה הפרופיל האחרון שנשמר.",
  notGiven: "לא צוין",
  personal: "עליכם",
  contact: "פרטי קשר",
  more: "עוד",
  date: day,
  number,
  pending: "החשבון שלכם עדיין לא פעיל.",
  pendingApproval: "הוא ממתין לאישור. נודיע לכם בדוא״ל כשתוכלו להשתמש בו.",
  pendingVerification: "אשרו את כתובת הדוא״ל שלכם: הזינו את הקוד מההודעה ששלחנו לכם.",
  deleted: "החשבון הזה נמחק. בינתיים עדיין אפשר לראות את הפרופיל, אבל אי אפשר לשנות אותו.",
  blocked: "החשבון הזה חסום. פנו אלינו כדי לפתוח אותו מחדש.",
  offline: "החשבון שלכם לא מקוון, ולכן חברים אחרים לא יכולים לראות אתכם.",
  changedElsewhere: "השדות האלה שונו בכרטיסייה אחרת או במכשיר אחר:",
  takeTheirs: "ביטול השינויים שלי",
  keepMine: "שמירת השינויים שלי בכל זאת"
}

const items = { one: "פריט אחד", two: "שני פריטים", other: "# פריטים" }

const table: Messages["table"] = {
  loading: (caption) => `טוענים את ${isolate(caption)}…`,
  refetching: "מעדכנים…",
  empty: "אין פריטים להצגה.",
  retry: "ניסיון נוסף",
  ready: (shown, total) =>
    total === undefined || total === shown ? count(shown, items) : `${number(shown)} מתוך ${count(total, items)}`,
  sorted: (column, order) => `ממוין לפי ${isolate(column)}, בסדר ${order === "ASC" ? "עולה" : "יורד"}`,
  yes: "כן",
  no: "לא",
  noValue: "אין ערך",
  more: "הצגת עוד",
  less: "הצגת פחות",
  cut: (characters) =>
    count(characters, {
      one: "עוד תו אחד אינו מוצג",
      two: "עוד שני תווים אינם מוצגים",
      other: "עוד # תווים אינם מוצגים"
    }),
  notADate: "תאריך לא תקין",
  draft: "טיוטה",
  saving: "נשמר…",
  notSaved: (reason) => `לא נשמר: ${isolate(reason)}`,
  stale: (since) => `עודכן לאחרונה בשעה ${time(since)}.`,
  wait: (left) => `ניסיון נוסף בעוד ${seconds(left)}`,
  waitOver: "אפשר לנסות שוב עכשיו.",
  signIn: "כניסה",
  select: (item) => `בחירת ${isolate(item)}`,
  selectPage: "בחירת הכול בעמוד זה",
  selected: (selected) => `נבחרו: ${number(selected)}`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "נבחרו כל התוצאות" : `נבחרו כל התוצאות: ${number(selected)}`}${except === 0 ? "" : `, למעט: ${number(except)}`}`,
  selectAll: (total) => (total === undefined ? "בחירת כל התוצאות" : `בחירת כל התוצאות (${number(total)})`),
  clearSelection: "ביטול הבחירה",
  toActions: "מעבר לפעולות",
  columns: "עמודות",
  columnEarlier: (column) => `הקדמת ${isolate(column)}`,
  columnLater: (column) => `דחיית ${isolate(column)}`,
  columnWidth: (column) => `רוחב ${isolate(column)}`,
  columnPin: (column) => `הצמדת ${isolate(column)}`,
  columnNotPinned: "לא מוצמדת",
  columnAtStart: "בהתחלה",
  columnAtEnd: "בסוף",
  columnMoved: (column, position, columns) =>
    `${isolate(column)} היא עמודה ${number(position)} מתוך ${number(columns)}.`,
  columnPinned: (column, edge) =>
    edge === undefined
      ? `${isolate(column)} אינה מוצמדת עוד.`
      : edge === "start"
        ? `${isolate(column)} מוצמדת בהתחלה.`
        : `${isolate(column)} מוצמדת בסוף.`,
  resetColumns: "איפוס העמודות",
  columnsReset: "העמודות אופסו.",
  actions: "פעולות",
  actionsOf: (item) => `פעולות עבור ${isolate(item)}`,
  edit: (column, item) => `עריכת ${isolate(column)} של ${isolate(item)}`,
  saveCell: "שמירה",
  cancelEdit: "ביטול",
  cellOf: (column, item) => `${isolate(column)} של ${isolate(item)}`,
  cellSaved: (column, item) => `השדה ${isolate(column)} של ${isolate(item)} נשמר.`,
  cellNotSaved: (column, item, reason) => `השדה ${isolate(column)} של ${isolate(item)} לא נשמר. ${isolate(reason)}`,
  entryNotSaved: (entry) => `הערך ”${isolate(entry)}“ לא נשמר.`,
  cellChanged: "משתמש אחר שינה את הערך הזה בינתיים.",
  saveAnyway: "לשמור בכל זאת",
  discard: "ביטול השינוי"
}

const itemCount = (value: number): string => count(value, { one: "פריט אחד", two: "שני פריטים", other: "# פריטים" })

const paging: Messages["paging"] = {
  label: "עמודים",
  page: (page, pages) => (pages === undefined ? `עמוד ${number(page)}` : `עמוד ${number(page)} מתוך ${number(pages)}`),
  range: (from, to, total, more) =>
    total === undefined
      ? `פריטים ${isolate(`${number(from)}–${number(to)}`)}`
      : `${isolate(`${number(from)}–${number(to)}`)} מתוך ${more ? "יותר מ־" : ""}${itemCount(total)}`,
  first: "העמוד הראשון",
  previous: "העמוד הקודם",
  next: "העמוד הבא",
  last: "העמוד האחרון",
  size: "פריטים בעמוד",
  loading: "טוענים את העמוד…",
  noNext: "זה העמוד האחרון.",
  noPrevious: "זה העמוד הראשון.",
  unread: (page) => `לא הצלחנו לטעון את עמוד ${number(page)}.`,
  beyond: "אין עוד פריטים בעמוד הזה.",
  loadingList: (label) => `טוענים את ${isolate(label)}…`,
  loadMore: "טעינת עוד",
  loadingMore: "טוענים עוד…",
  loaded: (added, shown) =>
    `${count(added, { one: "נטען עוד פריט אחד", two: "נטענו עוד שני פריטים", other: "נטענו עוד # פריטים" })}, ${number(shown)} בסך הכול.`,
  end: (shown) => `סוף הרשימה: ${itemCount(shown)}.`,
  empty: "אין פריטים להצגה.",
  retry: "ניסיון נוסף",
  signIn: "התחברות",
  newItems: (added) =>
    `הצגת ${count(added, { one: "פריט חדש אחד", two: "שני פריטים חדשים", other: "# פריטים חדשים" })}`,
  pastList: "דילוג על הרשימה",
  offline: "אין חיבור לאינטרנט. המשך הרשימה ייטען כשהחיבור יחזור.",
  ignored: (parts) => `חלקים מהכתובת של הדף הזה אינם תקינים והמערכת התעלמה מהם: ${list(parts.map(isolate))}.`,
  dismiss: "סגירה"
}

const search: Messages["search"] = {
  label: "חיפוש",
  submit: "לחפש",
  clear: "ניקוי החיפוש",
  mode: "פריטים שיש בהם",
  allWords: "כל המילים",
  anyWord: "אחת המילים",
  fuzzy: "כולל כתיב דומה",
  searching: "מחפשים…",
  results: (found, more, text) =>
    more
      ? `${isolate(text)}: ${number(found)} התוצאות הראשונות`
      : `${isolate(text)}: ${count(found, { one: "תוצאה אחת", two: "שתי תוצאות", other: "# תוצאות" })}`,
  noResults: (text) => `אין תוצאות עבור ${isolate(text)}.`,
  preparing: "חלק מהפריטים עדיין בהכנה לחיפוש. ייתכן שיופיעו תוצאות נוספות.",
  hint: "נסו פחות מילים או מילים אחרות.",
  tryAny: "חיפוש אחת מהמילים האלה",
  tryFuzzy: "חיפוש כתיב דומה",
  retry: "ניסיון נוסף",
  signIn: "התחברות"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "בסדר עולה" : "בסדר יורד")

const order: Messages["order"] = {
  label: "מיון לפי",
  none: "ללא",
  thenBy: "ואחר כך לפי",
  ascending: "סדר עולה",
  descending: "סדר יורד",
  turn: (field, order) => `${isolate(field)}: ${name(order)}. היפוך הסדר`,
  sooner: (field) => `העברת ${isolate(field)} למעלה בסדר המיון`,
  later: (field) => `העברת ${isolate(field)} למטה בסדר המיון`,
  remove: (field) => `הסרת ${isolate(field)} מהמיון`,
  by: (field, order) => `${isolate(field)}, ${name(order)}`,
  sorted: (parts) => `ממוין לפי ${parts.join(", ואחר כך ")}`,
  unsorted: "לא ממוין"
}

const filter: Messages["filter"] = {
  title: "סינון",
  match: "הצגת פריטים שמתאימים ל",
  all: "כל התנאים",
  any: "לפחות אחד מהתנאים",
  notAll: "לא כל התנאים",
  none: "אף אחד מהתנאים",
  field: "שדה",
  operator: "השוואה",
  value: "ערך",
  lower: "החל מ־",
  upper: "עד (לא כולל)",
  type: "סוג הערך",
  text: "טקסט",
  number: "מספר",
  date: "תאריך ושעה",
  boolean: "כן או לא",
  yes: "כן",
  no: "לא",
  addCondition: "הוספת תנאי",
  addGroup: "הוספת קבוצה",
  addValue: "הוספה",
  apply: "החלת הסינון",
  clear: "ניקוי",
  conditionAdded: "התנאי נוסף.",
  groupAdded: "הקבוצה נוספה.",
  conditionRemoved: "התנאי הוסר.",
  groupRemoved: "הקבוצה הוסרה.",
  applied: "הסינון הוחל.",
  cleared: "הסינון נוקה.",
  fieldMissing: "בחרו שדה.",
  valueMissing: "הזינו ערך.",
  valuesMissing: "הוסיפו לפחות ערך אחד.",
  numberMalformed: "הזינו מספר.",
  dateMalformed: "הזינו תאריך ושעה.",
  kindsDiffer: "שני הערכים חייבים להיות מאותו סוג.",
  broken: "אי אפשר להשתמש בסינון הזה והמערכת התעלמה ממנו.",
  fixed: "אי אפשר לערוך כאן את התנאי הזה. אפשר רק להסיר אותו.",
  everything: "כל הפריטים",
  nothing: "אף פריט",
  eq: "הוא",
  ne: "אינו",
  lt: "קטן מ־",
  gt: "גדול מ־",
  lte: "לכל היותר",
  gte: "לכל הפחות",
  between: "בין",
  before: "לפני",
  after: "אחרי",
  notAfter: "לא אחרי",
  notBefore: "לא לפני",
  startsWith: "מתחיל ב־",
  endsWith: "מסתיים ב־",
  contains: "מכיל",
  matches: "תואם ל",
  hasSome: "אחד מ־",
  hasAll: "כל",
  in: "הוא אחד מ־",
  exists: "מוגדר",
  existsNot: "לא מוגדר",
  isEmpty: "ריק",
  isNotEmpty: "אינו ריק",
  condition: (position) => `תנאי ${number(position)}`,
  group: (position) => `קבוצה ${number(position)}`,
  removeCondition: (position) => `הסרת תנאי ${number(position)}`,
  removeGroup: (position) => `הסרת קבוצה ${number(position)}`,
  quoted: (text) => `„${isolate(text)}”`,
  removeValue: (value) => `הסרת ${isolate(value)}`,
  comparison: (field, operator, value) => `${isolate(field)} ${operator} ${value === "" ? "" : isolate(value)}`.trim(),
  listComparison: (field, operator, value) => `${isolate(field)}: ${operator} ${isolate(value)}`,
  rangeComparison: (field, lower, upper) =>
    `${isolate(field)} לכל הפחות ${isolate(lower)}, אבל פחות מ־${isolate(upper)}`,
  and: (parts, grouped) => parts.map(isolate).join(grouped ? ", וגם " : " וגם "),
  or: (parts, grouped) => parts.map(isolate).join(grouped ? ", או " : " או "),
  not: (part) => `לא ${isolate(part)}`,
  more: (values, hidden) => `${isolate(values)} ועוד ${number(hidden)}`
}

const distinct: Messages["distinct"] = {
  loading: "הערכים נטענים…",
  empty: "אין ערכים לבחירה.",
  more: "הצגת ערכים נוספים",
  clear: "ניקוי הבחירה",
  cleared: "הבחירה נוקתה.",
  uncounted: "לא הצלחנו לספור את הפריטים לכל ערך.",
  items: (items) => `, ${count(items, { one: "פריט אחד", two: "שני פריטים", other: "# פריטים" })}`
}

const failure: Messages["failure"] = {
  retry: "נסו שוב",
  retrying: "מנסים שוב…",
  retryIn: (left) => `נסו שוב בעוד ${seconds(left)}`,
  waitOver: "אפשר לנסות שוב עכשיו.",
  signIn: "התחברות",
  reference: (reference) => `סימוכין: ${isolate(reference)}`,
  copy: "העתקת הסימוכין",
  copied: "הועתק.",
  copyFailed: "ההעתקה נכשלה. סמנו את הסימוכין והעתיקו אותם בעצמכם.",
  developers: "למפתחים",
  code: "קוד",
  fix: "איך לתקן",
  meaning: "משמעות",
  place: "נתיב",
  parameters: "פרמטרים",
  mendable: "שנו את הקריאה לפני שתנסו שוב.",
  faultless: "הקריאה תקינה. נסו שוב מאוחר יותר."
}

const item: Messages["item"] = {
  createTitle: "פריט חדש",
  editTitle: "עריכת הפריט",
  create: "יצירה",
  creating: "נוצר…",
  save: "שמירת השינויים",
  saving: "נשמר…",
  loading: "בטעינה…",
  notFound: "לא מצאנו את הפריט הזה. ייתכן שהוא נמחק.",
  retry: "ניסיון נוסף",
  created: "הפריט נוצר.",
  saved: "השינויים נשמרו.",
  unchanged: "אין שינויים לשמירה.",
  removed: "הפריט נמחק.",
  reset: "ביטול השינויים",
  unsaved: (fields) =>
    count(fields, {
      one: "בשדה אחד יש שינויים שלא נשמרו.",
      two: "בשני שדות יש שינויים שלא נשמרו.",
      other: "ב־# שדות יש שינויים שלא נשמרו."
    }),
  changed: "שונה",
  optional: "לא חובה",
  linesHint: "הזינו ערך אחד בכל שורה.",
  jsonHint: "הזינו JSON. הקיפו טקסט במירכאות.",
  referencesLater: "אפשר יהיה לבחור אחרי יצירת הפריט.",
  notSelected: "ללא",
  oddNames: (names) => `מסננים אינם מוצאים את השדות האלה כי יש בשמם נקודה או סימן דולר: ${isolate(names)}.`,
  conflict: "מישהו אחר שינה גם את השדות האלה. בחרו אילו ערכים לשמור:",
  mine: "שלכם",
  theirs: "שלהם",
  saveSelected: "שמירת הערכים שנבחרו",
  remove: "מחיקה",
  removeTitle: "למחוק את הפריט?",
  removeText: "הפריט יימחק מהאוסף.",
  removing: "נמחק…",
  cancel: "ביטול",
  leaveTitle: "לעזוב בלי לשמור?",
  leaveText: "מה שהזנתם לא נשמר ויאבד.",
  leave: "עזיבה",
  stay: "הישארות",
  signIn: "כניסה"
}

const patch: Messages["patch"] = {
  title: "שינוי שדות",
  submit: "החלת השינויים",
  submitting: "השינויים מוחלים…",
  change: (position) => `שינוי ${number(position)}`,
  field: "שדה",
  action: "פעולה",
  value: "ערך",
  set: "קביעה ל",
  remove: "הסרת השדה",
  increment: "הוספה למספר",
  append: "הוספה לרשימה",
  pull: "הסרה מהרשימה",
  add: "הוספת שינוי",
  drop: (position) => `הסרת שינוי ${number(position)}`,
  preview: "תצוגה מקדימה",
  before: "לפני",
  after: "אחרי",
  absent: "לא מוגדר",
  same: "השינויים האלה לא משפיעים על הפריט.",
  saved: "השינויים נשמרו."
}

const reference: Messages["reference"] = {
  search: "הקלדה לחיפוש",
  searching: "בחיפוש…",
  results: (shown) => count(shown, { one: "תוצאה אחת", two: "# תוצאות", other: "# תוצאות" }),
  noResults: "אין תוצאות.",
  more: "עוד תוצאות",
  selected: "נבחרו",
  selectedCount: (items) => `נבחרו: ${number(items)}`,
  unread: "לא כל הפריטים שנבחרו מוצגים כאן. האחרים נשארים נבחרים.",
  nothingSelected: "לא נבחר דבר.",
  itemSelected: (item) => `${isolate(item)} נבחר`,
  remove: (item) => `הסרת ${isolate(item)}`,
  removed: (item) => `${isolate(item)} הוסר`,
  broken: (id) => `כבר לא קיים: ${isolate(id)}`,
  loading: "הפריטים שנבחרו נטענים…",
  moreSelected: "הצגת עוד פריטים שנבחרו",
  replace: "שמירת הבחירה",
  replacing: "נשמר…",
  replaced: "הבחירה נשמרה.",
  clear: "ניקוי החיפוש",
  retry: "ניסיון נוסף"
}

const bulk: Messages["bulk"] = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "כל התוצאות נבחרו" : `נבחרו: ${number(selected)}`}${excepted === 0 ? "" : `, למעט ${number(excepted)}`}`,
  clear: "ניקוי הבחירה",
  act: (verb) => ({ add: "הוספה", change: "שינוי", remove: "מחיקה", truncate: "ריקון" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `לרוקן את ${isolate(name)}?`
      : `${{ add: "להוסיף", change: "לשנות", remove: "למחוק" }[verb]} ${amount === undefined ? "את כל התוצאות" : count(amount, items)}?`,
  confirmText: (verb, undoable) =>
    ({
      add: "הם יתווספו לאוסף.",
      change: "אי אפשר לבטל את הפעולה.",
      remove: undoable ? "הם יימחקו מהאוסף. אפשר לבטל זאת רק בפריטים שלכם." : "אי אפשר לבטל את הפעולה.",
      truncate: "כל הפריטים יימחקו. אי אפשר לבטל את הפעולה."
    })[verb],
  typeName: (name) => `הקלידו ${isolate(name)} לאישור`,
  cancel: "ביטול",
  gathering: (found) => `מחפשים את הפריטים… עד כה ${number(found)}`,
  running: (verb) => ({ add: "מוסיפים…", change: "משנים…", remove: "מוחקים…", truncate: "מרוקנים…" })[verb],
  progress: (done, total) => `${number(done)} מתוך ${number(total)}`,
  percent: (percent) => `${number(percent)}%`,
  left: (left) => `נותרו ${number(left)}`,
  stop: "עצירה",
  stopping: "עוצרים אחרי הפריטים הנוכחיים…",
  stopWaiting: "עצירה עכשיו",
  finished: (failed, total) =>
    failed === 0
      ? "הסתיים."
      : failed >= total
        ? "כל הפריטים נכשלו."
        : `הסתיים, אבל ${count(failed, { one: "פריט אחד נכשל", two: "שני פריטים נכשלו", other: "# פריטים נכשלו" })}.`,
  emptied: (name) => `${isolate(name)} ריק עכשיו.`,
  canceled: (done, total) => `נעצר אחרי ${number(done)} מתוך ${number(total)}.`,
  canceledEarly: "נעצר. שום פריט לא השתנה.",
  untouched: "הפריטים האחרים לא השתנו.",
  uncertain: "איננו יודעים אם הפריטים האחרונים השתנו.",
  tally: (status, amount) =>
    `${{ inserted: "נוספו", updated: "שונו", removed: "נמחקו", skipped: "דולגו", failed: "נכשלו", unknown: "לא ידוע" }[status]}: ${number(amount)}`,
  resume: "המשך",
  resumesOnline: "הפעולה תימשך אוטומטית כשהחיבור יחזור.",
  retryFailed: (failed) => `ניסיון נוסף: ${count(failed, items)}`,
  saveAs: (format) => `שמירה כ־${isolate(format)}`,
  done: "סגירה",
  reportCaption: (rows) => count(rows, { one: "פריט אחד נכשל", two: "שני פריטים נכשלו", other: "# פריטים נכשלו" }),
  place: "מיקום",
  line: "שורה",
  item: "פריט",
  field: "שדה",
  reason: "סיבה",
  showMore: (rows) => `הצגת עוד ${number(rows)}`,
  valueFault: (fault) =>
    ({
      missing: "חסר ערך.",
      boolean: "נדרש 1 (כן) או 0 (לא).",
      number: "נדרש מספר.",
      date: "נדרש תאריך, למשל 2026-01-31.",
      list: 'נדרשת רשימה, למשל ["אחת", "שתיים"].',
      object: "נדרש אובייקט JSON.",
      invalid: "הערך אינו תקין."
    })[fault],
  rowFault: (fault, cells, columns) =>
    ({
      cells: `מספר התאים בשורה הוא ${number(cells)}, אבל מספר העמודות בקובץ הוא ${number(columns)}.`,
      quotes: "סימן מירכאות חסר או נמצא במקום הלא נכון.",
      tooLong: "השורה ארוכה מדי. בדקו שכל המירכאות סגורות.",
      notObject: "השורה אינה אובייקט JSON."
    })[fault],
  reasonUnknown: "איננו יודעים אם זה בוצע.",
  reasonGone: "הפריט הזה כבר לא קיים.",
  reasonUnmet: "הפריט הזה אינו עומד בתנאי של השינוי.",
  reasonForbidden: "אין לכם הרשאה לשנות את הפריט הזה.",
  reasonTooLarge: "הפריט הזה גדול מכדי להישלח.",
  denied: "אין לכם הרשאה לעשות את זה.",
  signIn: "היכנסו כדי לעשות את זה. הבחירה שלכם נשמרת.",
  signInNow: "התחברות",
  leaveTitle: "לעזוב בזמן שהפעולה מתבצעת?",
  leaveText: "הפריטים הנותרים לא יטופלו.",
  leave: "עזיבה",
  stay: "הישארות"
}

const transfer: Messages["transfer"] = {
  importTitle: (name) => `ייבוא אל ${isolate(name)}`,
  pick: "בחירת קובץ",
  drop: "או לשחרר אותו כאן",
  accepts: "CSV (טבלה) או JSONL (אובייקט אחד בכל שורה)",
  template: "הורדת תבנית",
  sample: "דוגמה",
  id: "מזהה",
  leftOut: (columns) => `לא יובאו, כי אין באוסף שדה כזה: ${isolate(columns)}`,
  reading: (file) => `קוראים את ${isolate(file)}…`,
  otherFile: "בחירת קובץ אחר",
  format: "תבנית",
  formatName: (format) => (format === "CSV" ? "CSV (טבלה)" : "JSONL (אובייקט אחד בכל שורה)"),
  previewCaption: (rows) => `השורות הראשונות: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `אין שגיאות בשורות הראשונות (${number(checked)}).`
      : `יש שגיאות ב־${number(mistaken)} מתוך ${number(checked)} השורות הראשונות. המערכת תדלג עליהן ותציג אותן בסוף.`,
  noRows: "אין שורות בקובץ הזה.",
  columns: "עמודות",
  goesTo: (column) => `שדה עבור העמודה ${isolate(column)}`,
  ownName: (column) => `${isolate(column)} (אותו שם)`,
  leaveOut: "לא לייבא",
  fieldType: (type) =>
    ({
      text: "טקסט",
      number: "מספר",
      boolean: "כן או לא",
      date: "תאריך",
      list: "רשימה",
      object: "אובייקט",
      reference: "הפניה",
      mixed: "כל דבר"
    })[type],
  mode: "פריטים קיימים",
  modeName: (mode) =>
    ({ OVERWRITE: "להחליף אותם", SKIP_EXISTING: "לשמור אותם", TRUNCATE_BEFORE: "לרוקן קודם את האוסף" })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "שורה מחליפה את הפריט עם אותו מזהה.",
      SKIP_EXISTING: "מתווספות רק שורות עם מזהה חדש או בלי מזהה.",
      TRUNCATE_BEFORE: "כל הפריטים יוסרו לפני שתתווסף השורה הראשונה. אי אפשר לבטל את הפעולה."
    })[mode],
  start: "ייבוא",
  importing: (file) => `מייבאים את ${isolate(file)}`,
  rows: (rows) => `שורות שנשמרו: ${number(rows)}`,
  read: (percent) => `הושלמו ${number(percent)}% מהקובץ`,
  stop: "עצירה",
  stopped: (rows) => `נעצר. שורות שטופלו: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "כל השורות יובאו.",
      FAILED: "לא הצלחנו לייבא אף שורה.",
      PARTIALLY_SUCCESSFUL: `הסתיים. שורות שלא יובאו: ${number(failed)}.`
    })[status],
  unfinished: (file, rows) => `הייבוא של ${isolate(file)} לא הסתיים. שורות שטופלו: ${number(rows)}.`,
  chooseAgain: "בחרו שוב את אותו קובץ כדי להמשיך.",
  otherThan: (file) => `הקובץ הזה אינו ${isolate(file)}, או שהוא השתנה מאז.`,
  forget: "ביטול הייבוא",
  again: "ייבוא קובץ נוסף",
  fileFault: (what, reason) =>
    `${{ unreadable: "לא הצלחנו לקרוא את הקובץ הזה.", header: "השורה הראשונה חייבת להכיל את שמות העמודות.", notTruncated: "יש שגיאות בשורות הראשונות או שאין שורות בקובץ. שום דבר לא הוסר.", notText: "זה אינו קובץ טקסט. בחרו קובץ CSV או JSONL שנשמר כ־UTF-8." }[what]}${reason === undefined ? "" : ` ${isolate(reason)}`}`,
  headerFault: (fault, name) =>
    ({
      unnamed: "לאחת העמודות אין שם.",
      reserved: `עמודה לא יכולה להיקרא ${isolate(name)}.`,
      noFields: "אף עמודה לא מיובאת.",
      fieldTwice: `שתי עמודות שייכות לאותו שדה: ${isolate(name)}.`,
      fieldNested: `${isolate(name)} לא יכול להיות גם ערך וגם אובייקט.`,
      columnMissing: `אין בקובץ עמודה בשם ${isolate(name)}.`,
      quotes: "סימן מירכאות חסר או נמצא במקום הלא נכון.",
      tooLong: "השורה ארוכה מדי. בדקו שכל המירכאות סגורות."
    })[fault],
  exportTitle: (name) => `ייצוא של ${isolate(name)}`,
  scope: "פריטים לייצוא",
  scopeName: (scope, amount) => {
    const said = { all: "כל הפריטים", filter: "פריטים מסוננים", selection: "פריטים שנבחרו" }[scope]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "ייצוא",
  exportAgain: "ייצוא שוב",
  written: (done, total) => `נכתבו עד כה: ${number(done)} מתוך ${number(total)}.`,
  collecting: (done, total) => `מחפשים שדות: ${number(done)} מתוך ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "כל השדות" : `שדות: ${number(chosen)} מתוך ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "סופרים את הפריטים…" : `כותבים ${number(done)} מתוך ${number(total)}…`,
  ready: (amount) => `הקובץ מוכן: ${count(amount, items)}.`,
  download: (file) => `שמירת ${isolate(file)}`,
  empty: "אין מה לייצא.",
  unfit: (id, reason) => `אי אפשר לייצא את הפריט ${isolate(id)}: ${isolate(reason)}`,
  close: "סגירה"
}

const job: Messages["job"] = {
  kind: (kind) =>
    ({ backup: "גיבוי", restoration: "שחזור", movement: "ייבוא או ייצוא", index: "אינדקס", environment: "סביבה" })[
      kind
    ],
  status: statusName({
    backup: { PENDING: "מתבצע", READY: "מוכן", FAILED: "נכשל", DELETED: "נמחק", CANCELED: "בוטל" },
    restoration: { PENDING: "מתבצע", COMPLETED: "הושלם", FAILED: "נכשל" },
    movement: {
      UNINITIALIZED: "לא התחיל",
      INITIALIZING: "בהכנה",
      IN_PROGRESS: "מתבצע",
      COMPLETED: "הושלם",
      FAILED: "נכשל",
      PARTIALLY_SUCCESSFUL: "הושלם בחלקו"
    },
    index: { BUILDING: "נבנה", ACTIVE: "פעיל", DROPPING: "בהסרה", DROPPED: "הוסר", FAILED: "נכשל", INVALID: "לא תקין" },
    environment: { LIVE: "חי", SANDBOX: "ארגז חול", SANDBOX_PREFERRED: "ארגז חול בעדיפות" }
  })
}

const chart: Messages["chart"] = {
  loading: (caption) => `טוענים את ${isolate(caption)}…`,
  refetching: "מעדכנים…",
  empty: "אין נתונים להצגה.",
  groups: (groups) => `${count(groups, { one: "קבוצה אחת", two: "שתי קבוצות", other: "# קבוצות" })}.`,
  only: (group, column, value) =>
    `${column === undefined ? isolate(group) : `${isolate(group)}, ${isolate(column)}`}: ${isolate(value)}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `הגדולה ביותר: ${isolate(greatest)}, ${isolate(greatestValue)}. הקטנה ביותר: ${isolate(least)}, ${isolate(leastValue)}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${isolate(column)}: הגדולה ביותר ${isolate(greatest)}, ${isolate(greatestValue)}; הקטנה ביותר ${isolate(least)}, ${isolate(leastValue)}.`,
  picture: (caption) => `${isolate(caption)}, תרשים. השתמשו במקשי החצים כדי לעבור בין נקודות הנתונים.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? isolate(group) : `${isolate(group)}, ${isolate(column)}`}: ${isolate(value)}. ${number(position)} מתוך ${number(marks)}`,
  other: (groups) => `אחרות (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      one: "קבוצה קטנה אחת נכללת תחת „אחרות”.",
      two: "שתי קבוצות קטנות נכללות יחד תחת „אחרות”.",
      other: "# קבוצות קטנות נכללות יחד תחת „אחרות”."
    }),
  omittedNote: (groups) =>
    count(groups, {
      one: "קבוצה קטנה אחת אינה מוצגת בתרשים.",
      two: "שתי קבוצות קטנות אינן מוצגות בתרשים.",
      other: "# קבוצות קטנות אינן מוצגות בתרשים."
    }),
  cutNote: (groups) =>
    count(groups, {
      one: "נטענה רק קבוצה אחת. יש עוד.",
      two: "נטענו רק שתי קבוצות. יש עוד.",
      other: "נטענו רק # קבוצות. יש עוד."
    }),
  showAll: "הצגת הכול בטבלה",
  showTable: "הצגה כטבלה",
  showChart: "הצגה כתרשים",
  share: "חלק",
  total: "סך הכול",
  noName: "אין ערך"
}

/**
 * All messages of the kit in Hebrew. The translation is a draft that no Hebrew speaker has reviewed.
 *
 * **Example** (Loading the messages on demand)
 *
 * ```ts
 * const words = () => import("@portico/react/locales/he").then(({ he }) => he)
 * ```
 */
export const he: Messages = {
  locale: "he",
  direction: "rtl",
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

/**
 * The Hebrew messages, as a draft. No Hebrew speaker has reviewed them.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { formatOf, isolate } from "../messages/Format.ts"
import type { Messages } from "../messages/Messages.ts"
import { sayStatus } from "../messages/TransferMessages.ts"

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
  slow: "זה נמשך יותר מהרגיל. הישארו בדף הזה: דבר ממה שהזנתם לא אבד.",
  offline: "אין חיבור לאינטרנט. מה שהזנתם נשמר כאן עד שהחיבור יחזור.",
  capsLock: "מקש Caps Lock פעיל.",
  strength: "חוזק הסיסמה",
  strengthLevel: (level) => strengths[level],
  code: "קוד",
  codeHint: (length, alphabet) => `יש בו ${count(length, alphabet === "digits" ? digits : characters)}.`,
  resend: "שליחה חוזרת",
  resending: "שולחים…",
  resendIn: (value) => `שליחה חוזרת בעוד ${seconds(value)}`,
  resent: "שלחנו שוב.",
  resendOver: "עכשיו אפשר לבקש שליחה חוזרת."
}

const strength: Messages["strength"] = {
  common: "אנשים רבים משתמשים בסיסמה הזאת. בחרו מילים שרק אתם הייתם מחברים יחד.",
  personal: "מי שמכיר אתכם ינחש אותה בקלות. הוסיפו מילים שאין להן שום קשר אליכם.",
  repeated: "קל לנחש חזרות. הוסיפו מילים שונות.",
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

const problems: Messages["problems"] = {
  emailMissing: () => "הזינו את כתובת הדוא״ל שלכם.",
  emailMalformed: () => `הזינו כתובת דוא״ל כמו ${isolate("name@example.com")}.`,
  passwordMissing: () => "הזינו סיסמה.",
  unknownEmail: () => "אין חשבון עם כתובת הדוא״ל הזאת.",
  invalidPassword: () => "הסיסמה אינה נכונה. בדקו אותה ונסו שוב.",
  resetPassword: () => "צריך לשנות את הסיסמה שלכם לפני הכניסה. אפסו אותה וחזרו לכאן.",
  missingCaptchaToken: () => "אשרו שאינכם רובוט ונסו שוב.",
  invalidCaptchaToken: () => "לא הצלחנו לאשר שאינכם רובוט. נסו שוב.",
  identityBlocked: () => "החשבון הזה חסום. פנו אלינו כדי לפתוח אותו מחדש.",
  loginRefused: (problem) => `לא הצלחנו להכניס אתכם. נסו שוב, או פנו אלינו.${supportReference(problem)}`,
  emailAlreadyExists: () => "כבר קיים חשבון עם כתובת הדוא״ל הזאת. היכנסו אליו במקום זאת.",
  invalidEmail: () => "אי אפשר להשתמש בכתובת הדוא״ל הזאת. בדקו אותה, או השתמשו באחרת.",
  registrationRefused: (problem) =>
    `לא הצלחנו ליצור את החשבון שלכם. נסו שוב, או פנו אלינו.${supportReference(problem)}`,
  unknownState: () => "הדף הזה לא מבין את התשובה שהתקבלה. טענו את הדף מחדש ונסו שוב.",
  sessionTimedOut: () => "פתיחת החשבון שלכם ארכה יותר מדי זמן. נסו שוב.",
  sessionFrameRefused: () => "הדפדפן שלכם לא אפשר לנו לפתוח את החשבון בדף הזה. טענו את הדף מחדש ונסו שוב.",
  sessionBlocked: () => "הדפדפן שלכם חוסם את מה שדרוש כדי שתישארו מחוברים. אפשרו קובצי Cookie לאתר הזה ונסו שוב.",
  sessionRefused: (problem) => `לא הצלחנו לפתוח את החשבון שלכם. נסו שוב.${supportReference(problem)}`,
  recoveryOver: () => "כבר השתמשו בקישור הזה, או שהוא ישן מדי. בקשו קישור חדש.",
  redirectNotAllowed: () => "הקישור שבדוא״ל אינו רשאי להוביל לדף הזה: הדף אינו מוגדר כראוי. פנו אלינו.",
  passwordTooShort: ({ limit }) =>
    limit === undefined ? "הסיסמה הזאת קצרה מדי. בחרו ארוכה יותר." : `בחרו סיסמה של ${characterCount(limit)} לפחות.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "הסיסמה הזאת ארוכה מדי. בחרו קצרה יותר."
      : `בחרו סיסמה של ${characterCount(limit)} לכל היותר.`,
  codeMissing: () => "הזינו את הקוד מהדוא״ל.",
  codeIncomplete: ({ limit }) =>
    limit === undefined ? "הקוד הזה אינו שלם. הזינו את כולו." : `הקוד הזה אינו שלם. יש בו ${characterCount(limit)}.`,
  wrongCode: () => "הקוד הזה אינו נכון. השוו אותו להודעה האחרונה ונסו שוב.",
  verificationOver: () => "כבר השתמשו בקוד הזה, או שהוא ישן מדי. בקשו קוד חדש.",
  mailNotSent: () => "לא הצלחנו לשלוח את הדוא״ל. נסו שוב בעוד רגע.",
  approvalUnknown: () => "לא הצלחנו לברר אם החשבון שלכם אושר. נסו שוב בעוד רגע.",
  answerMissing: () => "דף הכניסה החזיר אתכם בלי תשובה. התחילו מחדש.",
  answerForeign: () => "הכניסה הזאת לא התחילה בדפדפן הזה, או שהסתיימה מזמן. התחילו מחדש.",
  answerLate: () => "הכניסה הזאת נמשכה יותר משעה. התחילו מחדש.",
  answerUsed: () => "כבר השתמשו בכניסה הזאת. התחילו מחדש כדי להיכנס שוב.",
  answerDenied: ({ detail }) => `הכניסה בוטלה. אפשר להתחיל מחדש בכל עת.${said(detail)}`,
  answerRefused: (problem) =>
    `דף הכניסה סירב. התחילו מחדש, או פנו אלינו.${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) => `לא הצלחנו להשלים את הכניסה שלכם. התחילו מחדש.${supportReference(problem)}`,
  pageInsecure: () => "לכניסה דרוש חיבור מאובטח. פתחו את הדף הזה בכתובת שמתחילה ב-https.",
  pageMissing: (problem) => `לא מצאנו את הדרך לדף הכניסה. נסו שוב.${supportReference(problem)}`,
  pageNeeded: () => "עדיין לא נכנסתם לחשבון. המשיכו לדף הכניסה.",
  signedOutMeanwhile: () => "יצאתם מהחשבון בזמן הכניסה. התחילו מחדש כדי להיכנס.",
  dateMalformed: () => "הזינו תאריך שלם, או אל תזינו תאריך כלל.",
  numberMalformed: () => "הזינו מספר, למשל 12 או 12.5.",
  phoneMalformed: () => "הזינו מספר טלפון בספרות.",
  profileChanged: () =>
    "הפרופיל שלכם שונה במקום אחר בזמן שערכתם אותו. דבר ממה שהקלדתם לא אבד: שמרו אותו במקום מה שיש שם עכשיו, או ותרו עליו.",
  profileRefused: (problem) => `לא הצלחנו לשמור את הפרופיל שלכם. נסו שוב, או פנו אלינו.${supportReference(problem)}`,
  notSignedIn: () => "אתם כבר לא מחוברים. היכנסו שוב בכרטיסייה אחרת וחזרו לכאן: דבר ממה שהקלדתם לא אבד.",
  captchaBlocked: () => "לא הצלחנו לטעון את הבדיקה שאינכם רובוט. אפשרו לדף הזה לטעון אותה, או נסו שוב מאוחר יותר.",
  captchaExpired: () => "הבדיקה שאינכם רובוט לא הושלמה בזמן. נסו שוב.",
  captchaClosed: () => "הבדיקה שאינכם רובוט נסגרה לפני שהושלמה. נסו שוב.",
  captchaFailed: (problem) => `הבדיקה שאינכם רובוט לא פעלה. נסו שוב.${supportReference(problem)}`,
  factorWrong: (problem) => `הקוד הזה אינו נכון, או שכבר השתמשו בו.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "הזינו אחד מקודי השחזור שלכם.",
  recoveryCodeWrong: (problem) => `זה לא אחד מקודי השחזור שלכם, או שכבר השתמשו בו.${triesLeft(problem)}`,
  passkeyWrong: (problem) => `מפתח הגישה הזה לא התקבל. נסו שוב, או בחרו דרך אחרת.${triesLeft(problem)}`,
  passkeyUnavailable: () => "בדפדפן הזה אין מפתחות גישה לדף הזה. בחרו דרך אחרת.",
  passkeyCancelled: () => "לא נעשה שימוש במפתח הגישה: הפעולה בוטלה או נמשכה יותר מדי זמן. נסו שוב, או בחרו דרך אחרת.",
  passkeyRefused: (problem) =>
    `הדפדפן שלכם לא אפשר להשתמש במפתח הגישה. נסו שוב, או בחרו דרך אחרת.${supportReference(problem)}`,
  pushUnanswered: () => "לא התקבלה תשובה במכשיר האחר שלכם. שלחו את הבקשה שוב, או בחרו דרך אחרת.",
  factorDenied: () => "הכניסה נדחתה במכשיר האחר שלכם. אם אתם דחיתם אותה, היכנסו שוב.",
  factorOver: () => "זה נמשך יותר מדי זמן, או שכבר נעשה בו שימוש. היכנסו שוב.",
  factorTooManyTries: () => "היו יותר מדי ניסיונות שגויים. היכנסו שוב.",
  factorTooManySends: () => "אי אפשר לשלוח עוד קודים לכניסה הזאת. השתמשו בקוד האחרון, או היכנסו שוב.",
  factorUnavailable: () => "אי אפשר להשתמש כאן בדרך הזאת כרגע. בחרו דרך אחרת.",
  factorMismatch: () => "הקוד הזה אינו שייך לדרך הזאת. בקשו קוד חדש, או בחרו דרך אחרת.",
  factorUnsupported: () => "הסיסמה שלכם כבר הייתה השלב הראשון. בחרו דרך אחרת.",
  factorNotVerifiable: () => "אי אפשר להשתמש בדרך הזאת בדף הזה. בחרו דרך אחרת.",
  fieldViolations: ({ detail }) => detail ?? "משהו שהזנתם לא התקבל. בדקו אותו ונסו שוב.",
  offline: () => "אין חיבור לאינטרנט. דבר לא אבד: נסו שוב כשהחיבור יחזור.",
  unreachable: () => "אי אפשר להגיע אלינו כרגע. בדקו את החיבור ונסו שוב.",
  serverError: (problem) => `משהו השתבש אצלנו. נסו שוב בעוד רגע.${supportReference(problem)}`,
  rateLimited: (problem) => `היו יותר מדי ניסיונות. ${patience(problem)}`,
  tooLarge: () => "זה יותר ממה שאנחנו יכולים לקבל בבת אחת. קצרו ונסו שוב.",
  unreadable: (problem) => `קיבלנו תשובה שלא הצלחנו לקרוא. נסו שוב.${supportReference(problem)}`,
  sessionEnded: () => "החיבור שלכם לחשבון הסתיים. היכנסו שוב כדי להמשיך.",
  sessionUnavailable: () => "כרגע איננו יכולים לאשר מי אתם. נסו שוב בעוד רגע.",
  refused: (problem) => `הבקשה נדחתה.${supportReference(problem)}`,
  unexpected: () => "משהו לא צפוי השתבש בדף הזה. טענו אותו מחדש ונסו שוב.",
  noPermission: () => "אין לכם הרשאה לראות את זה.",
  signInRequired: () => "היכנסו כדי לראות את זה.",
  internalError: (problem) => `משהו השתבש אצלנו. נסו שוב בעוד רגע.${supportReference(problem)}`,
  itemGone: () => "הפריט כבר לא נמצא כאן.",
  itemExists: () => "הפריט כבר נמצא כאן.",
  siteCode: ({ detail }) => detail ?? "האתר דחה את הבקשה.",
  tooManyItems: ({ limit }) => `הכמות המרבית בבת אחת היא ${number(limit ?? 1000)}. בחרו פחות פריטים ונסו שוב.`,
  tooManyRemovals: ({ limit }) => `הכמות המרבית להסרה בבת אחת היא ${number(limit ?? 1000)}. בחרו פחות פריטים ונסו שוב.`,
  noPreviousPage: () => "אין עמוד לפני העמוד הזה.",
  noNextPage: () => "אין עמוד אחרי העמוד הזה.",
  changeForbidden: () => "אין לך הרשאה לשנות את זה.",
  conditionNotMet: () => "הפריט כבר אינו במצב שהשינוי הזה דורש. כדאי להסתכל עליו שוב ולנסות מחדש.",
  itemChanged: () => "מישהו אחר שינה את זה בינתיים. יש לבחור אילו ערכים יישארו ולשמור שוב.",
  valueMissing: () => "יש למלא שדה זה.",
  valueUnfit: () => "הערך אינו מתאים כאן. כדאי לבדוק אותו.",
  jsonMalformed: () => "אי אפשר לקרוא את זה. כדאי לבדוק סוגריים, פסיקים ומירכאות.",
  notANumber: () => "בשדה הזה אין מספר.",
  numberAmbiguous: () => "אפשר לקרוא את זה בשתי דרכים. כתבו 1234 או 1.234, בלי מפריד אלפים.",
  numberTooLarge: () => "המספר הזה גדול מכדי להישמר במדויק.",
  notAList: () => "בשדה הזה אין רשימה.",
  misconfigured: (problem) => `התצוגה הזאת אינה מוגדרת כראוי.${supportReference(problem)}`
}

const signIn: Messages["signIn"] = {
  title: "כניסה",
  submit: "כניסה",
  submitting: "נכנסים…",
  opening: "פותחים את החשבון שלכם…",
  done: "נכנסתם לחשבון.",
  verifyEmail: (email) => `שלחנו קוד אל ${isolate(email)}. הזינו אותו כדי להשלים את הכניסה.`,
  awaitApproval: "החשבון שלכם ממתין לאישור. נודיע לכם בדוא״ל כשתוכלו להיכנס.",
  proveFactor: "כדי להמשיך, אשרו שזה באמת אתם.",
  leaving: "מעבירים אתכם לדף שלנו כדי להשלים את הכניסה…",
  forgot: "שכחתם את הסיסמה?",
  passkeyVerifying: "בודקים את מפתח הגישה שלכם…",
  passkeyRetry: "הצגת מפתחות הגישה שלי שוב"
}

const signUp: Messages["signUp"] = {
  title: "יצירת חשבון",
  submit: "יצירת חשבון",
  submitting: "יוצרים את החשבון שלכם…",
  opening: "פותחים את החשבון שלכם…",
  done: "החשבון שלכם מוכן, ונכנסתם אליו.",
  verifyEmail: (email) => `שלחנו קוד אל ${isolate(email)}. הזינו אותו כדי להשלים את יצירת החשבון.`,
  awaitApproval: "החשבון שלכם ממתין לאישור. נודיע לכם בדוא״ל כשתוכלו להיכנס.",
  proveFactor: "כדי להמשיך, אשרו שזה באמת אתם.",
  leaving: "מעבירים אתכם לדף שלנו כדי לפתוח את החשבון…",
  toSignIn: "כניסה"
}

const captcha: Messages["captcha"] = {
  title: "בדיקת אבטחה",
  loading: "טוענים את בדיקת האבטחה…",
  ready: "אשרו שאינכם רובוט, ואז שלחו את הטופס.",
  solved: "אושר. עכשיו אפשר לשלוח את הטופס.",
  expired: "תוקף האישור פג. אשרו שוב שאינכם רובוט.",
  retry: "טעינה מחדש"
}

const session: Messages["session"] = {
  checking: "בודקים אם אתם מחוברים…",
  signInRequired: "התוכן הזה מיועד לחברים. היכנסו כדי לראות אותו.",
  signIn: "כניסה",
  signedOut: "יצאתם מהחשבון.",
  parked: "אתם עדיין מחוברים, אבל כרגע איננו יכולים לאשר זאת. ייתכן שחלק מהדברים יחסרו עד אז.",
  confirmAgain: "בדיקה חוזרת",
  confirming: "בודקים…",
  signOut: "יציאה",
  signingOut: "יוצאים…",
  signOutFailed: "יצאתם מהחשבון כאן, אבל השרת עדיין לא יודע על כך.",
  signOutAgain: "הודעה לשרת עכשיו",
  opening: "מכניסים אתכם…",
  openingSlowly: "זה נמשך יותר מהרגיל.",
  skip: "המשך בלי כניסה",
  opened: "נכנסתם לחשבון.",
  nobody: "אינכם מחוברים.",
  notOpened: "עדיין לא נכנסתם לחשבון",
  openAgain: "ניסיון נוסף"
}

const oauth: Messages["oauth"] = {
  signIn: "מעבר לדף הכניסה",
  creating: "פותחים את דף הכניסה…",
  redirecting: "מעבירים אתכם לדף הכניסה…",
  finishing: "משלימים את הכניסה שלכם…",
  finished: "נכנסתם לחשבון.",
  goOn: "המשך",
  notFinished: "לא נכנסתם לחשבון",
  startAgain: "התחלה מחדש",
  alreadySignedIn: "אתם כבר מחוברים.",
  signedOut: "יצאתם מהחשבון.",
  stillSignedIn: "כאן אתם עדיין מחוברים.",
  checkedOut: "חזרתם מהקופה.",
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
  missingTitle: "השלב הזה לא נטען",
  missingText: "דבר ממה שהזנתם לא אבד. בדקו את החיבור ונסו שוב.",
  retry: "ניסיון נוסף",
  passwordChanged: "הסיסמה החדשה נקבעה. היכנסו איתה.",
  verified: "הכתובת שלכם אושרה. היכנסו כדי להמשיך.",
  approved: "החשבון שלכם אושר. עכשיו אפשר להיכנס.",
  pageTitle: "עוד שלב אחד",
  pageText: "הדפדפן שלכם לא מאפשר לדף הזה להכניס אתכם בעצמו. נעביר אתכם לדף שלנו שיכול לעשות זאת.",
  toPage: "המשך שם",
  signedIn: "נכנסתם לחשבון",
  goOn: "המשך"
}

const account: Messages["account"] = {
  loading: "בודקים אם אתם מחוברים…",
  signIn: "כניסה",
  signUp: "יצירת חשבון",
  account: "החשבון שלי",
  menu: "תפריט החשבון:",
  signedInAs: "מחוברים בתור",
  signOut: "יציאה",
  signingOut: "יוצאים…",
  signedOut: "יצאתם מהחשבון.",
  signOutFailed: "יצאתם מהחשבון כאן, אבל לא הצלחנו להודיע על כך לשרת.",
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
  hint: "כאן תישארו מחוברים. בכל מכשיר אחר יהיה צורך להיכנס מחדש.",
  done: "הסיסמה שונתה. במכשירים אחרים יש להיכנס מחדש עם הסיסמה החדשה."
}

const forgotPassword: Messages["forgotPassword"] = {
  title: "שכחתם את הסיסמה?",
  explanation: "הזינו את כתובת הדוא״ל שלכם. נשלח לכם קישור לבחירת סיסמה חדשה.",
  submit: "שליחת הקישור",
  submitting: "שולחים את הקישור…",
  sentTitle: "בדקו את הדוא״ל שלכם",
  sent: (email) => `אם קיים חשבון עבור ${isolate(email)}, קישור לבחירת סיסמה חדשה כבר בדרך.`,
  sentHint: "זה עשוי לקחת כמה דקות, והקישור תקף לשעה אחת. בדקו גם בתיקיית הספאם.",
  otherAddress: "שימוש בכתובת אחרת"
}

const resetPassword: Messages["resetPassword"] = {
  title: "בחירת סיסמה חדשה",
  account: "עבור החשבון",
  password: "סיסמה חדשה",
  submit: "שמירת הסיסמה",
  submitting: "שומרים את הסיסמה שלכם…",
  opening: "פותחים את החשבון שלכם…",
  done: "הסיסמה החדשה נקבעה, ונכנסתם לחשבון.",
  verifyEmail: (email) => `הסיסמה החדשה נקבעה. שלחנו קוד אל ${isolate(email)}. הזינו אותו כדי להמשיך.`,
  awaitApproval: "הסיסמה החדשה נקבעה. החשבון שלכם עדיין ממתין לאישור: נודיע לכם בדוא״ל.",
  proveFactor: "הסיסמה החדשה נקבעה. כדי להמשיך, אשרו שזה באמת אתם.",
  changed: "הסיסמה החדשה נקבעה. היכנסו איתה.",
  signIn: "כניסה",
  missingTitle: "פתחו את הקישור שבדוא״ל",
  missing: "אפשר לשנות סיסמה רק בעזרת הקישור שאנחנו שולחים. פתחו אותו שוב, או בקשו כאן קישור חדש.",
  overTitle: "הקישור הזה כבר לא פעיל",
  over: "כבר השתמשו בו, או שהוא ישן מדי. הסיסמה שלכם לא השתנתה. בקשו כאן קישור חדש."
}

const verification: Messages["verification"] = {
  title: "אישור כתובת הדוא״ל שלכם",
  explanation: (email) => `שלחנו קוד אל ${isolate(email)}.`,
  code: "הקוד מהדוא״ל",
  hint: "לא הגיע דוא״ל? בדקו גם בתיקיית הספאם.",
  submit: "אישור",
  submitting: "בודקים את הקוד…",
  opening: "פותחים את החשבון שלכם…",
  resend: "שליחת קוד חדש",
  resent: (email) => `שלחנו קוד חדש אל ${isolate(email)}.`,
  changeEmail: "שימוש בכתובת אחרת",
  sendLink: "שליחת קישור במקום",
  sendingLink: "שולחים את הקישור…",
  linkSent: (email) => `שלחנו קישור אל ${isolate(email)}. פתחו אותו כדי לאשר את הכתובת, ואז היכנסו.`,
  enterCode: "הזנת הקוד במקום",
  done: "הכתובת שלכם אושרה, ונכנסתם לחשבון.",
  verifyEmail: (email) => `דרוש קוד אחד נוסף. שלחנו אותו אל ${isolate(email)}.`,
  awaitApproval: "הכתובת שלכם אושרה. החשבון שלכם ממתין עכשיו לאישור: נודיע לכם בדוא״ל.",
  proveFactor: "הכתובת שלכם אושרה. כדי להמשיך, אשרו שזה באמת אתם.",
  verified: "הכתובת שלכם אושרה. היכנסו כדי להמשיך.",
  signIn: "כניסה",
  lostTitle: "היכנסו פעם נוספת",
  lost: "כבר אי אפשר לבדוק כאן את הקוד הזה: כבר השתמשו בו, הוא ישן מדי, או שיצאתם מהדף הזה. היכנסו שוב ונשלח לכם קוד חדש.",
  startAgain: "כניסה מחדש"
}

const approval: Messages["approval"] = {
  title: "החשבון שלכם ממתין לאישור",
  pending: "אנחנו בודקים כל חשבון חדש. נודיע לכם בדוא״ל כשתוכלו להיכנס.",
  pendingVerification: "אשרו קודם את כתובת הדוא״ל שלכם. אחר כך נבדוק את החשבון ונודיע לכם בדוא״ל.",
  steps: "מה נשאר לעשות",
  registered: "החשבון נוצר",
  verifyEmail: "כתובת הדוא״ל אושרה",
  approval: "החשבון אושר",
  stepDone: "בוצע",
  stepDue: "עוד לא בוצע",
  enterCode: "אישור כתובת הדוא״ל",
  submit: "בדיקה חוזרת",
  submitting: "בודקים…",
  opening: "פותחים את החשבון שלכם…",
  stillPending: (at) => `עדיין לא. הבדיקה האחרונה הייתה בשעה ${isolate(time(at))}.`,
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
  PASSWORD: "מה שאיתו נכנסים",
  SMS: "נשלח לכם קוד בהודעת טקסט",
  CALL: "נתקשר אליכם ונאמר קוד",
  EMAIL: "נשלח לכם קוד בדוא״ל",
  TOTP: "האפליקציה שלכם מציגה קוד",
  PUSH: "אישור במכשיר שבו אתם מחוברים",
  WEBAUTHN: "טביעת האצבע, הפנים או נעילת המסך שלכם",
  RECOVERY_CODE: "אחד הקודים ששמרתם"
} as const

const obstacles = {
  disabledByRule: "החנות השביתה את האפשרות הזאת.",
  requireActivation: "ההגדרה הושלמה רק בחלקה. סיימו אותה לפני השימוש.",
  requireReenroll: "במצבה הנוכחי האפשרות כבר אינה תקפה. הגדירו אותה מחדש לפני השימוש.",
  usedAlready: "כבר הזנתם אותה: לשלב השני דרוש משהו אחר.",
  notHere: "בדפדפן הזה אין מפתח לדף הזה."
} as const

const to = (hint: string | undefined, otherwise: string): string => (hint === undefined ? otherwise : isolate(hint))

const factors: Messages["factors"] = {
  title: "אישור שזה באמת אתם",
  submit: "אישור",
  submitting: "בודקים…",
  opening: "פותחים את החשבון שלכם…",
  done: "נכנסתם לחשבון.",
  verifyEmail: (email) =>
    `שלחנו קוד אל ${email === "" ? "כתובת הדוא״ל שלכם" : isolate(email)}. הזינו אותו כדי להשלים את הכניסה.`,
  awaitApproval: "החשבון שלכם ממתין לאישור. נודיע לכם בדוא״ל כשתוכלו להיכנס.",
  pick: "בחרו איך לאשר.",
  highRisk: "הכניסה הזאת נראית חריגה, ולכן אנחנו רוצים לוודא שזה באמת אתם.",
  leaving: "ממשיכים בדף הכניסה.",
  proveFactor: "נכון. עוד שלב אחד, ואתם בפנים.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enrol: (factor) => `הגדרה: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `שלחנו קוד בהודעת טקסט אל ${to(hint, "הטלפון שלכם")}. הזינו אותו כאן.`
      case "CALL":
        return `אנחנו מתקשרים אל ${to(hint, "הטלפון שלכם")} כדי לומר קוד. הזינו אותו כאן.`
      case "EMAIL":
        return `שלחנו קוד בדוא״ל אל ${to(hint, "הכתובת שלכם")}. הזינו אותו כאן.`
      case "TOTP":
        return "הזינו את הקוד שאפליקציית האימות שלכם מציגה עכשיו."
      case "PUSH":
        return "שלחנו בקשה למכשיר האחר שלכם. אשרו אותה שם כדי להמשיך."
      case "WEBAUTHN":
        return "השתמשו במפתח הגישה שלכם: הדפדפן יבקש טביעת אצבע, פנים או נעילת מסך."
      case "RECOVERY_CODE":
        return "הזינו אחד מקודי השחזור ששמרתם."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "קוד שחזור",
  recoveryHint: `למשל ${isolate("2fkq-8n4m-a7tz-03wx")}. כל קוד תקף פעם אחת.`,
  remember: "לא לשאול שוב במכשיר הזה",
  usePasskey: "שימוש במפתח הגישה",
  askingPasskey: "הדפדפן שלכם שואל…",
  waitingForPush: "ממתינים לתשובה שלכם במכשיר האחר…",
  sendPushAgain: "שליחת הבקשה שוב",
  sending: "רק רגע…",
  openAgain: "ניסיון נוסף",
  another: "בחירה בדרך אחרת",
  back: "חזרה",
  restart: "כניסה מחדש",
  none: "אי אפשר להשתמש כרגע באף אחת מדרכי האישור שלכם.",
  noneHelp: "בדקו מה דרוש לכל אחת מהן, או פנו אלינו.",
  over: "עדיין לא נכנסתם לחשבון."
}

const profileFields: Messages["profileFields"] = {
  firstName: "שם פרטי",
  lastName: "שם משפחה",
  nickname: "כינוי",
  company: "חברה",
  position: "תפקיד",
  birthdate: "תאריך לידה",
  language: "שפה",
  picture: "כתובת התמונה שלכם",
  privacyStatus: "מי יכול לראות את הפרופיל שלכם",
  privacyUndefined: "עוד לא הוחלט: חל הכלל של החנות",
  privacyPublic: "כולם: חברים אחרים יכולים למצוא אותי",
  privacyPrivate: "אף אחד מלבדי ומלבד החנות",
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
  tag: "משמש עבור",
  tagUntagged: "כל מטרה",
  tagMain: "ראשי",
  tagHome: "בית",
  tagWork: "עבודה",
  tagMobile: "נייד",
  tagFax: "פקס",
  tagBilling: "חשבוניות",
  tagShipping: "משלוחים",
  notChosen: "לא נבחר",
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
  notFound: "לא מצאנו את הפרופיל שלכם. ייתכן שהחשבון נסגר: פנו אלינו אם הוא אמור להיות כאן.",
  retry: "ניסיון נוסף",
  loginEmail: "נכנסים באמצעות",
  verified: "אושרה",
  notVerified: "עדיין לא אושרה",
  edit: "עריכת הפרופיל",
  cancel: "ביטול",
  saved: "הפרופיל שלכם נשמר.",
  unchanged: "לא שיניתם דבר, ולכן לא היה מה לשמור.",
  reloaded: "זה הפרופיל שלכם כפי שנשמר במקום אחר.",
  notGiven: "לא צוין",
  personal: "עליכם",
  contact: "איך ליצור איתכם קשר",
  more: "עוד",
  date: day,
  number,
  pending: "החשבון שלכם עדיין לא פעיל.",
  pendingApproval: "החנות צריכה לאשר אותו. נודיע לכם בדוא״ל כשתוכלו להשתמש בו.",
  pendingVerification: "צריך לאשר את כתובת הדוא״ל שלכם. חפשו את ההודעה שלנו והזינו את הקוד שבה.",
  deleted: "החשבון הזה נמחק. בינתיים אפשר לקרוא את הפרופיל שלו, אבל כבר אי אפשר לשנות אותו.",
  blocked: "החשבון הזה חסום. פנו אלינו כדי לפתוח אותו מחדש.",
  offline: "החשבון שלכם מוסתר: חברים אחרים לא רואים אתכם.",
  changedElsewhere: "בינתיים זה נשמר בכרטיסייה אחרת או במכשיר אחר:",
  takeTheirs: "ויתור על השינויים שלי",
  keepMine: "שמירת השינויים שלי במקומם"
}

const items = { one: "פריט אחד", two: "שני פריטים", other: "# פריטים" }

const table: Messages["table"] = {
  loading: (caption) => `טוענים את ${isolate(caption)}…`,
  refetching: "מעדכנים…",
  empty: "עדיין אין כאן כלום.",
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
  notADate: "לא תאריך",
  draft: "טיוטה",
  saving: "נשמר…",
  notSaved: (reason) => `לא נשמר: ${isolate(reason)}`,
  stale: (since) => `כך זה היה בשעה ${time(since)}.`,
  wait: (seconds) => `לנסות שוב בעוד ${number(seconds)} שנ׳`,
  waitOver: "אפשר לנסות שוב עכשיו.",
  signIn: "כניסה",
  select: (item) => `בחירת ${isolate(item)}`,
  selectPage: "בחירת הכול בעמוד זה",
  selected: (selected) => `נבחרו: ${number(selected)}`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "נבחרו כל התוצאות" : `נבחרו כל התוצאות: ${number(selected)}`}${except === 0 ? "" : `, למעט: ${number(except)}`}`,
  selectAll: (total) => (total === undefined ? "בחירת כל התוצאות" : `בחירת כל התוצאות (${number(total)})`),
  clearSelection: "ביטול הבחירה"
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
  unread: (page) => `לא ניתן היה לקרוא את עמוד ${number(page)}.`,
  beyond: "אין עוד דבר בעמוד הזה.",
  loadingList: (label) => `טוענים את ${isolate(label)}…`,
  loadMore: "טעינת עוד",
  loadingMore: "טוענים עוד…",
  loaded: (added, shown) =>
    `${count(added, { one: "עוד פריט אחד", two: "עוד שני פריטים", other: "עוד # פריטים" })}, ${number(shown)} בסך הכול.`,
  end: (shown) => `זה הכול: ${itemCount(shown)}.`,
  empty: "עדיין אין כאן כלום.",
  retry: "ניסיון נוסף",
  signIn: "התחברות",
  newItems: (added) =>
    `הצגת ${count(added, { one: "פריט חדש אחד", two: "שני פריטים חדשים", other: "# פריטים חדשים" })}`,
  pastList: "דילוג על הרשימה",
  offline: "אין חיבור לרשת. מה שכאן נשאר, והשאר יגיע כשהחיבור יחזור.",
  ignored: (parts) => `חלק מהכתובת לא היה מובן והושמט: ${list(parts.map(isolate))}.`,
  dismiss: "סגירה"
}

const search: Messages["search"] = {
  label: "חיפוש",
  submit: "לחפש",
  clear: "ניקוי החיפוש",
  mode: "פריטים שיש בהם",
  allWords: "כל המילים",
  anyWord: "אחת המילים",
  fuzzy: "גם כתיב דומה",
  searching: "מחפשים…",
  results: (found, more, text) =>
    more
      ? `${isolate(text)}: ${number(found)} התוצאות הראשונות`
      : `${isolate(text)}: ${count(found, { one: "תוצאה אחת", two: "שתי תוצאות", other: "# תוצאות" })}`,
  noResults: (text) => `לא נמצא דבר עבור ${isolate(text)}.`,
  hint: "כדאי לנסות פחות מילים, או אחרות.",
  tryAny: "חיפוש אחת המילים",
  tryFuzzy: "חיפוש גם בכתיב דומה",
  retry: "ניסיון נוסף",
  signIn: "התחברות"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "בסדר עולה" : "בסדר יורד")

const order: Messages["order"] = {
  label: "מיון לפי",
  none: "בלי סדר",
  thenBy: "ואחר כך לפי",
  ascending: "סדר עולה",
  descending: "סדר יורד",
  turn: (field, order) => `${isolate(field)}: ${name(order)}. היפוך`,
  sooner: (field) => `הקדמת ${isolate(field)} במיון`,
  later: (field) => `איחור ${isolate(field)} במיון`,
  remove: (field) => `בלי מיון לפי ${isolate(field)}`,
  by: (field, order) => `${isolate(field)}, ${name(order)}`,
  sorted: (parts) => `ממוין לפי ${parts.join(", ואחר כך ")}`,
  unsorted: "לא ממוין"
}

const filter: Messages["filter"] = {
  title: "סינון",
  match: "אילו פריטים מוצגים",
  all: "כל אלה מתקיימים",
  any: "אחד מאלה מתקיים",
  notAll: "לא כל אלה מתקיימים",
  none: "אף אחד מאלה לא מתקיים",
  field: "שדה",
  operator: "השוואה",
  value: "ערך",
  lower: "החל מ־",
  upper: "עד, לא כולל",
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
  kindsDiffer: "שני הערכים צריכים להיות מאותו סוג.",
  broken: "אי אפשר להשתמש בסינון הזה. הוא הושמט.",
  fixed: "את התנאי הזה אפשר כאן רק להסיר.",
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
  matches: "נקרא",
  hasSome: "יש בו אחד מ־",
  hasAll: "יש בו כל",
  in: "הוא אחד מ־",
  exists: "קיים",
  existsNot: "אינו קיים",
  isEmpty: "ריק",
  isNotEmpty: "אינו ריק",
  condition: (position) => `תנאי ${number(position)}`,
  group: (position) => `קבוצה ${number(position)}`,
  removeCondition: (position) => `הסרת תנאי ${number(position)}`,
  removeGroup: (position) => `הסרת קבוצה ${number(position)}`,
  quoted: (text) => `„${isolate(text)}”`,
  removeValue: (value) => `הסרת ${isolate(value)}`,
  says: (field, operator, value) => `${isolate(field)} ${operator} ${value === "" ? "" : isolate(value)}`.trim(),
  saysRange: (field, lower, upper) => `${isolate(field)} לכל הפחות ${isolate(lower)}, אבל פחות מ־${isolate(upper)}`,
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
  cleared: "לא נבחר עוד דבר.",
  uncounted: "לא ניתן היה לספור כמה פריטים יש לכל ערך.",
  items: (items) => `, ${count(items, { one: "פריט אחד", two: "שני פריטים", other: "# פריטים" })}`
}

const failure: Messages["failure"] = {
  retry: "נסו שוב",
  retryIn: (left) => `נסו שוב בעוד ${seconds(left)}`,
  waitOver: "אפשר לנסות שוב עכשיו.",
  signIn: "התחברות",
  reference: (reference) => `סימוכין: ${isolate(reference)}`,
  copy: "העתקת הסימוכין",
  copied: "הועתק.",
  copyFailed: "ההעתקה לא הצליחה. סמנו את הסימוכין והעתיקו ידנית.",
  developers: "למפתחים",
  code: "קוד",
  fix: "מה לעשות",
  meaning: "משמעות",
  place: "מיקום",
  parameters: "ערכים",
  mendable: "יש משהו לתקן בקריאה.",
  faultless: "הקריאה הייתה תקינה. ניסיון מאוחר יותר עשוי לעזור."
}

const item: Messages["item"] = {
  createTitle: "פריט חדש",
  editTitle: "עריכת הפריט",
  create: "יצירה",
  creating: "נוצר…",
  save: "שמירת השינויים",
  saving: "נשמר…",
  loading: "בטעינה…",
  notFound: "אין פריט כזה. ייתכן שהוא הוסר.",
  retry: "ניסיון נוסף",
  created: "הפריט נוצר.",
  saved: "השינויים נשמרו.",
  unchanged: "לא שינית דבר, ולכן לא היה מה לשמור.",
  removed: "הפריט נמחק.",
  reset: "ביטול השינויים",
  unsaved: (fields) =>
    count(fields, { one: "שדה אחד עדיין לא נשמר.", two: "# שדות עדיין לא נשמרו.", other: "# שדות עדיין לא נשמרו." }),
  changed: "שונה",
  optional: "לא חובה",
  linesHint: "ערך אחד בכל שורה.",
  jsonHint: "כתוב כמו נתונים, טקסטים במירכאות.",
  referencesLater: "אפשר יהיה לבחור אחרי שהפריט ייווצר.",
  notChosen: "ללא",
  oddNames: (names) => `מסננים אינם מוצאים שדות אלה בגלל נקודה או סימן דולר בשמם: ${isolate(names)}.`,
  conflict: "שניכם שיניתם את השדות האלה. יש לבחור איזה ערך יישאר:",
  mine: "שלך",
  theirs: "שלהם",
  saveChosen: "שמירה עם ערכים אלה",
  remove: "מחיקה",
  removeTitle: "למחוק את הפריט?",
  removeText: "אי אפשר לשחזר אותו.",
  removing: "נמחק…",
  cancel: "ביטול",
  leaveTitle: "לעזוב בלי לשמור?",
  leaveText: "מה שהזנת כאן עדיין לא נשמר ויאבד.",
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
  action: "מה לעשות",
  value: "ערך",
  set: "קביעה ל",
  remove: "הסרת השדה",
  increment: "הוספה למספר",
  append: "הוספה לרשימה",
  pull: "הוצאה מהרשימה",
  add: "הוספת שינוי",
  drop: (position) => `ביטול שינוי ${number(position)}`,
  preview: "תצוגה מקדימה",
  before: "לפני",
  after: "אחרי",
  absent: "לא קיים",
  same: "השינויים האלה משאירים את הפריט כפי שהוא.",
  saved: "השינויים נעשו."
}

const reference: Messages["reference"] = {
  search: "הקלדה לחיפוש",
  searching: "בחיפוש…",
  results: (shown) => count(shown, { one: "תוצאה אחת", two: "# תוצאות", other: "# תוצאות" }),
  noResults: "לא נמצא דבר.",
  more: "עוד תוצאות",
  chosen: "נבחרו",
  chosenCount: (items) => `נבחרו: ${number(items)}`,
  unread: "נבחרו יותר פריטים ממה שמוצג כאן. מה שאינו מוצג נשאר נבחר.",
  nothingChosen: "לא נבחר דבר.",
  take: (item) => `בחירה ב־${isolate(item)}`,
  taken: (item) => `${isolate(item)} נבחר`,
  remove: (item) => `הסרת ${isolate(item)}`,
  removed: (item) => `${isolate(item)} הוסר`,
  broken: (id) => `כבר לא קיים: ${isolate(id)}`,
  loading: "הבחירה נטענת…",
  moreChosen: "הצגת עוד מהבחירה",
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
  act: (verb) => ({ add: "הוספה", change: "שינוי", remove: "הסרה", truncate: "ריקון" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `לרוקן את ${isolate(name)}?`
      : `${{ add: "להוסיף ", change: "לשנות ", remove: "להסיר ", truncate: "לרוקן " }[verb]}${amount === undefined ? "את כל התוצאות?" : `פריטים (${number(amount)})?`}`,
  confirmText: (verb) =>
    ({
      add: "הם יתווספו לאוסף.",
      change: "אי אפשר לבטל את זה.",
      remove: "אי אפשר לבטל את זה.",
      truncate: "כל הפריטים יוסרו. אי אפשר לבטל את זה."
    })[verb],
  typeName: (name) => `כדי להמשיך, יש להקליד ${isolate(name)}`,
  cancel: "ביטול",
  gathering: (found) => `מחפשים את הפריטים… עד כה ${number(found)}`,
  running: (verb) => ({ add: "מוסיפים…", change: "משנים…", remove: "מסירים…", truncate: "מרוקנים…" })[verb],
  progress: (done, total) => `${number(done)} מתוך ${number(total)}`,
  percent: (percent) => `${number(percent)}%`,
  left: (left) => `נותרו ${number(left)}`,
  stop: "עצירה",
  stopping: "עוצרים: מה שכבר בדרך יסתיים קודם…",
  stopWaiting: "לא לחכות",
  finished: (failed, total) =>
    failed === 0 ? "הכול בוצע." : failed >= total ? "שום דבר לא הצליח." : `בוצע. נכשלו: ${number(failed)}.`,
  emptied: (name) => `${isolate(name)} ריק עכשיו.`,
  cancelled: (done, total) => `נעצר אחרי ${number(done)} מתוך ${number(total)}.`,
  cancelledEarly: "נעצר. לא נגענו בדבר.",
  untouched: "בשאר לא נגענו.",
  uncertain: "ייתכן שמה שהיה בדרך בוצע, וייתכן שלא.",
  tally: (status, amount) =>
    `${{ inserted: "נוספו", updated: "שונו", removed: "הוסרו", skipped: "דולגו", failed: "נכשלו", unknown: "לא ידוע" }[status]}: ${number(amount)}`,
  goOn: "המשך",
  goesOn: "זה ימשיך מעצמו כשיהיה חיבור.",
  retryFailed: (failed) => `ניסיון נוסף לאלה שנכשלו (${number(failed)})`,
  saveAs: (format) => `שמירה כ־${isolate(format)}`,
  done: "סגירה",
  reportCaption: (rows) => `נכשלו: ${number(rows)}`,
  place: "מס׳",
  line: "שורה",
  item: "פריט",
  field: "שדה",
  reason: "סיבה",
  showMore: (rows) => `הצגת עוד ${number(rows)}`,
  reasonUnknown: "לא ידוע אם זה בוצע.",
  reasonGone: "זה כבר לא שם.",
  reasonForbidden: "אין לך רשות לשנות את הפריט הזה.",
  reasonTooLarge: "זה גדול מכדי לשלוח.",
  denied: "אין לך הרשאה לעשות את זה.",
  signIn: "יש להיכנס כדי לעשות את זה. הבחירה נשמרת.",
  signInNow: "התחברות",
  leaveTitle: "לעזוב בזמן שזה מתבצע?",
  leaveText: "מה שעוד לא התחיל לא יתבצע.",
  leave: "עזיבה",
  stay: "הישארות"
}

const transfer: Messages["transfer"] = {
  importTitle: (name) => `ייבוא אל ${isolate(name)}`,
  pick: "בחירת קובץ",
  drop: "או לשחרר אותו כאן",
  accepts: "טבלה (CSV), או אובייקט בכל שורה (JSONL)",
  reading: (file) => `קוראים את ${isolate(file)}…`,
  otherFile: "בחירת קובץ אחר",
  format: "תבנית",
  formatName: (format) => (format === "CSV" ? "CSV, טבלה" : "JSONL, אובייקט בכל שורה"),
  previewCaption: (rows) => `השורות הראשונות: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `אין טעויות בשורות הראשונות (${number(checked)}).`
      : `יש טעויות ב־${number(mistaken)} מתוך ${number(checked)} השורות הראשונות. הן יושמטו ויופיעו ברשימה בסוף.`,
  noRows: "אין שורות בקובץ הזה.",
  columns: "עמודות",
  goesTo: (column) => `העמודה ${isolate(column)} עוברת אל`,
  ownName: (column) => `${isolate(column)} (השם שלה)`,
  leaveOut: "לשום מקום: להשמיט",
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
  mode: "פריטים שכבר קיימים",
  modeName: (mode) =>
    ({ OVERWRITE: "להחליף אותם", SKIP_EXISTING: "להשאיר אותם כמו שהם", TRUNCATE_BEFORE: "לרוקן קודם את האוסף" })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "שורה עם ה־_id של פריט באה במקומו.",
      SKIP_EXISTING: "נוספות רק שורות עם _id חדש, או בלעדיו.",
      TRUNCATE_BEFORE: "כל הפריטים יוסרו לפני שתתווסף השורה הראשונה. אי אפשר לבטל את זה."
    })[mode],
  start: "ייבוא",
  importing: (file) => `מייבאים את ${isolate(file)}`,
  rows: (rows) => `שורות עד כה: ${number(rows)}`,
  read: (percent) => `הושלמו ${number(percent)}% מהקובץ`,
  stop: "עצירה",
  stopped: (rows) => `נעצר. שורות שטופלו: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "כל השורות נשמרו.",
      FAILED: "אף שורה לא נשמרה.",
      PARTIALLY_SUCCESSFUL: `הסתיים. שורות שלא נשמרו: ${number(failed)}.`
    })[status],
  unfinished: (file, rows) => `הייבוא של ${isolate(file)} לא הסתיים. שורות שטופלו: ${number(rows)}.`,
  chooseAgain: "יש לבחור שוב את אותו קובץ, והייבוא ימשיך משם.",
  otherThan: (file) => `זה קובץ אחר ולא ${isolate(file)}, או שהוא השתנה מאז.`,
  forget: "לוותר",
  again: "ייבוא קובץ נוסף",
  fileFault: (what, reason) =>
    `${{ unreadable: "אי אפשר היה לקרוא את הקובץ.", header: "השורה הראשונה אינה נותנת שמות לעמודות.", notTruncated: "יש טעויות בשורות הראשונות, או שאין שורות: שום דבר לא הוסר.", notText: "זה אינו קובץ טקסט: בחרו טבלה (CSV) או שורות של אובייקטים (JSONL), שנשמרו כ-UTF-8." }[what]}${reason === undefined ? "" : ` ${isolate(reason)}`}`,
  exportTitle: (name) => `ייצוא של ${isolate(name)}`,
  scope: "אילו פריטים",
  scopeName: (scope, amount) => {
    const said = { all: "כל הפריטים", filter: "מה שהמסנן מוצא", selection: "מה שנבחר" }[scope]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "ייצוא",
  exportAgain: "ייצוא שוב",
  written: (done, total) => `בקובץ עד כה: ${number(done)} מתוך ${number(total)}.`,
  collecting: (done, total) => `מחפשים את השדות: ${number(done)} מתוך ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "כל השדות" : `שדות: ${number(chosen)} מתוך ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "סופרים את הפריטים…" : `כותבים ${number(done)} מתוך ${number(total)}…`,
  ready: (amount) => `הקובץ מוכן. פריטים: ${number(amount)}.`,
  download: (file) => `שמירת ${isolate(file)}`,
  empty: "אין מה לייצא.",
  unfit: (id, reason) => `אי אפשר לכתוב את הפריט ${isolate(id)}: ${isolate(reason)}`,
  close: "סגירה"
}

const job: Messages["job"] = {
  kind: (kind) =>
    ({ backup: "גיבוי", restoration: "שחזור", movement: "ייבוא או ייצוא", index: "אינדקס", environment: "סביבה" })[
      kind
    ],
  status: sayStatus({
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
  empty: "עדיין אין מה לצייר.",
  groups: (groups) => `${count(groups, { one: "קבוצה אחת", two: "שתי קבוצות", other: "# קבוצות" })}.`,
  only: (group, column, value) =>
    `${column === undefined ? isolate(group) : `${isolate(group)}, ${isolate(column)}`}: ${isolate(value)}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `הגדולה ביותר: ${isolate(greatest)}, ${isolate(greatestValue)}. הקטנה ביותר: ${isolate(least)}, ${isolate(leastValue)}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${isolate(column)}: הגדולה ביותר ${isolate(greatest)}, ${isolate(greatestValue)}; הקטנה ביותר ${isolate(least)}, ${isolate(leastValue)}.`,
  picture: (caption) => `${isolate(caption)}, כתמונה. מקשי החצים עוברים מסימן לסימן.`,
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
      one: "קבוצה קטנה אחת אינה בתמונה.",
      two: "שתי קבוצות קטנות אינן בתמונה.",
      other: "# קבוצות קטנות אינן בתמונה."
    }),
  cutNote: (groups) =>
    count(groups, {
      one: "נקראה רק קבוצה אחת. יש עוד.",
      two: "נקראו רק שתי קבוצות. יש עוד.",
      other: "נקראו רק # קבוצות. יש עוד."
    }),
  showAll: "הצגת הכול בטבלה",
  showTable: "הצגה כטבלה",
  showChart: "הצגה כתרשים",
  share: "חלק",
  total: "סך הכול",
  noName: "ללא שם"
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

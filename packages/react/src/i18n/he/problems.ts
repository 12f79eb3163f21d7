/**
 * What can go wrong, in Hebrew.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { isolate } from "../Format.ts"
import type { ProblemMessages } from "../Messages.ts"
import { count, number } from "./format.ts"

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "המתינו רגע ונסו שוב."
    : `נסו שוב בעוד ${count(retryAfter, { one: "שנייה אחת", two: "שתי שניות", other: "# שניות" })}.`

const reference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` סימוכין: ${parts.map(isolate).join(", ")}.`
}

const said = (detail: string | undefined): string => (detail === undefined ? "" : ` ההודעה שם: ״${isolate(detail)}״`)

const triesLeft = ({ triesLeft }: Problem): string =>
  triesLeft === undefined
    ? ""
    : ` אפשר לנסות עוד ${count(triesLeft, { one: "פעם אחת", two: "פעמיים", other: "# פעמים" })}.`

const characters = (value: number): string => count(value, { one: "תו אחד", two: "שני תווים", other: "# תווים" })

/** The words of each problem. */
export const problems: ProblemMessages = {
  emailMissing: () => "הזינו את כתובת הדוא״ל שלכם.",
  emailMalformed: () => `הזינו כתובת דוא״ל כמו ${isolate("name@example.com")}.`,
  passwordMissing: () => "הזינו סיסמה.",
  unknownEmail: () => "אין חשבון עם כתובת הדוא״ל הזאת.",
  invalidPassword: () => "הסיסמה אינה נכונה. בדקו אותה ונסו שוב.",
  resetPassword: () => "צריך לשנות את הסיסמה שלכם לפני הכניסה. אפסו אותה וחזרו לכאן.",
  missingCaptchaToken: () => "אשרו שאינכם רובוט ונסו שוב.",
  invalidCaptchaToken: () => "לא הצלחנו לאשר שאינכם רובוט. נסו שוב.",
  identityBlocked: () => "החשבון הזה חסום. פנו אלינו כדי לפתוח אותו מחדש.",
  loginRefused: (problem) => `לא הצלחנו להכניס אתכם. נסו שוב, או פנו אלינו.${reference(problem)}`,
  emailAlreadyExists: () => "כבר קיים חשבון עם כתובת הדוא״ל הזאת. היכנסו אליו במקום זאת.",
  invalidEmail: () => "אי אפשר להשתמש בכתובת הדוא״ל הזאת. בדקו אותה, או השתמשו באחרת.",
  registrationRefused: (problem) => `לא הצלחנו ליצור את החשבון שלכם. נסו שוב, או פנו אלינו.${reference(problem)}`,
  unknownState: () => "הדף הזה לא מבין את התשובה שהתקבלה. טענו את הדף מחדש ונסו שוב.",
  sessionTimedOut: () => "פתיחת החשבון שלכם ארכה יותר מדי זמן. נסו שוב.",
  sessionFrameRefused: () => "הדפדפן שלכם לא אפשר לנו לפתוח את החשבון בדף הזה. טענו את הדף מחדש ונסו שוב.",
  sessionBlocked: () => "הדפדפן שלכם חוסם את מה שדרוש כדי שתישארו מחוברים. אפשרו קובצי Cookie לאתר הזה ונסו שוב.",
  sessionRefused: (problem) => `לא הצלחנו לפתוח את החשבון שלכם. נסו שוב.${reference(problem)}`,
  recoveryOver: () => "כבר השתמשו בקישור הזה, או שהוא ישן מדי. בקשו קישור חדש.",
  redirectNotAllowed: () => "הקישור שבדוא״ל אינו רשאי להוביל לדף הזה: הדף אינו מוגדר כראוי. פנו אלינו.",
  passwordTooShort: ({ limit }) =>
    limit === undefined ? "הסיסמה הזאת קצרה מדי. בחרו ארוכה יותר." : `בחרו סיסמה של ${characters(limit)} לפחות.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined ? "הסיסמה הזאת ארוכה מדי. בחרו קצרה יותר." : `בחרו סיסמה של ${characters(limit)} לכל היותר.`,
  codeMissing: () => "הזינו את הקוד מהדוא״ל.",
  codeIncomplete: ({ limit }) =>
    limit === undefined ? "הקוד הזה אינו שלם. הזינו את כולו." : `הקוד הזה אינו שלם. יש בו ${characters(limit)}.`,
  wrongCode: () => "הקוד הזה אינו נכון. השוו אותו להודעה האחרונה ונסו שוב.",
  verificationOver: () => "כבר השתמשו בקוד הזה, או שהוא ישן מדי. בקשו קוד חדש.",
  mailNotSent: () => "לא הצלחנו לשלוח את הדוא״ל. נסו שוב בעוד רגע.",
  approvalUnknown: () => "לא הצלחנו לברר אם החשבון שלכם אושר. נסו שוב בעוד רגע.",
  answerMissing: () => "דף הכניסה החזיר אתכם בלי תשובה. התחילו מחדש.",
  answerForeign: () => "הכניסה הזאת לא התחילה בדפדפן הזה, או שהסתיימה מזמן. התחילו מחדש.",
  answerLate: () => "הכניסה הזאת נמשכה יותר משעה. התחילו מחדש.",
  answerUsed: () => "כבר השתמשו בכניסה הזאת. התחילו מחדש כדי להיכנס שוב.",
  answerDenied: ({ detail }) => `הכניסה בוטלה. אפשר להתחיל מחדש בכל עת.${said(detail)}`,
  answerRefused: (problem) => `דף הכניסה סירב. התחילו מחדש, או פנו אלינו.${said(problem.detail)}${reference(problem)}`,
  exchangeRefused: (problem) => `לא הצלחנו להשלים את הכניסה שלכם. התחילו מחדש.${reference(problem)}`,
  pageInsecure: () => "לכניסה דרוש חיבור מאובטח. פתחו את הדף הזה בכתובת שמתחילה ב-https.",
  pageMissing: (problem) => `לא מצאנו את הדרך לדף הכניסה. נסו שוב.${reference(problem)}`,
  pageNeeded: () => "עדיין לא נכנסתם לחשבון. המשיכו לדף הכניסה.",
  signedOutMeanwhile: () => "יצאתם מהחשבון בזמן הכניסה. התחילו מחדש כדי להיכנס.",
  dateMalformed: () => "הזינו תאריך שלם, או אל תזינו תאריך כלל.",
  numberMalformed: () => "הזינו מספר, למשל 12 או 12.5.",
  phoneMalformed: () => "הזינו מספר טלפון בספרות.",
  profileChanged: () =>
    "הפרופיל שלכם שונה במקום אחר בזמן שערכתם אותו. דבר ממה שהקלדתם לא אבד: שמרו אותו במקום מה שיש שם עכשיו, או ותרו עליו.",
  profileRefused: (problem) => `לא הצלחנו לשמור את הפרופיל שלכם. נסו שוב, או פנו אלינו.${reference(problem)}`,
  notSignedIn: () => "אתם כבר לא מחוברים. היכנסו שוב בכרטיסייה אחרת וחזרו לכאן: דבר ממה שהקלדתם לא אבד.",
  captchaBlocked: () => "לא הצלחנו לטעון את הבדיקה שאינכם רובוט. אפשרו לדף הזה לטעון אותה, או נסו שוב מאוחר יותר.",
  captchaExpired: () => "הבדיקה שאינכם רובוט לא הושלמה בזמן. נסו שוב.",
  captchaClosed: () => "הבדיקה שאינכם רובוט נסגרה לפני שהושלמה. נסו שוב.",
  captchaFailed: (problem) => `הבדיקה שאינכם רובוט לא פעלה. נסו שוב.${reference(problem)}`,
  factorWrong: (problem) => `הקוד הזה אינו נכון, או שכבר השתמשו בו.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "הזינו אחד מקודי השחזור שלכם.",
  recoveryCodeWrong: (problem) => `זה לא אחד מקודי השחזור שלכם, או שכבר השתמשו בו.${triesLeft(problem)}`,
  passkeyWrong: (problem) => `מפתח הגישה הזה לא התקבל. נסו שוב, או בחרו דרך אחרת.${triesLeft(problem)}`,
  passkeyUnavailable: () => "בדפדפן הזה אין מפתחות גישה לדף הזה. בחרו דרך אחרת.",
  passkeyCancelled: () => "לא נעשה שימוש במפתח הגישה: הפעולה בוטלה או נמשכה יותר מדי זמן. נסו שוב, או בחרו דרך אחרת.",
  passkeyRefused: (problem) =>
    `הדפדפן שלכם לא אפשר להשתמש במפתח הגישה. נסו שוב, או בחרו דרך אחרת.${reference(problem)}`,
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
  serverError: (problem) => `משהו השתבש אצלנו. נסו שוב בעוד רגע.${reference(problem)}`,
  rateLimited: (problem) => `היו יותר מדי ניסיונות. ${patience(problem)}`,
  tooLarge: () => "זה יותר ממה שאנחנו יכולים לקבל בבת אחת. קצרו ונסו שוב.",
  unreadable: (problem) => `קיבלנו תשובה שלא הצלחנו לקרוא. נסו שוב.${reference(problem)}`,
  sessionEnded: () => "החיבור שלכם לחשבון הסתיים. היכנסו שוב כדי להמשיך.",
  sessionUnavailable: () => "כרגע איננו יכולים לאשר מי אתם. נסו שוב בעוד רגע.",
  refused: (problem) => `הבקשה נדחתה.${reference(problem)}`,
  unexpected: () => "משהו לא צפוי השתבש בדף הזה. טענו אותו מחדש ונסו שוב.",
  noPermission: () => "אין לכם הרשאה לראות את זה.",
  signInRequired: () => "היכנסו כדי לראות את זה.",
  internalError: (problem) => `משהו השתבש אצלנו. נסו שוב בעוד רגע.${reference(problem)}`,
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
  misconfigured: (problem) => `התצוגה הזאת אינה מוגדרת כראוי.${reference(problem)}`
}

/**
 * Words of a further factor, in Hebrew.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { FactorMessages } from "../groups/Factors.ts"

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

/** Words of a further factor. */
export const factors: FactorMessages = {
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

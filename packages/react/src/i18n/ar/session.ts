/**
 * Words of a session, in Arabic.
 *
 * @since 0.1.0
 */
import type { SessionMessages } from "../groups/Session.ts"

/** Words of a session. */
export const session: SessionMessages = {
  checking: "جارٍ التحقق من تسجيل دخولك…",
  signInRequired: "هذا المحتوى للأعضاء. يُرجى تسجيل الدخول للاطلاع عليه.",
  signIn: "تسجيل الدخول",
  signedOut: "تم تسجيل خروجك.",
  parked: "لا يزال تسجيل دخولك قائمًا، لكن يتعذّر علينا تأكيده حاليًا. قد تغيب بعض الأشياء إلى أن نتمكن من ذلك.",
  confirmAgain: "التحقق من جديد",
  confirming: "جارٍ التحقق…",
  signOut: "تسجيل الخروج",
  signingOut: "جارٍ تسجيل الخروج…",
  signOutFailed: "تم تسجيل خروجك هنا، لكن الخادم لا يعلم بذلك بعد.",
  signOutAgain: "إبلاغ الخادم الآن",
  opening: "جارٍ تسجيل دخولك…",
  openingSlowly: "يستغرق هذا وقتًا أطول من المعتاد.",
  skip: "المتابعة دون تسجيل الدخول",
  opened: "تم تسجيل دخولك.",
  nobody: "لم تسجّل الدخول.",
  notOpened: "لم يكتمل تسجيل دخولك بعد",
  openAgain: "إعادة المحاولة"
}

/**
 * Words of signing in on the provider's page, in Arabic.
 *
 * @since 0.1.0
 */
import type { OAuthMessages } from "../groups/OAuth.ts"

/** Words of signing in on the provider's page. */
export const oauth: OAuthMessages = {
  signIn: "الانتقال إلى صفحة تسجيل الدخول",
  creating: "جارٍ فتح صفحة تسجيل الدخول…",
  redirecting: "جارٍ نقلك إلى صفحة تسجيل الدخول…",
  finishing: "جارٍ إكمال تسجيل دخولك…",
  finished: "تم تسجيل دخولك.",
  goOn: "متابعة",
  notFinished: "لم يتم تسجيل دخولك",
  startAgain: "البدء من جديد",
  alreadySignedIn: "سبق أن تم تسجيل دخولك.",
  signedOut: "تم تسجيل خروجك.",
  stillSignedIn: "لا يزال تسجيل دخولك قائمًا هنا.",
  checkedOut: "عدت من صفحة الدفع.",
  checkoutNote: "يمكنك المتابعة من حيث توقفت."
}

/**
 * Words of the account menu, in Arabic.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { AccountMessages } from "../groups/Account.ts"

/** Words of the account menu. */
export const account: AccountMessages = {
  loading: "جارٍ التحقق من تسجيل دخولك…",
  signIn: "تسجيل الدخول",
  signUp: "إنشاء حساب",
  account: "حسابي",
  menu: "قائمة الحساب:",
  signedInAs: "تم تسجيل الدخول باسم",
  signOut: "تسجيل الخروج",
  signingOut: "جارٍ تسجيل الخروج…",
  signedOut: "تم تسجيل خروجك.",
  signOutFailed: "تم تسجيل خروجك هنا، لكن تعذّر علينا إبلاغ الخادم بذلك.",
  retry: "إعادة المحاولة",
  sectionAccountInfo: "تفاصيل الحساب",
  sectionBookings: "الحجوزات",
  sectionOrders: "الطلبات",
  sectionSubscriptions: "الاشتراكات",
  sectionEvents: "الفعاليات",
  openingSection: (section) => `جارٍ فتح ${isolate(section)}…`,
  sectionFailed: (section) => `تعذّر فتح ${isolate(section)}.`
}

/**
 * Words of a member's profile, in Arabic.
 *
 * @since 0.1.0
 */
import type { ProfileMessages } from "../groups/Profile.ts"
import { day, number } from "./format.ts"

/** Words of a panel that shows a profile and changes it. */
export const profile: ProfileMessages = {
  title: "ملفك الشخصي",
  submit: "حفظ التغييرات",
  submitting: "جارٍ الحفظ…",
  loading: "جارٍ تحميل ملفك الشخصي…",
  signInRequired: "يُرجى تسجيل الدخول للاطلاع على ملفك الشخصي.",
  signIn: "تسجيل الدخول",
  notFound: "لم نعثر على ملفك الشخصي. ربما أُغلق حسابك: يُرجى التواصل معنا إذا كان ينبغي أن يكون هنا.",
  retry: "إعادة المحاولة",
  loginEmail: "تسجّل الدخول باستخدام",
  verified: "تم تأكيده",
  notVerified: "لم يتم تأكيده بعد",
  edit: "تعديل الملف الشخصي",
  cancel: "إلغاء",
  saved: "تم حفظ ملفك الشخصي.",
  unchanged: "لم يتغير شيء، فلم يكن هناك ما يُحفظ.",
  reloaded: "هذا ملفك الشخصي كما حُفظ في مكان آخر.",
  notGiven: "غير مذكور",
  personal: "عنك",
  contact: "طرق التواصل معك",
  more: "المزيد",
  date: day,
  number,
  pending: "حسابك غير نشط بعد.",
  pendingApproval: "يجب أن يوافق عليه المتجر. سنراسلك بالبريد الإلكتروني عندما يصبح استخدامه ممكنًا.",
  pendingVerification: "يجب تأكيد عنوان بريدك الإلكتروني. يُرجى البحث عن رسالتنا وإدخال الرمز الوارد فيها.",
  deleted: "تم حذف هذا الحساب. يمكن الاطلاع على ملفه حاليًا، لكن لم يعد تغييره ممكنًا.",
  blocked: "هذا الحساب محظور. يُرجى التواصل معنا لإعادة فتحه.",
  offline: "حسابك محجوب عن الظهور: لا يراك الأعضاء الآخرون.",
  changedElsewhere: "حُفظ هذا في هذه الأثناء في علامة تبويب أخرى أو على جهاز آخر:",
  takeTheirs: "تجاهل تغييراتي",
  keepMine: "حفظ تغييراتي بدلًا منه"
}

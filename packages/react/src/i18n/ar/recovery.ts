/**
 * Words of a forgotten password, in Arabic.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { ForgotPasswordMessages, ResetPasswordMessages } from "../groups/Recovery.ts"

/** Words of the form that asks for the mail. */
export const forgotPassword: ForgotPasswordMessages = {
  title: "هل نسيت كلمة المرور؟",
  explanation: "يُرجى إدخال عنوان بريدك الإلكتروني. سنرسل إليك رابطًا لاختيار كلمة مرور جديدة.",
  submit: "إرسال الرابط",
  submitting: "جارٍ إرسال الرابط…",
  sentTitle: "يُرجى تفقّد بريدك الإلكتروني",
  sent: (email) => `إذا كان هناك حساب باسم ${isolate(email)}، فإن رابط اختيار كلمة مرور جديدة في الطريق.`,
  sentHint: "قد يستغرق ذلك بضع دقائق، والرابط صالح لمدة ساعة واحدة. يُرجى البحث في مجلد البريد غير المرغوب فيه أيضًا.",
  otherAddress: "استخدام عنوان آخر"
}

/** Words of the form that sets the new password. */
export const resetPassword: ResetPasswordMessages = {
  title: "اختيار كلمة مرور جديدة",
  account: "للحساب",
  password: "كلمة المرور الجديدة",
  submit: "حفظ كلمة المرور",
  submitting: "جارٍ حفظ كلمة المرور…",
  opening: "جارٍ فتح حسابك…",
  done: "تم تعيين كلمة المرور الجديدة، وتم تسجيل دخولك.",
  verifyEmail: (email) => `تم تعيين كلمة المرور الجديدة. أرسلنا رمزًا إلى ${isolate(email)}. للمتابعة، يُرجى إدخاله.`,
  awaitApproval: "تم تعيين كلمة المرور الجديدة. لا يزال حسابك في انتظار الموافقة: سنراسلك بالبريد الإلكتروني.",
  proveFactor: "تم تعيين كلمة المرور الجديدة. للمتابعة، يُرجى تأكيد هويتك.",
  changed: "تم تعيين كلمة المرور الجديدة. يُرجى تسجيل الدخول بها.",
  signIn: "تسجيل الدخول",
  missingTitle: "يُرجى فتح الرابط الوارد في بريدك الإلكتروني",
  missing: "لا يمكن تغيير كلمة المرور إلا بالرابط الذي نرسله. يُرجى فتحه من جديد، أو طلب رابط جديد هنا.",
  overTitle: "لم يعد هذا الرابط صالحًا",
  over: "سبق استخدامه، أو أنه قديم جدًا. لم تتغير كلمة المرور. يُرجى طلب رابط جديد هنا."
}

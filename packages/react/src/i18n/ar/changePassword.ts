/**
 * Words of changing one's password, in Arabic.
 *
 * @since 0.1.0
 */
import type { ChangePasswordMessages } from "../groups/ChangePassword.ts"

/** Words of a form that changes the password of whoever is signed in. */
export const changePassword: ChangePasswordMessages = {
  title: "تغيير كلمة المرور",
  submit: "تغيير كلمة المرور",
  submitting: "جارٍ تغيير كلمة المرور…",
  currentPassword: "كلمة المرور الحالية",
  newPassword: "كلمة المرور الجديدة",
  username: "الحساب",
  hint: "يبقى تسجيل دخولك قائمًا هنا. أما الأجهزة الأخرى فيلزم تسجيل الدخول فيها من جديد.",
  done: "تم تغيير كلمة المرور. يلزم تسجيل الدخول بالكلمة الجديدة على الأجهزة الأخرى."
}

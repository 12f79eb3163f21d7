/**
 * Words of signing in and up, in Arabic.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { SignInMessages, SignUpMessages } from "../groups/Entry.ts"

/** Words of a sign-in. */
export const signIn: SignInMessages = {
  title: "تسجيل الدخول",
  submit: "تسجيل الدخول",
  submitting: "جارٍ تسجيل الدخول…",
  opening: "جارٍ فتح حسابك…",
  done: "تم تسجيل دخولك.",
  verifyEmail: (email) => `أرسلنا رمزًا إلى ${isolate(email)}. يُرجى إدخاله لإكمال تسجيل الدخول.`,
  awaitApproval: "حسابك في انتظار الموافقة. سنراسلك بالبريد الإلكتروني عندما يصبح تسجيل الدخول ممكنًا.",
  proveFactor: "للمتابعة، يُرجى تأكيد هويتك.",
  leaving: "جارٍ نقلك إلى إحدى صفحاتنا لإكمال تسجيل الدخول…",
  forgot: "هل نسيت كلمة المرور؟",
  passkeyVerifying: "جارٍ التحقق من مفتاح المرور…",
  passkeyRetry: "عرض مفاتيح المرور مرة أخرى"
}

/** Words of a sign-up. */
export const signUp: SignUpMessages = {
  title: "إنشاء حساب",
  submit: "إنشاء الحساب",
  submitting: "جارٍ إنشاء حسابك…",
  opening: "جارٍ فتح حسابك…",
  done: "حسابك جاهز، وتم تسجيل دخولك.",
  verifyEmail: (email) => `أرسلنا رمزًا إلى ${isolate(email)}. يُرجى إدخاله لإكمال إنشاء حسابك.`,
  awaitApproval: "حسابك في انتظار الموافقة. سنراسلك بالبريد الإلكتروني عندما يصبح تسجيل الدخول ممكنًا.",
  proveFactor: "للمتابعة، يُرجى تأكيد هويتك.",
  leaving: "جارٍ نقلك إلى إحدى صفحاتنا لفتح حسابك…",
  toSignIn: "تسجيل الدخول"
}

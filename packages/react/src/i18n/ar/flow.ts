/**
 * Words of the way in as a whole, in Arabic.
 *
 * @since 0.1.0
 */
import type { FlowMessages } from "../groups/Flow.ts"

/** Words between the screens. */
export const flow: FlowMessages = {
  or: "أو",
  newHere: "هل هذه زيارتك الأولى؟",
  toSignUp: "إنشاء حساب",
  haveAccount: "هل لديك حساب بالفعل؟",
  toSignIn: "تسجيل الدخول إلى حسابك",
  back: "العودة إلى تسجيل الدخول",
  backToSignUp: "العودة إلى بياناتك",
  loading: "لحظة من فضلك…",
  missingTitle: "لم يتم تحميل هذه الخطوة",
  missingText: "لم يُفقد شيء مما أدخلته. يُرجى التحقق من اتصالك ثم إعادة المحاولة.",
  retry: "إعادة المحاولة",
  passwordChanged: "تم تعيين كلمة المرور الجديدة. يُرجى تسجيل الدخول بها.",
  verified: "تم تأكيد عنوانك. للمتابعة، يُرجى تسجيل الدخول.",
  approved: "تمت الموافقة على حسابك. يمكنك تسجيل الدخول الآن.",
  pageTitle: "خطوة واحدة أخرى",
  pageText: "لا يسمح متصفحك لهذه الصفحة بأن تسجّل دخولك بنفسها. سننقلك إلى إحدى صفحاتنا التي يمكنها ذلك.",
  toPage: "المتابعة هناك",
  signedIn: "تم تسجيل دخولك",
  goOn: "متابعة"
}

/**
 * Words of an address that has to be verified, and of an account that has to be approved, in Arabic.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { ApprovalMessages, VerificationMessages } from "../groups/Verification.ts"
import { time } from "./format.ts"

/** Words of the form that asks for the code of a mail. */
export const verification: VerificationMessages = {
  title: "تأكيد عنوان بريدك الإلكتروني",
  explanation: (email) => `أرسلنا رمزًا إلى ${isolate(email)}.`,
  code: "الرمز الوارد في البريد الإلكتروني",
  hint: "لم تصل الرسالة؟ يُرجى البحث في مجلد البريد غير المرغوب فيه أيضًا.",
  submit: "تأكيد",
  submitting: "جارٍ التحقق من الرمز…",
  opening: "جارٍ فتح حسابك…",
  resend: "إرسال رمز جديد",
  resent: (email) => `أرسلنا رمزًا جديدًا إلى ${isolate(email)}.`,
  changeEmail: "استخدام عنوان آخر",
  sendLink: "إرسال رابط بدلًا من ذلك",
  sendingLink: "جارٍ إرسال الرابط…",
  linkSent: (email) => `أرسلنا رابطًا إلى ${isolate(email)}. يُرجى فتحه لتأكيد عنوانك، ثم تسجيل الدخول.`,
  enterCode: "إدخال الرمز بدلًا من ذلك",
  done: "تم تأكيد عنوانك، وتم تسجيل دخولك.",
  verifyEmail: (email) => `يلزم رمز واحد آخر. أرسلناه إلى ${isolate(email)}.`,
  awaitApproval: "تم تأكيد عنوانك. حسابك الآن في انتظار الموافقة: سنراسلك بالبريد الإلكتروني.",
  proveFactor: "تم تأكيد عنوانك. للمتابعة، يُرجى تأكيد هويتك.",
  verified: "تم تأكيد عنوانك. للمتابعة، يُرجى تسجيل الدخول.",
  signIn: "تسجيل الدخول",
  lostTitle: "يُرجى تسجيل الدخول مرة أخرى",
  lost: "لم يعد من الممكن التحقق من هذا الرمز هنا: سبق استخدامه، أو أنه قديم جدًا، أو غادرت هذه الصفحة. يُرجى تسجيل الدخول من جديد لنرسل إليك رمزًا جديدًا.",
  startAgain: "تسجيل الدخول من جديد"
}

/** Words of an account that waits. */
export const approval: ApprovalMessages = {
  title: "حسابك في انتظار الموافقة",
  pending: "نراجع كل حساب جديد. سنراسلك بالبريد الإلكتروني عندما يصبح تسجيل الدخول ممكنًا.",
  pendingVerification: "يُرجى تأكيد عنوان بريدك الإلكتروني أولًا. بعد ذلك نراجع حسابك ونراسلك بالبريد الإلكتروني.",
  steps: "ما تبقّى من خطوات",
  registered: "تم إنشاء الحساب",
  verifyEmail: "تم تأكيد عنوان البريد الإلكتروني",
  approval: "تمت الموافقة على الحساب",
  stepDone: "تم",
  stepDue: "لم يتم بعد",
  enterCode: "تأكيد عنوان البريد الإلكتروني",
  submit: "التحقق من جديد",
  submitting: "جارٍ التحقق…",
  opening: "جارٍ فتح حسابك…",
  stillPending: (at) => `ليس بعد. آخر تحقق كان الساعة ${isolate(time(at))}.`,
  signIn: "محاولة تسجيل الدخول",
  signInNow: "تسجيل الدخول",
  signedIn: "تمت الموافقة على حسابك، وتم تسجيل دخولك.",
  approved: "تمت الموافقة على حسابك. يمكنك تسجيل الدخول الآن.",
  declined: "لم تتم الموافقة على حسابك. إذا كان ذلك خطأً في رأيك، فيُرجى التواصل معنا.",
  proveFactor: "تمت الموافقة على حسابك. للمتابعة، يُرجى تأكيد هويتك."
}

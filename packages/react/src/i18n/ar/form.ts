/**
 * Words of every form, in Arabic.
 *
 * @since 0.1.0
 */
import type { FormMessages } from "../groups/Form.ts"
import { count, seconds } from "./format.ts"

const strengths = ["ضعيفة جدًا", "ضعيفة", "متوسطة", "جيدة", "قوية"] as const

const digits = {
  zero: "# رقم",
  one: "رقم واحد",
  two: "رقمين",
  few: "# أرقام",
  many: "# رقمًا",
  other: "# رقم"
}
const characters = {
  zero: "# حرف أو رقم",
  one: "حرف أو رقم واحد",
  two: "حرفين أو رقمين",
  few: "# أحرف أو أرقام",
  many: "# حرفًا أو رقمًا",
  other: "# حرف أو رقم"
}

/** Words of every form. */
export const form: FormMessages = {
  email: "عنوان البريد الإلكتروني",
  password: "كلمة المرور",
  newPassword: "اختيار كلمة مرور",
  showPassword: "إظهار كلمة المرور",
  hidePassword: "إخفاء كلمة المرور",
  check: (fields) =>
    fields === 1
      ? "يُرجى التحقق من هذا الحقل:"
      : fields === 2
        ? "يُرجى التحقق من هذين الحقلين:"
        : "يُرجى التحقق من هذه الحقول:",
  wait: (value) => `إعادة المحاولة بعد ${seconds(value)}`,
  waitOver: "يمكنك إعادة المحاولة الآن.",
  slow: "يستغرق هذا وقتًا أطول من المعتاد. يُرجى البقاء في هذه الصفحة: لم يُفقد شيء مما أدخلته.",
  offline: "لا يوجد اتصال بالإنترنت. يبقى ما أدخلته هنا إلى أن يعود الاتصال.",
  capsLock: "مفتاح Caps Lock قيد التشغيل.",
  strength: "قوة كلمة المرور",
  strengthLevel: (level) => strengths[level],
  code: "الرمز",
  codeHint: (length, alphabet) => `يتكون من ${count(length, alphabet === "digits" ? digits : characters)}.`,
  resend: "إعادة الإرسال",
  resending: "جارٍ الإرسال…",
  resendIn: (value) => `إعادة الإرسال بعد ${seconds(value)}`,
  resent: "أعدنا الإرسال.",
  resendOver: "يمكنك طلب إعادة الإرسال الآن."
}

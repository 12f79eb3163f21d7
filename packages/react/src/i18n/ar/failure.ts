/**
 * Words of the box that says why a collection is not shown, in Arabic.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { FailureMessages } from "../groups/Failure.ts"
import { seconds } from "./format.ts"

/** Words of the box that says why a collection is not shown. */
export const failure: FailureMessages = {
  retry: "إعادة المحاولة",
  retryIn: (left) => `إعادة المحاولة بعد ${seconds(left)}`,
  waitOver: "يمكنك إعادة المحاولة الآن.",
  signIn: "تسجيل الدخول",
  reference: (reference) => `المرجع: ${isolate(reference)}`,
  copy: "نسخ المرجع",
  copied: "تم النسخ.",
  copyFailed: "تعذّر النسخ. يُرجى تحديد المرجع ونسخه يدويًا.",
  developers: "للمطورين",
  code: "الرمز",
  fix: "ما العمل",
  meaning: "المعنى",
  place: "الموضع",
  parameters: "القيم",
  mendable: "هناك ما يجب تصحيحه في الاستدعاء.",
  faultless: "لم يكن الخطأ في الاستدعاء. قد تفيد إعادة المحاولة لاحقًا."
}

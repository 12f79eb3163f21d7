/**
 * Words of a captcha in a form, in Arabic.
 *
 * @since 0.1.0
 */
import type { CaptchaMessages } from "../groups/Captcha.ts"

/** Words of a captcha in a form. */
export const captcha: CaptchaMessages = {
  title: "التحقق الأمني",
  loading: "جارٍ تحميل التحقق الأمني…",
  ready: "يُرجى تأكيد أنك لست برنامج روبوت، ثم إرسال النموذج.",
  solved: "تم التأكيد. يمكنك إرسال النموذج الآن.",
  expired: "انتهت صلاحية التأكيد. يُرجى التأكيد من جديد أنك لست برنامج روبوت.",
  retry: "إعادة التحميل"
}

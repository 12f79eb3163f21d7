/**
 * Words of a further factor, in Arabic.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { FactorMessages } from "../groups/Factors.ts"

const names = {
  PASSWORD: "كلمة المرور",
  SMS: "رسالة نصية",
  CALL: "مكالمة هاتفية",
  EMAIL: "البريد الإلكتروني",
  TOTP: "تطبيق المصادقة",
  PUSH: "جهاز آخر",
  WEBAUTHN: "مفتاح المرور",
  RECOVERY_CODE: "رمز الاسترداد"
} as const

const about = {
  PASSWORD: "ما تسجّل به الدخول",
  SMS: "نرسل إليك رمزًا في رسالة نصية",
  CALL: "نتصل بك ونُملي عليك رمزًا",
  EMAIL: "نرسل إليك رمزًا بالبريد الإلكتروني",
  TOTP: "يعرض تطبيقك رمزًا",
  PUSH: "الموافقة على جهاز سبق تسجيل دخولك فيه",
  WEBAUTHN: "بصمة إصبعك أو وجهك أو قفل الشاشة",
  RECOVERY_CODE: "أحد الرموز التي احتفظت بها"
} as const

const obstacles = {
  disabledByRule: "أوقف المتجر هذه الطريقة.",
  requireActivation: "لم يكتمل إعداد هذه الطريقة. يُرجى إكماله قبل استخدامها.",
  requireReenroll: "لم تعد هذه الطريقة صالحة كما هي. يُرجى إعدادها من جديد قبل استخدامها.",
  usedAlready: "سبق إدخالها: تتطلب الخطوة الثانية شيئًا آخر.",
  notHere: "لا يوجد في هذا المتصفح مفتاح لهذه الصفحة."
} as const

const to = (hint: string | undefined, otherwise: string): string => (hint === undefined ? otherwise : isolate(hint))

/** Words of a further factor. */
export const factors: FactorMessages = {
  title: "تأكيد هويتك",
  submit: "تأكيد",
  submitting: "جارٍ التحقق…",
  opening: "جارٍ فتح حسابك…",
  done: "تم تسجيل دخولك.",
  verifyEmail: (email) =>
    `أرسلنا رمزًا إلى ${email === "" ? "عنوان بريدك الإلكتروني" : isolate(email)}. يُرجى إدخاله لإكمال تسجيل الدخول.`,
  awaitApproval: "حسابك في انتظار الموافقة. سنراسلك بالبريد الإلكتروني عندما يصبح تسجيل الدخول ممكنًا.",
  pick: "يُرجى اختيار طريقة التأكيد.",
  highRisk: "يبدو تسجيل الدخول هذا غير معتاد، لذا نريد التأكد من هويتك.",
  leaving: "نتابع في صفحة تسجيل الدخول.",
  proveFactor: "هذا صحيح. بقيت خطوة واحدة لتسجيل دخولك.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enrol: (factor) => `إعداد: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `أرسلنا رمزًا في رسالة نصية إلى ${to(hint, "هاتفك")}. يُرجى إدخاله هنا.`
      case "CALL":
        return `نتصل الآن على ${to(hint, "هاتفك")} لإملاء رمز. يُرجى إدخاله هنا.`
      case "EMAIL":
        return `أرسلنا رمزًا بالبريد الإلكتروني إلى ${to(hint, "عنوانك")}. يُرجى إدخاله هنا.`
      case "TOTP":
        return "يُرجى إدخال الرمز الذي يعرضه تطبيق المصادقة الآن."
      case "PUSH":
        return "أرسلنا طلبًا إلى جهازك الآخر. للمتابعة، يُرجى الموافقة عليه هناك."
      case "WEBAUTHN":
        return "يُرجى استخدام مفتاح المرور: سيطلب متصفحك بصمة إصبعك أو وجهك أو قفل الشاشة."
      case "RECOVERY_CODE":
        return "يُرجى إدخال أحد رموز الاسترداد التي احتفظت بها."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "رمز الاسترداد",
  recoveryHint: `مثل ${isolate("2fkq-8n4m-a7tz-03wx")}. يصلح كل رمز مرة واحدة.`,
  remember: "عدم السؤال مرة أخرى على هذا الجهاز",
  usePasskey: "استخدام مفتاح المرور",
  askingPasskey: "متصفحك يسأل…",
  waitingForPush: "في انتظار ردك على الجهاز الآخر…",
  sendPushAgain: "إرسال الطلب مرة أخرى",
  sending: "لحظة من فضلك…",
  openAgain: "إعادة المحاولة",
  another: "اختيار طريقة أخرى",
  back: "رجوع",
  restart: "تسجيل الدخول من جديد",
  none: "لا يمكن استخدام أي من طرق التأكيد الخاصة بك حاليًا.",
  noneHelp: "يُرجى الاطلاع على ما تحتاج إليه كل طريقة، أو التواصل معنا.",
  over: "لم يكتمل تسجيل دخولك بعد."
}

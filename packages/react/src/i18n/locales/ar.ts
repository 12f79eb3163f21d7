/**
 * The Arabic messages, as a draft. No Arabic speaker has reviewed them.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { formatOf, isolate } from "../messages/Format.ts"
import type { Messages } from "../messages/Messages.ts"
import { sayStatus } from "../messages/TransferMessages.ts"

const { count, day, list, number, seconds, time } = formatOf<"zero" | "one" | "two" | "few" | "many">("ar")

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

const form: Messages["form"] = {
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

const strength: Messages["strength"] = {
  common: "يستخدم كثيرون كلمة المرور هذه. يُرجى اختيار كلمات لا يجمع بينها أحد غيرك.",
  personal: "يسهل على من يعرفك تخمينها. يُرجى إضافة كلمات لا صلة لها بك.",
  repeated: "التكرار سهل التخمين. يُرجى إضافة كلمات مختلفة.",
  sequence: "التسلسلات مثل abc أو 321 سهلة التخمين. يُرجى إضافة كلمات لا رابط بينها.",
  keys: "المفاتيح المتجاورة سهلة التخمين. يُرجى إضافة كلمات لا رابط بينها.",
  date: "التواريخ والسنوات سهلة التخمين. يُرجى إضافة كلمات لا رابط بينها.",
  longer: "يُرجى إضافة كلمة أو كلمتين. الكلمات غير الشائعة أفضل."
}

const secondForms = {
  zero: "# ثانية",
  one: "ثانية واحدة",
  two: "ثانيتين",
  few: "# ثوانٍ",
  many: "# ثانية",
  other: "# ثانية"
}

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "يُرجى الانتظار لحظة ثم إعادة المحاولة."
    : `يُرجى إعادة المحاولة بعد ${count(retryAfter, secondForms)}.`

const supportReference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` المرجع: ${parts.map(isolate).join("، ")}.`
}

const said = (detail: string | undefined): string => (detail === undefined ? "" : ` الرسالة هناك: «${isolate(detail)}»`)

const triesLeft = ({ triesLeft }: Problem): string =>
  triesLeft === undefined
    ? ""
    : ` ${count(triesLeft, {
        zero: "لم تتبقَّ لك أي محاولة",
        one: "بقيت لك محاولة واحدة",
        two: "بقيت لك محاولتان",
        few: "بقيت لك # محاولات",
        many: "بقيت لك # محاولة",
        other: "بقيت لك # محاولة"
      })}.`

const characterCount = (value: number): string =>
  count(value, {
    zero: "# حرف",
    one: "حرف واحد",
    two: "حرفين",
    few: "# أحرف",
    many: "# حرفًا",
    other: "# حرف"
  })

const problems: Messages["problems"] = {
  emailMissing: () => "يُرجى إدخال عنوان بريدك الإلكتروني.",
  emailMalformed: () => `يُرجى إدخال عنوان بريد إلكتروني مثل ${isolate("name@example.com")}.`,
  passwordMissing: () => "يُرجى إدخال كلمة مرور.",
  unknownEmail: () => "لا يوجد حساب بعنوان البريد الإلكتروني هذا.",
  invalidPassword: () => "كلمة المرور هذه غير صحيحة. يُرجى التحقق منها وإعادة المحاولة.",
  resetPassword: () => "يجب تغيير كلمة المرور قبل تسجيل الدخول. يُرجى إعادة تعيينها ثم العودة إلى هنا.",
  missingCaptchaToken: () => "يُرجى تأكيد أنك لست برنامج روبوت، ثم إعادة المحاولة.",
  invalidCaptchaToken: () => "تعذّر علينا التأكد من أنك لست برنامج روبوت. يُرجى إعادة المحاولة.",
  identityBlocked: () => "هذا الحساب محظور. يُرجى التواصل معنا لإعادة فتحه.",
  loginRefused: (problem) =>
    `تعذّر علينا تسجيل دخولك. يُرجى إعادة المحاولة، أو التواصل معنا.${supportReference(problem)}`,
  emailAlreadyExists: () => "يوجد حساب بعنوان البريد الإلكتروني هذا بالفعل. يُرجى تسجيل الدخول إليه.",
  invalidEmail: () => "لا يمكن استخدام عنوان البريد الإلكتروني هذا. يُرجى التحقق منه، أو استخدام عنوان آخر.",
  registrationRefused: (problem) =>
    `تعذّر علينا إنشاء حسابك. يُرجى إعادة المحاولة، أو التواصل معنا.${supportReference(problem)}`,
  unknownState: () => "لم تفهم هذه الصفحة الرد الذي وصلها. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.",
  sessionTimedOut: () => "استغرق فتح حسابك وقتًا أطول من اللازم. يُرجى إعادة المحاولة.",
  sessionFrameRefused: () => "لم يسمح لنا متصفحك بفتح حسابك في هذه الصفحة. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.",
  sessionBlocked: () =>
    "يحظر متصفحك ما نحتاج إليه لإبقاء تسجيل دخولك قائمًا. يُرجى السماح بملفات تعريف الارتباط لهذا الموقع ثم إعادة المحاولة.",
  sessionRefused: (problem) => `تعذّر علينا فتح حسابك. يُرجى إعادة المحاولة.${supportReference(problem)}`,
  recoveryOver: () => "سبق استخدام هذا الرابط، أو أنه قديم جدًا. يُرجى طلب رابط جديد.",
  redirectNotAllowed: () => "لا يُسمح لرابط الرسالة بأن يؤدي إلى هذه الصفحة: إعداد الصفحة غير صحيح. يُرجى التواصل معنا.",
  passwordTooShort: ({ limit }) =>
    limit === undefined
      ? "كلمة المرور هذه قصيرة جدًا. يُرجى اختيار كلمة أطول."
      : `يُرجى اختيار كلمة مرور لا تقل عن ${characterCount(limit)}.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "كلمة المرور هذه طويلة جدًا. يُرجى اختيار كلمة أقصر."
      : `يُرجى اختيار كلمة مرور لا تزيد على ${characterCount(limit)}.`,
  codeMissing: () => "يُرجى إدخال الرمز الوارد في البريد الإلكتروني.",
  codeIncomplete: ({ limit }) =>
    limit === undefined
      ? "هذا الرمز غير مكتمل. يُرجى إدخاله كاملًا."
      : `هذا الرمز غير مكتمل. يتكون من ${characterCount(limit)}.`,
  wrongCode: () => "هذا الرمز غير صحيح. يُرجى مقارنته بأحدث رسالة وإعادة المحاولة.",
  verificationOver: () => "سبق استخدام هذا الرمز، أو أنه قديم جدًا. يُرجى طلب رمز جديد.",
  mailNotSent: () => "تعذّر علينا إرسال البريد الإلكتروني. يُرجى إعادة المحاولة بعد لحظة.",
  approvalUnknown: () => "تعذّر علينا معرفة ما إذا تمت الموافقة على حسابك. يُرجى إعادة المحاولة بعد لحظة.",
  answerMissing: () => "أعادتك صفحة تسجيل الدخول دون رد. يُرجى البدء من جديد.",
  answerForeign: () => "لم يبدأ تسجيل الدخول هذا في هذا المتصفح، أو انتهى منذ وقت طويل. يُرجى البدء من جديد.",
  answerLate: () => "استغرق تسجيل الدخول هذا أكثر من ساعة. يُرجى البدء من جديد.",
  answerUsed: () => "سبق استخدام تسجيل الدخول هذا. يُرجى البدء من جديد لتسجيل الدخول مرة أخرى.",
  answerDenied: ({ detail }) => `أُلغي تسجيل الدخول. يمكنك البدء من جديد في أي وقت.${said(detail)}`,
  answerRefused: (problem) =>
    `رفضت صفحة تسجيل الدخول الطلب. يُرجى البدء من جديد، أو التواصل معنا.${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) => `تعذّر علينا إكمال تسجيل دخولك. يُرجى البدء من جديد.${supportReference(problem)}`,
  pageInsecure: () => "يتطلب تسجيل الدخول اتصالًا آمنًا. يُرجى فتح هذه الصفحة بعنوان يبدأ بـ https.",
  pageMissing: (problem) =>
    `لم نعثر على الطريق إلى صفحة تسجيل الدخول. يُرجى إعادة المحاولة.${supportReference(problem)}`,
  pageNeeded: () => "لم يكتمل تسجيل دخولك بعد. يُرجى المتابعة إلى صفحة تسجيل الدخول.",
  signedOutMeanwhile: () => "تم تسجيل خروجك في أثناء تسجيل الدخول. يُرجى البدء من جديد لتسجيل الدخول.",
  dateMalformed: () => "يُرجى إدخال التاريخ كاملًا، أو تركه فارغًا.",
  numberMalformed: () => "يُرجى إدخال رقم، مثل 12 أو 12.5.",
  phoneMalformed: () => "يُرجى إدخال رقم هاتف بالأرقام.",
  profileChanged: () =>
    "تغيّر ملفك الشخصي في مكان آخر في أثناء تعديلك له. لم يُفقد شيء مما كتبته: يمكنك حفظه بدلًا مما هو موجود الآن، أو تجاهله.",
  profileRefused: (problem) =>
    `تعذّر حفظ ملفك الشخصي. يُرجى إعادة المحاولة، أو التواصل معنا.${supportReference(problem)}`,
  notSignedIn: () =>
    "لم يعد تسجيل دخولك قائمًا. يُرجى تسجيل الدخول من جديد في علامة تبويب أخرى ثم العودة: لم يُفقد شيء مما كتبته.",
  captchaBlocked: () =>
    "تعذّر تحميل التحقق من أنك لست برنامج روبوت. يُرجى السماح لهذه الصفحة بتحميله، أو إعادة المحاولة لاحقًا.",
  captchaExpired: () => "لم يكتمل التحقق من أنك لست برنامج روبوت في الوقت المحدد. يُرجى إعادة المحاولة.",
  captchaClosed: () => "أُغلق التحقق من أنك لست برنامج روبوت قبل اكتماله. يُرجى إعادة المحاولة.",
  captchaFailed: (problem) =>
    `لم ينجح التحقق من أنك لست برنامج روبوت. يُرجى إعادة المحاولة.${supportReference(problem)}`,
  factorWrong: (problem) => `هذا الرمز غير صحيح، أو سبق استخدامه.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "يُرجى إدخال أحد رموز الاسترداد الخاصة بك.",
  recoveryCodeWrong: (problem) => `ليس هذا من رموز الاسترداد الخاصة بك، أو سبق استخدامه.${triesLeft(problem)}`,
  passkeyWrong: (problem) =>
    `لم يُقبل مفتاح المرور هذا. يُرجى إعادة المحاولة، أو اختيار طريقة أخرى.${triesLeft(problem)}`,
  passkeyUnavailable: () => "لا توجد في هذا المتصفح مفاتيح مرور لهذه الصفحة. يُرجى اختيار طريقة أخرى.",
  passkeyCancelled: () =>
    "لم يُستخدم مفتاح المرور: أُلغي ذلك أو استغرق وقتًا أطول من اللازم. يُرجى إعادة المحاولة، أو اختيار طريقة أخرى.",
  passkeyRefused: (problem) =>
    `لم يسمح متصفحك باستخدام مفتاح المرور. يُرجى إعادة المحاولة، أو اختيار طريقة أخرى.${supportReference(problem)}`,
  pushUnanswered: () => "لم يصل رد من جهازك الآخر. يُرجى إرسال الطلب مرة أخرى، أو اختيار طريقة أخرى.",
  factorDenied: () => "رُفض تسجيل الدخول على جهازك الآخر. إذا كان الرفض منك، فيُرجى تسجيل الدخول من جديد.",
  factorOver: () => "استغرق هذا وقتًا أطول من اللازم، أو سبق استخدامه. يُرجى تسجيل الدخول من جديد.",
  factorTooManyTries: () => "تكرر الخطأ مرات كثيرة جدًا. يُرجى تسجيل الدخول من جديد.",
  factorTooManySends: () =>
    "لا يمكننا إرسال مزيد من الرموز لتسجيل الدخول هذا. يُرجى استخدام الرمز الأخير، أو تسجيل الدخول من جديد.",
  factorUnavailable: () => "لا يمكن استخدام هذه الطريقة هنا حاليًا. يُرجى اختيار طريقة أخرى.",
  factorMismatch: () => "هذا الرمز لا يخص هذه الطريقة. يُرجى طلب رمز جديد، أو اختيار طريقة أخرى.",
  factorUnsupported: () => "كانت كلمة المرور هي الخطوة الأولى بالفعل. يُرجى اختيار طريقة أخرى.",
  factorNotVerifiable: () => "لا يمكن استخدام هذه الطريقة في هذه الصفحة. يُرجى اختيار طريقة أخرى.",
  fieldViolations: ({ detail }) => detail ?? "لم يُقبل بعض ما أدخلته. يُرجى التحقق منه وإعادة المحاولة.",
  offline: () => "لا يوجد اتصال بالإنترنت. لم يُفقد شيء: يُرجى إعادة المحاولة عندما يعود الاتصال.",
  unreachable: () => "يتعذّر الوصول إلينا حاليًا. يُرجى التحقق من اتصالك وإعادة المحاولة.",
  serverError: (problem) => `حدث خطأ من جانبنا. يُرجى إعادة المحاولة بعد لحظة.${supportReference(problem)}`,
  rateLimited: (problem) => `كانت المحاولات كثيرة جدًا. ${patience(problem)}`,
  tooLarge: () => "هذا أكثر مما يمكننا استقباله دفعة واحدة. يُرجى اختصاره وإعادة المحاولة.",
  unreadable: (problem) => `وصلنا رد لم نتمكن من قراءته. يُرجى إعادة المحاولة.${supportReference(problem)}`,
  sessionEnded: () => "انتهت جلستك. للمتابعة، يُرجى تسجيل الدخول من جديد.",
  sessionUnavailable: () => "يتعذّر علينا تأكيد هويتك حاليًا. يُرجى إعادة المحاولة بعد لحظة.",
  refused: (problem) => `رُفض هذا الطلب.${supportReference(problem)}`,
  unexpected: () => "حدث خطأ غير متوقع في هذه الصفحة. يُرجى إعادة تحميلها والمحاولة مرة أخرى.",
  noPermission: () => "ليس لديك إذن للاطلاع على هذا.",
  signInRequired: () => "يُرجى تسجيل الدخول للاطلاع على هذا.",
  internalError: (problem) => `حدث خطأ من جانبنا. يُرجى إعادة المحاولة بعد لحظة.${supportReference(problem)}`,
  itemGone: () => "لم يعد هذا موجودًا.",
  itemExists: () => "هذا موجود بالفعل.",
  siteCode: ({ detail }) => detail ?? "رفض الموقع هذا الطلب.",
  tooManyItems: ({ limit }) =>
    `الحد الأقصى في المرة الواحدة هو ${number(limit ?? 1000)}. يُرجى اختيار عناصر أقل وإعادة المحاولة.`,
  tooManyRemovals: ({ limit }) =>
    `الحد الأقصى للإزالة في المرة الواحدة هو ${number(limit ?? 1000)}. يُرجى اختيار عناصر أقل وإعادة المحاولة.`,
  noPreviousPage: () => "لا توجد صفحة قبل هذه الصفحة.",
  noNextPage: () => "لا توجد صفحة بعد هذه الصفحة.",
  changeForbidden: () => "ليس لديك إذن بتغيير هذا.",
  conditionNotMet: () => "لم يعد هذا على الحال اللازمة لهذا التغيير. انظر إليه من جديد ثم حاول مرة أخرى.",
  itemChanged: () => "غيّر شخص آخر هذا في هذه الأثناء. اختر القيم التي تبقى ثم احفظ من جديد.",
  valueMissing: () => "هذه المعلومة مطلوبة.",
  valueUnfit: () => "هذا لا يناسب هنا. تحقق منه.",
  jsonMalformed: () => "تتعذر قراءة هذا. تحقق من الأقواس والفواصل وعلامات الاقتباس.",
  notANumber: () => "ما في هذا الحقل ليس رقمًا.",
  numberAmbiguous: () => "يمكن قراءة هذا بطريقتين. اكتب 1234 أو 1.234 من دون فاصل للآلاف.",
  numberTooLarge: () => "هذا الرقم أكبر من أن يُحفظ بدقة.",
  notAList: () => "ما في هذا الحقل ليس قائمة.",
  misconfigured: (problem) => `إعداد هذا العرض غير صحيح.${supportReference(problem)}`
}

const signIn: Messages["signIn"] = {
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

const signUp: Messages["signUp"] = {
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

const captcha: Messages["captcha"] = {
  title: "التحقق الأمني",
  loading: "جارٍ تحميل التحقق الأمني…",
  ready: "يُرجى تأكيد أنك لست برنامج روبوت، ثم إرسال النموذج.",
  solved: "تم التأكيد. يمكنك إرسال النموذج الآن.",
  expired: "انتهت صلاحية التأكيد. يُرجى التأكيد من جديد أنك لست برنامج روبوت.",
  retry: "إعادة التحميل"
}

const session: Messages["session"] = {
  checking: "جارٍ التحقق من تسجيل دخولك…",
  signInRequired: "هذا المحتوى للأعضاء. يُرجى تسجيل الدخول للاطلاع عليه.",
  signIn: "تسجيل الدخول",
  signedOut: "تم تسجيل خروجك.",
  parked: "لا يزال تسجيل دخولك قائمًا، لكن يتعذّر علينا تأكيده حاليًا. قد تغيب بعض الأشياء إلى أن نتمكن من ذلك.",
  confirmAgain: "التحقق من جديد",
  confirming: "جارٍ التحقق…",
  signOut: "تسجيل الخروج",
  signingOut: "جارٍ تسجيل الخروج…",
  signOutFailed: "تم تسجيل خروجك هنا، لكن الخادم لا يعلم بذلك بعد.",
  signOutAgain: "إبلاغ الخادم الآن",
  opening: "جارٍ تسجيل دخولك…",
  openingSlowly: "يستغرق هذا وقتًا أطول من المعتاد.",
  skip: "المتابعة دون تسجيل الدخول",
  opened: "تم تسجيل دخولك.",
  nobody: "لم تسجّل الدخول.",
  notOpened: "لم يكتمل تسجيل دخولك بعد",
  openAgain: "إعادة المحاولة"
}

const oauth: Messages["oauth"] = {
  signIn: "الانتقال إلى صفحة تسجيل الدخول",
  creating: "جارٍ فتح صفحة تسجيل الدخول…",
  redirecting: "جارٍ نقلك إلى صفحة تسجيل الدخول…",
  finishing: "جارٍ إكمال تسجيل دخولك…",
  finished: "تم تسجيل دخولك.",
  goOn: "متابعة",
  notFinished: "لم يتم تسجيل دخولك",
  startAgain: "البدء من جديد",
  alreadySignedIn: "سبق أن تم تسجيل دخولك.",
  signedOut: "تم تسجيل خروجك.",
  stillSignedIn: "لا يزال تسجيل دخولك قائمًا هنا.",
  checkedOut: "عدت من صفحة الدفع.",
  checkoutNote: "يمكنك المتابعة من حيث توقفت."
}

const flow: Messages["flow"] = {
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

const account: Messages["account"] = {
  loading: "جارٍ التحقق من تسجيل دخولك…",
  signIn: "تسجيل الدخول",
  signUp: "إنشاء حساب",
  account: "حسابي",
  menu: "قائمة الحساب:",
  signedInAs: "تم تسجيل الدخول باسم",
  signOut: "تسجيل الخروج",
  signingOut: "جارٍ تسجيل الخروج…",
  signedOut: "تم تسجيل خروجك.",
  signOutFailed: "تم تسجيل خروجك هنا، لكن تعذّر علينا إبلاغ الخادم بذلك.",
  retry: "إعادة المحاولة",
  sectionAccountInfo: "تفاصيل الحساب",
  sectionBookings: "الحجوزات",
  sectionOrders: "الطلبات",
  sectionSubscriptions: "الاشتراكات",
  sectionEvents: "الفعاليات",
  openingSection: (section) => `جارٍ فتح ${isolate(section)}…`,
  sectionFailed: (section) => `تعذّر فتح ${isolate(section)}.`
}

const changePassword: Messages["changePassword"] = {
  title: "تغيير كلمة المرور",
  submit: "تغيير كلمة المرور",
  submitting: "جارٍ تغيير كلمة المرور…",
  currentPassword: "كلمة المرور الحالية",
  newPassword: "كلمة المرور الجديدة",
  username: "الحساب",
  hint: "يبقى تسجيل دخولك قائمًا هنا. أما الأجهزة الأخرى فيلزم تسجيل الدخول فيها من جديد.",
  done: "تم تغيير كلمة المرور. يلزم تسجيل الدخول بالكلمة الجديدة على الأجهزة الأخرى."
}

const forgotPassword: Messages["forgotPassword"] = {
  title: "هل نسيت كلمة المرور؟",
  explanation: "يُرجى إدخال عنوان بريدك الإلكتروني. سنرسل إليك رابطًا لاختيار كلمة مرور جديدة.",
  submit: "إرسال الرابط",
  submitting: "جارٍ إرسال الرابط…",
  sentTitle: "يُرجى تفقّد بريدك الإلكتروني",
  sent: (email) => `إذا كان هناك حساب باسم ${isolate(email)}، فإن رابط اختيار كلمة مرور جديدة في الطريق.`,
  sentHint: "قد يستغرق ذلك بضع دقائق، والرابط صالح لمدة ساعة واحدة. يُرجى البحث في مجلد البريد غير المرغوب فيه أيضًا.",
  otherAddress: "استخدام عنوان آخر"
}

const resetPassword: Messages["resetPassword"] = {
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

const verification: Messages["verification"] = {
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

const approval: Messages["approval"] = {
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

const factors: Messages["factors"] = {
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

const profileFields: Messages["profileFields"] = {
  firstName: "الاسم الأول",
  lastName: "اسم العائلة",
  nickname: "الاسم المستعار",
  company: "الشركة",
  position: "المسمى الوظيفي",
  birthdate: "تاريخ الميلاد",
  language: "اللغة",
  picture: "عنوان صورتك",
  privacyStatus: "من يمكنه رؤية ملفك الشخصي",
  privacyUndefined: "لم يُحدَّد بعد: تسري قاعدة المتجر",
  privacyPublic: "الجميع: يمكن للأعضاء الآخرين العثور عليّ",
  privacyPrivate: "لا أحد سواي وسوى المتجر",
  emails: "عناوين بريد إلكتروني إضافية",
  email: "عنوان البريد الإلكتروني",
  phones: "أرقام الهاتف",
  phone: "رقم الهاتف",
  countryCode: "رمز البلد",
  addresses: "العناوين",
  address: "العنوان",
  addressLine: "الشارع والرقم",
  addressLine2: "الشقة أو الطابق أو المبنى",
  streetName: "الشارع",
  streetNumber: "رقم المبنى",
  apartment: "الشقة",
  city: "المدينة",
  subdivision: "الولاية أو المحافظة أو المنطقة",
  postalCode: "الرمز البريدي",
  country: "البلد",
  tag: "الاستخدام",
  tagUntagged: "لأي غرض",
  tagMain: "رئيسي",
  tagHome: "المنزل",
  tagWork: "العمل",
  tagMobile: "جوّال",
  tagFax: "فاكس",
  tagBilling: "الفواتير",
  tagShipping: "التوصيل",
  notChosen: "لم يُختر",
  addEmail: "إضافة عنوان بريد إلكتروني",
  addPhone: "إضافة رقم هاتف",
  addAddress: "إضافة عنوان",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "إزالة",
  removeNth: (entry) => `إزالة ${isolate(entry)}`,
  added: (entry) => `تمت إضافة ${isolate(entry)}.`,
  removed: (entry) => `تمت إزالة ${isolate(entry)}.`
}

const profile: Messages["profile"] = {
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

const items = {
  zero: "# عنصر",
  one: "عنصر واحد",
  two: "عنصران",
  few: "# عناصر",
  many: "# عنصرًا",
  other: "# عنصر"
}

// After a preposition, the dual has another ending.
const amongItems = { ...items, two: "عنصرين" }

const table: Messages["table"] = {
  loading: (caption) => `جارٍ تحميل ${isolate(caption)}…`,
  refetching: "جارٍ التحديث…",
  empty: "لا يوجد شيء هنا بعد.",
  retry: "إعادة المحاولة",
  ready: (shown, total) =>
    total === undefined || total === shown
      ? count(shown, items)
      : `${number(shown)} من أصل ${count(total, amongItems)}`,
  sorted: (column, order) => `مرتب حسب ${isolate(column)}، ${order === "ASC" ? "تصاعديًا" : "تنازليًا"}`,
  yes: "نعم",
  no: "لا",
  noValue: "لا توجد قيمة",
  more: "عرض المزيد",
  less: "عرض أقل",
  cut: (characters) =>
    count(characters, {
      zero: "لا أحرف غير معروضة",
      one: "حرف واحد غير معروض",
      two: "حرفان غير معروضين",
      few: "# أحرف غير معروضة",
      many: "# حرفًا غير معروض",
      other: "# حرف غير معروض"
    }),
  notADate: "ليس تاريخًا",
  draft: "مسودة",
  saving: "جارٍ الحفظ…",
  notSaved: (reason) => `لم يُحفظ: ${isolate(reason)}`,
  stale: (since) => `هكذا كان الوضع عند ${time(since)}.`,
  wait: (seconds) => `إعادة المحاولة بعد ${number(seconds)} ث`,
  waitOver: "يمكنك المحاولة مجددًا الآن.",
  signIn: "تسجيل الدخول",
  select: (item) => `تحديد ${isolate(item)}`,
  selectPage: "تحديد كل ما في هذه الصفحة",
  selected: (selected) => `المحدد: ${number(selected)}`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "تم تحديد كل النتائج" : `تم تحديد كل النتائج: ${number(selected)}`}${except === 0 ? "" : `، المستثنى: ${number(except)}`}`,
  selectAll: (total) => (total === undefined ? "تحديد كل النتائج" : `تحديد كل النتائج (${number(total)})`),
  clearSelection: "إلغاء التحديد"
}

const itemCount = (value: number): string =>
  count(value, {
    zero: "# عنصر",
    one: "عنصر واحد",
    two: "عنصران",
    few: "# عناصر",
    many: "# عنصرًا",
    other: "# عنصر"
  })

const paging: Messages["paging"] = {
  label: "الصفحات",
  page: (page, pages) =>
    pages === undefined ? `الصفحة ${number(page)}` : `الصفحة ${number(page)} من ${number(pages)}`,
  range: (from, to, total, more) =>
    total === undefined
      ? `العناصر ${isolate(`${number(from)}–${number(to)}`)}`
      : `${isolate(`${number(from)}–${number(to)}`)} من أصل ${more ? "أكثر من " : ""}${count(total, { zero: "# عنصر", one: "عنصر واحد", two: "عنصرين", few: "# عناصر", many: "# عنصرًا", other: "# عنصر" })}`,
  first: "الصفحة الأولى",
  previous: "الصفحة السابقة",
  next: "الصفحة التالية",
  last: "الصفحة الأخيرة",
  size: "العناصر في الصفحة",
  loading: "جارٍ تحميل الصفحة…",
  noNext: "هذه هي الصفحة الأخيرة.",
  noPrevious: "هذه هي الصفحة الأولى.",
  unread: (page) => `تعذّرت قراءة الصفحة ${number(page)}.`,
  beyond: "لم يعد في هذه الصفحة شيء.",
  loadingList: (label) => `جارٍ تحميل ${isolate(label)}…`,
  loadMore: "تحميل المزيد",
  loadingMore: "جارٍ تحميل المزيد…",
  loaded: (added, shown) => `أُضيف ${itemCount(added)}، والمجموع ${number(shown)}.`,
  end: (shown) => `هذا كل شيء: ${itemCount(shown)}.`,
  empty: "لا يوجد شيء هنا بعد.",
  retry: "إعادة المحاولة",
  signIn: "تسجيل الدخول",
  newItems: (added) => `عرض الجديد: ${itemCount(added)}`,
  pastList: "تخطي القائمة",
  offline: "أنت غير متصل. ما هنا باقٍ، والبقية تأتي عند عودتك.",
  ignored: (parts) => `تعذر فهم جزء من هذا العنوان فتُرك: ${list(parts.map(isolate))}.`,
  dismiss: "إغلاق"
}

const search: Messages["search"] = {
  label: "البحث",
  submit: "ابحث",
  clear: "مسح البحث",
  mode: "العثور على عناصر فيها",
  allWords: "كل الكلمات",
  anyWord: "أي كلمة",
  fuzzy: "والكتابات المشابهة أيضًا",
  searching: "جارٍ البحث…",
  results: (found, more, text) =>
    more
      ? `${isolate(text)}: أول النتائج (${number(found)})`
      : `${isolate(text)}: ${count(found, { zero: "# نتيجة", one: "نتيجة واحدة", two: "نتيجتان", few: "# نتائج", many: "# نتيجة", other: "# نتيجة" })}`,
  noResults: (text) => `لم يُعثر على شيء عن ${isolate(text)}.`,
  hint: "جرّب كلمات أقل أو كلمات أخرى.",
  tryAny: "البحث عن أي من الكلمات",
  tryFuzzy: "البحث في الكتابات المشابهة أيضًا",
  retry: "إعادة المحاولة",
  signIn: "تسجيل الدخول"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "تصاعديًا" : "تنازليًا")

const order: Messages["order"] = {
  label: "الترتيب حسب",
  none: "بلا ترتيب",
  thenBy: "ثم حسب",
  ascending: "تصاعدي",
  descending: "تنازلي",
  turn: (field, order) => `${isolate(field)}: ${name(order)}. عكس الترتيب`,
  sooner: (field) => `تقديم ${isolate(field)} في الترتيب`,
  later: (field) => `تأخير ${isolate(field)} في الترتيب`,
  remove: (field) => `إلغاء الترتيب حسب ${isolate(field)}`,
  by: (field, order) => `${isolate(field)}، ${name(order)}`,
  sorted: (parts) => `مرتب حسب ${parts.join("، ثم ")}`,
  unsorted: "غير مرتب"
}

const filter: Messages["filter"] = {
  title: "التصفية",
  match: "العناصر المعروضة",
  all: "تتحقق كلها",
  any: "يتحقق أحدها",
  notAll: "لا تتحقق كلها",
  none: "لا يتحقق أي منها",
  field: "الحقل",
  operator: "المقارنة",
  value: "القيمة",
  lower: "من",
  upper: "إلى ما قبل",
  type: "نوع القيمة",
  text: "نص",
  number: "رقم",
  date: "تاريخ ووقت",
  boolean: "نعم أو لا",
  yes: "نعم",
  no: "لا",
  addCondition: "إضافة شرط",
  addGroup: "إضافة مجموعة",
  addValue: "إضافة",
  apply: "تطبيق التصفية",
  clear: "مسح",
  conditionAdded: "أُضيف الشرط.",
  groupAdded: "أُضيفت المجموعة.",
  conditionRemoved: "أُزيل الشرط.",
  groupRemoved: "أُزيلت المجموعة.",
  applied: "طُبّقت التصفية.",
  cleared: "مُسحت التصفية.",
  fieldMissing: "يُرجى اختيار حقل.",
  valueMissing: "يُرجى إدخال قيمة.",
  valuesMissing: "يُرجى إضافة قيمة واحدة على الأقل.",
  numberMalformed: "يُرجى إدخال رقم.",
  dateMalformed: "يُرجى إدخال تاريخ ووقت.",
  kindsDiffer: "يجب أن تكون القيمتان من نوع واحد.",
  broken: "لا يمكن استخدام هذه التصفية. تم تجاهلها.",
  fixed: "لا يمكن هنا إلا إزالة هذا الشرط.",
  everything: "كل العناصر",
  nothing: "لا عناصر",
  eq: "يساوي",
  ne: "لا يساوي",
  lt: "أقل من",
  gt: "أكبر من",
  lte: "على الأكثر",
  gte: "على الأقل",
  between: "بين",
  before: "قبل",
  after: "بعد",
  notAfter: "ليس بعد",
  notBefore: "ليس قبل",
  startsWith: "يبدأ بـ",
  endsWith: "ينتهي بـ",
  contains: "يحتوي على",
  matches: "نصه",
  hasSome: "فيه أحد",
  hasAll: "فيه كل",
  in: "أحد",
  exists: "موجود",
  existsNot: "غير موجود",
  isEmpty: "فارغ",
  isNotEmpty: "غير فارغ",
  condition: (position) => `الشرط ${number(position)}`,
  group: (position) => `المجموعة ${number(position)}`,
  removeCondition: (position) => `إزالة الشرط ${number(position)}`,
  removeGroup: (position) => `إزالة المجموعة ${number(position)}`,
  quoted: (text) => `«${isolate(text)}»`,
  removeValue: (value) => `إزالة ${isolate(value)}`,
  says: (field, operator, value) => `${isolate(field)} ${operator} ${value === "" ? "" : isolate(value)}`.trim(),
  saysRange: (field, lower, upper) => `${isolate(field)} على الأقل ${isolate(lower)} وأقل من ${isolate(upper)}`,
  and: (parts, grouped) => parts.map(isolate).join(grouped ? "، و" : " و"),
  or: (parts, grouped) => parts.map(isolate).join(grouped ? "، أو " : " أو "),
  not: (part) => `ليس ${isolate(part)}`,
  more: (values, hidden) => `${isolate(values)} و${number(hidden)} أخرى`
}

const distinct: Messages["distinct"] = {
  loading: "جارٍ تحميل القيم…",
  empty: "لا توجد قيم للاختيار منها.",
  more: "عرض المزيد من القيم",
  clear: "مسح الاختيار",
  cleared: "لم يعد هناك شيء محدد.",
  uncounted: "تعذّر حساب عدد العناصر لكل قيمة.",
  items: (items) =>
    `، ${count(items, {
      zero: "# عناصر",
      one: "عنصر واحد",
      two: "عنصران",
      few: "# عناصر",
      many: "# عنصرًا",
      other: "# عنصر"
    })}`
}

const failure: Messages["failure"] = {
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

const item: Messages["item"] = {
  createTitle: "عنصر جديد",
  editTitle: "تعديل العنصر",
  create: "إنشاء",
  creating: "جارٍ الإنشاء…",
  save: "حفظ التغييرات",
  saving: "جارٍ الحفظ…",
  loading: "جارٍ التحميل…",
  notFound: "لا يوجد عنصر كهذا. ربما أزيل.",
  retry: "إعادة المحاولة",
  created: "أُنشئ العنصر.",
  saved: "حُفظت تغييراتك.",
  unchanged: "لم تغيّر شيئًا، فلم يكن هناك ما يُحفظ.",
  removed: "حُذف العنصر.",
  reset: "تجاهل التغييرات",
  unsaved: (fields) =>
    count(fields, {
      zero: "لا حقول غير محفوظة.",
      one: "حقل واحد لم يُحفظ بعد.",
      two: "حقلان لم يُحفظا بعد.",
      few: "# حقول لم تُحفظ بعد.",
      many: "# حقلًا لم تُحفظ بعد.",
      other: "# حقل لم يُحفظ بعد."
    }),
  changed: "تغيّر",
  optional: "اختياري",
  linesHint: "قيمة واحدة في كل سطر.",
  jsonHint: "مكتوب كما تُكتب البيانات، والنصوص بين علامتي اقتباس.",
  referencesLater: "يمكن الاختيار بعد إنشاء العنصر.",
  notChosen: "لا شيء",
  oddNames: (names) => `لا تجد المرشحات هذه الحقول بسبب نقطة أو علامة دولار في أسمائها: ${isolate(names)}.`,
  conflict: "غيّر كلاكما هذه الحقول. اختر القيمة التي تبقى:",
  mine: "قيمتك",
  theirs: "القيمة الأخرى",
  saveChosen: "الحفظ بهذه القيم",
  remove: "حذف",
  removeTitle: "هل تريد حذف هذا العنصر؟",
  removeText: "لا يمكن استعادته.",
  removing: "جارٍ الحذف…",
  cancel: "إلغاء",
  leaveTitle: "هل تريد المغادرة دون حفظ؟",
  leaveText: "ما أدخلته هنا لم يُحفظ بعد وسيضيع.",
  leave: "مغادرة",
  stay: "بقاء",
  signIn: "تسجيل الدخول"
}

const patch: Messages["patch"] = {
  title: "تغيير الحقول",
  submit: "تطبيق التغييرات",
  submitting: "جارٍ التطبيق…",
  change: (position) => `التغيير ${number(position)}`,
  field: "الحقل",
  action: "ما العمل",
  value: "القيمة",
  set: "تعيين إلى",
  remove: "إزالة الحقل",
  increment: "إضافة إلى الرقم",
  append: "إضافة إلى القائمة",
  pull: "إخراج من القائمة",
  add: "إضافة تغيير آخر",
  drop: (position) => `تجاهل التغيير ${number(position)}`,
  preview: "معاينة",
  before: "قبل",
  after: "بعد",
  absent: "غير موجود",
  same: "هذه التغييرات تترك العنصر كما هو.",
  saved: "أُجريت التغييرات."
}

const reference: Messages["reference"] = {
  search: "اكتب للبحث",
  searching: "جارٍ البحث…",
  results: (shown) =>
    count(shown, {
      zero: "لا نتائج",
      one: "نتيجة واحدة",
      two: "نتيجتان",
      few: "# نتائج",
      many: "# نتيجة",
      other: "# نتيجة"
    }),
  noResults: "لم يُعثر على شيء.",
  more: "عرض المزيد من النتائج",
  chosen: "المختار",
  chosenCount: (items) => `المختار: ${number(items)}`,
  unread: "اختير أكثر مما يظهر هنا. ما لا يظهر يبقى مختارًا.",
  nothingChosen: "لم يُختر شيء.",
  take: (item) => `اختيار ${isolate(item)}`,
  taken: (item) => `اختير ${isolate(item)}`,
  remove: (item) => `إزالة ${isolate(item)}`,
  removed: (item) => `أزيل ${isolate(item)}`,
  broken: (id) => `لم يعد موجودًا: ${isolate(id)}`,
  loading: "جارٍ تحميل المختار…",
  moreChosen: "عرض المزيد من المختار",
  replace: "حفظ الاختيار",
  replacing: "جارٍ الحفظ…",
  replaced: "حُفظ الاختيار.",
  clear: "مسح البحث",
  retry: "إعادة المحاولة"
}

const bulk: Messages["bulk"] = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "كل النتائج محددة" : `المحدد: ${number(selected)}`}${excepted === 0 ? "" : `، ما عدا ${number(excepted)}`}`,
  clear: "مسح التحديد",
  act: (verb) => ({ add: "إضافة", change: "تغيير", remove: "إزالة", truncate: "تفريغ" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `تفريغ ${isolate(name)}؟`
      : `${{ add: "إضافة ", change: "تغيير ", remove: "إزالة ", truncate: "تفريغ " }[verb]}${amount === undefined ? "كل النتائج؟" : `العناصر (${number(amount)})؟`}`,
  confirmText: (verb) =>
    ({
      add: "تضاف إلى المجموعة.",
      change: "لا يمكن التراجع عن هذا.",
      remove: "لا يمكن التراجع عن هذا.",
      truncate: "تُزال كل العناصر. لا يمكن التراجع عن هذا."
    })[verb],
  typeName: (name) => `للمتابعة، اكتب ${isolate(name)}`,
  cancel: "إلغاء",
  gathering: (found) => `جارٍ البحث عن العناصر… حتى الآن ${number(found)}`,
  running: (verb) =>
    ({ add: "جارٍ الإضافة…", change: "جارٍ التغيير…", remove: "جارٍ الإزالة…", truncate: "جارٍ التفريغ…" })[verb],
  progress: (done, total) => `${number(done)} من ${number(total)}`,
  percent: (percent) => `${number(percent)}٪`,
  left: (left) => `بقي ${number(left)}`,
  stop: "إيقاف",
  stopping: "جارٍ الإيقاف: ينتهي أولًا ما هو قيد التنفيذ…",
  stopWaiting: "عدم الانتظار",
  finished: (failed, total) =>
    failed === 0 ? "تم كل شيء." : failed >= total ? "لم ينجح شيء." : `تم. لم ينجح: ${number(failed)}.`,
  emptied: (name) => `${isolate(name)} فارغة الآن.`,
  cancelled: (done, total) => `توقف بعد ${number(done)} من ${number(total)}.`,
  cancelledEarly: "توقف. لم يُمس شيء.",
  untouched: "لم يُمس الباقي.",
  uncertain: "ربما نُفذ ما كان قيد التنفيذ، وربما لا.",
  tally: (status, amount) =>
    `${{ inserted: "أُضيف", updated: "تغيّر", removed: "أُزيل", skipped: "تُرك", failed: "فشل", unknown: "غير معروف" }[status]}: ${number(amount)}`,
  goOn: "متابعة",
  goesOn: "يتابع من تلقاء نفسه عند عودة الاتصال.",
  retryFailed: (failed) => `إعادة محاولة ما فشل (${number(failed)})`,
  saveAs: (format) => `حفظ بصيغة ${isolate(format)}`,
  done: "إغلاق",
  reportCaption: (rows) => `لم ينجح: ${number(rows)}`,
  place: "رقم",
  line: "السطر",
  item: "العنصر",
  field: "الحقل",
  reason: "السبب",
  showMore: (rows) => `عرض ${number(rows)} أخرى`,
  reasonUnknown: "لا يُعرف هل نُفذ هذا.",
  reasonGone: "لم يعد موجودًا.",
  reasonForbidden: "لا يحق لك تغيير هذا العنصر.",
  reasonTooLarge: "حجمه أكبر من أن يُرسل.",
  denied: "ليس لديك إذن لفعل هذا.",
  signIn: "سجّل الدخول لفعل هذا. يبقى ما اخترته.",
  signInNow: "تسجيل الدخول",
  leaveTitle: "هل تريد المغادرة أثناء التنفيذ؟",
  leaveText: "ما لم يبدأ بعد لن يُنفذ.",
  leave: "مغادرة",
  stay: "بقاء"
}

const transfer: Messages["transfer"] = {
  importTitle: (name) => `استيراد إلى ${isolate(name)}`,
  pick: "اختيار ملف",
  drop: "أو أفلته هنا",
  accepts: "جدول (CSV)، أو كائن في كل سطر (JSONL)",
  reading: (file) => `جارٍ قراءة ${isolate(file)}…`,
  otherFile: "اختيار ملف آخر",
  format: "الصيغة",
  formatName: (format) => (format === "CSV" ? "CSV، جدول" : "JSONL، كائن في كل سطر"),
  previewCaption: (rows) => `الصفوف الأولى: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `لا أخطاء في الصفوف الأولى (${number(checked)}).`
      : `أخطاء في ${number(mistaken)} من أول ${number(checked)} من الصفوف. تُترك وتُذكر في النهاية.`,
  noRows: "لا صفوف في هذا الملف.",
  columns: "الأعمدة",
  goesTo: (column) => `العمود ${isolate(column)} يذهب إلى`,
  ownName: (column) => `${isolate(column)} (اسمه)`,
  leaveOut: "لا مكان: اتركه",
  fieldType: (type) =>
    ({
      text: "نص",
      number: "رقم",
      boolean: "نعم أو لا",
      date: "تاريخ",
      list: "قائمة",
      object: "كائن",
      reference: "مرجع",
      mixed: "أي شيء"
    })[type],
  mode: "العناصر الموجودة من قبل",
  modeName: (mode) =>
    ({ OVERWRITE: "استبدالها", SKIP_EXISTING: "تركها كما هي", TRUNCATE_BEFORE: "تفريغ المجموعة أولًا" })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "يحل الصف الذي له ‎_id‎ عنصرٍ محله.",
      SKIP_EXISTING: "تضاف فقط الصفوف التي لها ‎_id‎ جديد أو ليس لها واحد.",
      TRUNCATE_BEFORE: "تُزال كل العناصر قبل إضافة الصف الأول. لا يمكن التراجع عن هذا."
    })[mode],
  start: "استيراد",
  importing: (file) => `جارٍ استيراد ${isolate(file)}`,
  rows: (rows) => `الصفوف حتى الآن: ${number(rows)}`,
  read: (percent) => `أُنجز ${number(percent)}٪ من الملف`,
  stop: "إيقاف",
  stopped: (rows) => `توقف. الصفوف المنجزة: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "حُفظت كل الصفوف.",
      FAILED: "لم يُحفظ أي صف.",
      PARTIALLY_SUCCESSFUL: `تم. الصفوف التي لم تُحفظ: ${number(failed)}.`
    })[status],
  unfinished: (file, rows) => `لم يكتمل استيراد ${isolate(file)}. الصفوف المنجزة: ${number(rows)}.`,
  chooseAgain: "اختر الملف نفسه مرة أخرى ليتابع من هناك.",
  otherThan: (file) => `هذا ملف غير ${isolate(file)}، أو تغيّر منذ ذلك الحين.`,
  forget: "تركه",
  again: "استيراد ملف آخر",
  fileFault: (what, reason) =>
    `${{ unreadable: "تعذرت قراءة الملف.", header: "الصف الأول لا يسمي الأعمدة.", notTruncated: "في الصفوف الأولى أخطاء، أو لا صفوف: لم يُزل شيء.", notText: "هذا ليس ملفًا نصيًا: اختر جدولًا (CSV) أو أسطرًا من الكائنات (JSONL) محفوظًا بترميز UTF-8." }[what]}${reason === undefined ? "" : ` ${isolate(reason)}`}`,
  exportTitle: (name) => `تصدير ${isolate(name)}`,
  scope: "أي العناصر",
  scopeName: (scope, amount) => {
    const said = { all: "كل العناصر", filter: "ما يجده المرشح", selection: "ما هو محدد" }[scope]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "تصدير",
  exportAgain: "تصدير مرة أخرى",
  written: (done, total) => `في الملف حتى الآن: ${number(done)} من ${number(total)}.`,
  collecting: (done, total) => `جارٍ البحث عن الحقول: ${number(done)} من ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "كل الحقول" : `الحقول: ${number(chosen)} من ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "جارٍ عدّ العناصر…" : `جارٍ كتابة ${number(done)} من ${number(total)}…`,
  ready: (amount) => `الملف جاهز. العناصر: ${number(amount)}.`,
  download: (file) => `حفظ ${isolate(file)}`,
  empty: "لا شيء للتصدير.",
  unfit: (id, reason) => `تعذرت كتابة العنصر ${isolate(id)}: ${isolate(reason)}`,
  close: "إغلاق"
}

const job: Messages["job"] = {
  kind: (kind) =>
    ({
      backup: "نسخة احتياطية",
      restoration: "استعادة",
      movement: "استيراد أو تصدير",
      index: "فهرس",
      environment: "بيئة"
    })[kind],
  status: sayStatus({
    backup: { PENDING: "قيد التنفيذ", READY: "جاهزة", FAILED: "فشلت", DELETED: "محذوفة", CANCELED: "ملغاة" },
    restoration: { PENDING: "قيد التنفيذ", COMPLETED: "مكتملة", FAILED: "فشلت" },
    movement: {
      UNINITIALIZED: "لم يبدأ",
      INITIALIZING: "قيد التحضير",
      IN_PROGRESS: "قيد التنفيذ",
      COMPLETED: "مكتمل",
      FAILED: "فشل",
      PARTIALLY_SUCCESSFUL: "مكتمل جزئيًا"
    },
    index: {
      BUILDING: "قيد البناء",
      ACTIVE: "نشط",
      DROPPING: "قيد الإزالة",
      DROPPED: "مُزال",
      FAILED: "فشل",
      INVALID: "غير صالح"
    },
    environment: { LIVE: "مباشرة", SANDBOX: "بيئة تجربة", SANDBOX_PREFERRED: "تُفضّل التجربة" }
  })
}

const chart: Messages["chart"] = {
  loading: (caption) => `جارٍ تحميل ${isolate(caption)}…`,
  refetching: "جارٍ التحديث…",
  empty: "لا يوجد ما يُرسم بعد.",
  groups: (groups) =>
    `${count(groups, {
      zero: "# مجموعة",
      one: "مجموعة واحدة",
      two: "مجموعتان",
      few: "# مجموعات",
      many: "# مجموعة",
      other: "# مجموعة"
    })}.`,
  only: (group, column, value) =>
    `${column === undefined ? isolate(group) : `${isolate(group)}، ${isolate(column)}`}: ${isolate(value)}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `الأكبر: ${isolate(greatest)}، ${isolate(greatestValue)}. الأصغر: ${isolate(least)}، ${isolate(leastValue)}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${isolate(column)}: الأكبر ${isolate(greatest)}، ${isolate(greatestValue)}؛ الأصغر ${isolate(least)}، ${isolate(leastValue)}.`,
  picture: (caption) => `${isolate(caption)}، كصورة. تنقلك مفاتيح الأسهم من علامة إلى أخرى.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? isolate(group) : `${isolate(group)}، ${isolate(column)}`}: ${isolate(value)}. ${number(position)} من ${number(marks)}`,
  other: (groups) => `أخرى (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      zero: "لا مجموعات أصغر تحت «أخرى».",
      one: "مجموعة أصغر واحدة مدرجة تحت «أخرى».",
      two: "مجموعتان أصغر مدرجتان معًا تحت «أخرى».",
      few: "# مجموعات أصغر مدرجة معًا تحت «أخرى».",
      many: "# مجموعة أصغر مدرجة معًا تحت «أخرى».",
      other: "# مجموعة أصغر مدرجة معًا تحت «أخرى»."
    }),
  omittedNote: (groups) =>
    count(groups, {
      zero: "كل المجموعات في الصورة.",
      one: "مجموعة أصغر واحدة ليست في الصورة.",
      two: "مجموعتان أصغر ليستا في الصورة.",
      few: "# مجموعات أصغر ليست في الصورة.",
      many: "# مجموعة أصغر ليست في الصورة.",
      other: "# مجموعة أصغر ليست في الصورة."
    }),
  cutNote: (groups) =>
    count(groups, {
      zero: "لم تُقرأ أي مجموعة. هناك المزيد.",
      one: "قُرئت مجموعة واحدة فقط. هناك المزيد.",
      two: "قُرئت مجموعتان فقط. هناك المزيد.",
      few: "قُرئت # مجموعات فقط. هناك المزيد.",
      many: "قُرئت # مجموعة فقط. هناك المزيد.",
      other: "قُرئت # مجموعة فقط. هناك المزيد."
    }),
  showAll: "عرض الكل في الجدول",
  showTable: "عرض كجدول",
  showChart: "عرض كمخطط",
  share: "النسبة",
  total: "المجموع",
  noName: "بلا اسم"
}

/**
 * All messages of the kit in Arabic. The translation is a draft that no Arabic speaker has reviewed.
 *
 * **Example** (Loading the messages on demand)
 *
 * ```ts
 * const words = () => import("@portico/react/locales/ar").then(({ ar }) => ar)
 * ```
 */
export const ar: Messages = {
  locale: "ar",
  direction: "rtl",
  draft: true,
  form,
  strength,
  signIn,
  signUp,
  captcha,
  account,
  factors,
  profile,
  profileFields,
  changePassword,
  forgotPassword,
  resetPassword,
  verification,
  approval,
  session,
  oauth,
  flow,
  table,
  bulk,
  transfer,
  job,
  paging,
  search,
  order,
  chart,
  filter,
  distinct,
  failure,
  item,
  patch,
  reference,
  problems
}

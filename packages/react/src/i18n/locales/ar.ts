/**
 * The Arabic messages, as a draft. No Arabic speaker has reviewed them.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { formatOf, isolate } from "../messages/Format.ts"
import { limitText } from "../messages/ItemMessages.ts"
import type { Messages } from "../messages/Messages.ts"
import { statusName } from "../messages/TransferMessages.ts"

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
  slow: "يستغرق هذا وقتًا أطول من المعتاد. يُرجى إبقاء هذه الصفحة مفتوحة. لم يُفقد شيء مما أدخلته.",
  offline: "لا يوجد اتصال بالإنترنت. يبقى ما أدخلته في هذه الصفحة إلى أن يعود الاتصال.",
  capsLock: "مفتاح Caps Lock قيد التشغيل.",
  strength: "قوة كلمة المرور",
  strengthLevel: (level) => strengths[level],
  code: "الرمز",
  codeHint: (length, alphabet) => `يُرجى إدخال ${count(length, alphabet === "digits" ? digits : characters)}.`,
  resend: "إعادة الإرسال",
  resending: "جارٍ الإرسال…",
  resendIn: (value) => `إعادة الإرسال بعد ${seconds(value)}`,
  resent: "تمت إعادة الإرسال.",
  resendOver: "يمكنك إعادة الإرسال الآن."
}

const toast: Messages["toast"] = {
  region: (key) => `الإشعارات (${isolate(key)})`,
  close: "إغلاق",
  undo: "تراجع",
  undone: "تم التراجع عن التغيير.",
  undoFailed: "تعذّر التراجع عن التغيير."
}

const strength: Messages["strength"] = {
  common: "يستخدم كثيرون كلمة المرور هذه. يُرجى اختيار كلمات لا يجمع بينها أحد غيرك.",
  personal: "الكلمات المتعلقة بك أو بهذا الموقع سهلة التخمين. يُرجى إضافة كلمات لا صلة لها بذلك.",
  repeated: "الأحرف والكلمات المكررة سهلة التخمين. يُرجى إضافة كلمات مختلفة.",
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

const valueCount = (value: number): string =>
  count(value, { zero: "# قيمة", one: "قيمة واحدة", two: "قيمتين", few: "# قيم", many: "# قيمة", other: "# قيمة" })

const problems: Messages["problems"] = {
  emailMissing: () => "يُرجى إدخال عنوان بريدك الإلكتروني.",
  emailMalformed: () => `يُرجى إدخال عنوان بريد إلكتروني مثل ${isolate("name@example.com")}.`,
  passwordMissing: () => "يُرجى إدخال كلمة مرور.",
  unknownEmail: () => "لم نعثر على حساب بعنوان البريد الإلكتروني هذا. يُرجى التحقق منه وإعادة المحاولة.",
  invalidPassword: () => "كلمة المرور غير صحيحة. يُرجى إعادة المحاولة أو إعادة تعيينها.",
  resetPassword: () => "يُرجى إعادة تعيين كلمة المرور قبل تسجيل الدخول.",
  missingCaptchaToken: () => "يُرجى تأكيد أنك لست برنامج روبوت، ثم إعادة المحاولة.",
  invalidCaptchaToken: () => "تعذّر علينا التأكد من أنك لست برنامج روبوت. يُرجى إعادة المحاولة.",
  identityBlocked: () => "هذا الحساب محظور. يُرجى التواصل معنا لإعادة فتحه.",
  loginRefused: (problem) =>
    `تعذّر علينا تسجيل دخولك. يُرجى إعادة المحاولة، أو التواصل معنا.${supportReference(problem)}`,
  emailAlreadyExists: () => "يوجد حساب بعنوان البريد الإلكتروني هذا بالفعل. يُرجى تسجيل الدخول بدلًا من ذلك.",
  invalidEmail: () => "لا يمكن استخدام عنوان البريد الإلكتروني هذا. يُرجى التحقق منه، أو استخدام عنوان آخر.",
  registrationRefused: (problem) =>
    `تعذّر علينا إنشاء حسابك. يُرجى إعادة المحاولة، أو التواصل معنا.${supportReference(problem)}`,
  unknownState: () => "حدث خطأ. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.",
  sessionTimedOut: () => "استغرق تسجيل الدخول وقتًا أطول من اللازم. يُرجى إعادة المحاولة.",
  sessionFrameRefused: () => "لم يسمح متصفحك بتسجيل الدخول في هذه الصفحة. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.",
  sessionBlocked: () =>
    "يحظر متصفحك ما نحتاج إليه لإبقاء تسجيل دخولك قائمًا. يُرجى السماح بملفات تعريف الارتباط لهذا الموقع ثم إعادة المحاولة.",
  sessionRefused: (problem) => `تعذّر علينا تسجيل دخولك. يُرجى إعادة المحاولة.${supportReference(problem)}`,
  recoveryLinkExpired: () => "سبق استخدام هذا الرابط أو انتهت صلاحيته. يُرجى طلب رابط جديد.",
  redirectNotAllowed: () => "لا يمكننا إرسال رابط إلى هذه الصفحة لأن إعدادها غير صحيح. يُرجى التواصل معنا.",
  passwordTooShort: ({ limit }) =>
    limit === undefined
      ? "كلمة المرور هذه قصيرة جدًا. يُرجى اختيار كلمة أطول."
      : `يُرجى اختيار كلمة مرور لا تقل عن ${characterCount(limit)}.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "كلمة المرور هذه طويلة جدًا. يُرجى اختيار كلمة أقصر."
      : `يُرجى اختيار كلمة مرور لا تزيد على ${characterCount(limit)}.`,
  passwordTooCommon: () => "كلمة المرور هذه شائعة جدًا. اختر كلمة مرور يصعب تخمينها.",
  codeMissing: () => "يُرجى إدخال الرمز الوارد في البريد الإلكتروني.",
  codeIncomplete: ({ limit }) =>
    limit === undefined ? "يُرجى إدخال الرمز كاملًا." : `يُرجى إدخال الرمز كاملًا. يتكون من ${characterCount(limit)}.`,
  wrongCode: () => "الرمز غير صحيح. يُرجى مراجعة أحدث رسالة وإعادة المحاولة.",
  codeExpired: () => "سبق استخدام هذا الرمز أو انتهت صلاحيته. يُرجى طلب رمز جديد.",
  mailNotSent: () => "تعذّر علينا إرسال البريد الإلكتروني. يُرجى إعادة المحاولة بعد لحظة.",
  approvalUnknown: () => "تعذّر علينا التحقق من الموافقة على حسابك. يُرجى إعادة المحاولة بعد لحظة.",
  responseMissing: () => "لم ترسل صفحة تسجيل الدخول أي رد. يُرجى البدء من جديد.",
  responseInvalid: () => "بدأ تسجيل الدخول هذا في متصفح آخر أو انتهت صلاحيته. يُرجى البدء من جديد.",
  responseExpired: () => "استغرق تسجيل الدخول هذا أكثر من ساعة. يُرجى البدء من جديد.",
  responseUsed: () => "سبق استخدام تسجيل الدخول هذا. يُرجى البدء من جديد لتسجيل الدخول.",
  accessDenied: ({ detail }) => `أُلغي تسجيل الدخول. يمكنك البدء من جديد في أي وقت.${said(detail)}`,
  authorizationFailed: (problem) =>
    `عرضت صفحة تسجيل الدخول خطأً. يُرجى البدء من جديد أو التواصل معنا.${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) => `تعذّر علينا إكمال تسجيل دخولك. يُرجى البدء من جديد.${supportReference(problem)}`,
  pageInsecure: () => "يتطلب تسجيل الدخول اتصالًا آمنًا. يُرجى فتح هذه الصفحة بعنوان يبدأ بـ https.",
  pageMissing: (problem) => `تعذّر علينا فتح صفحة تسجيل الدخول. يُرجى إعادة المحاولة.${supportReference(problem)}`,
  pageNeeded: () => "لم يكتمل تسجيل دخولك بعد. يُرجى المتابعة إلى صفحة تسجيل الدخول.",
  signedOutDuringSignIn: () => "تم تسجيل خروجك قبل اكتمال تسجيل الدخول. يُرجى البدء من جديد لتسجيل الدخول.",
  dateMalformed: () => "يُرجى إدخال تاريخ كامل أو ترك الحقل فارغًا.",
  numberMalformed: () => "يُرجى إدخال رقم، مثل 12 أو 12.5.",
  phoneMalformed: () => "يُرجى إدخال رقم هاتف بالأرقام.",
  profileChanged: () =>
    "تغيّر ملفك الشخصي في مكان آخر في أثناء تعديلك له. لم يُفقد شيء مما أدخلته. يمكنك حفظ تغييراتك على أي حال أو تجاهلها.",
  profileRefused: (problem) =>
    `تعذّر علينا حفظ ملفك الشخصي. يُرجى إعادة المحاولة أو التواصل معنا.${supportReference(problem)}`,
  notSignedIn: () => "لم تسجّل دخولك. يُرجى تسجيل الدخول في علامة تبويب أخرى ثم العودة. لم يُفقد شيء مما أدخلته.",
  captchaBlocked: () => "تعذّر علينا تحميل التحقق الأمني. يُرجى السماح لهذه الصفحة بتحميله أو إعادة المحاولة لاحقًا.",
  captchaExpired: () => "لم يكتمل التحقق الأمني في الوقت المحدد. يُرجى إعادة المحاولة.",
  captchaClosed: () => "أُغلق التحقق الأمني قبل اكتماله. يُرجى إعادة المحاولة.",
  captchaFailed: (problem) => `فشل التحقق الأمني. يُرجى إعادة المحاولة.${supportReference(problem)}`,
  factorWrong: (problem) => `هذا الرمز غير صحيح أو سبق استخدامه.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "يُرجى إدخال أحد رموز الاسترداد الخاصة بك.",
  recoveryCodeWrong: (problem) => `رمز الاسترداد هذا غير صحيح أو سبق استخدامه.${triesLeft(problem)}`,
  passkeyWrong: (problem) =>
    `تعذّر علينا قبول مفتاح المرور هذا. يُرجى إعادة المحاولة أو استخدام طريقة أخرى.${triesLeft(problem)}`,
  notSupported: () => "لا يمكنك تغيير ذلك هنا. تواصل معنا وسنساعدك.",
  reverificationRequired: () => "أكّد هويتك مرة أخرى لإجراء هذا التغيير.",
  passkeyNotAllowed: () => "لا يمكنك إضافة مفاتيح مرور في هذه الصفحة. تواصل معنا.",
  passkeyExists: () => "يوجد على هذا الجهاز مفتاح مرور لحسابك بالفعل.",
  confirmationMissing: () => "اكتب الكلمة تمامًا كما هي معروضة.",
  passkeyUnavailable: () => "مفاتيح المرور غير متاحة في هذا المتصفح. يُرجى استخدام طريقة أخرى.",
  passkeyCanceled: () =>
    "أُلغيت عملية مفتاح المرور أو استغرقت وقتًا أطول من اللازم. يُرجى إعادة المحاولة أو استخدام طريقة أخرى.",
  passkeyRefused: (problem) =>
    `تعذّر على متصفحك استخدام مفتاح المرور. يُرجى إعادة المحاولة أو استخدام طريقة أخرى.${supportReference(problem)}`,
  pushTimedOut: () => "لم يتم الرد على الطلب على جهازك الآخر. يُرجى إعادة إرساله أو استخدام طريقة أخرى.",
  factorDenied: () => "رُفض تسجيل الدخول على جهازك الآخر. إذا كان الرفض منك، فيُرجى تسجيل الدخول من جديد.",
  challengeExpired: () => "استغرق هذا وقتًا أطول من اللازم أو سبق استخدامه. يُرجى تسجيل الدخول من جديد.",
  factorTooManyAttempts: () => "محاولات خاطئة كثيرة جدًا. يُرجى تسجيل الدخول من جديد.",
  factorTooManySends: () =>
    "لا يمكننا إرسال مزيد من الرموز لتسجيل الدخول هذا. يُرجى استخدام الرمز الأخير، أو تسجيل الدخول من جديد.",
  factorUnavailable: () => "هذه الطريقة غير متاحة حاليًا. يُرجى استخدام طريقة أخرى.",
  factorMismatch: () => "هذا الرمز لطريقة أخرى. يُرجى طلب رمز جديد أو استخدام طريقة أخرى.",
  factorUnsupported: () => "سبق أن استخدمت كلمة المرور. يُرجى استخدام طريقة أخرى.",
  factorNotVerifiable: () => "لا يمكن استخدام هذه الطريقة في هذه الصفحة. يُرجى استخدام طريقة أخرى.",
  fieldViolations: ({ detail }) => detail ?? "لم يُقبل بعض ما أدخلته. يُرجى التحقق منه وإعادة المحاولة.",
  offline: () => "لا يوجد اتصال بالإنترنت. لم يُفقد شيء. يُرجى إعادة المحاولة عندما يعود الاتصال.",
  unreachable: () => "تعذّر علينا الاتصال. يُرجى التحقق من اتصالك وإعادة المحاولة.",
  serverError: (problem) => `حدث خطأ من جانبنا. يُرجى إعادة المحاولة بعد لحظة.${supportReference(problem)}`,
  rateLimited: (problem) => `محاولات كثيرة جدًا. ${patience(problem)}`,
  tooLarge: () => "الحجم أكبر من أن يُرسل. يُرجى اختصاره وإعادة المحاولة.",
  unreadable: (problem) => `وصلنا رد غير متوقع. يُرجى إعادة المحاولة.${supportReference(problem)}`,
  sessionEnded: () => "انتهت جلستك. للمتابعة، يُرجى تسجيل الدخول من جديد.",
  sessionUnavailable: () => "تعذّر علينا تأكيد تسجيل دخولك. يُرجى إعادة المحاولة بعد لحظة.",
  refused: (problem) =>
    `تعذّر تنفيذ هذا الإجراء. يُرجى التواصل معنا إذا كنت بحاجة إلى مساعدة.${supportReference(problem)}`,
  unexpected: () => "حدث خطأ في هذه الصفحة. يُرجى إعادة تحميلها والمحاولة مرة أخرى.",
  noPermission: () => "ليس لديك إذن للاطلاع على هذا.",
  signInRequired: () => "يُرجى تسجيل الدخول للاطلاع على هذا.",
  internalError: (problem) => `حدث خطأ من جانبنا. يُرجى إعادة المحاولة بعد لحظة.${supportReference(problem)}`,
  itemNotFound: () => "لم يعد هذا العنصر موجودًا.",
  itemExists: () => "هذا العنصر موجود بالفعل.",
  itemsOmitted: ({ count: omitted = 1 }) => `تعذّر عرض ${count(omitted, amongItems)}.`,
  siteCode: ({ detail }) => detail ?? "رفض الموقع هذا الطلب.",
  tooManyItems: ({ limit }) =>
    `الحد الأقصى للعناصر في المرة الواحدة هو ${number(limit ?? 1000)}. يُرجى تحديد عناصر أقل وإعادة المحاولة.`,
  tooManyRemovals: ({ limit }) =>
    `الحد الأقصى للعناصر التي يمكن إزالتها في المرة الواحدة هو ${number(limit ?? 1000)}. يُرجى تحديد عناصر أقل وإعادة المحاولة.`,
  noPreviousPage: () => "هذه هي الصفحة الأولى.",
  noNextPage: () => "هذه هي الصفحة الأخيرة.",
  changeForbidden: () => "ليس لديك إذن بتغيير هذا.",
  conditionNotMet: () => "تغيّر هذا العنصر، لذا لم يعد هذا التعديل ممكنًا. يُرجى التحقق منه وإعادة المحاولة.",
  itemChanged: () => "غيّر شخص آخر هذا العنصر. يُرجى اختيار القيم التي تريد الاحتفاظ بها ثم الحفظ مرة أخرى.",
  valueMissing: () => "هذا الحقل مطلوب.",
  valueInvalid: () => "يُرجى إدخال قيمة صالحة.",
  numberNotWhole: () => "يُرجى إدخال عدد صحيح.",
  numberOutOfRange: limitText({
    other: "يُرجى إدخال قيمة صالحة.",
    between: (minimum, maximum) => `يُرجى إدخال عدد من ${number(minimum)} إلى ${number(maximum)}.`,
    atLeast: (minimum) => `يُرجى إدخال ${number(minimum)} أو أكثر.`,
    atMost: (maximum) => `يُرجى إدخال ${number(maximum)} أو أقل.`,
    exactly: (limit) => `يُرجى إدخال العدد ${number(limit)}.`,
    moreThan: (minimum) => `يُرجى إدخال عدد أكبر من ${number(minimum)}.`,
    lessThan: (maximum) => `يُرجى إدخال عدد أصغر من ${number(maximum)}.`
  }),
  textLengthInvalid: limitText({
    other: "يُرجى إدخال قيمة صالحة.",
    between: (minimum, maximum) => `يُرجى إدخال من ${number(minimum)} إلى ${characterCount(maximum)}.`,
    atLeast: (minimum) => `يُرجى إدخال ${characterCount(minimum)} على الأقل.`,
    atMost: (maximum) => `يُرجى إدخال ${characterCount(maximum)} على الأكثر.`,
    exactly: (limit) => `يُرجى إدخال ${characterCount(limit)} بالضبط.`
  }),
  listLengthInvalid: limitText({
    other: "يُرجى إدخال قيمة صالحة.",
    between: (minimum, maximum) => `يُرجى إدخال من ${number(minimum)} إلى ${valueCount(maximum)}.`,
    atLeast: (minimum) => `يُرجى إدخال ${valueCount(minimum)} على الأقل.`,
    atMost: (maximum) => `يُرجى إدخال ${valueCount(maximum)} على الأكثر.`,
    exactly: (limit) => `يُرجى إدخال ${valueCount(limit)} بالضبط.`
  }),
  jsonMalformed: () => "صيغة JSON غير صالحة. يُرجى التحقق من الأقواس والفواصل وعلامات الاقتباس.",
  notANumber: () => "قيمة هذا الحقل ليست رقمًا.",
  numberTooLarge: () => "هذا الرقم أكبر من أن يُحفظ بدقة.",
  notAList: () => "قيمة هذا الحقل ليست قائمة.",
  misconfigured: (problem) => `إعداد هذه الصفحة غير صحيح. يُرجى التواصل معنا.${supportReference(problem)}`
}

const signIn: Messages["signIn"] = {
  title: "تسجيل الدخول",
  submit: "تسجيل الدخول",
  submitting: "جارٍ تسجيل الدخول…",
  opening: "جارٍ تسجيل دخولك…",
  done: "تم تسجيل دخولك.",
  verifyEmail: (email) => `أرسلنا رمزًا إلى ${isolate(email)}. يُرجى إدخاله لإكمال تسجيل الدخول.`,
  awaitApproval: "حسابك في انتظار الموافقة. سنراسلك بالبريد الإلكتروني عندما يصبح تسجيل الدخول ممكنًا.",
  proveFactor: "للمتابعة، يُرجى تأكيد هويتك.",
  leaving: "جارٍ نقلك إلى صفحة أخرى لإكمال تسجيل الدخول…",
  forgot: "هل نسيت كلمة المرور؟",
  passkeyVerifying: "جارٍ التحقق من مفتاح المرور…",
  passkeyRetry: "عرض مفاتيح المرور مرة أخرى"
}

const signUp: Messages["signUp"] = {
  title: "إنشاء حساب",
  submit: "إنشاء الحساب",
  submitting: "جارٍ إنشاء حسابك…",
  opening: "جارٍ تسجيل دخولك…",
  done: "تم إنشاء الحساب وتسجيل دخولك.",
  verifyEmail: (email) => `أرسلنا رمزًا إلى ${isolate(email)}. يُرجى إدخاله لإكمال إنشاء حسابك.`,
  awaitApproval: "حسابك في انتظار الموافقة. سنراسلك بالبريد الإلكتروني عندما يصبح تسجيل الدخول ممكنًا.",
  proveFactor: "للمتابعة، يُرجى تأكيد هويتك.",
  leaving: "جارٍ نقلك إلى صفحة أخرى لإكمال إنشاء حسابك…",
  toSignIn: "تسجيل الدخول"
}

const captcha: Messages["captcha"] = {
  title: "التحقق الأمني",
  loading: "جارٍ تحميل التحقق الأمني…",
  ready: "يُرجى تأكيد أنك لست برنامج روبوت، ثم إرسال النموذج.",
  solved: "تم التأكيد. يمكنك إرسال النموذج الآن.",
  expired: "انتهت صلاحية التأكيد. يُرجى التأكيد من جديد أنك لست برنامج روبوت.",
  retry: "إعادة تحميل التحقق الأمني"
}

const session: Messages["session"] = {
  checking: "جارٍ التحقق من تسجيل دخولك…",
  signInRequired: "هذا المحتوى للأعضاء فقط. يُرجى تسجيل الدخول للاطلاع عليه.",
  signIn: "تسجيل الدخول",
  signedOut: "تم تسجيل خروجك.",
  parked: "لا يزال تسجيل دخولك قائمًا، لكن يتعذّر علينا تأكيده حاليًا. قد لا يظهر بعض المحتوى إلى أن نتمكن من ذلك.",
  confirmAgain: "التحقق من جديد",
  confirming: "جارٍ التحقق…",
  signOut: "تسجيل الخروج",
  signingOut: "جارٍ تسجيل الخروج…",
  signOutFailed: "تم تسجيل خروجك على هذا الجهاز، لكن الخادم لم يؤكد ذلك بعد.",
  signOutAgain: "إعادة محاولة تسجيل الخروج",
  opening: "جارٍ تسجيل دخولك…",
  openingSlowly: "يستغرق هذا وقتًا أطول من المعتاد.",
  skip: "المتابعة دون تسجيل الدخول",
  opened: "تم تسجيل دخولك",
  nobody: "لم تسجّل الدخول",
  notOpened: "لم يكتمل تسجيل دخولك بعد",
  openAgain: "إعادة المحاولة"
}

const oauth: Messages["oauth"] = {
  signIn: "الانتقال إلى صفحة تسجيل الدخول",
  creating: "جارٍ فتح صفحة تسجيل الدخول…",
  redirecting: "جارٍ نقلك إلى صفحة تسجيل الدخول…",
  finishing: "جارٍ إكمال تسجيل دخولك…",
  finished: "تم تسجيل دخولك",
  continue: "متابعة",
  notFinished: "لم يتم تسجيل دخولك",
  startAgain: "البدء من جديد",
  alreadySignedIn: "سبق أن تم تسجيل دخولك",
  signedOut: "تم تسجيل خروجك",
  stillSignedIn: "لا يزال تسجيل دخولك قائمًا على هذا الجهاز",
  checkedOut: "عدت من صفحة الدفع",
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
  missingTitle: "تعذّر علينا تحميل هذه الخطوة",
  missingText: "لم يُفقد شيء مما أدخلته. يُرجى التحقق من اتصالك وإعادة المحاولة.",
  retry: "إعادة المحاولة",
  passwordChanged: "تم حفظ كلمة المرور. يُرجى تسجيل الدخول بكلمة المرور الجديدة.",
  verified: "تم تأكيد البريد الإلكتروني. للمتابعة، يُرجى تسجيل الدخول.",
  approved: "تمت الموافقة على حسابك. يمكنك تسجيل الدخول الآن.",
  pageTitle: "خطوة واحدة أخرى",
  pageText: "لا يسمح متصفحك بتسجيل الدخول في هذه الصفحة. يُرجى المتابعة في صفحة تسجيل الدخول لدينا.",
  toPage: "الانتقال إلى صفحة تسجيل الدخول",
  signedIn: "تم تسجيل دخولك",
  continue: "متابعة"
}

const account: Messages["account"] = {
  loading: "جارٍ تحميل حسابك…",
  signIn: "تسجيل الدخول",
  signUp: "إنشاء حساب",
  account: "حسابي",
  menu: "قائمة الحساب:",
  signedInAs: "تم تسجيل الدخول باسم",
  signOut: "تسجيل الخروج",
  signingOut: "جارٍ تسجيل الخروج…",
  signedOut: "تم تسجيل خروجك.",
  signOutFailed: "تم تسجيل خروجك على هذا الجهاز، لكن الخادم لم يؤكد ذلك بعد.",
  retry: "إعادة المحاولة",
  sectionAccountInfo: "تفاصيل الحساب",
  sectionBookings: "الحجوزات",
  sectionOrders: "الطلبات",
  sectionSubscriptions: "الاشتراكات",
  sectionEvents: "الفعاليات",
  openingSection: (section) => `جارٍ فتح ${isolate(section)}…`,
  sectionFailed: (section) => `تعذّر علينا فتح ${isolate(section)}.`
}

const changePassword: Messages["changePassword"] = {
  title: "تغيير كلمة المرور",
  submit: "تغيير كلمة المرور",
  submitting: "جارٍ تغيير كلمة المرور…",
  currentPassword: "كلمة المرور الحالية",
  newPassword: "كلمة المرور الجديدة",
  username: "الحساب",
  hint: "سيبقى تسجيل دخولك قائمًا على هذا الجهاز. وسيلزم تسجيل الدخول من جديد على الأجهزة الأخرى.",
  done: "تم تغيير كلمة المرور. يُرجى تسجيل الدخول من جديد على أجهزتك الأخرى."
}

const forgotPassword: Messages["forgotPassword"] = {
  title: "هل نسيت كلمة المرور؟",
  explanation: "يُرجى إدخال عنوان بريدك الإلكتروني وسنرسل إليك رابطًا لإعادة تعيين كلمة المرور.",
  submit: "إرسال الرابط",
  submitting: "جارٍ إرسال الرابط…",
  sentTitle: "يُرجى تفقّد بريدك الإلكتروني",
  sent: (email) => `إذا كان هناك حساب باسم ${isolate(email)}، فقد أرسلنا إليه رابطًا لإعادة تعيين كلمة المرور.`,
  sentHint:
    "قد تستغرق الرسالة بضع دقائق حتى تصل. يُرجى البحث في مجلد البريد غير المرغوب فيه أيضًا. الرابط صالح لمدة ساعة واحدة.",
  otherAddress: "استخدام بريد إلكتروني آخر"
}

const resetPassword: Messages["resetPassword"] = {
  title: "اختيار كلمة مرور جديدة",
  account: "الحساب",
  password: "كلمة المرور الجديدة",
  submit: "حفظ كلمة المرور",
  submitting: "جارٍ حفظ كلمة المرور…",
  opening: "جارٍ تسجيل دخولك…",
  done: "تم حفظ كلمة المرور وتسجيل دخولك.",
  verifyEmail: (email) => `تم حفظ كلمة المرور. للمتابعة، يُرجى إدخال الرمز الذي أرسلناه إلى ${isolate(email)}.`,
  awaitApproval:
    "تم حفظ كلمة المرور. حسابك في انتظار الموافقة. سنراسلك بالبريد الإلكتروني عندما يصبح تسجيل الدخول ممكنًا.",
  proveFactor: "تم حفظ كلمة المرور. للمتابعة، يُرجى تأكيد هويتك.",
  changed: "تم حفظ كلمة المرور. يُرجى تسجيل الدخول بكلمة المرور الجديدة.",
  signIn: "تسجيل الدخول",
  missingTitle: "يُرجى فتح الرابط الوارد في بريدك الإلكتروني",
  missing: "لإعادة تعيين كلمة المرور، يُرجى فتح الرابط الوارد في الرسالة التي أرسلناها إليك أو طلب رابط جديد.",
  expiredTitle: "لم يعد هذا الرابط صالحًا",
  expired: "سبق استخدام الرابط أو انتهت صلاحيته. لم تتغير كلمة المرور. يُرجى طلب رابط جديد."
}

const verification: Messages["verification"] = {
  title: "تأكيد عنوان بريدك الإلكتروني",
  explanation: (email) => `يُرجى إدخال الرمز الذي أرسلناه إلى ${isolate(email)}.`,
  code: "رمز التأكيد",
  hint: "لم تصل الرسالة؟ يُرجى البحث في مجلد البريد غير المرغوب فيه أيضًا.",
  submit: "تأكيد",
  submitting: "جارٍ التحقق من الرمز…",
  opening: "جارٍ تسجيل دخولك…",
  resend: "إرسال رمز جديد",
  resent: (email) => `أرسلنا رمزًا جديدًا إلى ${isolate(email)}.`,
  changeEmail: "استخدام بريد إلكتروني آخر",
  sendLink: "إرسال رابط بدلًا من ذلك",
  sendingLink: "جارٍ إرسال الرابط…",
  linkSent: (email) => `أرسلنا رابطًا إلى ${isolate(email)}. يُرجى فتحه لتأكيد عنوانك، ثم تسجيل الدخول.`,
  enterCode: "إدخال رمز بدلًا من ذلك",
  done: "تم تأكيد البريد الإلكتروني وتسجيل دخولك.",
  verifyEmail: (email) => `بقيت خطوة واحدة: يُرجى إدخال الرمز الذي أرسلناه إلى ${isolate(email)}.`,
  awaitApproval:
    "تم تأكيد البريد الإلكتروني. حسابك في انتظار الموافقة. سنراسلك بالبريد الإلكتروني عندما يصبح تسجيل الدخول ممكنًا.",
  proveFactor: "تم تأكيد البريد الإلكتروني. للمتابعة، يُرجى تأكيد هويتك.",
  verified: "تم تأكيد البريد الإلكتروني. للمتابعة، يُرجى تسجيل الدخول.",
  signIn: "تسجيل الدخول",
  lostTitle: "يُرجى تسجيل الدخول مرة أخرى",
  lost: "لم يعد من الممكن التحقق من هذا الرمز: سبق استخدامه أو انتهت صلاحيته أو غادرت الصفحة. يُرجى تسجيل الدخول من جديد للحصول على رمز جديد.",
  startAgain: "تسجيل الدخول من جديد"
}

const approval: Messages["approval"] = {
  title: "حسابك في انتظار الموافقة",
  pending: "نراجع كل حساب جديد. سنراسلك بالبريد الإلكتروني عندما يصبح تسجيل الدخول ممكنًا.",
  pendingVerification: "يُرجى تأكيد عنوان بريدك الإلكتروني أولًا. بعد ذلك نراجع حسابك ونراسلك بالبريد الإلكتروني.",
  steps: "خطوات إعداد الحساب",
  registered: "تم إنشاء الحساب",
  verifyEmail: "تم تأكيد عنوان البريد الإلكتروني",
  approval: "تمت الموافقة على الحساب",
  stepDone: "تم",
  stepDue: "لم يتم بعد",
  enterCode: "تأكيد عنوان البريد الإلكتروني",
  submit: "التحقق من جديد",
  submitting: "جارٍ التحقق…",
  opening: "جارٍ تسجيل دخولك…",
  stillPending: (at) => `لم تتم الموافقة بعد. آخر تحقق كان الساعة ${isolate(time(at))}.`,
  signIn: "محاولة تسجيل الدخول",
  signInNow: "تسجيل الدخول",
  signedIn: "تمت الموافقة على حسابك وتسجيل دخولك.",
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
  PASSWORD: "كلمة مرور حسابك",
  SMS: "الحصول على رمز في رسالة نصية",
  CALL: "الحصول على رمز بمكالمة هاتفية",
  EMAIL: "الحصول على رمز بالبريد الإلكتروني",
  TOTP: "الحصول على رمز من تطبيقك",
  PUSH: "الموافقة على جهاز سبق تسجيل دخولك فيه",
  WEBAUTHN: "استخدام بصمة إصبعك أو وجهك أو قفل الشاشة",
  RECOVERY_CODE: "استخدام أحد الرموز التي حفظتها"
} as const

const obstacles = {
  disabledByRule: "أوقف هذا الموقع هذه الطريقة.",
  requireActivation: "يُرجى إكمال الإعداد قبل الاستخدام.",
  requireReenroll: "يُرجى إعداد هذه الطريقة من جديد قبل استخدامها.",
  usedAlready: "سبق استخدامها لتسجيل الدخول. يُرجى استخدام طريقة أخرى.",
  notHere: "غير متاح في هذا المتصفح."
} as const

const to = (hint: string | undefined, otherwise: string): string => (hint === undefined ? otherwise : isolate(hint))

const factors: Messages["factors"] = {
  title: "تأكيد هويتك",
  submit: "تأكيد",
  submitting: "جارٍ التحقق…",
  opening: "جارٍ تسجيل دخولك…",
  done: "تم تسجيل دخولك.",
  verifyEmail: (email) =>
    `أرسلنا رمزًا إلى ${email === "" ? "عنوان بريدك الإلكتروني" : isolate(email)}. يُرجى إدخاله لإكمال تسجيل الدخول.`,
  awaitApproval: "حسابك في انتظار الموافقة. سنراسلك بالبريد الإلكتروني عندما يصبح تسجيل الدخول ممكنًا.",
  pick: "يُرجى اختيار طريقة تأكيد هويتك.",
  highRisk: "يبدو تسجيل الدخول هذا غير معتاد. للمتابعة، يُرجى تأكيد هويتك.",
  leaving: "جارٍ نقلك إلى صفحة تسجيل الدخول…",
  proveFactor: "تم التحقق. بقيت خطوة واحدة لتسجيل دخولك.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enroll: (factor) => `إعداد: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `يُرجى إدخال الرمز الذي أرسلناه في رسالة نصية إلى ${to(hint, "هاتفك")}.`
      case "CALL":
        return `نتصل الآن على ${to(hint, "هاتفك")}. يُرجى إدخال الرمز الذي تسمعه.`
      case "EMAIL":
        return `يُرجى إدخال الرمز الذي أرسلناه بالبريد الإلكتروني إلى ${to(hint, "عنوانك")}.`
      case "TOTP":
        return "يُرجى إدخال الرمز من تطبيق المصادقة."
      case "PUSH":
        return "أرسلنا طلبًا إلى جهازك الآخر. للمتابعة، يُرجى الموافقة عليه هناك."
      case "WEBAUTHN":
        return "يُرجى استخدام مفتاح المرور. سيطلب متصفحك بصمة إصبعك أو وجهك أو قفل الشاشة."
      case "RECOVERY_CODE":
        return "يُرجى إدخال أحد رموز الاسترداد التي حفظتها."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "رمز الاسترداد",
  recoveryHint: `مثل ${isolate("2fkq-8n4m-a7tz-03wx")}. يصلح كل رمز مرة واحدة.`,
  remember: "عدم السؤال مرة أخرى على هذا الجهاز",
  usePasskey: "استخدام مفتاح المرور",
  askingPasskey: "في انتظار مفتاح المرور…",
  waitingForPush: "في انتظار الموافقة على جهازك الآخر…",
  sendPushAgain: "إعادة إرسال الطلب",
  sending: "لحظة من فضلك…",
  openAgain: "إعادة المحاولة",
  another: "استخدام طريقة أخرى",
  back: "رجوع",
  restart: "تسجيل الدخول من جديد",
  none: "لا تتوفر أي طريقة تحقق حاليًا.",
  noneHelp: "يُرجى مراجعة ما تحتاج إليه كل طريقة أو التواصل معنا.",
  notSignedIn: "لم يكتمل تسجيل دخولك بعد."
}

const security: Messages["security"] = {
  loading: "جارٍ التحميل…",
  retry: "إعادة المحاولة",
  cancel: "إلغاء",
  reverifyTitle: "تأكيد هويتك",
  reverifyText: "حفاظًا على أمانك، أدخل كلمة المرور لإجراء هذا التغيير.",
  reverifySignOn: "حفاظًا على أمانك، سجّل الدخول مرة أخرى لإجراء هذا التغيير.",
  reverify: "تأكيد",
  reverifying: "جارٍ التحقق…",
  factorsTitle: "التحقق بخطوتين",
  factorsText: "احمِ حسابك بخطوة ثانية عند تسجيل الدخول.",
  factorsEmpty: "التحقق بخطوتين غير مفعّل.",
  factor: (factor, name) => (name === undefined ? names[factor] : `${names[factor]}: ${isolate(name)}`),
  added: (at) => `أُضيف في ${day(at)}`,
  unconfirmed: "لم يكتمل الإعداد",
  codesLeft: (left) =>
    count(left, {
      zero: "لا توجد رموز متبقية",
      one: "بقي رمز واحد غير مستخدم",
      two: "بقي رمزان غير مستخدمين",
      few: "بقيت # رموز غير مستخدمة",
      many: "بقي # رمزًا غير مستخدم",
      other: "بقي # رمز غير مستخدم"
    }),
  remove: "إزالة",
  removeTitle: (factor) => `هل تريد إزالة ${isolate(factor)}؟`,
  removeText: "لن تتمكن من استخدامه لتسجيل الدخول.",
  removing: "جارٍ الإزالة…",
  removed: (factor) => `تمت إزالة ${isolate(factor)}.`,
  addApp: "إضافة تطبيق المصادقة",
  addPasskey: "إضافة مفتاح مرور",
  createCodes: "إنشاء رموز الاسترداد",
  replaceCodes: "استبدال رموز الاسترداد",
  appTitle: "إعداد تطبيق المصادقة",
  appText: "امسح رمز QR هذا باستخدام تطبيقك أو أدخل مفتاح الإعداد. ثم أدخل الرمز الذي يعرضه التطبيق.",
  appImage: "رمز QR لتطبيق المصادقة",
  appSecret: "مفتاح الإعداد",
  appSubmit: "تفعيل",
  appSubmitting: "جارٍ التحقق…",
  appDone: "تم إعداد تطبيق المصادقة.",
  passkeyName: "اسم مفتاح المرور",
  passkeyHint: "على سبيل المثال، الجهاز الذي تستخدمه عليه.",
  passkeySubmit: "متابعة",
  passkeyWaiting: "في انتظار مفتاح المرور…",
  passkeyDone: "تم إعداد مفتاح المرور.",
  codesTitle: "رموز الاسترداد الخاصة بك",
  codesText: "احفظ هذه الرموز الآن. لن نعرضها مرة أخرى. يتيح لك كل رمز تسجيل الدخول مرة واحدة إذا فقدت جهازك الآخر.",
  codesCreating: "جارٍ إنشاء الرموز…",
  copy: "نسخ",
  copied: "تم النسخ",
  download: "تنزيل",
  print: "طباعة",
  codesFile: "رموز-الاسترداد",
  codesSaved: "لقد حفظتها",
  emailTitle: "البريد الإلكتروني",
  emailCurrent: "البريد الإلكتروني الحالي",
  emailNew: "البريد الإلكتروني الجديد",
  emailSubmit: "إرسال الرمز",
  emailSubmitting: "جارٍ إرسال الرمز…",
  emailCode: (email) => `أرسلنا رمزًا إلى ${isolate(email)}. أدخله لتغيير بريدك الإلكتروني.`,
  emailConfirm: "تغيير البريد الإلكتروني",
  emailConfirming: "جارٍ التغيير…",
  emailOther: "استخدام بريد إلكتروني آخر",
  emailDone: (email) => `أصبح بريدك الإلكتروني الآن ${isolate(email)}. تم تسجيل خروجك من أجهزتك الأخرى.`,
  sessionsTitle: "الأجهزة التي سجّلت الدخول منها",
  sessionsText: "إذا لم تتعرّف على جهاز، فسجّل خروجه وغيّر كلمة المرور.",
  thisDevice: "هذا الجهاز",
  otherDevice: "جهاز آخر",
  device: (browser, system) => `${isolate(browser)} على ${isolate(system)}`,
  atSignInPage: "تم تسجيل الدخول في صفحة تسجيل الدخول",
  signedIn: (at) => `تسجيل الدخول في ${day(at)}`,
  lastUsed: (at, moment) => `آخر استخدام في ${day(at)} الساعة ${time(moment)}`,
  endSession: "تسجيل الخروج",
  endSessionOf: (device = "الجهاز الآخر", lastUsed) =>
    lastUsed === "" ? `تسجيل خروج ${isolate(device)}` : `تسجيل خروج ${isolate(device)}: ${isolate(lastUsed)}`,
  endOthers: "تسجيل خروج جميع الأجهزة الأخرى",
  ending: "جارٍ تسجيل الخروج…",
  ended: "تم تسجيل خروج الجهاز.",
  endedOthers: "تم تسجيل خروج جميع الأجهزة الأخرى.",
  onlyThis: "لم تسجّل الدخول إلا على هذا الجهاز.",
  deleteTitle: "حذف الحساب",
  deleteText: "سيُحذف ملفك الشخصي وطريقة تسجيل دخولك. قد تبقى الطلبات والتقييمات محفوظة. لا يمكن التراجع عن ذلك.",
  deleteOpen: "حذف الحساب",
  deleteWord: "حذف",
  deleteLabel: (word) => `اكتب ${isolate(word)} للتأكيد`,
  deleteSubmit: "حذف حسابي",
  deleting: "جارٍ الحذف…",
  deleted: "تم حذف حسابك."
}

const profileFields: Messages["profileFields"] = {
  firstName: "الاسم الأول",
  lastName: "اسم العائلة",
  nickname: "الاسم المستعار",
  company: "الشركة",
  position: "المسمى الوظيفي",
  birthdate: "تاريخ الميلاد",
  language: "اللغة",
  picture: "عنوان URL للصورة",
  privacyStatus: "من يمكنه رؤية ملفك الشخصي",
  privacyUndefined: "الإعداد التلقائي للموقع",
  privacyPublic: "الجميع، بمن فيهم الأعضاء الآخرون",
  privacyPrivate: "أنت وهذا الموقع فقط",
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
  tag: "التصنيف",
  tagUntagged: "بلا تصنيف",
  tagMain: "رئيسي",
  tagHome: "المنزل",
  tagWork: "العمل",
  tagMobile: "جوّال",
  tagFax: "فاكس",
  tagBilling: "الفواتير",
  tagShipping: "الشحن",
  notSelected: "غير محدد",
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
  notFound: "لم نعثر على ملفك الشخصي. ربما أُغلق حسابك. إذا كان ذلك خطأً في رأيك، فيُرجى التواصل معنا.",
  retry: "إعادة المحاولة",
  loginEmail: "البريد الإلكتروني لتسجيل الدخول",
  verified: "تم تأكيده",
  notVerified: "غير مؤكد",
  edit: "تعديل الملف الشخصي",
  cancel: "إلغاء",
  saved: "تم حفظ ملفك الشخصي.",
  unchanged: "لا توجد تغييرات لحفظها.",
  reloaded: "تم تجاهل تغييراتك. هذا أحدث ملف شخصي محفوظ.",
  notGiven: "غير مذكور",
  personal: "عنك",
  contact: "بيانات التواصل",
  more: "المزيد",
  date: day,
  number,
  pending: "حسابك غير نشط بعد.",
  pendingApproval: "هو في انتظار الموافقة. سنراسلك بالبريد الإلكتروني عندما يصبح استخدامه ممكنًا.",
  pendingVerification: "يُرجى تأكيد عنوان بريدك الإلكتروني بإدخال الرمز الوارد في الرسالة التي أرسلناها إليك.",
  deleted: "تم حذف هذا الحساب. لا يزال بإمكانك عرض الملف الشخصي حاليًا، لكن لا يمكنك تغييره.",
  blocked: "هذا الحساب محظور. يُرجى التواصل معنا لإعادة فتحه.",
  offline: "حسابك غير متصل، لذا لا يمكن للأعضاء الآخرين رؤيتك.",
  changedElsewhere: "تغيّرت هذه الحقول في علامة تبويب أخرى أو على جهاز آخر:",
  takeTheirs: "تجاهل تغييراتي",
  keepMine: "حفظ تغييراتي على أي حال"
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
  empty: "لا توجد عناصر لعرضها.",
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
  notADate: "تاريخ غير صالح",
  draft: "مسودة",
  saving: "جارٍ الحفظ…",
  notSaved: (reason) => `لم يُحفظ: ${isolate(reason)}`,
  stale: (since) => `آخر تحديث: ${time(since)}.`,
  wait: (left) => `إعادة المحاولة بعد ${seconds(left)}`,
  waitOver: "يمكنك المحاولة مجددًا الآن.",
  signIn: "تسجيل الدخول",
  select: (item) => `تحديد ${isolate(item)}`,
  selectPage: "تحديد كل ما في هذه الصفحة",
  selected: (selected) => `المحدد: ${number(selected)}`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "تم تحديد كل النتائج" : `تم تحديد كل النتائج: ${number(selected)}`}${except === 0 ? "" : `، المستثنى: ${number(except)}`}`,
  selectAll: (total) => (total === undefined ? "تحديد كل النتائج" : `تحديد كل النتائج (${number(total)})`),
  clearSelection: "إلغاء التحديد",
  toActions: "الانتقال إلى الإجراءات",
  columns: "الأعمدة",
  columnEarlier: (column) => `تقديم ${isolate(column)}`,
  columnLater: (column) => `تأخير ${isolate(column)}`,
  columnWidth: (column) => `عرض ${isolate(column)}`,
  columnPin: (column) => `تثبيت ${isolate(column)}`,
  columnNotPinned: "غير مثبّت",
  columnAtStart: "في البداية",
  columnAtEnd: "في النهاية",
  columnMoved: (column, position, columns) => `${isolate(column)} هو العمود ${number(position)} من ${number(columns)}.`,
  columnPinned: (column, edge) =>
    edge === undefined
      ? `${isolate(column)} لم يعد مثبّتًا.`
      : edge === "start"
        ? `${isolate(column)} مثبّت في البداية.`
        : `${isolate(column)} مثبّت في النهاية.`,
  resetColumns: "إعادة ضبط الأعمدة",
  columnsReset: "تمت إعادة ضبط الأعمدة.",
  actions: "الإجراءات",
  actionsOf: (item) => `إجراءات ${isolate(item)}`,
  edit: (column, item) => `تعديل ${isolate(column)} في ${isolate(item)}`,
  saveCell: "حفظ",
  cancelEdit: "إلغاء",
  cellOf: (column, item) => `${isolate(column)} في ${isolate(item)}`,
  cellSaved: (column, item) => `حُفظ الحقل ${isolate(column)} في ${isolate(item)}.`,
  cellNotSaved: (column, item, reason) => `لم يُحفظ الحقل ${isolate(column)} في ${isolate(item)}. ${isolate(reason)}`,
  entryNotSaved: (entry) => `لم تُحفظ القيمة «${isolate(entry)}».`,
  cellChanged: "غيّر شخص آخر هذه القيمة في هذه الأثناء.",
  saveAnyway: "الحفظ على أي حال",
  discard: "تجاهل التغيير"
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
  unread: (page) => `تعذّر علينا تحميل الصفحة ${number(page)}.`,
  beyond: "لا توجد عناصر أخرى في هذه الصفحة.",
  loadingList: (label) => `جارٍ تحميل ${isolate(label)}…`,
  loadMore: "تحميل المزيد",
  loadingMore: "جارٍ تحميل المزيد…",
  loaded: (added, shown) => `تم تحميل ${itemCount(added)}، والمجموع ${number(shown)}.`,
  end: (shown) => `نهاية القائمة: ${itemCount(shown)}.`,
  empty: "لا توجد عناصر لعرضها.",
  retry: "إعادة المحاولة",
  signIn: "تسجيل الدخول",
  newItems: (added) => `عرض الجديد: ${itemCount(added)}`,
  pastList: "تخطي القائمة",
  offline: "لا يوجد اتصال بالإنترنت. سيتم تحميل بقية القائمة عندما يعود الاتصال.",
  ignored: (parts) => `بعض أجزاء عنوان هذه الصفحة غير صالحة وتم تجاهلها: ${list(parts.map(isolate))}.`,
  dismiss: "إغلاق"
}

const search: Messages["search"] = {
  label: "البحث",
  submit: "ابحث",
  clear: "مسح البحث",
  mode: "العثور على عناصر فيها",
  allWords: "كل الكلمات",
  anyWord: "أي كلمة",
  fuzzy: "تضمين الكتابات المشابهة",
  searching: "جارٍ البحث…",
  results: (found, more, text) =>
    more
      ? `${isolate(text)}: أول النتائج (${number(found)})`
      : `${isolate(text)}: ${count(found, { zero: "# نتيجة", one: "نتيجة واحدة", two: "نتيجتان", few: "# نتائج", many: "# نتيجة", other: "# نتيجة" })}`,
  noResults: (text) => `لا توجد نتائج عن ${isolate(text)}.`,
  preparing: "لا تزال بعض العناصر قيد التحضير للبحث. قد تظهر نتائج أخرى.",
  hint: "يُرجى تجربة كلمات أقل أو مختلفة.",
  tryAny: "البحث عن أي من هذه الكلمات",
  tryFuzzy: "البحث عن الكتابات المشابهة",
  retry: "إعادة المحاولة",
  signIn: "تسجيل الدخول"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "تصاعديًا" : "تنازليًا")

const order: Messages["order"] = {
  label: "الترتيب حسب",
  none: "بلا",
  thenBy: "ثم حسب",
  ascending: "تصاعدي",
  descending: "تنازلي",
  turn: (field, order) => `${isolate(field)}: ${name(order)}. عكس الترتيب`,
  sooner: (field) => `نقل ${isolate(field)} لأعلى في الترتيب`,
  later: (field) => `نقل ${isolate(field)} لأسفل في الترتيب`,
  remove: (field) => `إزالة ${isolate(field)} من الترتيب`,
  by: (field, order) => `${isolate(field)}، ${name(order)}`,
  sorted: (parts) => `مرتب حسب ${parts.join("، ثم ")}`,
  unsorted: "غير مرتب"
}

const filter: Messages["filter"] = {
  title: "التصفية",
  match: "عرض العناصر التي تطابق",
  all: "كل الشروط",
  any: "أي شرط",
  notAll: "ليس كل الشروط",
  none: "لا شيء من الشروط",
  field: "الحقل",
  operator: "المقارنة",
  value: "القيمة",
  lower: "من",
  upper: "إلى (غير مشمول)",
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
  kindsDiffer: "يجب أن تكون القيمتان من النوع نفسه.",
  broken: "لا يمكن استخدام هذه التصفية وتم تجاهلها.",
  fixed: "لا يمكن تعديل هذا الشرط هنا. يمكنك إزالته فقط.",
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
  matches: "يطابق",
  hasSome: "أيّ من",
  hasAll: "كل",
  in: "أحد",
  exists: "محدد",
  existsNot: "غير محدد",
  isEmpty: "فارغ",
  isNotEmpty: "غير فارغ",
  condition: (position) => `الشرط ${number(position)}`,
  group: (position) => `المجموعة ${number(position)}`,
  removeCondition: (position) => `إزالة الشرط ${number(position)}`,
  removeGroup: (position) => `إزالة المجموعة ${number(position)}`,
  quoted: (text) => `«${isolate(text)}»`,
  removeValue: (value) => `إزالة ${isolate(value)}`,
  comparison: (field, operator, value) => `${isolate(field)} ${operator} ${value === "" ? "" : isolate(value)}`.trim(),
  listComparison: (field, operator, value) => `${isolate(field)}: ${operator} ${isolate(value)}`,
  rangeComparison: (field, lower, upper) => `${isolate(field)} على الأقل ${isolate(lower)} وأقل من ${isolate(upper)}`,
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
  cleared: "تم مسح التحديد.",
  uncounted: "تعذّر علينا حساب عدد العناصر لكل قيمة.",
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
  retrying: "جارٍ إعادة المحاولة…",
  retryIn: (left) => `إعادة المحاولة بعد ${seconds(left)}`,
  waitOver: "يمكنك إعادة المحاولة الآن.",
  signIn: "تسجيل الدخول",
  reference: (reference) => `المرجع: ${isolate(reference)}`,
  copy: "نسخ المرجع",
  copied: "تم النسخ.",
  copyFailed: "تعذّر علينا النسخ. يُرجى تحديد المرجع ونسخه بنفسك.",
  developers: "للمطورين",
  code: "الرمز",
  fix: "طريقة الإصلاح",
  meaning: "المعنى",
  place: "المسار",
  parameters: "المعلمات",
  mendable: "يُرجى تغيير الاستدعاء قبل إعادة المحاولة.",
  faultless: "الاستدعاء صحيح. يُرجى إعادة المحاولة لاحقًا."
}

const item: Messages["item"] = {
  createTitle: "عنصر جديد",
  editTitle: "تعديل العنصر",
  create: "إنشاء",
  creating: "جارٍ الإنشاء…",
  save: "حفظ التغييرات",
  saving: "جارٍ الحفظ…",
  loading: "جارٍ التحميل…",
  notFound: "لم نعثر على هذا العنصر. ربما تم حذفه.",
  retry: "إعادة المحاولة",
  created: "تم إنشاء العنصر.",
  saved: "تم حفظ التغييرات.",
  unchanged: "لا توجد تغييرات لحفظها.",
  removed: "تم حذف العنصر.",
  reset: "تجاهل التغييرات",
  unsaved: (fields) =>
    count(fields, {
      zero: "لا توجد تغييرات غير محفوظة.",
      one: "حقل واحد به تغييرات غير محفوظة.",
      two: "حقلان بهما تغييرات غير محفوظة.",
      few: "# حقول بها تغييرات غير محفوظة.",
      many: "# حقلًا بها تغييرات غير محفوظة.",
      other: "# حقل بها تغييرات غير محفوظة."
    }),
  changed: "تغيّر",
  optional: "اختياري",
  linesHint: "يُرجى إدخال قيمة واحدة في كل سطر.",
  jsonHint: "يُرجى إدخال JSON، ووضع النصوص بين علامتي اقتباس.",
  referencesLater: "يمكنك تحديدها بعد إنشاء العنصر.",
  notSelected: "لا شيء",
  oddNames: (names) => `لا تجد عوامل التصفية هذه الحقول لأن أسماءها تتضمن نقطة أو علامة دولار: ${isolate(names)}.`,
  conflict: "غيّر شخص آخر هذه الحقول أيضًا. يُرجى اختيار القيم التي تريد الاحتفاظ بها:",
  mine: "قيمتك",
  theirs: "القيمة الأخرى",
  saveSelected: "حفظ القيم المحددة",
  remove: "حذف",
  removeTitle: "هل تريد حذف هذا العنصر؟",
  removeText: "سيُحذف العنصر من المجموعة.",
  removing: "جارٍ الحذف…",
  cancel: "إلغاء",
  leaveTitle: "هل تريد المغادرة دون حفظ؟",
  leaveText: "ما أدخلته غير محفوظ وسيُفقد.",
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
  action: "الإجراء",
  value: "القيمة",
  set: "تعيين إلى",
  remove: "إزالة الحقل",
  increment: "إضافة إلى الرقم",
  append: "إضافة إلى القائمة",
  pull: "إزالة من القائمة",
  add: "إضافة تغيير",
  drop: (position) => `إزالة التغيير ${number(position)}`,
  preview: "معاينة",
  before: "قبل",
  after: "بعد",
  absent: "غير محدد",
  same: "لا تؤثر هذه التغييرات في العنصر.",
  saved: "تم حفظ التغييرات."
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
  noResults: "لا توجد نتائج.",
  more: "عرض المزيد من النتائج",
  selected: "المحدد",
  selectedCount: (items) => `المحدد: ${number(items)}`,
  unread: "لا تظهر هنا كل العناصر المحددة. تبقى العناصر الأخرى محددة.",
  nothingSelected: "لم يتم تحديد شيء.",
  itemSelected: (item) => `تم تحديد ${isolate(item)}`,
  remove: (item) => `إزالة ${isolate(item)}`,
  removed: (item) => `أزيل ${isolate(item)}`,
  broken: (id) => `لم يعد موجودًا: ${isolate(id)}`,
  loading: "جارٍ تحميل العناصر المحددة…",
  moreSelected: "عرض المزيد من العناصر المحددة",
  replace: "حفظ التحديد",
  replacing: "جارٍ الحفظ…",
  replaced: "تم حفظ التحديد.",
  clear: "مسح البحث",
  retry: "إعادة المحاولة"
}

const bulk: Messages["bulk"] = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "كل النتائج محددة" : `المحدد: ${number(selected)}`}${excepted === 0 ? "" : `، ما عدا ${number(excepted)}`}`,
  clear: "مسح التحديد",
  act: (verb) => ({ add: "إضافة", change: "تغيير", remove: "حذف", truncate: "تفريغ" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `تفريغ ${isolate(name)}؟`
      : `${{ add: "إضافة ", change: "تغيير ", remove: "حذف ", truncate: "تفريغ " }[verb]}${amount === undefined ? "كل النتائج؟" : `العناصر (${number(amount)})؟`}`,
  confirmText: (verb, undoable) =>
    ({
      add: "ستُضاف إلى المجموعة.",
      change: "لا يمكن التراجع عن هذا الإجراء.",
      remove: undoable ? "ستُحذف من المجموعة. لا يمكن التراجع إلا عن حذف عناصرك." : "لا يمكن التراجع عن هذا الإجراء.",
      truncate: "ستُحذف كل العناصر. لا يمكن التراجع عن هذا الإجراء."
    })[verb],
  typeName: (name) => `يُرجى كتابة ${isolate(name)} للتأكيد`,
  cancel: "إلغاء",
  gathering: (found) => `جارٍ البحث عن العناصر… حتى الآن ${number(found)}`,
  running: (verb) =>
    ({ add: "جارٍ الإضافة…", change: "جارٍ التغيير…", remove: "جارٍ الحذف…", truncate: "جارٍ التفريغ…" })[verb],
  progress: (done, total) => `${number(done)} من ${number(total)}`,
  percent: (percent) => `${number(percent)}٪`,
  left: (left) => `بقي ${number(left)}`,
  stop: "إيقاف",
  stopping: "جارٍ الإيقاف بعد العناصر الحالية…",
  stopWaiting: "الإيقاف الآن",
  finished: (failed, total) =>
    failed === 0 ? "تم." : failed >= total ? "فشلت كل العناصر." : `تم. العناصر التي فشلت: ${number(failed)}.`,
  emptied: (name) => `${isolate(name)} فارغة الآن.`,
  canceled: (done, total) => `توقف بعد ${number(done)} من ${number(total)}.`,
  canceledEarly: "تم الإيقاف. لم يتغير أي عنصر.",
  untouched: "لم تتغير العناصر الأخرى.",
  uncertain: "لا نعرف ما إذا تغيّرت العناصر الأخيرة.",
  tally: (status, amount) =>
    `${{ inserted: "أُضيف", updated: "تغيّر", removed: "حُذف", skipped: "تُرك", failed: "فشل", unknown: "غير معروف" }[status]}: ${number(amount)}`,
  resume: "متابعة",
  resumesOnline: "ستتم المتابعة تلقائيًا عندما يعود الاتصال.",
  retryFailed: (failed) => `إعادة محاولة العناصر التي فشلت (${number(failed)})`,
  saveAs: (format) => `حفظ بصيغة ${isolate(format)}`,
  done: "إغلاق",
  reportCaption: (rows) => `العناصر التي فشلت: ${number(rows)}`,
  place: "الموضع",
  line: "السطر",
  item: "العنصر",
  field: "الحقل",
  reason: "السبب",
  showMore: (rows) => `عرض ${number(rows)} أخرى`,
  valueFault: (fault) =>
    ({
      missing: "توجد قيمة ناقصة.",
      boolean: "المتوقع 1 (نعم) أو 0 (لا).",
      number: "المتوقع عدد.",
      date: "المتوقع تاريخ مثل 2026-01-31.",
      list: 'المتوقع قائمة مثل ["واحد", "اثنان"].',
      object: "المتوقع كائن JSON.",
      invalid: "القيمة غير صالحة."
    })[fault],
  rowFault: (fault, cells, columns) =>
    ({
      cells: `عدد خلايا الصف ${number(cells)}، لكن عدد أعمدة الملف ${number(columns)}.`,
      quotes: "توجد علامة اقتباس ناقصة أو في غير موضعها.",
      tooLong: "الصف طويل جدًا. يُرجى التأكد من إغلاق كل علامات الاقتباس.",
      notObject: "السطر ليس كائن JSON."
    })[fault],
  reasonUnknown: "لا نعرف ما إذا تم تنفيذ هذا.",
  reasonGone: "لم يعد هذا العنصر موجودًا.",
  reasonUnmet: "لا يستوفي هذا العنصر شرط التغيير.",
  reasonForbidden: "ليس لديك إذن لتغيير هذا العنصر.",
  reasonTooLarge: "حجم هذا العنصر أكبر من أن يُرسل.",
  denied: "ليس لديك إذن لفعل هذا.",
  signIn: "يُرجى تسجيل الدخول لفعل هذا. سيبقى تحديدك كما هو.",
  signInNow: "تسجيل الدخول",
  leaveTitle: "هل تريد المغادرة أثناء التنفيذ؟",
  leaveText: "لن تتم معالجة العناصر المتبقية.",
  leave: "مغادرة",
  stay: "بقاء"
}

const transfer: Messages["transfer"] = {
  importTitle: (name) => `استيراد إلى ${isolate(name)}`,
  pick: "اختيار ملف",
  drop: "أو أفلته هنا",
  accepts: "CSV (جدول) أو JSONL (كائن واحد في كل سطر)",
  template: "تنزيل نموذج",
  sample: "مثال",
  id: "المعرّف",
  leftOut: (columns) => `لم تُستورد لأن المجموعة لا تحتوي على هذه الحقول: ${isolate(columns)}`,
  reading: (file) => `جارٍ قراءة ${isolate(file)}…`,
  otherFile: "اختيار ملف آخر",
  format: "الصيغة",
  formatName: (format) => (format === "CSV" ? "CSV (جدول)" : "JSONL (كائن واحد في كل سطر)"),
  previewCaption: (rows) => `الصفوف الأولى: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `لا أخطاء في الصفوف الأولى (${number(checked)}).`
      : `أخطاء في ${number(mistaken)} من أول ${number(checked)} من الصفوف. سيتم تخطيها وعرضها في النهاية.`,
  noRows: "لا يحتوي هذا الملف على صفوف.",
  columns: "الأعمدة",
  goesTo: (column) => `حقل العمود ${isolate(column)}`,
  ownName: (column) => `${isolate(column)} (الاسم نفسه)`,
  leaveOut: "عدم الاستيراد",
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
  mode: "العناصر الموجودة",
  modeName: (mode) =>
    ({ OVERWRITE: "استبدالها", SKIP_EXISTING: "الاحتفاظ بها", TRUNCATE_BEFORE: "تفريغ المجموعة أولًا" })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "يحل الصف محل العنصر الذي له المعرّف نفسه.",
      SKIP_EXISTING: "تُضاف فقط الصفوف التي لها معرّف جديد أو ليس لها معرّف.",
      TRUNCATE_BEFORE: "تُزال كل العناصر قبل إضافة الصف الأول. لا يمكن التراجع عن هذا الإجراء."
    })[mode],
  start: "استيراد",
  importing: (file) => `جارٍ استيراد ${isolate(file)}`,
  rows: (rows) => `الصفوف المحفوظة: ${number(rows)}`,
  read: (percent) => `تمت معالجة ${number(percent)}٪ من الملف`,
  stop: "إيقاف",
  stopped: (rows) => `توقف. الصفوف المنجزة: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "تم استيراد كل الصفوف.",
      FAILED: "تعذّر استيراد أي صف.",
      PARTIALLY_SUCCESSFUL: `تم. الصفوف التي تعذّر استيرادها: ${number(failed)}.`
    })[status],
  unfinished: (file, rows) => `لم يكتمل استيراد ${isolate(file)}. الصفوف المنجزة: ${number(rows)}.`,
  chooseAgain: "للمتابعة، يُرجى اختيار الملف نفسه مرة أخرى.",
  otherThan: (file) => `هذا الملف ليس ${isolate(file)}، أو تغيّر منذ ذلك الحين.`,
  forget: "تجاهل الاستيراد",
  again: "استيراد ملف آخر",
  fileFault: (what, reason) =>
    `${{ unreadable: "تعذّرت علينا قراءة هذا الملف.", header: "يجب أن يحتوي الصف الأول على أسماء الأعمدة.", notTruncated: "في الصفوف الأولى أخطاء، أو لا يحتوي الملف على صفوف. لم تتم إزالة شيء.", notText: "هذا ليس ملفًا نصيًا. يُرجى اختيار ملف CSV أو JSONL محفوظ بترميز UTF-8." }[what]}${reason === undefined ? "" : ` ${isolate(reason)}`}`,
  headerFault: (fault, name) =>
    ({
      unnamed: "يوجد عمود بلا اسم.",
      reserved: `لا يمكن تسمية عمود ${isolate(name)}.`,
      noFields: "لا يتم استيراد أي عمود.",
      fieldTwice: `عمودان للحقل نفسه: ${isolate(name)}.`,
      fieldNested: `لا يمكن أن يكون ${isolate(name)} قيمة وكائنًا في الوقت نفسه.`,
      columnMissing: `لا يحتوي الملف على العمود ${isolate(name)}.`,
      quotes: "توجد علامة اقتباس ناقصة أو في غير موضعها.",
      tooLong: "الصف طويل جدًا. يُرجى التأكد من إغلاق كل علامات الاقتباس."
    })[fault],
  exportTitle: (name) => `تصدير ${isolate(name)}`,
  scope: "العناصر المراد تصديرها",
  scopeName: (scope, amount) => {
    const said = { all: "كل العناصر", filter: "العناصر المصفّاة", selection: "العناصر المحددة" }[scope]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "تصدير",
  exportAgain: "تصدير مرة أخرى",
  written: (done, total) => `تمت كتابة ${number(done)} من ${number(total)} حتى الآن.`,
  collecting: (done, total) => `جارٍ البحث عن الحقول: ${number(done)} من ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "كل الحقول" : `الحقول: ${number(chosen)} من ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "جارٍ عدّ العناصر…" : `جارٍ كتابة ${number(done)} من ${number(total)}…`,
  ready: (amount) => `الملف جاهز. العناصر: ${number(amount)}.`,
  download: (file) => `حفظ ${isolate(file)}`,
  empty: "لا شيء للتصدير.",
  unfit: (id, reason) => `تعذّر تصدير العنصر ${isolate(id)}: ${isolate(reason)}`,
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
  status: statusName({
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
  empty: "لا توجد بيانات لعرضها.",
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
  picture: (caption) => `${isolate(caption)}، رسم بياني. يمكنك التنقل بين نقاط البيانات باستخدام مفاتيح الأسهم.`,
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
      zero: "كل المجموعات معروضة في الرسم البياني.",
      one: "مجموعة أصغر واحدة غير معروضة في الرسم البياني.",
      two: "مجموعتان أصغر غير معروضتين في الرسم البياني.",
      few: "# مجموعات أصغر غير معروضة في الرسم البياني.",
      many: "# مجموعة أصغر غير معروضة في الرسم البياني.",
      other: "# مجموعة أصغر غير معروضة في الرسم البياني."
    }),
  cutNote: (groups) =>
    count(groups, {
      zero: "لم يتم تحميل أي مجموعة. هناك المزيد.",
      one: "تم تحميل مجموعة واحدة فقط. هناك المزيد.",
      two: "تم تحميل مجموعتين فقط. هناك المزيد.",
      few: "تم تحميل # مجموعات فقط. هناك المزيد.",
      many: "تم تحميل # مجموعة فقط. هناك المزيد.",
      other: "تم تحميل # مجموعة فقط. هناك المزيد."
    }),
  showAll: "عرض الكل في الجدول",
  showTable: "عرض كجدول",
  showChart: "عرض كمخطط",
  share: "النسبة",
  total: "المجموع",
  noName: "بلا قيمة"
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
  toast,
  signIn,
  signUp,
  captcha,
  account,
  factors,
  profile,
  profileFields,
  changePassword,
  security,
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

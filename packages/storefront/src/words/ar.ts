/** The shop's own messages in Arabic. */
import type { ShopWords } from "./en.ts"
import { demo } from "./demo/ar.ts"
import { bookWords, reviewWords } from "./lists/ar.ts"

const numbers = new Intl.NumberFormat("ar")
const plural = new Intl.PluralRules("ar")

interface Forms {
  readonly one: string
  readonly two: string
  /** The form for three to ten. */
  readonly few: string
  /** The form for all other numbers. */
  readonly many: string
}

const count = (amount: number, { few, many, one, two }: Forms): string => {
  switch (plural.select(amount)) {
    case "one":
      return one
    case "two":
      return two
    case "few":
      return `${numbers.format(amount)} ${few}`
    default:
      return `${numbers.format(amount)} ${many}`
  }
}

const books = (amount: number) => count(amount, { one: "كتاب واحد", two: "كتابان", few: "كتب", many: "كتابًا" })

const months = (amount: number) => count(amount, { one: "شهر واحد", two: "شهران", few: "أشهر", many: "شهرًا" })

export const ar: ShopWords = {
  common: {
    browse: "تصفّح الكتب",
    browseAll: "تصفّح كل الكتب",
    cancel: "إلغاء",
    close: "إغلاق",
    delete: "حذف",
    deleted: (title) => `حُذف «${title}».`,
    edit: "تعديل",
    loading: "جارٍ التحميل…",
    remove: "إزالة",
    retry: "إعادة المحاولة",
    undo: "تراجع"
  },
  basket: {
    title: "سلة التسوق",
    link: (amount) => (amount === 0 ? "السلة" : `السلة (${numbers.format(amount)})`),
    list: "الكتب في سلتك",
    empty: "سلتك فارغة.",
    add: "أضف إلى السلة",
    addedBefore: "في",
    addedLink: "سلتك",
    soldOut: "نفد",
    inStock: (copies) => `المتوفر: ${numbers.format(copies)}`,
    quantityOf: (title) => `كمية ${title}`,
    fewerOf: (title) => `نسخة أقل من ${title}`,
    moreOf: (title) => `نسخة أخرى من ${title}`,
    removeOf: (title) => `إزالة ${title}`,
    removed: (title) => `أُزيل «${title}».`,
    each: (price) => `${price} للنسخة`,
    gone: "لم يعد هذا الكتاب متوفرًا. أزله للمتابعة.",
    onlyLeft: (copies) =>
      copies === 0 ? "نفد. أزله للمتابعة." : `المتبقي ${numbers.format(copies)} فقط. اختر نسخًا أقل.`,
    newPrice: (before) => `تغيّر السعر. كان ${before}.`,
    subtotal: (amount) => `المجموع الفرعي (${books(amount)})`,
    shipping: "الشحن",
    free: "مجاني",
    freeFrom: (missing) => `أضف كتبًا بقيمة ${missing} لتحصل على شحن مجاني.`,
    total: "الإجمالي",
    summary: "ملخص الطلب",
    checkout: "إتمام الشراء",
    simulated: demo.basket,
    savedMember: "سلتك محفوظة في حسابك على كل أجهزتك.",
    leftOnDevice: "بعض الكتب التي أضفتها قبل تسجيل الدخول ليست في سلتك بعد.",
    addLeft: "إضافتها الآن",
    savedDevice: "سلتك محفوظة على هذا الجهاز.",
    signIn: "سجّل الدخول",
    signInToSave: "لحفظها في حسابك."
  },
  checkout: {
    title: "إتمام الشراء",
    address: "عنوان التوصيل",
    newAddress: "إدخال عنوان آخر",
    saveAddress: "احفظ هذا العنوان في ملفي الشخصي",
    name: "الاسم الكامل",
    line: "الشارع والرقم",
    line2: "الشقة أو الطابق أو الشركة (اختياري)",
    postalCode: "الرمز البريدي",
    city: "المدينة",
    subdivision: "الولاية",
    country: "البلد",
    required: {
      name: "أدخل اسم المستلم.",
      line: "أدخل الشارع والرقم.",
      postalCode: "أدخل الرمز البريدي.",
      city: "أدخل المدينة.",
      subdivision: "أدخل الولاية.",
      country: "اختر البلد."
    },
    chooseCountry: "اختر البلد",
    payment: "الدفع",
    paymentNote: demo.payment,
    card: "بطاقة (محاكاة)",
    invoice: "فاتورة (محاكاة)",
    declined: "بطاقة مرفوضة (لرؤية الخطأ)",
    declinedError: "رُفضت البطاقة التجريبية. اختر طريقة دفع أخرى. لم يُطلب أي شيء.",
    review: "طلبك",
    edit: "تعديل السلة",
    place: (total) => `إرسال الطلب · ${total}`,
    placing: "جارٍ إرسال طلبك…",
    changed: "تغيّرت بعض الكتب أثناء التسوق. راجع طلبك ثم أرسله من جديد.",
    nothing: "سلتك فارغة، فلا شيء لطلبه."
  },
  orders: {
    title: "طلباتك",
    lead: "كل الطلبات التي أرسلتها في هذا المتجر.",
    none: "لم تطلب أي شيء بعد.",
    thanks: "شكرًا على طلبك",
    thanksLead: (number) => `استلمنا طلبك ${number}. ${demo.thanks}`,
    one: (number) => `الطلب ${number}`,
    placedOn: (date) => `بتاريخ ${date}`,
    all: "كل الطلبات",
    missing: "لم نجد هذا الطلب",
    missingLead: "ربما يخص حسابًا آخر.",
    books: "الكتب",
    copies: (copies) => `${numbers.format(copies)} ×`,
    bookCount: books,
    deliverTo: "التوصيل إلى",
    payment: "الدفع",
    payments: { card: "بطاقة (محاكاة، لم يُحصَّل أي مبلغ)", invoice: "فاتورة (محاكاة)" },
    status: { placed: "مُرسَل", shipped: "شُحن", delivered: "سُلِّم", canceled: "مُلغى" }
  },
  reviews: {
    title: "المراجعات",
    mine: "مراجعاتك",
    mineLead: "يستطيع الجميع قراءة مراجعاتك. يمكنك تعديلها أو حذفها في أي وقت.",
    mineEmpty: "لم تكتب مراجعة لأي كتاب بعد.",
    list: "مراجعات هذا الكتاب",
    none: "لا توجد مراجعات بعد. كن أول من يكتب مراجعة.",
    noneElse: "لا توجد مراجعات أخرى بعد.",
    write: "اكتب مراجعة",
    publish: "نشر المراجعة",
    publishing: "جارٍ النشر…",
    own: "مراجعتك",
    edit: "تعديل مراجعتك",
    deleteTitle: (title) => `حذف «${title}»؟`,
    deleteText: "لن يُحتسب تقييمك بعد ذلك. يمكنك التراجع لفترة قصيرة.",
    thanks: "شكرًا! نُشرت مراجعتك.",
    rating: "تقييمك",
    ratingOf: (stars) => count(stars, { one: "نجمة واحدة", two: "نجمتان", few: "نجوم", many: "نجمة" }),
    ratingMissing: "اختر تقييمًا من نجمة إلى خمس نجوم.",
    alreadyWritten: "لقد كتبت مراجعة لهذا الكتاب من قبل. مراجعتك معروضة أعلاه.",
    removeOne: "إزالة هذه المراجعة",
    removeTitle: "هل تريد إزالة هذه المراجعة؟",
    removeText: "ستُزال المراجعة لدى الجميع. لا يمكن التراجع عن ذلك.",
    starWords: ["سيئ", "ضعيف", "مقبول", "جيد", "رائع"],
    heading: "العنوان",
    text: "مراجعتك",
    asName: (name) => `تُنشر باسم ${name}.`,
    changeName: "تغيير الاسم",
    anonymous: "قارئ",
    signIn: "سجّل الدخول",
    signInFirst: "لنشر مراجعتك. نحفظ مسودتك في هذه الصفحة.",
    outOf: (stars) => `${numbers.format(stars)} من ${numbers.format(5)} نجوم`,
    noRatings: "لا توجد تقييمات بعد",
    summary: (mean, amount) =>
      `${mean} من ${numbers.format(5)} · ${count(amount, { one: "مراجعة واحدة", two: "مراجعتان", few: "مراجعات", many: "مراجعة" })}`,
    book: "الكتاب",
    stars: "التقييم",
    date: "التاريخ",
    select: "حدد مراجعات لحذف عدة مراجعات معًا.",
    pages: "صفحات مراجعاتك"
  },
  staff: {
    nav: "الإدارة",
    lead: "عدّل الكتب وأرسل الطلبات واستورد البيانات وصدّرها واطّلع على المبيعات.",
    parts: { books: "الكتب", orders: "الطلبات", import: "استيراد", export: "تصدير", sales: "المبيعات" },
    editorsOnly: "هذه الصفحة للمحررين",
    noAccess: "ليس لديك إذن بالدخول. اطلبه من صاحب المتجر.",
    search: "ابحث بالعنوان أو المؤلف",
    searchGo: "بحث",
    searchClear: "مسح",
    filters: "عوامل التصفية",
    active: "مفعّلة",
    addBook: "إضافة كتاب",
    addABook: "إضافة كتاب",
    editBook: "تعديل كتاب",
    allBooks: "كل الكتب",
    bookPages: "صفحات الكتب",
    bookTitle: "العنوان",
    author: "المؤلف",
    price: "السعر",
    stock: "المتوفر",
    added: "تاريخ الإضافة",
    low: "قليل",
    deleteTitle: (title) => `حذف «${title}»؟`,
    adjust: "تعديل السعر والمخزون",
    priceAndStock: "السعر والمخزون",
    description: "الوصف",
    stockHint: "عدد النسخ.",
    languageHint: "رمز اللغة، مثل en أو fr أو ru.",
    exportBooks: "كل الكتب بكل حقولها. يمكنك تعديل الملف واستيراده من جديد.",
    exportReviews: "كل المراجعات مع أسماء أصحابها وتواريخها.",
    exportSales: "كل المبيعات، لحساباتك.",
    deleteText: "لن يُباع الكتاب بعد الآن. تبقى مراجعاته وطلباته.",
    selectHint: "حدد كتبًا أدناه لتغيير عدة كتب معًا.",
    changeSelected: "تغيير الكتب المحددة",
    copies: "النسخ",
    priceEuros: "السعر (€)",
    tag: "الوسم",
    changeStock: (copies) =>
      copies > 0 ? `إضافة ${numbers.format(copies)} إلى المخزون` : `خصم ${numbers.format(-copies)} من المخزون`,
    changePrice: (price, isMore) => `${isMore ? "رفع" : "خفض"} السعر بمقدار ${price}`,
    addTag: (tag) => `إضافة الوسم «${tag}»`,
    order: "الطلب",
    showOrder: "عرض الطلب",
    allOrders: "كل الطلبات",
    noOrders: "لم يُعثر على طلبات.",
    orderPages: "صفحات الطلبات",
    date: "التاريخ",
    recipient: "المستلم",
    status: "الحالة",
    allStatuses: "الكل",
    mark: { shipped: "وضع علامة «شُحن»", delivered: "وضع علامة «سُلِّم»", canceled: "إلغاء الطلب" },
    marked: {
      shipped: (number) => `الطلب ${number} معلَّم الآن كمشحون.`,
      delivered: (number) => `الطلب ${number} معلَّم الآن كمسلَّم.`,
      canceled: (number) => `أُلغي الطلب ${number}.`
    },
    cancelTitle: (number) => `إلغاء الطلب ${number}؟`,
    cancelText: "سيرى العضو أن الطلب أُلغي. لا يمكن التراجع عن ذلك.",
    keepOrder: "الإبقاء على الطلب",
    changedMeanwhile: "غيّر محرر آخر هذا الطلب. تحقق من حالته.",
    period: "الفترة",
    lastMonths: (amount) => `آخر ${months(amount)}`,
    allTime: "كل الفترات",
    from: "من",
    to: "إلى",
    byMonth: "الإيرادات حسب الشهر",
    byBook: "الإيرادات حسب الكتاب",
    month: "الشهر",
    book: "الكتاب",
    revenue: "الإيرادات",
    copiesSold: "النسخ المبيعة",
    best: "الأكثر مبيعًا",
    months: (amount) => `${months(amount)}.`,
    bookCount: (amount) => `${books(amount)}.`
  },
  legal: {
    title: "معلومات قانونية",
    lead: "استبدل النصوص المؤقتة في هذه الصفحة قبل افتتاح المتجر. اسأل محاميًا عن المعلومات المطلوبة في بلدك.",
    fillIn: "يجب إكمال:",
    imprint: {
      title: "بيانات الشركة",
      missing: [
        "اسم الشركة وشكلها القانوني",
        "العنوان البريدي",
        "البريد الإلكتروني ورقم الهاتف",
        "السجل ورقم التسجيل والرقم الضريبي"
      ]
    },
    terms: {
      title: "شروط البيع",
      missing: [
        "متى يُبرم العقد",
        "الأسعار والضرائب والشحن والدفع",
        "مدة التوصيل والبلدان",
        "حق الإلغاء والإرجاع واسترداد المبالغ",
        "الضمان والشكاوى"
      ]
    },
    privacy: {
      title: "الخصوصية",
      missing: [
        "المسؤول عن البيانات وكيفية التواصل معه",
        "البيانات التي يحفظها المتجر وسبب حفظها: الحسابات والسلال والطلبات والمراجعات",
        "من يتلقى البيانات أيضًا، مثل شركات الدفع والشحن",
        "مدة حفظ البيانات",
        "كيف يرى الأعضاء بياناتهم ويصححونها ويحذفونها، وأين يقدمون الشكاوى"
      ]
    }
  },
  fields: {
    bookId: "معرّف الكتاب",
    review: "المراجعة",
    reviewer: "كاتب المراجعة",
    soldAt: "تاريخ البيع"
  },
  lists: { books: bookWords, reviews: reviewWords },
  shelf: {
    search: "ابحث بالعنوان أو المؤلف أو كلمة",
    best: "الأكثر صلة",
    filters: "عوامل التصفية",
    active: "مفعّلة",
    moreFilters: "المزيد من عوامل التصفية",
    clear: "مسح عوامل التصفية",
    showBooks: "عرض الكتب",
    tags: "الوسوم",
    view: "العرض",
    grid: "شبكة",
    table: "جدول",
    all: "كل الكتب",
    filtered: "كتب مصفّاة",
    results: (text) => `نتائج «${text}»`,
    none: "لا توجد كتب بعد.",
    noPage: "لا توجد كتب في هذه الصفحة.",
    firstPage: "إلى الصفحة الأولى",
    noMatch: (text) => `لا توجد كتب تطابق «${text}».`,
    noFiltered: "لا توجد كتب تطابق عوامل التصفية.",
    anyWord: "ابحث عن أيٍّ من هذه الكلمات",
    showAll: "عرض كل الكتب"
  },
  book: {
    loading: "جارٍ تحميل الكتاب…",
    missing: "لم نجد هذا الكتاب",
    missingLead: "ربما لم يعد متوفرًا.",
    gone: "لم يعد الكتاب متوفرًا",
    by: (author) => `تأليف ${author}`,
    year: "الطبعة الأولى",
    pages: "الصفحات",
    language: "اللغة الأصلية",
    languageShort: "اللغة"
  },
  frame: {
    over: "مكتبة صغيرة",
    hero: "كتب قديمة ومراجعات صادقة",
    heroLead: "أربعة وعشرون عملًا كلاسيكيًا يراجعها من قرأها.",
    skip: "إلى المحتوى",
    footer: demo.footer,
    footerNav: "التذييل",
    language: "اللغة",
    theme: (current, next) => `المظهر: ${current}. التبديل إلى ${next}.`,
    themes: { auto: "النظام", light: "فاتح", dark: "داكن" },
    notFound: "الصفحة غير موجودة",
    notFoundLead: "لا وجود لهذه الصفحة.",
    offline: "أنت غير متصل بالإنترنت",
    offlineLead: "ستُحمَّل هذه الصفحة تلقائيًا عند عودة الاتصال.",
    notLoaded: "تعذّر تحميل هذه الصفحة",
    notLoadedLead: "تحقق من اتصالك وحاول من جديد."
  },
  account: {
    title: "حسابك",
    lead: "أدِر ملفك الشخصي وطريقة تسجيل دخولك.",
    welcome: (name) => `مرحبًا بعودتك، ${name}.`,
    shared: "سجّل الخروج عند الانتهاء إذا كان الحاسوب مشتركًا. تبقى سلتك في حسابك.",
    hosted: "المتابعة في صفحة تسجيل الدخول لدينا",
    note: `مع حساب تكون سلتك على كل أجهزتك ويمكنك نشر المراجعات. ${demo.account}`,
    signedOut: "تم تسجيل الخروج",
    signedOutNote: "سلتك محفوظة في حسابك.",
    signInAgain: "تسجيل الدخول من جديد",
    signingIn: "جارٍ تسجيل الدخول",
    screens: {
      signIn: "تسجيل الدخول",
      signUp: "إنشاء حساب",
      forgotPassword: "هل نسيت كلمة المرور؟",
      recoverySent: "تحقق من بريدك الإلكتروني",
      resetPassword: "اختر كلمة مرور جديدة",
      verifyEmail: "أكّد عنوان بريدك الإلكتروني",
      approval: "بانتظار الموافقة",
      factor: "أكّد أنه أنت",
      page: "خطوة أخرى"
    }
  }
}

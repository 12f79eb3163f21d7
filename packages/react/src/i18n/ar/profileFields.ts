/**
 * What the inputs of a profile are called, in Arabic.
 *
 * @since 0.1.0
 */
import { isolate } from "../Format.ts"
import type { ProfileFieldMessages } from "../groups/Profile.ts"
import { number } from "./format.ts"

/** What the inputs of a profile are called, and the choices that they offer. */
export const profileFields: ProfileFieldMessages = {
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

/**
 * Words that help to find a stronger password, in Arabic.
 *
 * @since 0.1.0
 */
import type { StrengthMessages } from "../groups/Strength.ts"

/** Words that help to find a stronger password. */
export const strength: StrengthMessages = {
  common: "يستخدم كثيرون كلمة المرور هذه. يُرجى اختيار كلمات لا يجمع بينها أحد غيرك.",
  personal: "يسهل على من يعرفك تخمينها. يُرجى إضافة كلمات لا صلة لها بك.",
  repeated: "التكرار سهل التخمين. يُرجى إضافة كلمات مختلفة.",
  sequence: "التسلسلات مثل abc أو 321 سهلة التخمين. يُرجى إضافة كلمات لا رابط بينها.",
  keys: "المفاتيح المتجاورة سهلة التخمين. يُرجى إضافة كلمات لا رابط بينها.",
  date: "التواريخ والسنوات سهلة التخمين. يُرجى إضافة كلمات لا رابط بينها.",
  longer: "يُرجى إضافة كلمة أو كلمتين. الكلمات غير الشائعة أفضل."
}

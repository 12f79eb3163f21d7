/**
 * What the inputs of a profile are called, in Japanese.
 *
 * @since 0.1.0
 */
import type { ProfileFieldMessages } from "../groups/Profile.ts"
import { number } from "./format.ts"

/** What the inputs of a profile are called, and the choices that they offer. */
export const profileFields: ProfileFieldMessages = {
  firstName: "名",
  lastName: "姓",
  nickname: "ニックネーム",
  company: "会社",
  position: "役職",
  birthdate: "生年月日",
  language: "言語",
  picture: "画像のアドレス",
  privacyStatus: "プロフィールを見られる人",
  privacyUndefined: "未設定：ショップの設定に従います",
  privacyPublic: "全員：ほかの会員が私を見つけられます",
  privacyPrivate: "自分とショップのみ",
  emails: "その他のメールアドレス",
  email: "メールアドレス",
  phones: "電話番号",
  phone: "電話番号",
  countryCode: "国番号",
  addresses: "住所",
  address: "住所",
  addressLine: "番地",
  addressLine2: "建物名、階、部屋番号",
  streetName: "町名",
  streetNumber: "番地",
  apartment: "部屋番号",
  city: "市区町村",
  subdivision: "都道府県または州",
  postalCode: "郵便番号",
  country: "国",
  tag: "用途",
  tagUntagged: "指定なし",
  tagMain: "メイン",
  tagHome: "自宅",
  tagWork: "勤務先",
  tagMobile: "携帯",
  tagFax: "ファックス",
  tagBilling: "請求先",
  tagShipping: "配送先",
  notChosen: "未選択",
  addEmail: "メールアドレスを追加",
  addPhone: "電話番号を追加",
  addAddress: "住所を追加",
  nth: (what, position) => `${what}${number(position)}`,
  remove: "削除",
  removeNth: (entry) => `${entry}を削除`,
  added: (entry) => `${entry}を追加しました。`,
  removed: (entry) => `${entry}を削除しました。`
}

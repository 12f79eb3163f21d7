/**
 * The labels of profile inputs, for error summaries.
 *
 * @since 0.1.0
 */
import type { ProfileFieldMessages } from "../../i18n/messages/AccountMessages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { CustomFieldDefinition } from "./Profile.ts"
import { customInputOf } from "./fieldEntries.ts"

// ISO 3166-1 alpha-2, as of 2025. Each word is a first letter and the second letters that follow it.
const countries =
  // cspell:disable-next-line
  "ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW"

// ISO 639-1, in the same form. The languages of the provider's shops.
const languages =
  // cspell:disable-next-line
  "ar bg cas dae elnst fir heiru idt ja ko ltv ms nlo plt rou sklrv thlr uk vi zh"

type Choice = readonly [code: string, name: string]

/** Returns the name of a country by its two-letter code. Returns the input if it is not a code. */
export const countryName = (locale: string, code: string): string => nameOf(locale, "region", code, /^[A-Za-z]{2}$/)

/** Returns the name of a language by its BCP 47 tag. Returns the input if it is not a tag. */
export const languageName = (locale: string, tag: string): string =>
  nameOf(locale, "language", tag, /^[A-Za-z]{2,3}(-[A-Za-z\d]{2,8})*$/)

/** Returns the code and name of every country, sorted by name. Includes `present` even if it is unknown. */
export const countryChoices = (locale: string, present?: string): ReadonlyArray<Choice> =>
  choices(countries, present, locale, countryName)

/** Returns the code and name of each language, sorted by name. Includes `present` even if it is unknown. */
export const languageChoices = (locale: string, present?: string): ReadonlyArray<Choice> =>
  choices(languages, present, locale, languageName)

const choices = (
  codes: string,
  present: string | undefined,
  locale: string,
  name: (locale: string, code: string) => string
): ReadonlyArray<Choice> => {
  const { compare } = new Intl.Collator(locale)
  const known = codes.split(" ").flatMap(([first = "", ...seconds]) => seconds.map((second) => first + second))
  const all = new Set([...known, ...(present === undefined || present === "" ? [] : [present])])
  return Array.from(all, (code) => [code, name(locale, code)] as const).toSorted(([, left], [, right]) =>
    compare(left, right)
  )
}

const nameOf = (locale: string, type: "region" | "language", code: string, shape: RegExp): string =>
  shape.test(code) ? (new Intl.DisplayNames(locale, { type, fallback: "code" }).of(code) ?? code) : code

const keys = {
  UNTAGGED: "tagUntagged",
  MAIN: "tagMain",
  HOME: "tagHome",
  WORK: "tagWork",
  MOBILE: "tagMobile",
  FAX: "tagFax",
  BILLING: "tagBilling",
  SHIPPING: "tagShipping"
} as const

/** A tag that has a label. */
export type Tag = keyof typeof keys

/** The tags of email addresses. */
export const emailTags: ReadonlyArray<Tag> = ["UNTAGGED", "MAIN", "HOME", "WORK"]

/** The tags of phone numbers. */
export const phoneTags: ReadonlyArray<Tag> = ["UNTAGGED", "MAIN", "HOME", "MOBILE", "WORK", "FAX"]

/** The tags of postal addresses. */
export const addressTags: ReadonlyArray<Tag> = ["UNTAGGED", "HOME", "WORK", "BILLING", "SHIPPING"]

/** Returns the label of a tag. Returns an unknown tag unchanged. */
export const tagText = (words: ProfileFieldMessages, tag: string): string => (isTag(tag) ? words[keys[tag]] : tag)

/** Returns the options of a tag field. Includes the `present` tag even if it is unknown. */
export const tagOptions = (
  words: ProfileFieldMessages,
  tags: ReadonlyArray<Tag>,
  present: string | undefined
): ReadonlyArray<readonly [string, string]> => {
  const known: ReadonlyArray<string> = tags
  const all = present === undefined || known.includes(present) ? known : [...known, present]
  return all.map((tag) => [tag, tagText(words, tag)])
}

const isTag = (tag: string): tag is Tag => Object.hasOwn(keys, tag)

/** Returns the labels of the inputs that a problem refers to. */
export const labelsOf = (
  words: ProfileFieldMessages,
  problem: Problem | undefined,
  custom: ReadonlyArray<CustomFieldDefinition> = []
): Readonly<Record<string, string>> => {
  const labels: Record<string, string> = {}
  for (const name of Object.keys(problem?.fields ?? {})) {
    const own = custom.find((_, index) => customInputOf(index) === name)?.label
    const key = own === undefined ? wordOf(name) : undefined
    if (own !== undefined) labels[name] = own
    else if (key !== undefined) labels[name] = words[key]
  }
  return labels
}

type Word = {
  readonly [Key in keyof ProfileFieldMessages]: ProfileFieldMessages[Key] extends string ? Key : never
}[keyof ProfileFieldMessages]

const wordOf = (name: string): Word | undefined => {
  const part = name
    .split(".")
    .slice(name.includes(".") ? 2 : 0)
    .join(".")
    .replace(/^address\./, "")
  return Object.hasOwn(inputs, part) ? inputs[part as keyof typeof inputs] : undefined
}

const inputs = {
  firstName: "firstName",
  lastName: "lastName",
  nickname: "nickname",
  picture: "picture",
  company: "company",
  position: "position",
  birthdate: "birthdate",
  language: "language",
  privacyStatus: "privacyStatus",
  email: "email",
  phone: "phone",
  countryCode: "countryCode",
  tag: "tag",
  addressLine: "addressLine",
  addressLine2: "addressLine2",
  "streetAddress.name": "streetName",
  "streetAddress.number": "streetNumber",
  "streetAddress.apt": "apartment",
  city: "city",
  subdivision: "subdivision",
  postalCode: "postalCode",
  country: "country"
} as const satisfies Record<string, Word>

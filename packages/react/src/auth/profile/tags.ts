/**
 * What an e-mail address, a phone number or a postal address is for, in words.
 *
 * @since 0.1.0
 */
import type { ProfileFieldMessages } from "../../i18n/messages/AccountMessages.ts"

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

/** A tag that has words. */
export type Tag = keyof typeof keys

/** Tags of e-mail addresses. */
export const emailTags: ReadonlyArray<Tag> = ["UNTAGGED", "MAIN", "HOME", "WORK"]

/** Tags of phone numbers. */
export const phoneTags: ReadonlyArray<Tag> = ["UNTAGGED", "MAIN", "HOME", "MOBILE", "WORK", "FAX"]

/** Tags of postal addresses. */
export const addressTags: ReadonlyArray<Tag> = ["UNTAGGED", "HOME", "WORK", "BILLING", "SHIPPING"]

/** A tag in words. One that this version does not know is shown as it is. */
export const tagText = (words: ProfileFieldMessages, tag: string): string => (isTag(tag) ? words[keys[tag]] : tag)

/** The choice of a tag, with the one that is there although it is not known. */
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

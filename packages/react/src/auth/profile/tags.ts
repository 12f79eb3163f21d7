/**
 * The labels of the tags of email addresses, phone numbers and postal addresses.
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

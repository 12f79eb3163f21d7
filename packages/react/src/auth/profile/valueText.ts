/**
 * The displayed values of a profile.
 *
 * @since 0.1.0
 */
import type { ProfileFieldMessages, ProfileMessages } from "../../i18n/messages/AccountMessages.ts"
import type { CustomFieldDefinition, Profile, ProfileField } from "./Profile.ts"
import { countryName, languageName, tagText } from "./labels.ts"

/** The messages and the locale that displayed values depend on. */
export interface Speech {
  readonly fieldWords: ProfileFieldMessages
  readonly locale: string
  readonly words: ProfileMessages
}

/** A displayed value: its lines and the label of its tag. */
export interface ShownValue {
  readonly lines: ReadonlyArray<string>
  readonly tag?: string | undefined
  /** The writing direction. Numbers and internet addresses run from left to right in every script. */
  readonly direction?: "ltr" | undefined
}

/** Returns the displayed values of a field. */
export const valuesOf = (field: ProfileField, profile: Profile, speech: Speech): ReadonlyArray<ShownValue> => {
  const { fieldWords, locale } = speech
  switch (field) {
    case "birthdate":
      return lines(profile.birthdate && dateText(profile.birthdate, speech))
    case "language":
      return lines(profile.language && languageName(locale, profile.language))
    case "privacyStatus":
      return lines(privacyText(fieldWords, profile.privacyStatus))
    case "emails":
      return (profile.secondaryEmails ?? []).map(({ email = "", tag }) => ({
        lines: [email],
        tag: saidTag(fieldWords, tag),
        direction: "ltr"
      }))
    case "phone":
    case "phones":
      return (profile.phonesV2 ?? []).map(({ countryCode = "", phone = "", tag }) => ({
        lines: [`${countryCode} ${phone}`.trim()],
        tag: saidTag(fieldWords, tag),
        direction: "ltr"
      }))
    case "picture":
      return lines(profile.picture).map((value) => ({ ...value, direction: "ltr" }))
    default:
      return lines(profile[field])
  }
}

/** Returns the displayed postal addresses. */
export const addressValues = ({ addresses = [] }: Profile, { fieldWords, locale }: Speech): ReadonlyArray<ShownValue> =>
  addresses.map((address) => {
    const {
      addressLine,
      addressLine2,
      city,
      country,
      formattedAddress,
      postalCode,
      streetAddress = {},
      subdivision,
      tag
    } = address
    const street = [streetAddress.name, streetAddress.number, streetAddress.apt]
    const parts = [
      addressLine ?? joined(street, " "),
      addressLine2,
      joined([postalCode, city], " "),
      subdivision,
      country && countryName(locale, country)
    ].filter((line) => line !== undefined && line !== "")
    return {
      lines: parts.length > 0 ? parts.map(String) : (formattedAddress ?? "").split("\n"),
      tag: saidTag(fieldWords, tag)
    }
  })

/** Returns the displayed value of a custom field. */
export const customValues = (
  { name }: CustomFieldDefinition,
  { customFields = [] }: Profile,
  { words }: Speech
): ReadonlyArray<ShownValue> => {
  const { dateValue, numValue, strValue } = customFields.find((field) => field.name === name)?.value ?? {}
  if (dateValue !== undefined) return Number.isNaN(dateValue.getTime()) ? [] : lines(words.date(dateValue))
  return lines(numValue === undefined ? strValue : words.number(numValue))
}

const lines = (text: string | undefined): ReadonlyArray<ShownValue> =>
  text === undefined || text === "" ? [] : [{ lines: [text] }]

const joined = (parts: ReadonlyArray<string | undefined>, between: string): string =>
  parts.filter((part) => part !== undefined && part !== "").join(between)

const saidTag = (words: ProfileFieldMessages, tag: string | undefined): string | undefined =>
  tag === undefined || tag === "UNTAGGED" ? undefined : tagText(words, tag)

const dateText = (text: string, { words }: Speech): string => {
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? text : words.date(date)
}

const privacyText = (words: ProfileFieldMessages, status: string = "UNDEFINED"): string => {
  switch (status) {
    case "UNDEFINED":
      return words.privacyUndefined
    case "PUBLIC":
      return words.privacyPublic
    case "PRIVATE":
      return words.privacyPrivate
    default:
      return status
  }
}

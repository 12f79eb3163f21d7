/**
 * The labels of profile inputs, for error summaries.
 *
 * @since 0.1.0
 */
import type { ProfileFieldMessages } from "../../i18n/messages/AccountMessages.ts"
import type { Problem } from "../../problem/Problem.ts"
import { customInputOf } from "./customEntries.ts"
import type { CustomFieldDefinition } from "./Profile.ts"

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

/**
 * Conversion of form entries to a profile: the entered values, the changes, and the input for a field path of the
 * provider.
 *
 * @since 0.1.0
 */
import type { FieldProblem, Problem } from "../../problem/Problem.ts"
import * as Problems from "../../problem/Problem.ts"
import { addressesOf, namedLikeInputs, customFieldsOf, customInputOf } from "./fieldEntries.ts"
import type { CustomFieldDefinition, Profile, ProfileChange, ProfileTextField } from "./Profile.ts"
import { afterOf, dayOf, isShown, keysOf, textOf } from "./fieldEntries.ts"

/** The options for reading form entries. Pass the same values that the form was rendered with. */
export interface EntryOptions {
  /** The custom fields that the shop added. */
  readonly custom?: ReadonlyArray<CustomFieldDefinition> | undefined
  /** The profile that the form started with. Values that the form does not show stay unchanged. */
  readonly before?: Profile | undefined
}

const texts: ReadonlyArray<ProfileTextField | "privacyStatus"> = [
  "firstName",
  "lastName",
  "nickname",
  "picture",
  "company",
  "position",
  "birthdate",
  "language",
  "privacyStatus"
]

/**
 * Returns the profile in the entries of a form, without empty fields and without fields that the form does not show.
 *
 * **Example** (Reading the profile of a registration)
 *
 * ```ts
 * import { profileOf } from "@portico/react/auth"
 *
 * const entries = new FormData()
 * entries.set("firstName", " Ada ")
 * entries.set("lastName", "")
 *
 * profileOf(entries) // => { firstName: "Ada" }
 * ```
 */
export const profileOf = (entries: FormData, options: EntryOptions = {}): Profile => {
  const entered = Object.entries(readAll(entries, options)).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== ""
  )
  return Object.fromEntries(entered)
}

/**
 * Returns the fields that differ between `before` and the entries of a form. Ignores fields that the form does not
 * show.
 */
export const changesOf = (entries: FormData, options: EntryOptions = {}): ProfileChange => {
  const before: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(options.before ?? {}))
  const differing = Object.entries(readAll(entries, options)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name] ?? (Array.isArray(value) ? [] : null))
  )
  return Object.fromEntries(differing)
}

/**
 * Checks the format of email addresses, phone numbers, dates and numbers. Returns `undefined` if all are valid. Only
 * the provider can validate the rest.
 */
export const checkProfile = (entries: FormData, { custom = [] }: EntryOptions = {}): Problem | undefined => {
  const fields: Record<string, FieldProblem> = {}
  for (const [name, value] of entries) {
    const text = typeof value === "string" ? value.trim() : ""
    if (name.endsWith(brokenDate) && text !== "") fields[name.slice(0, -brokenDate.length)] = "dateMalformed"
    if (text !== "" && /^secondaryEmails\..+\.email$/.test(name) && !/^[^\s@]+@[^\s@]+$/.test(text)) {
      fields[name] = "emailMalformed"
    }
    if (/^phonesV2\..+\.phone$/.test(name) && !isPhone(text, textOf(entries, name.replace(/phone$/, "countryCode")))) {
      fields[name] = "phoneMalformed"
    }
  }
  const birthdate = textOf(entries, "birthdate")
  if (birthdate !== "" && dayOf(birthdate) !== birthdate) fields["birthdate"] = "dateMalformed"
  custom.forEach(({ type }, index) => {
    const name = customInputOf(index)
    const text = textOf(entries, name)
    if (type === "date" && text !== "" && dayOf(text) !== text) fields[name] = "dateMalformed"
    if (type === "number" && text !== "" && !Number.isFinite(Number(text.replace(",", ".")))) {
      fields[name] = "numberMalformed"
    }
  })
  return Object.keys(fields).length === 0 ? undefined : Problems.ofFields(fields)
}

/** The name suffix of the hidden input that reports an incomplete date in a date input. */
export const brokenDate = "~broken"

/**
 * Returns a function that finds the input for a field path of the provider, such as `profile.addresses.0.address.city`.
 * The provider counts array items by position. Input names use keys that do not change when other items are removed.
 */
export const inputOf = (
  entries: FormData,
  { before, custom = [] }: EntryOptions = {}
): ((field: string) => string | undefined) => {
  const profile = profileOf(entries, { before, custom })
  return (field) => {
    const path = field.replace(/^(identityProfile|profile)\./, "").replace(/\[(\d+)\]/g, ".$1")
    const [list = "", index, ...rest] = path.split(".")
    if (list === "customFields") {
      const found = profile.customFields?.[Number(index)]?.name
      const at = custom.findIndex(({ name }) => name === found)
      return at < 0 ? undefined : customInputOf(at)
    }
    if (isShown(entries, list) && index !== undefined) {
      const start = `${list}.${keysOf(entries, list, listOf(before, list))[Number(index)]}.`
      const exact = start + rest.join(".")
      return entries.has(exact) ? exact : [...entries.keys()].find((name) => name.startsWith(start))
    }
    return entries.has(path) ? path : undefined
  }
}

const isPhone = (phone: string, countryCode: string): boolean =>
  phone === "" ? countryCode === "" : /^[+\d][\d\s().\-/]*$/.test(phone)

const listOf = (profile: Profile = {}, list: string): ReadonlyArray<unknown> => {
  const found = Object.entries(profile).find(([name]) => name === list)?.[1]
  if (!Array.isArray(found)) return []
  return list === "addresses" ? namedLikeInputs(found) : found
}

/** The value of an array's hidden input if the form shows only the first item. The other items stay unchanged. */
export const firstOnly = "first"

// Includes empty fields as null or an empty array, so that `changesOf` detects that the user cleared them.
const readAll = (entries: FormData, { before = {}, custom = [] }: EntryOptions): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    texts.filter((name) => entries.has(name)).map((name) => [name, textAfter(entries, name, before[name])])
  ),
  ...(isShown(entries, "secondaryEmails") ? { secondaryEmails: emailsOf(entries, before) } : {}),
  ...(isShown(entries, "phonesV2") ? { phonesV2: phonesOf(entries, before) } : {}),
  ...(isShown(entries, "addresses") ? { addresses: addressesOf(entries, before) } : {}),
  ...(custom.length === 0 ? {} : { customFields: customFieldsOf(entries, custom, before) })
})

const textAfter = (entries: FormData, name: (typeof texts)[number], was: string | undefined): string | null => {
  // A date input shows only the day. An unchanged day must not drop the time of the stored value.
  const isSameDay = name === "birthdate" && was !== undefined && textOf(entries, name) === dayOf(was)
  return (isSameDay ? was : afterOf(entries, name, was)) ?? null
}

const emailsOf = (entries: FormData, { secondaryEmails = [] }: Profile) =>
  keysOf(entries, "secondaryEmails", secondaryEmails).map((key) => {
    const was = secondaryEmails[Number(key)]
    const email = afterOf(entries, `secondaryEmails.${key}.email`, was?.email)
    return without({ ...was, email, ...tagOf(entries, `secondaryEmails.${key}.tag`, was) })
  })

const phonesOf = (entries: FormData, { phonesV2 = [] }: Profile) => {
  const shown = keysOf(entries, "phonesV2", phonesV2).map((key) => {
    const was = phonesV2[Number(key)]
    const start = `phonesV2.${key}`
    const isWhole = entries.has(`${start}.countryCode`)
    const countryCode = isWhole ? afterOf(entries, `${start}.countryCode`, was?.countryCode) : was?.countryCode
    const phone = afterOf(entries, `${start}.phone`, was?.phone)
    return without({ ...was, countryCode, phone, ...tagOf(entries, `${start}.tag`, was) })
  })
  return entries.get("phonesV2") === firstOnly ? [...shown, ...phonesV2.slice(1)] : shown
}

const without = (entry: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))

/** Returns the tag of an array item. Returns no tag if the item had none before and the user did not choose one. */
export const tagOf = (
  entries: FormData,
  name: string,
  was: { readonly tag?: string } | undefined
): { readonly tag?: string } => {
  const tag = textOf(entries, name)
  return tag === "" || (tag === "UNTAGGED" && was !== undefined && was.tag === undefined) ? {} : { tag }
}

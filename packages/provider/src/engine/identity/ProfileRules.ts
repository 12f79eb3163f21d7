/**
 * Validation rules for profile fields: lengths, formats and allowed values.
 *
 * @since 0.1.0
 */
import { AddressTag, EmailTag, PhoneTag, PrivacyStatus } from "@portico/contract/auth/Enums"
import type { FieldViolation } from "@portico/contract/Refusal"
import * as Option from "effect/Option"
import * as Predicate from "effect/Predicate"
import * as Email from "./Email.ts"
import * as Text from "../value/Text.ts"

/** The maximum length of a profile's JSON, in characters. */
export const maximumProfileLength = 100_000

/** The maximum length of each array. */
export const maximumEntries = { secondaryEmails: 20, phonesV2: 20, addresses: 20, customFields: 100 } as const

/**
 * Returns the violations in the requested profile values. Values of the wrong type are ignored here; the profile's
 * schema checks them.
 */
export const violationsOf = (requested: Readonly<Record<string, unknown>>): ReadonlyArray<FieldViolation> => [
  ...Object.entries(texts).flatMap(([name, rule]) => check(`profile.${name}`, own(requested, name), rule)),
  ...Object.entries(maximumEntries).flatMap(([name, most]) => tooMany(`profile.${name}`, own(requested, name), most)),
  ...Object.entries(entries).flatMap(([list, rules]) =>
    listOf(own(requested, list)).flatMap((entry, index) =>
      Object.entries(rules).flatMap(([path, rule]) => check(`profile.${list}.${index}.${path}`, at(entry, path), rule))
    )
  ),
  ...customNames(listOf(own(requested, "customFields")))
]

type Rule = (text: string) => Omit<FieldViolation, "field"> | undefined

const longest =
  (most: number): Rule =>
  (text) =>
    text.length > most
      ? {
          description: `must be at most ${most} characters long`,
          violatedRule: "MAX_LENGTH",
          data: { threshold: most }
        }
      : undefined

const format =
  (description: string, isRight: (text: string) => boolean): Rule =>
  (text) =>
    text === "" || isRight(text) ? undefined : { description, violatedRule: "FORMAT" }

const oneOf = ({ members }: { readonly members: ReadonlyArray<string> }): Rule =>
  format(`must be one of ${members.join(", ")}`, (text) => members.includes(text))

const both =
  (first: Rule, second: Rule): Rule =>
  (text) =>
    first(text) ?? second(text)

const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

const name = longest(100)
const line = longest(250)

const texts: Readonly<Record<string, Rule>> = {
  firstName: name,
  lastName: name,
  nickname: name,
  company: name,
  position: name,
  picture: both(longest(2000), format("must be a web address", isWebAddress)),
  language: both(
    longest(35),
    format("must be a language tag such as en or pt-BR", (text) => /^[A-Za-z]{2,8}(-[A-Za-z\d]{1,8})*$/.test(text))
  ),
  birthdate: format("must be a date such as 1815-12-10", isDate),
  privacyStatus: oneOf(PrivacyStatus)
}

const email = format("must be an email address", (text) => Option.isSome(Email.normalize(text)))

const entries: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  secondaryEmails: {
    email: (text) => (text === "" ? { description: "is required", violatedRule: "REQUIRED_FIELD" } : email(text)),
    tag: oneOf(EmailTag)
  },
  phonesV2: {
    countryCode: format("must be a code such as +44 or GB", (text) => /^(\+?\d{1,4}|[A-Z]{2})$/.test(text)),
    phone: both(
      longest(50),
      format("must be a phone number", (text) => /^\+?[\d\s().\-/]*\d[\d\s().\-/]*$/.test(text))
    ),
    tag: oneOf(PhoneTag)
  },
  addresses: {
    tag: oneOf(AddressTag),
    "address.country": format("must be a country code of two letters, such as GB", (text) => /^[A-Z]{2}$/.test(text)),
    "address.subdivision": name,
    "address.city": name,
    "address.postalCode": longest(20),
    "address.addressLine": line,
    "address.addressLine2": line,
    "address.formattedAddress": longest(1000),
    "address.hint": longest(500),
    "address.streetAddress.name": line,
    "address.streetAddress.number": longest(20),
    "address.streetAddress.apt": longest(50)
  },
  customFields: {
    name: (text) => (text === "" ? { description: "is required", violatedRule: "REQUIRED_FIELD" } : name(text)),
    "value.strValue": longest(10_000)
  }
}

const check = (field: string, value: unknown, rule: Rule): ReadonlyArray<FieldViolation> => {
  if (typeof value !== "string") return []
  const wrong = Text.isStorable(value)
    ? rule(value)
    : { description: "must be well-formed Unicode without NUL", violatedRule: "FORMAT" }
  return wrong === undefined ? [] : [{ field, ...wrong }]
}

const tooMany = (field: string, value: unknown, most: number): ReadonlyArray<FieldViolation> =>
  listOf(value).length > most
    ? [{ field, description: `must have at most ${most} items`, violatedRule: "MAX_SIZE", data: { threshold: most } }]
    : []

// A custom field named `__proto__`, for example, would be lost or change the prototype in programs that read it.
const customNames = (fields: ReadonlyArray<unknown>): ReadonlyArray<FieldViolation> => {
  const seen = new Set<unknown>()
  return fields.flatMap((entry, index) => {
    const field = `profile.customFields.${index}`
    const name = at(entry, "name")
    const isTwice = typeof name === "string" && seen.has(name)
    seen.add(name)
    if (typeof name !== "string")
      return [{ field: `${field}.name`, description: "is required", violatedRule: "REQUIRED_FIELD" }]
    if (forbidden.has(name))
      return [
        {
          field: `${field}.name`,
          description: "must be a different name, because this name is reserved",
          violatedRule: "FORMAT"
        }
      ]
    if (isTwice) return [{ field: `${field}.name`, description: "must be unique", violatedRule: "UNIQUE" }]
    const value = at(entry, "value")
    return nestsBadly(value)
      ? [
          {
            field: `${field}.value`,
            description: "must be a valid custom field value",
            violatedRule: "FORMAT"
          }
        ]
      : []
  })
}

const isMoment = (value: unknown): boolean => typeof value === "string" && !Number.isNaN(Date.parse(value))

const forbidden: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"])

const maximumDepth = 8

const nestsBadly = (value: unknown, depth = 0): boolean => {
  if (typeof value === "string") return !Text.isStorable(value)
  if (!Predicate.isObject(value) && !Array.isArray(value)) return false
  if (depth > maximumDepth * 2) return true
  return Array.isArray(value)
    ? value.some((one) => nestsBadly(one, depth + 1))
    : Object.entries(value).some(
        ([key, one]) =>
          forbidden.has(key) ||
          !Text.isStorable(key) ||
          (key === "dateValue" && !isMoment(one)) ||
          nestsBadly(one, depth + 1)
      )
}

const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const own = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

const at = (value: unknown, path: string): unknown => path.split(".").reduce(own, value)

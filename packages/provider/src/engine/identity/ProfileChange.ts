/**
 * Changes that members make to their own profile. Field names are those of the identity (auth.md §3).
 *
 * @since 0.1.0
 */
import { Profile } from "@portico/contract/auth/Identity"
import type { FieldViolation } from "@portico/contract/Refusal"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import { maximumProfileLength, violationsOf } from "./ProfileRules.ts"

/**
 * The fields that a member may change. Members cannot change the shop's labels, their slug or their sign-in address.
 */
export const changeable = [
  "firstName",
  "lastName",
  "nickname",
  "picture",
  "language",
  "privacyStatus",
  "company",
  "position",
  "birthdate",
  "customFields",
  "secondaryEmails",
  "phonesV2",
  "addresses"
] as const satisfies ReadonlyArray<keyof Profile>

/** A requested change. Absent fields stay unchanged, `null` removes a field, and an array replaces the whole array. */
export type ProfileFields = Readonly<Record<string, unknown>>

/** A validated change: the fields to set and the names of the fields to remove. */
export interface ProfileChange {
  readonly set: Profile
  readonly removed: ReadonlySet<string>
}

/** Validates a change. Fails with a violation for each invalid field. */
export const read = (requested: ProfileFields): Result.Result<ProfileChange, ReadonlyArray<FieldViolation>> => {
  const given = changeable.filter((name) => Object.hasOwn(requested, name))
  const broken = violationsOf(requested)
  if (broken.length > 0) return Result.fail(broken)
  const set = decode(
    Object.fromEntries(given.filter((name) => requested[name] !== null).map((name) => [name, requested[name]]))
  )
  return Result.mapBoth(set, {
    onFailure: ({ issue }) => shapesOf(issue),
    onSuccess: (set) => ({ set, removed: new Set(given.filter((name) => requested[name] === null)) })
  })
}

/**
 * Applies a change to a profile. The plain arrays `emails` and `phones` are updated from `secondaryEmails` and
 * `phonesV2`. Fails if the profile would become too long.
 */
export const apply = (
  profile: Profile,
  { removed, set }: ProfileChange
): Result.Result<Profile, ReadonlyArray<FieldViolation>> => {
  const remaining = Object.entries(profile).filter(([name]) => !removed.has(name))
  const after: Profile = {
    ...Object.fromEntries([...remaining, ...Object.entries(set)]),
    ...(has("secondaryEmails", set, removed) ? { emails: textsOf(set.secondaryEmails, ({ email }) => email) } : {}),
    ...(has("phonesV2", set, removed)
      ? { phones: textsOf(set.phonesV2, ({ countryCode = "", phone }) => phone && `${countryCode} ${phone}`.trim()) }
      : {})
  }
  return JSON.stringify(after).length > maximumProfileLength
    ? Result.fail([
        {
          field: "profile",
          description: `must not be longer than ${maximumProfileLength} characters`,
          violatedRule: "MAX_LENGTH",
          data: { threshold: maximumProfileLength }
        }
      ])
    : Result.succeed(after)
}

const decode = Schema.decodeUnknownResult(Profile, { errors: "all" })

const has = (name: keyof Profile, set: Profile, removed: ReadonlySet<string>): boolean =>
  Object.hasOwn(set, name) || removed.has(name)

const textsOf = <A>(entries: ReadonlyArray<A> = [], text: (entry: A) => string | undefined): ReadonlyArray<string> => {
  const found = new Set<string>()
  for (const entry of entries) {
    const value = text(entry)
    if (value !== undefined && value !== "") found.add(value)
  }
  return [...found]
}

const shapesOf = (issue: SchemaIssue.Issue): ReadonlyArray<FieldViolation> =>
  format(issue).issues.map(({ message, path = [] }) => ({
    field: ["profile", ...path.map((key) => String(typeof key === "object" ? key.key : key))].join("."),
    description: message,
    violatedRule: "FORMAT"
  }))

const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => SchemaIssue.defaultLeafHook(issue).replace(/^Expected /, "must be ")
})

/**
 * The fields of a profile form, as plain data for forms and views.
 *
 * @since 0.1.0
 */
export type { ProfileChange } from "@portico/client/auth/Profiles"
export type { MemberIdentity as Identity, MemberProfile as Profile } from "@portico/contract/auth/Identity"

/** A profile field that is a single string. */
export type ProfileTextField =
  | "firstName"
  | "lastName"
  | "nickname"
  | "company"
  | "position"
  | "birthdate"
  | "language"
  | "picture"

/**
 * A profile field in a form. `phone` is a single input for the first phone number. `phones` and `emails` are arrays
 * whose items each have a tag.
 */
export type ProfileField = ProfileTextField | "privacyStatus" | "emails" | "phone" | "phones"

/** All fields in the order of a form, except `phone`, which replaces `phones` in forms with a single phone number. */
export const allFields: ReadonlyArray<ProfileField> = [
  "firstName",
  "lastName",
  "nickname",
  "picture",
  "company",
  "position",
  "birthdate",
  "language",
  "emails",
  "phones",
  "privacyStatus"
]

/** A custom field that the shop added to its members' profiles. */
export interface CustomFieldDefinition {
  /** The field's name in the profile. */
  readonly name: string
  /** The label of the field. */
  readonly label: string
  /** The type of its value, which determines the input. */
  readonly type: "text" | "number" | "date"
  /** The `autocomplete` attribute of the input. Default: `off`. */
  readonly autoComplete?: string | undefined
}

/** The inputs of a postal street: address lines, or its parts (name, number and apartment). */
export type AddressFormat = "lines" | "parts"

/**
 * What a profile's inputs are: plain data for forms and views.
 *
 * @since 0.1.0
 */
export type { ProfileChange } from "@portico/client/auth/Profiles"
export type { MemberIdentity as Identity, MemberProfile as Profile } from "@portico/contract/auth/Identity"

/** An input of a profile that stands for itself. */
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
 * What a form shows of a profile. `phone` is one plain number; `phones` and `emails` are lists, each entry with its tag.
 */
export type ProfileField = ProfileTextField | "privacyStatus" | "emails" | "phone" | "phones"

/** Every field, in the order of a form. `phone` is left to forms that want no list. */
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

/** A field that the shop added to its members' profiles. */
export interface CustomFieldDefinition {
  /** Its name in the profile. */
  readonly name: string
  readonly label: string
  readonly type: "text" | "number" | "date"
  /** What browsers may fill in. Nothing by default. */
  readonly autoComplete?: string | undefined
}

/** How a postal street is entered: as lines, or as its parts. */
export type AddressFormat = "lines" | "parts"

/**
 * The identity of a member, as the identity service returns it (auth.md §3). Field names are those of the
 * specification. ISO date strings decode to `Date`.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import * as Lenient from "../internal/Lenient.ts"
import * as Recursive from "../internal/Recursive.ts"
import type {
  AddressTag,
  EmailTag,
  FactorStatus,
  FactorType,
  IdentityStatus,
  PendingReason,
  PhoneTag,
  PrivacyStatus
} from "./Enums.ts"

const optional = Lenient.optional

// Copying a property named `__proto__` to another object would replace that object's prototype.
const Name = Schema.String.check(Schema.makeFilter((name) => name !== "__proto__"))

// Passes unknown properties through when decoding and encoding. The static type remains that of the struct, because an
// index signature would hide misspelled names.
const open = <Fields extends Schema.Struct.Fields>(struct: Schema.Struct<Fields>): Schema.Struct<Fields> =>
  Schema.StructWithRest(struct, [Schema.Record(Name, Schema.Unknown)]) as unknown as Schema.Struct<Fields>

/** Properties that this version does not list. They are passed through unchanged. */
export interface Unlisted {
  readonly [name: string]: unknown
}

/** The street of a postal address. */
export const StreetAddress = open(
  Schema.Struct({
    name: optional(Schema.String),
    number: optional(Schema.String),
    apt: optional(Schema.String)
  })
)
export interface StreetAddress extends Schema.Schema.Type<typeof StreetAddress> {}

/** Geographic coordinates, in degrees. */
export const Geocode = open(
  Schema.Struct({
    latitude: optional(Schema.Finite),
    longitude: optional(Schema.Finite)
  })
)
export interface Geocode extends Schema.Schema.Type<typeof Geocode> {}

const addressFields = {
  city: optional(Schema.String),
  subdivision: optional(Schema.String),
  country: optional(Schema.String),
  postalCode: optional(Schema.String),
  formattedAddress: optional(Schema.String),
  addressLine: optional(Schema.String),
  addressLine2: optional(Schema.String),
  streetAddress: optional(StreetAddress),
  geocode: optional(Geocode),
  hint: optional(Schema.String)
}

/** A postal address. */
export const Address = open(Schema.Struct(addressFields))
export interface Address extends Schema.Schema.Type<typeof Address> {}

/** A postal address with its purpose, in the nested form of requests and responses (protocol.md §2.5). */
export const TaggedAddress = open(
  Schema.Struct({
    address: optional(Address),
    tag: optional(Lenient.memberOf<typeof AddressTag>())
  })
)
export interface TaggedAddress extends Schema.Schema.Type<typeof TaggedAddress> {}

/** A postal address with its purpose, in its flat form (auth.md §3). */
export interface MemberAddress extends Address, Unlisted {
  readonly tag?: NonNullable<TaggedAddress["tag"]>
}

/** A number on the wire. `NaN`, `Infinity` and `-Infinity` are strings, because JSON has no numbers for them. */
export type NumericValueEncoded = number | "NaN" | "Infinity" | "-Infinity"

/** Codec of a number that may be `NaN`, `Infinity` or `-Infinity`, which are strings in JSON. */
export const NumericValue: Schema.Codec<number, NumericValueEncoded> = Schema.Union([
  Schema.Finite,
  Schema.Literals(["NaN", "Infinity", "-Infinity"])
]).pipe(
  Schema.decodeTo(
    // @effect-diagnostics-next-line schemaNumber:off
    Schema.Number,
    SchemaTransformation.transform({
      decode: Number,
      encode: (value) => (Number.isFinite(value) ? value : (String(value) as NumericValueEncoded))
    })
  )
)

/** The value of a custom field. Exactly one key is present. */
export interface CustomValue {
  readonly strValue?: string
  readonly numValue?: number
  readonly dateValue?: Date
  readonly listValue?: { readonly value?: ReadonlyArray<CustomValue> }
  readonly mapValue?: { readonly value?: { readonly [key: string]: CustomValue } }
}

/** The value of a custom field on the wire. */
export interface CustomValueEncoded {
  readonly strValue?: string
  readonly numValue?: NumericValueEncoded
  readonly dateValue?: string
  readonly listValue?: { readonly value?: ReadonlyArray<CustomValueEncoded> }
  readonly mapValue?: { readonly value?: { readonly [key: string]: CustomValueEncoded } }
}

/** Schema of the value of a custom field or of additional data. */
export const CustomValue = Recursive.make<CustomValue, CustomValueEncoded>("CustomValue", (nested) =>
  Schema.Struct({
    strValue: Schema.optionalKey(Schema.String),
    numValue: Schema.optionalKey(NumericValue),
    dateValue: Schema.optionalKey(Schema.DateFromString),
    listValue: Schema.optionalKey(Schema.Struct({ value: Schema.optionalKey(Schema.Array(nested)) })),
    mapValue: Schema.optionalKey(Schema.Struct({ value: Schema.optionalKey(Schema.Record(Schema.String, nested)) }))
  })
)

/** A field that the site added to its members' profiles. */
export const CustomField = open(
  Schema.Struct({
    name: optional(Schema.String),
    value: optional(CustomValue)
  })
)
export interface CustomField extends Schema.Schema.Type<typeof CustomField> {}

/** A secondary email address. */
export const SecondaryEmail = open(
  Schema.Struct({
    email: optional(Schema.String),
    tag: optional(Lenient.memberOf<typeof EmailTag>())
  })
)

/** A phone number. */
export const Phone = open(
  Schema.Struct({
    countryCode: optional(Schema.String),
    phone: optional(Schema.String),
    tag: optional(Lenient.memberOf<typeof PhoneTag>())
  })
)

/** The profile of a member. All fields are optional. */
export const Profile = open(
  Schema.Struct({
    firstName: optional(Schema.String),
    lastName: optional(Schema.String),
    nickname: optional(Schema.String),
    picture: optional(Schema.String),
    emails: optional(Schema.Array(Schema.String)),
    phones: optional(Schema.Array(Schema.String)),
    labels: optional(Schema.Array(Schema.String)),
    language: optional(Schema.String),
    privacyStatus: optional(Lenient.memberOf<typeof PrivacyStatus>()),
    customFields: optional(Schema.Array(CustomField)),
    secondaryEmails: optional(Schema.Array(SecondaryEmail)),
    phonesV2: optional(Schema.Array(Phone)),
    addresses: optional(Schema.Array(TaggedAddress)),
    company: optional(Schema.String),
    position: optional(Schema.String),
    birthdate: optional(Schema.String),
    slug: optional(Schema.String)
  })
)
export interface Profile extends Schema.Schema.Type<typeof Profile> {}

/** The profile of a member as the client returns it: addresses are flat (auth.md §3). */
export interface MemberProfile extends Omit<Profile, "addresses">, Unlisted {
  readonly addresses?: ReadonlyArray<MemberAddress>
}

/** A profile as the client accepts it: each address is flat or nested. Unknown properties are sent as they are. */
export interface ProfileInput extends Omit<Profile, "addresses">, Unlisted {
  readonly addresses?: ReadonlyArray<MemberAddress | TaggedAddress>
}

/** An authentication factor of an identity. */
export const Factor = Schema.Struct({
  factorId: optional(Schema.String),
  type: optional(Lenient.memberOf<typeof FactorType>()),
  status: optional(Lenient.memberOf<typeof FactorStatus>())
})
export interface Factor extends Schema.Schema.Type<typeof Factor> {}

/** A member, as the identity service returns it. */
export const Identity = Schema.Struct({
  id: optional(Schema.String),
  revision: optional(Schema.Union([Schema.String, Schema.Finite])),
  createdDate: optional(Schema.DateFromString),
  updatedDate: optional(Schema.DateFromString),
  connections: optional(Schema.Array(Schema.Unknown)),
  identityProfile: optional(Profile),
  email: optional(Schema.Struct({ address: optional(Schema.String), isVerified: optional(Schema.Boolean) })),
  status: optional(
    Schema.Struct({
      name: optional(Lenient.memberOf<typeof IdentityStatus>()),
      reasons: optional(Schema.Array(Lenient.memberOf<typeof PendingReason>()))
    })
  ),
  factors: optional(Schema.Array(Factor))
})
export interface Identity extends Schema.Schema.Type<typeof Identity> {}

/** A member as the client returns it: the addresses of the profile are flat (auth.md §3). */
export interface MemberIdentity extends Omit<Identity, "identityProfile"> {
  readonly identityProfile?: MemberProfile
}

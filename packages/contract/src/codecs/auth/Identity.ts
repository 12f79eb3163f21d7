/**
 * The codecs of `auth/Identity`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Codec from "../../Codec.ts"
import * as Wire from "../../internal/WireCodecs.ts"
import type * as Schemas from "../../auth/Identity.ts"

/** The codec of `StreetAddress`. */
export const StreetAddress: Codec.Codec<typeof Schemas.StreetAddress.Type, typeof Schemas.StreetAddress.Encoded> =
  Codec.open({
    name: Codec.lenient(Codec.string),
    number: Codec.lenient(Codec.string),
    apt: Codec.lenient(Codec.string)
  })

/** The codec of `Geocode`. */
export const Geocode: Codec.Codec<typeof Schemas.Geocode.Type, typeof Schemas.Geocode.Encoded> = Codec.open({
  latitude: Codec.lenient(Codec.finite),
  longitude: Codec.lenient(Codec.finite)
})

/** The codec of `Address`. */
export const Address: Codec.Codec<typeof Schemas.Address.Type, typeof Schemas.Address.Encoded> = Codec.open({
  city: Codec.lenient(Codec.string),
  subdivision: Codec.lenient(Codec.string),
  country: Codec.lenient(Codec.string),
  postalCode: Codec.lenient(Codec.string),
  formattedAddress: Codec.lenient(Codec.string),
  addressLine: Codec.lenient(Codec.string),
  addressLine2: Codec.lenient(Codec.string),
  streetAddress: Codec.lenient(StreetAddress),
  geocode: Codec.lenient(Geocode),
  hint: Codec.lenient(Codec.string)
})

/** The codec of `TaggedAddress`. */
export const TaggedAddress: Codec.Codec<typeof Schemas.TaggedAddress.Type, typeof Schemas.TaggedAddress.Encoded> =
  Codec.open({ address: Codec.lenient(Address), tag: Codec.lenient(Codec.string) })

/** The codec of `CustomValue`. */
export const CustomValue: Codec.Codec<typeof Schemas.CustomValue.Type, typeof Schemas.CustomValue.Encoded> =
  Codec.struct({
    strValue: Codec.optional(Codec.string),
    numValue: Codec.optional(Wire.numericValue),
    dateValue: Codec.optional(Wire.dateFromString),
    listValue: Codec.optional(Codec.struct({ value: Codec.optional(Codec.array(Codec.lazy(() => CustomValue))) })),
    mapValue: Codec.optional(Codec.struct({ value: Codec.optional(Codec.record(Codec.lazy(() => CustomValue))) }))
  })

/** The codec of `CustomField`. */
export const CustomField: Codec.Codec<typeof Schemas.CustomField.Type, typeof Schemas.CustomField.Encoded> = Codec.open(
  { name: Codec.lenient(Codec.string), value: Codec.lenient(CustomValue) }
)

/** The codec of `SecondaryEmail`. */
export const SecondaryEmail: Codec.Codec<typeof Schemas.SecondaryEmail.Type, typeof Schemas.SecondaryEmail.Encoded> =
  Codec.open({ email: Codec.lenient(Codec.string), tag: Codec.lenient(Codec.string) })

/** The codec of `Phone`. */
export const Phone: Codec.Codec<typeof Schemas.Phone.Type, typeof Schemas.Phone.Encoded> = Codec.open({
  countryCode: Codec.lenient(Codec.string),
  phone: Codec.lenient(Codec.string),
  tag: Codec.lenient(Codec.string)
})

/** The codec of `Profile`. */
export const Profile: Codec.Codec<typeof Schemas.Profile.Type, typeof Schemas.Profile.Encoded> = Codec.open({
  firstName: Codec.lenient(Codec.string),
  lastName: Codec.lenient(Codec.string),
  nickname: Codec.lenient(Codec.string),
  picture: Codec.lenient(Codec.string),
  emails: Codec.lenient(Codec.array(Codec.string)),
  phones: Codec.lenient(Codec.array(Codec.string)),
  labels: Codec.lenient(Codec.array(Codec.string)),
  language: Codec.lenient(Codec.string),
  privacyStatus: Codec.lenient(Codec.string),
  customFields: Codec.lenient(Codec.array(CustomField)),
  secondaryEmails: Codec.lenient(Codec.array(SecondaryEmail)),
  phonesV2: Codec.lenient(Codec.array(Phone)),
  addresses: Codec.lenient(Codec.array(TaggedAddress)),
  company: Codec.lenient(Codec.string),
  position: Codec.lenient(Codec.string),
  birthdate: Codec.lenient(Codec.string),
  slug: Codec.lenient(Codec.string)
})

/** The codec of `Factor`. */
export const Factor: Codec.Codec<typeof Schemas.Factor.Type, typeof Schemas.Factor.Encoded> = Codec.struct({
  factorId: Codec.lenient(Codec.string),
  type: Codec.lenient(Codec.string),
  status: Codec.lenient(Codec.string)
})

/** The codec of `Identity`. */
export const Identity: Codec.Codec<typeof Schemas.Identity.Type, typeof Schemas.Identity.Encoded> = Codec.struct({
  id: Codec.lenient(Codec.string),
  revision: Codec.lenient(Codec.union(Codec.string, Codec.finite)),
  createdDate: Codec.lenient(Wire.dateFromString),
  updatedDate: Codec.lenient(Wire.dateFromString),
  connections: Codec.lenient(Codec.array(Codec.unknown)),
  identityProfile: Codec.lenient(Profile),
  email: Codec.lenient(
    Codec.struct({ address: Codec.lenient(Codec.string), isVerified: Codec.lenient(Codec.boolean) })
  ),
  status: Codec.lenient(
    Codec.struct({ name: Codec.lenient(Codec.string), reasons: Codec.lenient(Codec.array(Codec.string)) })
  ),
  factors: Codec.lenient(Codec.array(Factor))
})

/**
 * The GraphQL types of a member's profile, in responses and in changes.
 *
 * @since 0.1.0
 */
import { CustomValue as Value } from "@portico/contract/auth/Identity"
import * as Schema from "effect/Schema"
import {
  GraphQLFloat,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
  type GraphQLInputType
} from "graphql"
import type { Resolvers } from "./GraphqlResolvers.ts"

type Field = GraphQLFieldConfig<unknown, Resolvers>

/** A string field. */
export const text: Field = { type: GraphQLString }

/** A string array field. */
export const texts: Field = { type: new GraphQLList(new GraphQLNonNull(GraphQLString)) }

/** Creates an object type. */
export const object = (name: string, fields: GraphQLFieldConfigMap<unknown, Resolvers>) =>
  new GraphQLObjectType<unknown, Resolvers>({ name, fields })

/** Creates a field for an array of objects. */
export const listOf = (type: GraphQLObjectType<unknown, Resolvers>): Field => ({
  type: new GraphQLList(new GraphQLNonNull(type))
})

const number: Field = { type: GraphQLFloat }

const encode = Schema.encodeUnknownSync(Value)

// A scalar, because GraphQL has no type for arrays and maps that nest to any depth.
const CustomValue = new GraphQLScalarType<unknown, unknown>({
  name: "CustomValue",
  description: "One of strValue, numValue, dateValue, listValue and mapValue (auth.md §3).",
  serialize: (value) => encode(value)
})

/** The profile type of responses. */
export const Profile = object("IdentityProfile", {
  firstName: text,
  lastName: text,
  nickname: text,
  picture: text,
  emails: texts,
  phones: texts,
  labels: texts,
  language: text,
  privacyStatus: text,
  customFields: listOf(object("CustomField", { name: text, value: { type: CustomValue } })),
  secondaryEmails: listOf(object("SecondaryEmail", { email: text, tag: text })),
  phonesV2: listOf(object("Phone", { countryCode: text, phone: text, tag: text })),
  addresses: listOf(
    object("TaggedAddress", {
      tag: text,
      address: {
        type: object("Address", {
          city: text,
          subdivision: text,
          country: text,
          postalCode: text,
          formattedAddress: text,
          addressLine: text,
          addressLine2: text,
          streetAddress: { type: object("StreetAddress", { name: text, number: text, apt: text }) },
          geocode: { type: object("Geocode", { latitude: number, longitude: number }) },
          hint: text
        })
      }
    })
  ),
  company: text,
  position: text,
  birthdate: text,
  slug: text
})

const input = (name: string, fields: Readonly<Record<string, GraphQLInputType>>) =>
  new GraphQLInputObjectType({
    name,
    fields: Object.fromEntries(Object.entries(fields).map(([field, type]) => [field, { type }]))
  })

const textsOf = (...names: ReadonlyArray<string>): Readonly<Record<string, GraphQLInputType>> =>
  Object.fromEntries(names.map((name) => [name, GraphQLString]))

const entries = (type: GraphQLInputObjectType) => new GraphQLList(new GraphQLNonNull(type))

/** The input type of a profile change. It has no fields that a member may not change. */
export const ProfileInput = input("ProfileInput", {
  ...textsOf("firstName", "lastName", "nickname", "picture", "language", "privacyStatus"),
  ...textsOf("company", "position", "birthdate"),
  customFields: entries(input("CustomFieldInput", { ...textsOf("name"), value: CustomValue })),
  secondaryEmails: entries(input("SecondaryEmailInput", textsOf("email", "tag"))),
  phonesV2: entries(input("PhoneInput", textsOf("countryCode", "phone", "tag"))),
  addresses: entries(
    input("TaggedAddressInput", {
      ...textsOf("tag"),
      address: input("AddressInput", {
        ...textsOf("city", "subdivision", "country", "postalCode", "formattedAddress", "addressLine", "addressLine2"),
        ...textsOf("hint"),
        streetAddress: input("StreetAddressInput", textsOf("name", "number", "apt")),
        geocode: input("GeocodeInput", { latitude: GraphQLFloat, longitude: GraphQLFloat })
      })
    })
  )
})

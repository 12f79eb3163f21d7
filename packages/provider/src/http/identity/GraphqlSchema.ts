/**
 * The GraphQL schema for members. Names are those of the identity (auth.md §3).
 *
 * @since 0.1.0
 */
import { IdentityStatus } from "@portico/contract/auth/Enums"
import * as Predicate from "effect/Predicate"
import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLError,
  type GraphQLFieldConfig,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString
} from "graphql"
import type { Decision } from "./MemberApproval.ts"
import { listOf, object, Profile, ProfileInput, text, texts } from "./GraphqlProfile.ts"
import type { Resolvers } from "./GraphqlResolvers.ts"
import type { Update } from "./Profiles.ts"

type Field<Arguments = {}> = GraphQLFieldConfig<unknown, Resolvers, Arguments>

const dated = (name: string): Field => ({
  type: GraphQLString,
  description: "An ISO 8601 date.",
  resolve: (source) => {
    const value = Predicate.hasProperty(source, name) ? source[name] : undefined
    return value instanceof Date ? value.toISOString() : null
  }
})

const Status = new GraphQLEnumType({
  name: "IdentityStatus",
  values: Object.fromEntries(IdentityStatus.members.map((member) => [member, {}]))
})

const Identity = object("Identity", {
  id: { type: new GraphQLNonNull(GraphQLID) },
  revision: text,
  createdDate: dated("createdDate"),
  updatedDate: dated("updatedDate"),
  identityProfile: { type: Profile },
  email: { type: object("IdentityEmail", { address: text, isVerified: { type: GraphQLBoolean } }) },
  status: { type: object("IdentityStanding", { name: { type: Status }, reasons: texts }) },
  factors: listOf(object("IdentityFactor", { factorId: text, type: text, status: text }))
})

const id = { type: new GraphQLNonNull(GraphQLID) }

const decides = (decision: Decision): Field<{ readonly id: string }> => ({
  type: new GraphQLNonNull(Identity),
  args: { id },
  resolve: (_, { id: member }, resolvers) => resolvers.decide(member, decision)
})

const identity: Field<{ readonly id: string }> = {
  type: Identity,
  description: "A member: the calling member, or any member if the client's own server calls.",
  args: { id },
  resolve: (_, { id: member }, resolvers) => resolvers.identity(member)
}

interface Page {
  readonly limit: number
  readonly offset: number
  readonly status?: (typeof IdentityStatus.members)[number]
}

const identities: Field<Page> = {
  type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(Identity))),
  description: "Members, sorted by email address. Requires the client's own server.",
  args: {
    limit: { type: GraphQLInt, defaultValue: 50 },
    offset: { type: GraphQLInt, defaultValue: 0 },
    status: { type: Status }
  },
  resolve: (_, { limit, offset, status }, resolvers) =>
    limit < 1 || limit > 1000 || offset < 0
      ? Promise.reject(
          new GraphQLError("limit must be between 1 and 1000, and offset must be 0 or greater", badArgument)
        )
      : resolvers.identities({ limit, offset, ...(status === undefined ? {} : { status }) })
}

const updateMyProfile: Field<Update> = {
  type: new GraphQLNonNull(Identity),
  description:
    "Updates the profile of the calling member. Omitted fields do not change, null removes a value, and an array replaces the whole array.",
  args: {
    profile: { type: new GraphQLNonNull(ProfileInput) },
    revision: {
      type: GraphQLString,
      description: "The revision that the update is based on. The update fails if the profile has a later revision."
    },
    id: { type: GraphQLID, description: "The id of the profile's member. The update fails if another member calls." }
  },
  resolve: (_, update, resolvers) => resolvers.updateMyProfile(update)
}

const badArgument = { extensions: { code: "INVALID_ARGUMENT" } }

/** The GraphQL schema. */
export const schema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, Resolvers>({
    name: "Query",
    fields: {
      me: { type: Identity, description: "The calling member.", resolve: (_, __, resolvers) => resolvers.me() },
      identity,
      identities
    }
  }),
  mutation: new GraphQLObjectType<unknown, Resolvers>({
    name: "Mutation",
    description: "Profile updates by members, and decisions of the owner, which require the client's own server.",
    fields: {
      updateMyProfile,
      approveIdentity: decides("approve"),
      rejectIdentity: decides("reject"),
      blockIdentity: decides("block"),
      unblockIdentity: decides("unblock"),
      deleteIdentity: decides("delete"),
      requirePasswordReset: decides("requirePasswordReset")
    }
  })
})

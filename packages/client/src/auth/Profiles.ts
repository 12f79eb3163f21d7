/**
 * The profile of the member who is signed in. The specification has no call of its own for it: this rests on the GraphQL
 * schema of the local provider (`me`, `updateMyProfile`). A site whose provider has another way brings a layer of its own.
 *
 * @since 0.1.0
 */
import { Identity, type MemberIdentity, Profile, type ProfileInput } from "@portico/contract/auth/Identity"
import { FieldViolation, violationsText } from "@portico/contract/Refusal"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { Tokens } from "../session/Tokens.ts"
import { ApplicationError, type CallError, SystemError, Unreadable } from "../transport/Failure.ts"
import { flattenIdentity, nestAddresses } from "./internal/Addresses.ts"
import { Graphql, type GraphqlAnswer } from "./Graphql.ts"
import { noted } from "./internal/Outcome.ts"

/** Entries of the profile were not accepted. Fields of `violations` begin with `profile.`. Nothing was changed. */
export class ProfileRefused extends Data.TaggedError("ProfileRefused")<{
  readonly violations: ReadonlyArray<FieldViolation>
}> {
  override get message(): string {
    return violationsText(this.violations)
  }
}

/** The profile was changed by somebody else, or from elsewhere, since the revision that was named. Nothing was changed. */
export class ProfileChanged extends Data.TaggedError("ProfileChanged")<{}> {
  override get message(): string {
    return "The profile was changed meanwhile."
  }
}

/** Nobody is signed in, or not the member whose profile was to be changed. */
export class NotSignedIn extends Data.TaggedError("NotSignedIn")<{}> {
  override get message(): string {
    return "Nobody is signed in whose profile this is."
  }
}

/** What can go wrong reading the profile. */
export type MeError = CallError

/** What can go wrong changing the profile. */
export type UpdateError = ProfileRefused | ProfileChanged | NotSignedIn | CallError

/** A change of a profile: what is not in it stays, `null` takes a value away, a list takes the place of the whole list. */
export type ProfileChange = { readonly [Key in keyof ProfileInput]?: ProfileInput[Key] | null }

/** How a profile is changed. */
export interface UpdateOptions {
  /** The revision that the change was made from. Without it the change is made whatever happened meanwhile. */
  readonly revision?: string | undefined
  /** Whose profile it is. Refused with `NotSignedIn` once another member is signed in. */
  readonly id?: string | undefined
}

/** The operations of `Profiles`. */
export interface ProfilesShape {
  /**
   * The member who is signed in, or nothing for visitors and members who may not stay. Where the provider knows nobody
   * by a member's token, the session is confirmed first: one that was ended elsewhere ends here.
   */
  readonly me: Effect.Effect<Option.Option<MemberIdentity>, MeError>
  /** Changes the profile of the member who is signed in. Never runs as a visitor in his place, and is not repeated. */
  readonly update: (change: ProfileChange, options?: UpdateOptions) => Effect.Effect<MemberIdentity, UpdateError>
}

/**
 * Reads and changes the profile of the member who is signed in. It is laid over a client: `Profiles.layer`.
 *
 * **Example** (Another nickname)
 *
 * ```ts
 * import { Profiles } from "@portico/client/auth/Profiles"
 * import * as Effect from "effect/Effect"
 *
 * export const rename = Effect.gen(function* () {
 *   const profiles = yield* Profiles
 *   const { revision } = yield* Effect.flatMap(profiles.me, Effect.fromOption)
 *   return yield* profiles.update({ nickname: "Ada" }, { revision: String(revision) })
 * })
 * ```
 */
export class Profiles extends Context.Service<Profiles, ProfilesShape>()("@portico/client/auth/Profiles") {}

/** `Profiles` over the GraphQL schema of the local provider. */
export const layer: Layer.Layer<Profiles, never, Graphql | Tokens> = Layer.effect(
  Profiles,
  Effect.gen(function* () {
    const graphql = yield* Graphql
    const tokens = yield* Tokens

    const ask = graphql.run(question).pipe(
      Effect.flatMap((answer) => answered(answer, "me")),
      Effect.map(Option.fromUndefinedOr),
      // A question changes nothing: a provider that refuses it as it would a change is taken at its word, no more.
      Effect.catchTags({
        ProfileRefused: ({ message }) => Effect.fail(refusal("INVALID_ARGUMENT", message)),
        ProfileChanged: ({ message }) => Effect.fail(refusal("REVISION_CONFLICT", message)),
        NotSignedIn: () => Effect.succeedNone
      })
    )

    // An access token is good until its end, whatever became of the session that it was given to.
    const me = Effect.flatMap(tokens.current, ({ accessToken, refreshToken }) => {
      const isMember = refreshToken.role === "member"
      const found = isMember
        ? Effect.filterOrElse(ask, Option.isSome, () => Effect.andThen(tokens.confirm(accessToken.value), ask))
        : ask
      // A session that the provider or the member has ended since has no profile; a parked one may have one.
      return Effect.catchTag(found, "TokenUnavailable", (error) =>
        Effect.flatMap(tokens.role, (role) => (isMember && role === "member" ? Effect.fail(error) : Effect.succeedNone))
      )
    })

    return {
      me: me.pipe(Effect.withSpan("Profiles.me"), noted),
      update: Effect.fn("Profiles.update")(
        (change: ProfileChange, { id, revision }: UpdateOptions = {}) =>
          Effect.flatMap(encoded(change), (profile) =>
            graphql.run(mutation, { variables: { profile, revision: revision ?? null, id: id ?? null } })
          ),
        Effect.flatMap((answer) => answered(answer, "updateMyProfile")),
        Effect.filterOrFail(
          (identity) => identity !== undefined,
          () => new Unreadable({ cause: "The answer tells of no member.", status: 200, requestId: undefined })
        ),
        noted
      )
    }
  })
)

const identity = `{
  id revision createdDate updatedDate
  email { address isVerified }
  status { name reasons }
  factors { factorId type status }
  identityProfile {
    firstName lastName nickname picture emails phones labels language privacyStatus company position birthdate slug
    customFields { name value }
    secondaryEmails { email tag }
    phonesV2 { countryCode phone tag }
    addresses {
      tag
      address {
        city subdivision country postalCode formattedAddress addressLine addressLine2 hint
        streetAddress { name number apt }
        geocode { latitude longitude }
      }
    }
  }
}`

const question = `query { me ${identity} }`

const mutation = `mutation ($profile: ProfileInput!, $revision: String, $id: ID) {
  updateMyProfile(profile: $profile, revision: $revision, id: $id) ${identity}
}`

// What a member may not change of himself is no part of a change.
const encoded = (change: ProfileChange) => {
  const entries = Object.entries<unknown>(nestAddresses(change as ProfileInput)).filter(([name]) => !notHis.has(name))
  const set = Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined))
  const taken = Object.fromEntries(entries.filter(([, value]) => value === null))
  return Effect.forEach(Object.entries(set), ([name, value]) =>
    // A date that is none has no form on the wire.
    Effect.mapError(encode({ [name]: value }), () => new ProfileRefused({ violations: [unwritable(name)] }))
  ).pipe(Effect.map((parts) => Object.assign({}, ...parts, taken)))
}

const unwritable = (name: string): FieldViolation => ({
  field: `profile.${name}`,
  description: "must be a value of a profile",
  violatedRule: "FORMAT"
})

const notHis: ReadonlySet<string> = new Set(["emails", "phones", "labels", "slug"])

const encode = Schema.encodeUnknownEffect(Profile)

const decode = Schema.decodeUnknownEffect(Identity)

type Answered = Effect.Effect<MemberIdentity | undefined, UpdateError>

const answered = ({ data, errors }: GraphqlAnswer, field: string): Answered => {
  const [error] = errors
  if (error !== undefined) return Effect.fail(failureOf(error))
  const found = data[field]
  return found === null || found === undefined
    ? Effect.undefined
    : Effect.mapBoth(decode(found), {
        onFailure: (cause) => new Unreadable({ cause, status: 200, requestId: undefined }),
        onSuccess: flattenIdentity
      })
}

const failureOf = ({ extensions = {}, message }: GraphqlAnswer["errors"][number]): UpdateError => {
  const { code, fieldViolations } = extensions
  switch (code) {
    case "INVALID_ARGUMENT":
      return new ProfileRefused({ violations: Option.getOrElse(violations(fieldViolations), () => []) })
    case "REVISION_CONFLICT":
      return new ProfileChanged()
    case "UNAUTHENTICATED":
      return new NotSignedIn()
    case "INTERNAL":
      return new SystemError({ status: 200, statusText: "OK", requestId: undefined, retryAfter: undefined })
    default:
      return refusal(typeof code === "string" ? code : "GRAPHQL", message)
  }
}

const refusal = (code: string, description: string): ApplicationError =>
  new ApplicationError({ code, description, data: undefined, status: 200, statusText: "OK", requestId: undefined })

const violations = Schema.decodeUnknownOption(Schema.Array(FieldViolation))

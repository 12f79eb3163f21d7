/**
 * The profile of the member who is signed in. The specification has no endpoint for it, so this module uses the GraphQL
 * schema of the local provider (`me`, `updateMyProfile`). For another provider, provide a custom layer of `Profiles`.
 *
 * @since 0.1.0
 */
import type { MemberIdentity, ProfileInput } from "@portico/contract/auth/Identity"
import * as Codec from "@portico/contract/Codec"
import { Identity, Profile } from "@portico/contract/codecs/auth/Identity"
import * as RefusalCodecs from "@portico/contract/codecs/Refusal"
import { type FieldViolation, violationsText } from "@portico/contract/Refusal"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Span from "../transport/internal/Span.ts"
import { Tokens } from "../session/Tokens.ts"
import { ApplicationError, type CallError, SystemError, Unreadable } from "../transport/Failure.ts"
import { flattenIdentity, nestAddresses } from "./internal/Addresses.ts"
import { Graphql, type GraphqlResponse } from "./Graphql.ts"
import { NotSignedIn } from "./internal/NotSignedIn.ts"
import { withOutcome } from "./internal/Outcome.ts"

/**
 * The provider refused values of the profile. The fields of `violations` begin with `profile.`. Nothing was changed.
 */
export class ProfileRefused extends Data.TaggedError("ProfileRefused")<{
  readonly violations: ReadonlyArray<FieldViolation>
}> {
  override get message(): string {
    return violationsText(this.violations)
  }
}

/**
 * The profile has been changed since the given revision, for example from another device. The update was not applied.
 */
export class ProfileChanged extends Data.TaggedError("ProfileChanged")<{}> {
  override get message(): string {
    return "The profile has been changed since it was read. Read it again, then repeat the update."
  }
}

export { NotSignedIn }

/** The errors of `Profiles.me`. */
export type MeError = CallError

/** The errors of `Profiles.update`. */
export type UpdateError = ProfileRefused | ProfileChanged | NotSignedIn | CallError

/**
 * A change of a profile. Absent properties do not change, `null` removes a value, and an array replaces the whole
 * array.
 */
export type ProfileChange = { readonly [Key in keyof ProfileInput]?: ProfileInput[Key] | null }

/** The options of `Profiles.update`. */
export interface UpdateOptions {
  /**
   * The revision that the change is based on. Without it the change is applied, even if the profile has been changed
   * since.
   */
  readonly revision?: string | undefined
  /** The id of the member whose profile is changed. Fails with `NotSignedIn` if another member is signed in. */
  readonly id?: string | undefined
}

/** The operations of `Profiles`. */
export interface ProfilesShape {
  /**
   * The member who is signed in. `None` for visitors, and for members whose session has ended. If the provider does not
   * recognize a member's token, the session is confirmed first: if it has ended at the provider, it ends in this
   * client.
   */
  readonly me: Effect.Effect<Option.Option<MemberIdentity>, MeError>
  /** Changes the profile of the member who is signed in. Never runs as a visitor instead, and is never retried. */
  readonly update: (change: ProfileChange, options?: UpdateOptions) => Effect.Effect<MemberIdentity, UpdateError>
}

/**
 * Reads and changes the profile of the member who is signed in. `Profiles.layer` requires a client's layer.
 *
 * **Example** (Changing the nickname)
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

    const request = graphql.run(question).pipe(
      Effect.flatMap((response) => receive(response, "me")),
      Effect.map(Option.fromUndefinedOr),
      // Reading the profile has no errors of a change. If the provider returns one, it becomes an `ApplicationError`
      // with its code.
      Effect.catchTags({
        ProfileRefused: ({ message }) => Effect.fail(refusal("INVALID_ARGUMENT", message)),
        ProfileChanged: ({ message }) => Effect.fail(refusal("REVISION_CONFLICT", message)),
        NotSignedIn: () => Effect.succeedNone
      })
    )

    // An access token stays valid until it expires, even if its session has ended before.
    const me = Effect.flatMap(tokens.current, ({ accessToken, refreshToken }) => {
      const isMember = refreshToken.role === "member"
      const found = isMember
        ? Effect.filterOrElse(request, Option.isSome, () => Effect.andThen(tokens.confirm(accessToken.value), request))
        : request
      // If the session has ended in the meantime, there is no profile. A parked session may have one, so its error is
      // kept.
      return Effect.catchTag(found, "TokenUnavailable", (error) =>
        Effect.flatMap(tokens.role, (role) => (isMember && role === "member" ? Effect.fail(error) : Effect.succeedNone))
      )
    })

    return {
      me: me.pipe(withOutcome, Span.withSpan("Profiles.me")),
      update: Span.fn("Profiles.update")(
        (change: ProfileChange, { id, revision }: UpdateOptions = {}) =>
          Effect.flatMap(encoded(change), (profile) =>
            graphql.run(mutation, { variables: { profile, revision: revision ?? null, id: id ?? null } })
          ),
        Effect.flatMap((response) => receive(response, "updateMyProfile")),
        Effect.filterOrFail(
          (identity) => identity !== undefined,
          () => new Unreadable({ cause: "The response contains no member.", status: 200, requestId: undefined })
        ),
        withOutcome
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

// Properties that members cannot change themselves are dropped.
const encoded = (change: ProfileChange) => {
  const entries = Object.entries<unknown>(nestAddresses(change as ProfileInput)).filter(
    ([name]) => !readOnlyProperties.has(name)
  )
  const set = Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined))
  const taken = Object.fromEntries(entries.filter(([, value]) => value === null))
  return Effect.forEach(Object.entries(set), ([name, value]) => {
    // An invalid date cannot be encoded.
    const encoded = Profile.encode({ [name]: value })
    return Codec.isMismatch(encoded)
      ? Effect.fail(new ProfileRefused({ violations: [unwritable(name)] }))
      : Effect.succeed(encoded)
  }).pipe(Effect.map((parts) => Object.assign({}, ...parts, taken)))
}

const unwritable = (name: string): FieldViolation => ({
  field: `profile.${name}`,
  description: "must be a valid profile value",
  violatedRule: "FORMAT"
})

const readOnlyProperties: ReadonlySet<string> = new Set(["emails", "phones", "labels", "slug"])

type UpdateOutcome = Effect.Effect<MemberIdentity | undefined, UpdateError>

const receive = ({ data, errors }: GraphqlResponse, field: string): UpdateOutcome => {
  const [error] = errors
  if (error !== undefined) return Effect.fail(failureOf(error))
  const found = data[field]
  if (found === null || found === undefined) return Effect.undefined
  const member = Identity.decode(found)
  return Codec.isMismatch(member)
    ? Effect.fail(new Unreadable({ cause: member.message, status: 200, requestId: undefined }))
    : Effect.succeed(flattenIdentity(member))
}

const failureOf = ({ extensions = {}, message }: GraphqlResponse["errors"][number]): UpdateError => {
  const { code, fieldViolations } = extensions
  switch (code) {
    case "INVALID_ARGUMENT":
      return new ProfileRefused({ violations: violationsOf(fieldViolations) })
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

const violationsOf = (json: unknown): ReadonlyArray<FieldViolation> => {
  const decoded = Violations.decode(json)
  return Codec.isMismatch(decoded) ? [] : decoded
}

const Violations = Codec.array(RefusalCodecs.FieldViolation)

/**
 * Resolvers of the GraphQL schema. They act for the caller and return only what the caller may read.
 *
 * @since 0.1.0
 */
import type { Identity } from "@portico/contract/auth/Identity"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { GraphQLError } from "graphql"
import { identityOf, type Member } from "../../engine/identity/Member.ts"
import type { Refusal } from "../../engine/value/Refusal.ts"
import type { Mails } from "./Mails.ts"
import { IdentityStore, type MemberPage } from "../../store/IdentityStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { Secrets } from "../../engine/identity/Secrets.ts"
import type { Call } from "../request/Call.ts"
import * as MemberApproval from "./MemberApproval.ts"
import * as Profiles from "./Profiles.ts"
import * as Refusals from "./Refusals.ts"
import type { Tickets } from "./Tickets.ts"
import { TokenGrants } from "./TokenGrants.ts"

/** The resolvers of one call. They reject with a `GraphQLError`. */
export interface Resolvers {
  /** Returns the member who calls, or null. */
  readonly me: () => Promise<Identity | null>
  /** Returns a member: the caller, or any member if the client's own server calls. */
  readonly identity: (id: string) => Promise<Identity | null>
  /** Returns members in the order of their email addresses, for the client's own server. */
  readonly identities: (page: MemberPage) => Promise<ReadonlyArray<Identity>>
  /** Applies an owner's decision to a member, for the client's own server. */
  readonly decide: (id: string, decision: MemberApproval.Decision) => Promise<Identity>
  /** Changes the profile of the member who calls. */
  readonly updateMyProfile: (update: Profiles.Update) => Promise<Identity>
}

type Needs = IdentityStore | Mails | Secrets | Tickets | TokenGrants

/** Creates the resolvers of one call. */
export const make = Effect.fnUntraced(function* ({ caller }: Pick<Call, "caller">) {
  const context = yield* Effect.context<Needs>()
  const store = yield* IdentityStore
  const desk = yield* TokenGrants

  const run = <A>(effect: Effect.Effect<A, Refusal | StoreUnavailable, Needs>): Promise<A> =>
    Effect.runPromiseWith(context)(Effect.result(Effect.tapCause(effect, logOurs))).then(
      (result) => (result._tag === "Success" ? result.success : Promise.reject(errorOf(result.failure))),
      () => Promise.reject(ours)
    )

  const elevated = <A, R>(effect: Effect.Effect<A, Refusal | StoreUnavailable, R>) =>
    caller.elevated === true ? effect : Effect.fail(Refusals.notElevated)

  const myself = Effect.map(desk.present(caller), shown)
  const isMine = (id: string) => caller.role === "member" && caller.subject === id

  const resolvers: Resolvers = {
    me: () => run(myself),
    identity: (id) => run(isMine(id) ? myself : elevated(Effect.map(store.member(id), shown))),
    identities: (page) => run(elevated(Effect.map(store.members(page), (found) => found.map(identityOf)))),
    decide: (id, decision) => run(elevated(Effect.map(MemberApproval.decide(id, decision), identityOf))),
    updateMyProfile: (update) => run(Effect.map(Profiles.update(update, { caller }), identityOf))
  }
  return resolvers
})

const shown = (found: Option.Option<Member>): Identity | null => Option.getOrNull(Option.map(found, identityOf))

const logOurs = (cause: unknown) => Effect.logDebug("A field of a GraphQL query failed.", cause)

const ours = new GraphQLError("System error occurred.", { extensions: { code: "INTERNAL" } })

const errorOf = (failure: Refusal | StoreUnavailable): GraphQLError => {
  switch (failure._tag) {
    case "ApplicationError":
      return new GraphQLError(failure.description, { extensions: { code: failure.code } })
    case "ValidationError":
      return new GraphQLError(failure.message, {
        extensions: { code: "INVALID_ARGUMENT", fieldViolations: failure.violations }
      })
    case "StoreUnavailable":
      return ours
  }
}

/**
 * Logins of members that the client's own server has authenticated. The server signs them on, and requests tokens for
 * them with its secret.
 *
 * @since 0.1.0
 */
import type { Identity } from "@portico/contract/auth/Identity"
import type { ExternalGrant } from "@portico/contract/auth/Token"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Email from "../../engine/identity/Email.ts"
import * as Member from "../../engine/identity/Member.ts"
import { ApplicationError, ValidationError } from "../../engine/value/Refusal.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { AnonymousCall, Call } from "../request/Call.ts"
import * as Callers from "./Callers.ts"
import * as Changes from "./Changes.ts"
import * as Clients from "./Clients.ts"
import * as Refusals from "./Refusals.ts"
import { TokenGrants } from "./TokenGrants.ts"
import { Tickets } from "./Tickets.ts"

/** Grants the tokens of a member to the client's own server. */
export const grant = Effect.fn("ExternalLogins.grant")(function* (
  { member_id, session_token }: typeof ExternalGrant.Type,
  { authorization, origin }: AnonymousCall
) {
  const desk = yield* TokenGrants
  const { first, second } = Callers.credentialsIn(authorization ?? Redacted.make(""))
  const client = yield* Callers.clientOf(second)
  if (Option.isNone(client)) return yield* badClient
  const { clientId } = client.value
  // The access token may be empty or expired. If it is valid, it must belong to the same client.
  const caller = yield* desk.caller(first)
  if (Option.isSome(caller) && caller.value.clientId !== clientId) return yield* badClient
  if (session_token !== undefined) {
    const digest = yield* Secrets.use((secrets) => secrets.digest(session_token))
    const login = yield* Tickets.use((tickets) => tickets.take("Login", digest))
    if (Option.isNone(login) || login.value.memberId !== member_id) return yield* badSession
  }
  return yield* desk.member(member_id, clientId, origin)
})

/** Opens a session for a member, for the process that runs the provider. */
export const openSession = Effect.fn("ExternalLogins.openSession")(function* (
  email: string,
  clientId: string,
  origin: string
) {
  const client = yield* Clients.find(clientId)
  const member = yield* IdentityStore.use((store) => store.memberByEmail(email))
  if (Option.isNone(member)) return yield* noMember
  return yield* TokenGrants.use((desk) => desk.member(member.value.id, client.clientId, origin))
})

/** A sign-on request of the client's own server. */
export interface SignOn {
  readonly loginId: { readonly email: string }
  readonly profile?: Member.Member["profile"]
  readonly verifyEmail?: boolean
  readonly mergeExistingContact?: boolean
}

/**
 * Signs a member on, and creates the member if there is none. Returns a session token. Only the client's own server may
 * call this.
 */
export const signOn = Effect.fn("ExternalLogins.signOn")(function* (request: SignOn, { caller }: Call) {
  if (caller.elevated !== true) return yield* Refusals.notElevated
  const email = yield* Effect.mapError(
    Effect.fromOption(Email.normalize(request.loginId.email)),
    () => new ValidationError({ violations: [Refusals.invalidEmail] })
  )
  yield* Refusals.checkProfile(request.profile)
  const member = yield* settle(email, request)
  if (Member.signInBarrierOf(member) === "blocked") return yield* Refusals.blocked
  // The client's own server authenticated the member completely, so no second factor is required later either.
  const sessionToken = yield* Tickets.use((tickets) =>
    tickets.issue({ _tag: "Login", memberId: member.id, factorShown: true })
  )
  const identity: Identity = Member.identityOf(member)
  return { sessionToken, identity }
})

const settle = Effect.fnUntraced(function* (email: string, request: SignOn) {
  const store = yield* IdentityStore
  const known = yield* store.memberByEmail(email)
  if (Option.isSome(known)) return yield* bringUpToDate(known.value, request)
  const now = yield* Clock.currentTimeMillis
  const member: Member.Member = {
    id: yield* Secrets.use((secrets) => secrets.name),
    email,
    emailVerified: request.verifyEmail === true,
    ...Member.statusAfter([]),
    // No password matches an empty hash. Such a member signs in through the client's server, or after a recovery.
    password: "",
    profile: request.profile ?? {},
    createdAt: now,
    updatedAt: now,
    revision: 1
  }
  if (yield* store.addMember(member)) return member
  // A concurrent sign-on or registration created the member first.
  const other = Option.getOrElse(yield* store.memberByEmail(email), () => member)
  return yield* bringUpToDate(other, request)
})

const bringUpToDate = Effect.fnUntraced(function* (known: Member.Member, request: SignOn) {
  const changed = yield* Changes.change(known.id, (member, now) => {
    const merges = request.mergeExistingContact === true && request.profile !== undefined
    const verifies = proves(member, request)
    if (!merges && !verifies) return undefined
    const merged = merges ? { ...member, profile: { ...member.profile, ...request.profile } } : member
    // The address was not verified before, so the password and factors may belong to an attacker who registered it.
    return verifies ? Member.verified({ ...merged, password: "", factors: [] }, now) : Member.changed(merged, now)
  })
  if (Option.isSome(changed) && proves(known, request)) yield* TokenGrants.use((desk) => desk.endOthers(known.id))
  return Option.getOrElse(changed, () => known)
})

const proves = ({ emailVerified }: Member.Member, { verifyEmail }: SignOn): boolean =>
  verifyEmail === true && !emailVerified

const badClient = new ApplicationError({
  status: 401,
  code: "invalid_client",
  description: "The second token is not a secret of this client."
})

const badSession = new ApplicationError({
  status: 400,
  code: "invalid_grant",
  description: "The session token is unknown, used or expired, or belongs to another member."
})

const noMember = new ApplicationError({
  status: 400,
  code: "invalid_grant",
  description: "There is no member with this email address."
})

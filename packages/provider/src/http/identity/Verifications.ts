/**
 * Verification of members' email addresses, by a code that they enter or a link that they open.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { allowsReturn } from "../../engine/identity/Client.ts"
import * as Member from "../../engine/identity/Member.ts"
import { field } from "../../engine/value/Refusal.ts"
import { isSame, Secrets } from "../../engine/identity/Secrets.ts"
import type { ContentOf } from "../../engine/identity/Ticket.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { Call } from "../request/Call.ts"
import * as Attempts from "./Attempts.ts"
import * as Changes from "./Changes.ts"
import * as Clients from "./Clients.ts"
import { Mails } from "./Mails.ts"
import * as Refusals from "./Refusals.ts"
import { maximumTries, LoginStatus } from "./LoginStatus.ts"
import { Tickets } from "./Tickets.ts"

type At = Pick<Call, "origin">

/** The code of a verification email, and the state token that it belongs to. */
export interface Verification {
  readonly code: Redacted.Redacted
  readonly stateToken: Redacted.Redacted
}

/** Checks the code of a verification email. Returns the member's login state. */
export const verify = Effect.fn("Verifications.verify")(function* ({ code, stateToken }: Verification, at: At) {
  const tickets = yield* Tickets
  const secrets = yield* Secrets
  const digest = yield* secrets.digest(stateToken)
  const begun = yield* tickets.take("Registration", digest)
  const ticket: Option.Option<ContentOf<"Registration" | "Verification">> = Option.isSome(begun)
    ? begun
    : yield* tickets.take("Verification", digest)
  if (Option.isNone(ticket)) return yield* Refusals.verificationOver
  const { triesLeft } = ticket.value
  if (!isSame(yield* secrets.digest(code), ticket.value.code)) {
    if (triesLeft > 1) yield* tickets.reissue(digest, { ...ticket.value, triesLeft: triesLeft - 1 })
    return yield* Refusals.wrongCode
  }
  if (ticket.value._tag === "Registration") return yield* begin(ticket.value.member, at)
  const member = yield* verified(ticket.value.memberId)
  return yield* LoginStatus.use((standing) => standing.stateOf(member, at))
})

// The ticket of a registration contains the new member, who is stored only after the address is verified.
const begin = Effect.fnUntraced(function* (pending: Member.Member, { origin }: At) {
  const store = yield* IdentityStore
  const member = Member.verified(pending, yield* Clock.currentTimeMillis)
  if (!(yield* store.addMember(member))) return yield* Refusals.verificationOver
  if (Member.signInBarrierOf(member) === "ownerApproval") {
    yield* Mails.use((mails) => mails.ownerApproval(member, origin))
  }
  return yield* LoginStatus.use((standing) => standing.stateOf(member, { origin }))
})

const verified = Effect.fnUntraced(function* (memberId: string) {
  const member = yield* Changes.change(memberId, Member.verified)
  return Option.isSome(member) ? member.value : yield* Refusals.verificationOver
})

/**
 * Verifies an email address by the token of a verification or activation link. Returns the member, who is not signed in
 * by this.
 */
export const confirm = Effect.fn("Verifications.confirm")(function* (
  kind: "VerificationLink" | "Activation",
  token: Redacted.Redacted
) {
  const digest = yield* Secrets.use((secrets) => secrets.digest(token))
  const ticket = yield* Tickets.use((tickets) => tickets.take(kind, digest))
  return Option.isSome(ticket) ? yield* verified(ticket.value.memberId) : yield* Refusals.verificationOver
})

/** A request for a verification code: the id of the member, by default the caller's. */
export interface Start {
  readonly identityId?: string
}

/**
 * Sends a verification code to a member by email. The returned id is the state token of the code. Callers who are not
 * that member get an id for every member id, but an email is sent only if the member must verify their address.
 */
export const start = Effect.fn("Verifications.start")(function* ({ identityId }: Start, call: Call) {
  const id = identityId ?? (call.caller.role === "member" ? call.caller.subject : undefined)
  if (id === undefined) return yield* field("identityId", "is required")
  yield* Attempts.claim("mails", id)
  const member = yield* reachable(id, call)
  const token = Option.isSome(member)
    ? yield* LoginStatus.use((standing) => standing.mailCode(member.value, call.origin))
    : yield* decoy
  return { verificationId: Redacted.value(token) }
})

/** A request for an activation email: the id of the member, and the page that the link opens. */
export interface Activation {
  readonly identityId: string
  readonly emailOptions?: { readonly redirect?: { readonly url?: string; readonly clientId?: string } }
}

/** Sends an email with a link that activates a member. The response is the same if the member does not exist. */
export const sendActivation = Effect.fn("Verifications.sendActivation")(function* (
  { emailOptions, identityId }: Activation,
  call: Call
) {
  const site = yield* siteOf(emailOptions?.redirect, call, "emailOptions.redirect.url")
  yield* Attempts.claim("mails", identityId)
  const member = yield* reachable(identityId, call)
  const memberId = Option.isSome(member) ? member.value.id : ""
  const token = yield* Tickets.use((tickets) => tickets.issue({ _tag: "Activation", memberId }))
  const { activation, toNobody } = yield* Mails
  yield* Option.isSome(member) ? activation(member.value.email, token, call.origin, site) : toNobody
  return {}
})

/** Returns the page of a site that an email links to, if one is requested. Fails if the client does not list it. */
export const siteOf = Effect.fnUntraced(function* (
  redirect: { readonly url?: string; readonly clientId?: string } | undefined,
  { caller }: Call,
  name: string
) {
  const url = redirect?.url ?? ""
  if (url === "") return undefined
  const client = yield* Clients.find(redirect?.clientId ?? caller.clientId)
  if (!allowsReturn(client, url)) {
    return yield* field(name, "must be one of the redirect addresses of the client, or belong to one of its origins")
  }
  return url
})

const reachable = Effect.fnUntraced(function* (id: string, { caller }: Call) {
  const store = yield* IdentityStore
  const found = yield* store.member(id)
  const mayAsk = caller.elevated === true || (caller.role === "member" && caller.subject === id)
  return Option.filter(found, (member) => {
    const barrier = Member.signInBarrierOf(member)
    return barrier !== "blocked" && (mayAsk || barrier === "emailVerification")
  })
})

const decoy = Effect.gen(function* () {
  const secrets = yield* Secrets
  const code = yield* secrets.digest(yield* secrets.make)
  // The three writes of a real code: the attempt count, the link's ticket and the email. Otherwise the response time
  // would reveal whether the member exists.
  yield* Effect.replicateEffect(yield* Mails.use(({ toNobody }) => Effect.succeed(toNobody)), 3)
  return yield* Tickets.use((tickets) =>
    tickets.issue({ _tag: "Verification", memberId: "", code, triesLeft: maximumTries })
  )
})

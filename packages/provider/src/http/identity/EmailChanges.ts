/**
 * Changes of a member's email address. The new address receives a code; the old one is replaced when the code is
 * entered in the same session. For seven days, a link that the old address received restores it.
 *
 * @since 0.1.0
 */
import { accountChangeCodes } from "@portico/contract/LoginFailure"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { Factor } from "../../engine/factors/Factor.ts"
import * as Email from "../../engine/identity/Email.ts"
import { changed, type Member, signInBarrierOf } from "../../engine/identity/Member.ts"
import { Passwords } from "../../engine/identity/Passwords.ts"
import { isSame, Secrets } from "../../engine/identity/Secrets.ts"
import { revertHolderOf } from "../../engine/identity/Ticket.ts"
import { ApplicationError, ValidationError } from "../../engine/value/Refusal.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { Call } from "../request/Call.ts"
import * as Attempts from "./Attempts.ts"
import { userOf } from "./AccountUser.ts"
import { maximumTries } from "./LoginStatus.ts"
import { Mails } from "./Mails.ts"
import * as Refusals from "./Refusals.ts"
import * as Reverifications from "./Reverifications.ts"
import * as Settings from "./Settings.ts"
import { Tickets } from "./Tickets.ts"
import { TokenGrants } from "./TokenGrants.ts"

/** Emails a code to the new address, and notifies the current one. */
export const start = Effect.fn("EmailChanges.start")(function* (
  { email: text, proof }: { readonly email: string; readonly proof: Redacted.Redacted },
  call: Call
) {
  const { member, spend } = yield* Reverifications.checkFresh(proof, call)
  const email = Email.normalize(text)
  if (Option.isNone(email)) return yield* new ValidationError({ violations: [Refusals.badEmail("email")] })
  if (email.value === member.email) return yield* unavailable
  // By member too, because a member could otherwise send emails to any number of addresses. Before the address is looked
  // up, because a member could otherwise find out which of any number of addresses are taken.
  yield* Attempts.claim("mails", `email change of ${member.id}`)
  yield* Attempts.claim("mails", email.value)
  const { enumerationSafe } = yield* Settings.read()
  const isTaken = Option.isSome(yield* IdentityStore.use((store) => store.memberByEmail(email.value)))
  if (isTaken && !enumerationSafe) return yield* unavailable
  yield* spend
  const secrets = yield* Secrets
  const code = yield* secrets.digits(6)
  const stateToken = yield* Tickets.use(({ issue }) =>
    Effect.flatMap(isTaken ? secrets.make : Effect.succeed(code), (expected) =>
      Effect.flatMap(secrets.digest(expected), (digest) =>
        issue({
          _tag: "EmailChange",
          memberId: member.id,
          session: call.caller.session,
          email: email.value,
          code: digest,
          triesLeft: maximumTries
        })
      )
    )
  )
  const mails = yield* Mails
  yield* mails.emailChangeStarted(member.email)
  yield* isTaken ? mails.accountExists(email.value) : mails.emailChange(email.value, code)
  return { stateToken }
})

/** Replaces the email address if the code is correct. Ends the member's other sessions and notifies the old address. */
export const confirm = Effect.fn("EmailChanges.confirm")(function* (
  { code, stateToken }: { readonly code: Redacted.Redacted; readonly stateToken: Redacted.Redacted },
  call: Call
) {
  const { id, email: oldEmail } = yield* Reverifications.signedIn(call)
  const tickets = yield* Tickets
  const secrets = yield* Secrets
  const digest = yield* secrets.digest(stateToken)
  const seen = yield* tickets.read("EmailChange", digest)
  const isOwn = Option.exists(seen, ({ memberId, session }) => memberId === id && session === call.caller.session)
  const taken = isOwn ? yield* tickets.take("EmailChange", digest) : Option.none()
  if (Option.isNone(taken)) return yield* Refusals.verificationOver
  const change = taken.value
  const typed = Redacted.make(Redacted.value(code).replace(/\s/g, ""))
  if (!isSame(yield* secrets.digest(typed), change.code)) {
    const triesLeft = change.triesLeft - 1
    if (triesLeft === 0) return yield* Refusals.verificationOver
    yield* tickets.reissue(digest, { ...change, triesLeft })
    return yield* Refusals.wrongCode
  }
  const member = yield* replace(id, change.email, (found) => found)
  // Ends the recovery links that were sent to the old address, too.
  yield* TokenGrants.use((desk) => desk.endOthers(id, call.caller.session))
  yield* Mails.use((mails) => mails.emailChanged({ id, email: oldEmail }, member.updatedAt, call.origin))
  return { user: userOf(member) }
})

/** The token of a link that restores an email address, and the new password. */
export interface Revert {
  readonly token: Redacted.Redacted
  readonly password: Redacted.Redacted
}

/** Returns the ticket and the member of a link that restores an email address. Does not use up the link. */
export const revertible = Effect.fn("EmailChanges.revertible")(function* (token: Redacted.Redacted) {
  const digest = yield* Secrets.use((secrets) => secrets.digest(token))
  const ticket = yield* Tickets.use((tickets) => tickets.read("EmailRevert", digest))
  if (Option.isNone(ticket)) return Option.none()
  const found = yield* IdentityStore.use((store) => store.member(ticket.value.memberId))
  const member = Option.filter(found, (one) => signInBarrierOf(one) !== "blocked")
  return Option.map(member, (one) => ({ digest, member: one, ticket: ticket.value }))
})

/**
 * Restores the email address that a link was sent to. Sets a new password, removes the second factors that were added
 * after the change, and ends all sessions.
 */
export const revert = Effect.fn("EmailChanges.revert")(function* ({ password, token }: Revert) {
  // Checked first, so that an invalid password does not use up the link.
  yield* Refusals.checkPassword(Redacted.value(password), yield* Settings.read(), "password")
  const store = yield* IdentityStore
  const link = yield* revertible(token)
  if (Option.isNone(link)) return yield* Refusals.verificationOver
  const { digest, member, ticket } = link.value
  const holder = yield* store.memberByEmail(ticket.email)
  if (Option.isSome(holder) && holder.value.id !== member.id) return yield* unavailable
  const hash = yield* Passwords.use((passwords) => passwords.hash(password))
  if (Option.isNone(yield* Tickets.use((tickets) => tickets.take("EmailRevert", digest)))) {
    return yield* Refusals.verificationOver
  }
  const restored = yield* replace(member.id, ticket.email, (found) => ({
    ...found,
    password: hash,
    resetRequired: false,
    factors: (found.factors ?? []).filter(({ createdAt }) => createdAt < ticket.at)
  }))
  // Otherwise a link that the new owner of the account received would undo this.
  yield* store.dropTicketsOf(revertHolderOf(member.id))
  yield* TokenGrants.use((desk) => desk.endOthers(member.id))
  yield* Attempts.reset("perEmail", restored.email)
  const mails = yield* Mails
  yield* mails.passwordChanged(restored.email)
  if (member.email !== restored.email) yield* mails.emailRestored(member.email)
  return restored
})

const replace = Effect.fnUntraced(function* (id: string, email: string, also: (member: Member) => Member) {
  const store = yield* IdentityStore
  for (;;) {
    const member = yield* store.member(id)
    if (Option.isNone(member)) return yield* Refusals.notSignedIn
    const holder = yield* store.memberByEmail(email)
    if (Option.isSome(holder) && holder.value.id !== id) return yield* unavailable
    const next = changed(moved(also(member.value), email), yield* Clock.currentTimeMillis)
    if (yield* store.changeMember(next)) return next
  }
})

const moved = (member: Member, email: string): Member => ({
  ...member,
  email,
  emailVerified: true,
  ...(member.factors === undefined ? {} : { factors: member.factors.map((factor) => following(factor, member, email)) })
})

// A factor that sends codes to the old address would let its new owner sign in.
const following = (factor: Factor, { email: old }: Member, email: string): Factor =>
  factor._tag === "EMAIL" && factor.email === old ? { ...factor, email } : factor

const unavailable = new ApplicationError({
  status: 409,
  code: accountChangeCodes.emailUnavailable,
  description: "This email address cannot be used for this account."
})

/**
 * Password recovery by the token of an email.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Email from "../../engine/identity/Email.ts"
import * as Member from "../../engine/identity/Member.ts"
import { Passwords } from "../../engine/identity/Passwords.ts"
import { ValidationError } from "../../engine/value/Refusal.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import type { ContentOf } from "../../engine/identity/Ticket.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { Call } from "../request/Call.ts"
import * as Attempts from "./Attempts.ts"
import * as Changes from "./Changes.ts"
import { Mails } from "./Mails.ts"
import * as Refusals from "./Refusals.ts"
import * as Settings from "./Settings.ts"
import { LoginStatus } from "./LoginStatus.ts"
import { Tickets } from "./Tickets.ts"
import { TokenGrants } from "./TokenGrants.ts"
import { siteOf } from "./Verifications.ts"

/** A request for a recovery email: the member's email address, and the page that the link opens. */
export interface Request {
  readonly email: string
  readonly redirect?: { readonly url?: string; readonly clientId?: string }
}

/** Sends an email with a link that sets a new password. The response does not reveal whether the member exists. */
export const send = Effect.fn("Recoveries.send")(function* ({ email: text, redirect }: Request, call: Call) {
  const site = yield* siteOf(redirect, call, "redirect.url")
  const address = Email.normalize(text)
  if (Option.isNone(address)) return yield* badEmail
  const email = address.value
  yield* Attempts.claim("mails", email)
  const found = yield* IdentityStore.use((store) => store.memberByEmail(email))
  const member = Option.filter(found, (one) => Member.signInBarrierOf(one) !== "blocked")
  // Writes as much for an unknown address as for a known one, so that the response time does not differ.
  const memberId = Option.isSome(member) ? member.value.id : ""
  const token = yield* Tickets.use((tickets) => tickets.issue({ _tag: "Recovery", memberId }))
  const { recovery, toNobody } = yield* Mails
  yield* Option.isSome(member) ? recovery(email, token, call.origin, site) : toNobody
  return {}
})

/** The token of a recovery or activation email, and the new password. */
export interface Recovery {
  readonly recoveryToken: Redacted.Redacted
  readonly password: Redacted.Redacted
}

/**
 * Sets a new password. Ends all sessions of the member. Marks their email address as verified, because they received
 * the email.
 */
export const reset = Effect.fn("Recoveries.reset")(function* ({ password, recoveryToken }: Recovery) {
  // Checked first, so that an invalid password does not use up the token.
  yield* Refusals.checkPassword(Redacted.value(password), yield* Settings.read(), "password")
  const tickets = yield* Tickets
  const digest = yield* Secrets.use((secrets) => secrets.digest(recoveryToken))
  const recovery = yield* tickets.take("Recovery", digest)
  const ticket: Option.Option<ContentOf<"Recovery" | "Activation">> = Option.isSome(recovery)
    ? recovery
    : yield* tickets.take("Activation", digest)
  if (Option.isNone(ticket)) return yield* Refusals.recoveryExpired
  const hash = yield* Passwords.use((passwords) => passwords.hash(password))
  const changed = yield* Changes.change(ticket.value.memberId, (member, now) =>
    Member.signInBarrierOf(member) === "blocked"
      ? undefined
      : Member.verified({ ...member, password: hash, resetRequired: false }, now)
  )
  if (Option.isNone(changed)) return yield* Refusals.recoveryExpired
  const member = changed.value
  yield* TokenGrants.use((desk) => desk.endOthers(member.id))
  yield* Attempts.reset("perEmail", member.email)
  yield* Mails.use((mails) => mails.passwordChanged(member.email))
  return member
})

/** Sets a new password and returns the member's login state. */
export const recover = Effect.fn("Recoveries.recover")(function* (
  recovery: Recovery,
  { origin }: Pick<Call, "origin">
) {
  const member = yield* reset(recovery)
  return yield* LoginStatus.use((standing) => standing.stateOf(member, { origin }))
})

const badEmail = new ValidationError({ violations: [Refusals.badEmail("email")] })

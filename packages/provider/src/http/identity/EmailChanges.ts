/**
 * Changes of a member's email address. The new address receives a code; the old one is replaced when the code is
 * entered in the same session.
 *
 * @since 0.1.0
 */
import { accountChangeCodes } from "@portico/contract/auth/Account"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { Factor } from "../../engine/factors/Factor.ts"
import * as Email from "../../engine/identity/Email.ts"
import { changed, type Member } from "../../engine/identity/Member.ts"
import { isSame, Secrets } from "../../engine/identity/Secrets.ts"
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

/** Emails a code to the new address. */
export const start = Effect.fn("EmailChanges.start")(function* (
  { email: text, proof }: { readonly email: string; readonly proof: Redacted.Redacted },
  call: Call
) {
  const member = yield* Reverifications.check(proof, call)
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
  const member = yield* replace(id, change.email)
  // Ends the recovery links that were sent to the old address, too.
  yield* TokenGrants.use((desk) => desk.endOthers(id, call.caller.session))
  yield* Mails.use((mails) => mails.emailChanged(oldEmail))
  return { user: userOf(member) }
})

const replace = Effect.fnUntraced(function* (id: string, email: string) {
  const store = yield* IdentityStore
  for (;;) {
    const member = yield* store.member(id)
    if (Option.isNone(member)) return yield* Refusals.notSignedIn
    const holder = yield* store.memberByEmail(email)
    if (Option.isSome(holder) && holder.value.id !== id) return yield* unavailable
    const next = changed(moved(member.value, email), yield* Clock.currentTimeMillis)
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

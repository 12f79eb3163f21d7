/**
 * Reverification: a member who is signed in authenticates again before a change of their account. A login of the same
 * member returns a session token, which is exchanged for a proof. The proof belongs to one member and one session.
 *
 * @since 0.1.0
 */
import { freshProofLifetime, proofLifetime } from "@portico/contract/auth/Account"
import { accountChangeCodes } from "@portico/contract/LoginFailure"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { ApplicationError } from "../../engine/value/Refusal.ts"
import type { Call } from "../request/Call.ts"
import { Factors } from "./Factors.ts"
import * as Refusals from "./Refusals.ts"
import { Tickets } from "./Tickets.ts"
import { TokenGrants } from "./TokenGrants.ts"

/** Returns the member who calls. Fails if no member is signed in, or if their session has ended. */
export const signedIn = Effect.fn("Reverifications.signedIn")(function* ({ caller }: Pick<Call, "caller">) {
  const member = yield* TokenGrants.use((desk) => desk.present(caller))
  return Option.isSome(member) ? member.value : yield* Refusals.notSignedIn
})

/**
 * Exchanges the session token of a login for a proof. Uses the token up only if it belongs to the member who calls. A
 * login without the second factor that the member requires is refused: on a remembered device, a password is enough to
 * sign in, but not to change the account.
 */
export const exchange = Effect.fn("Reverifications.exchange")(function* (
  { sessionToken }: { readonly sessionToken: Redacted.Redacted },
  call: Call
) {
  const member = yield* signedIn(call)
  const tickets = yield* Tickets
  const digest = yield* Secrets.use((secrets) => secrets.digest(sessionToken))
  const login = yield* tickets.read("Login", digest)
  if (Option.isNone(login) || login.value.memberId !== member.id) return yield* failed
  if (login.value.factorShown !== true && (yield* Factors.use(({ isRequired }) => isRequired(member)))) {
    return yield* factorMissing
  }
  if (Option.isNone(yield* tickets.take("Login", digest))) return yield* failed
  const at = yield* Clock.currentTimeMillis
  const proof = yield* tickets.issue({ _tag: "Reverification", memberId: member.id, session: call.caller.session, at })
  return { proof, expiresDate: new Date(at + proofLifetime) }
})

/** Returns the member who calls. Fails if the proof is not one of this member in this session. */
export const check = Effect.fn("Reverifications.check")(function* (proof: Redacted.Redacted, call: Call) {
  return (yield* find(proof, call)).member
})

/**
 * Returns the member who calls, and an effect that uses the proof up, for changes that let another person take the
 * account over or that cannot be undone. Fails if the proof is older than `freshProofLifetime`. `spend` fails if a
 * concurrent change used the proof first.
 */
export const checkFresh = Effect.fn("Reverifications.checkFresh")(function* (proof: Redacted.Redacted, call: Call) {
  const tickets = yield* Tickets
  const { digest, member, ticket } = yield* find(proof, call)
  const age = (yield* Clock.currentTimeMillis) - (ticket.at ?? 0)
  if (age >= freshProofLifetime) return yield* required
  const spend = Effect.flatMap(tickets.take("Reverification", digest), (taken) =>
    Option.isSome(taken) ? Effect.void : Effect.fail(required)
  )
  return { member, spend }
})

const find = Effect.fnUntraced(function* (proof: Redacted.Redacted, call: Call) {
  const member = yield* signedIn(call)
  const digest = yield* Secrets.use((secrets) => secrets.digest(proof))
  const found = yield* Tickets.use((tickets) => tickets.read("Reverification", digest))
  if (Option.isNone(found)) return yield* required
  const ticket = found.value
  const isOwn = ticket.memberId === member.id && ticket.session === call.caller.session
  return isOwn ? { digest, member, ticket } : yield* required
})

const required = new ApplicationError({
  status: 403,
  code: accountChangeCodes.reverificationRequired,
  description: "Sign in again to confirm this change."
})

const failed = new ApplicationError({
  status: 403,
  code: accountChangeCodes.reverificationFailed,
  description: "The session token is unknown, used or expired, or belongs to another member."
})

const factorMissing = new ApplicationError({
  status: 403,
  code: accountChangeCodes.reverificationFailed,
  description: "The login skipped the second factor. Log in without the token of the remembered device."
})

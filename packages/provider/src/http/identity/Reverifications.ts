/**
 * Reverification: a member who is signed in authenticates again before a change of their account. A login of the same
 * member returns a session token, which is exchanged for a proof. The proof belongs to one member and one session.
 *
 * @since 0.1.0
 */
import { accountChangeCodes, proofLifetime } from "@portico/contract/auth/Account"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { ApplicationError } from "../../engine/value/Refusal.ts"
import type { Call } from "../request/Call.ts"
import * as Refusals from "./Refusals.ts"
import { Tickets } from "./Tickets.ts"
import { TokenGrants } from "./TokenGrants.ts"

/** Returns the member who calls. Fails if no member is signed in, or if their session has ended. */
export const signedIn = Effect.fn("Reverifications.signedIn")(function* ({ caller }: Pick<Call, "caller">) {
  const member = yield* TokenGrants.use((desk) => desk.present(caller))
  return Option.isSome(member) ? member.value : yield* Refusals.notSignedIn
})

/** Exchanges the session token of a login for a proof. Uses the token up only if it belongs to the member who calls. */
export const exchange = Effect.fn("Reverifications.exchange")(function* (
  { sessionToken }: { readonly sessionToken: Redacted.Redacted },
  call: Call
) {
  const member = yield* signedIn(call)
  const tickets = yield* Tickets
  const digest = yield* Secrets.use((secrets) => secrets.digest(sessionToken))
  const login = yield* tickets.read("Login", digest)
  if (Option.isNone(login) || login.value.memberId !== member.id) return yield* failed
  if (Option.isNone(yield* tickets.take("Login", digest))) return yield* failed
  const proof = yield* tickets.issue({ _tag: "Reverification", memberId: member.id, session: call.caller.session })
  return { proof, expiresDate: new Date((yield* Clock.currentTimeMillis) + proofLifetime) }
})

/** Returns the member who calls. Fails if the proof is not one of this member in this session. */
export const check = Effect.fn("Reverifications.check")(function* (proof: Redacted.Redacted, call: Call) {
  const member = yield* signedIn(call)
  const digest = yield* Secrets.use((secrets) => secrets.digest(proof))
  const ticket = yield* Tickets.use((tickets) => tickets.read("Reverification", digest))
  const isOwn = Option.exists(
    ticket,
    ({ memberId, session }) => memberId === member.id && session === call.caller.session
  )
  return isOwn ? member : yield* required
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

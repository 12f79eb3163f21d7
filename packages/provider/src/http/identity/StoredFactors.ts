/**
 * The factors that the store has for a member, and the tickets of those that the member is adding.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { Factor, Kind } from "../../engine/factors/Factor.ts"
import { changed, type Member } from "../../engine/identity/Member.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import type { Refusal } from "../../engine/value/Refusal.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import * as FactorRefusals from "./FactorRefusals.ts"
import { Factors } from "./Factors.ts"
import { Mails } from "./Mails.ts"
import { Tickets } from "./Tickets.ts"

/** Returns the factors to store from the current ones. It runs again if another request changed the member. */
type Step = (factors: ReadonlyArray<Factor>, member: Member) => Effect.Effect<ReadonlyArray<Factor>, Refusal>

/** The operations on the stored factors of members. */
export type StoredFactors = Effect.Success<typeof make>

/** Creates the operations. */
export const make = Effect.gen(function* () {
  const mails = yield* Mails
  const store = yield* IdentityStore
  const secrets = yield* Secrets
  const tickets = yield* Tickets
  const factors = yield* Factors

  const memberOf = Effect.fnUntraced(function* (id: string) {
    const member = yield* store.member(id)
    return Option.isSome(member) ? member.value : yield* FactorRefusals.unavailable
  })

  const change = Effect.fnUntraced(function* (memberId: string, step: Step) {
    while (true) {
      const member = yield* memberOf(memberId)
      const next = yield* step(member.factors ?? [], member)
      const now = yield* Clock.currentTimeMillis
      if (yield* store.changeMember(changed({ ...member, factors: next }, now))) return member
    }
  })

  // Notifies the member of the change.
  const changeAndTell = (memberId: string, step: Step) =>
    Effect.flatMap(change(memberId, step), ({ email }) => mails.factorsChanged(email))

  // Fails if the rules disable the type of factor.
  const admit = Effect.fnUntraced(function* (type: Kind) {
    const rules = yield* factors.rules
    if (rules.disabled?.includes(type) === true) return yield* FactorRefusals.unavailable
    return rules
  })

  // Includes the member, because the ids of a seed's factors repeat between members.
  const ticketOf = (memberId: string, what: string) =>
    secrets.digest(Redacted.make(`enrollment of ${what} by ${memberId}`))

  const ticketIn = Effect.fnUntraced(function* (memberId: string, factorId: string, session: string | undefined) {
    const ticket = yield* tickets.read("Enrollment", yield* ticketOf(memberId, factorId))
    return Option.filter(ticket, (found) => found.session === session)
  })

  return { admit, change, changeAndTell, memberOf, ticketIn, ticketOf }
})

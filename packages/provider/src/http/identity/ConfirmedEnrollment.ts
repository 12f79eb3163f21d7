/**
 * Enrollment of the factors that a member confirms with a code or a push: phones, mailboxes, devices and authenticator
 * apps.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import type * as Mac from "effect/crypto/Mac"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Base32 from "../../engine/factors/Base32.ts"
import type { Factor, FactorOf } from "../../engine/factors/Factor.ts"
import * as Totp from "../../engine/factors/Totp.ts"
import type { Member } from "../../engine/identity/Member.ts"
import * as NewFactor from "../../engine/identity/NewFactor.ts"
import { isSame, Secrets } from "../../engine/identity/Secrets.ts"
import type { ContentOf } from "../../engine/identity/Ticket.ts"
import type { IdentityStore } from "../../store/IdentityStore.ts"
import * as Attempts from "./Attempts.ts"
import { FactorMessages } from "./FactorMessages.ts"
import * as FactorRefusals from "./FactorRefusals.ts"
import { maximumTries } from "./Factors.ts"
import type { StoredFactors } from "./StoredFactors.ts"
import { Tickets } from "./Tickets.ts"

type Ticket = ContentOf<"Enrollment">

/** Creates the operations over the stored factors. */
export const make = Effect.fnUntraced(function* (stored: StoredFactors) {
  const { admit, change, changeAndTell, memberOf, ticketIn, ticketOf } = stored
  const secrets = yield* Secrets
  const tickets = yield* Tickets
  const messages = yield* FactorMessages
  const random = yield* SecureRandom.SecureRandom
  const context = yield* Effect.context<IdentityStore | Mac.Mac | SecureRandom.SecureRandom | Secrets>()

  const begun = Effect.fnUntraced(function* (memberId: string, factorId: string, session: string | undefined) {
    const member = yield* memberOf(memberId)
    const factor = yield* pendingOf(member.factors, factorId)
    const ticket = yield* ticketIn(memberId, factorId, session)
    return Option.isSome(ticket) ? { factor, member, ticket: ticket.value } : yield* FactorRefusals.challengeExpired
  })

  const send = Effect.fnUntraced(function* (
    member: Member,
    factor: Factor,
    origin: string,
    session: string | undefined
  ) {
    const sent = yield* message(member, factor, origin)
    yield* tickets.reissue(yield* ticketOf(member.id, factor.id), {
      _tag: "Enrollment",
      memberId: member.id,
      triesLeft: maximumTries,
      ...(session === undefined ? {} : { session }),
      ...sent
    })
  })

  const message = Effect.fnUntraced(function* (member: Member, factor: Factor, origin: string) {
    if (factor._tag !== "SMS" && factor._tag !== "CALL" && factor._tag !== "EMAIL" && factor._tag !== "PUSH") return {}
    // By member too, because a member could otherwise send messages to any number of phones.
    yield* Effect.provideContext(Attempts.claim("mails", `factor messages of ${member.id}`), context)
    return factor._tag === "PUSH"
      ? { transaction: yield* messages.sendPush(member, origin) }
      : { code: yield* messages.sendCode(factor) }
  })

  const shownTotp = Effect.fnUntraced(function* (
    factor: FactorOf<"TOTP">,
    code: Redacted.Redacted,
    { memberId }: Ticket
  ) {
    yield* Attempts.claim("factors", `enrollment by ${memberId}`)
    const step = yield* Totp.verify(factor, code, yield* Clock.currentTimeMillis)
    return Option.isSome(step) ? { ...factor, lastStep: step.value } : yield* FactorRefusals.wrongCode(maximumTries)
  })

  const shownSent = Effect.fnUntraced(function* (factor: Factor, code: Redacted.Redacted, { memberId }: Ticket) {
    const digest = yield* ticketOf(memberId, factor.id)
    // Taken, so that concurrent attempts cannot use the same remaining try.
    const ticket = yield* tickets.take("Enrollment", digest)
    if (Option.isNone(ticket)) return yield* FactorRefusals.challengeExpired
    if (ticket.value.triesLeft > 0 && (yield* isShown(ticket.value, code))) return factor
    const triesLeft = Math.max(0, ticket.value.triesLeft - 1)
    // Without tries left, the ticket still allows the member to request another code.
    yield* tickets.reissue(digest, { ...ticket.value, triesLeft })
    if (ticket.value.triesLeft === 0) return yield* FactorRefusals.challengeExpired
    return yield* triesLeft === 0 ? FactorRefusals.tooManyTries : FactorRefusals.wrongCode(triesLeft)
  })

  const isShown = Effect.fnUntraced(function* (
    { code: expected, transaction }: { readonly code?: string; readonly transaction?: string },
    code: Redacted.Redacted
  ) {
    if (transaction === undefined) return isSame(yield* secrets.digest(code), expected ?? "")
    const push = yield* tickets.read("PushAnswer", yield* secrets.digest(Redacted.make(transaction)))
    return Option.isSome(push) && push.value.answer === "approved"
  })

  return {
    begin: Effect.fn("Enrollment.begin")(function* (
      memberId: string,
      wanted: NewFactor.Wanted,
      origin: string,
      session?: string
    ) {
      yield* admit(wanted.type)
      const common = {
        id: yield* secrets.name,
        status: "REQUIRE_ACTIVATION",
        createdAt: yield* Clock.currentTimeMillis
      } as const
      const secret = Redacted.make(Base32.encode(yield* random.randomBytes(Totp.secretLength)))
      const made = yield* NewFactor.make(wanted, common, secret, yield* memberOf(memberId))
      yield* change(memberId, (present) =>
        Effect.succeed([...present.filter((other) => !isPending(other, made)), made])
      )
      yield* send(yield* memberOf(memberId), made, origin, session)
      return made.id
    }),

    again: Effect.fn("Enrollment.again")(function* (
      memberId: string,
      factorId: string,
      origin: string,
      session?: string
    ) {
      const { factor, member } = yield* begun(memberId, factorId, session)
      if (factor._tag !== "TOTP") yield* send(member, factor, origin, session)
    }),

    confirm: Effect.fn("Enrollment.confirm")(function* (
      memberId: string,
      factorId: string,
      code: Redacted.Redacted,
      session?: string
    ) {
      const typed = Redacted.make(Redacted.value(code).replace(/\s/g, ""))
      const { factor, ticket } = yield* begun(memberId, factorId, session)
      const shown =
        factor._tag === "TOTP" ? yield* shownTotp(factor, typed, ticket) : yield* shownSent(factor, typed, ticket)
      yield* changeAndTell(memberId, (present) =>
        Effect.map(pendingOf(present, factorId), () => [
          ...present.filter(({ _tag }) => _tag !== shown._tag),
          { ...shown, status: "ENABLED" }
        ])
      )
      yield* tickets.take("Enrollment", yield* ticketOf(memberId, factorId))
      if (factor._tag === "TOTP") yield* Attempts.reset("factors", `enrollment by ${memberId}`)
    }, Effect.provideContext(context)),

    cancel: Effect.fn("Enrollment.cancel")(function* (memberId: string, factorId: string, session?: string) {
      if (Option.isNone(yield* ticketIn(memberId, factorId, session))) return false
      const { factors: present } = yield* memberOf(memberId)
      if (Option.isNone(yield* Effect.option(pendingOf(present, factorId)))) return false
      yield* change(memberId, (present) =>
        Effect.succeed(present.filter(({ id, status }) => id !== factorId || status !== "REQUIRE_ACTIVATION"))
      )
      yield* tickets.take("Enrollment", yield* ticketOf(memberId, factorId))
      return true
    })
  }
})

const isPending = (factor: Factor, { _tag }: Factor): boolean =>
  factor._tag === _tag && factor.status === "REQUIRE_ACTIVATION"

const pendingOf = (present: ReadonlyArray<Factor> = [], factorId: string) => {
  const factor = present.find(({ id, status }) => id === factorId && status === "REQUIRE_ACTIVATION")
  return factor === undefined ? Effect.fail(FactorRefusals.unavailable) : Effect.succeed(factor)
}

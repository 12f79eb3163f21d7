/**
 * Enrollment and removal of factors. A factor that needs a code or a push stays `REQUIRE_ACTIVATION` until the member
 * has confirmed it.
 *
 * @since 0.1.0
 */
import { factorCodes } from "@portico/contract/LoginFailure"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Mac from "effect/crypto/Mac"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Base32 from "../../engine/factors/Base32.ts"
import {
  type Factor,
  type FactorOf,
  inOrder,
  isUsable,
  type Kind,
  requiresSecondFactor,
  type Rules,
  statusOf
} from "../../engine/factors/Factor.ts"
import * as NewFactor from "../../engine/identity/NewFactor.ts"
import * as Passkeys from "../../engine/factors/Passkeys.ts"
import * as RecoveryCodes from "../../engine/factors/RecoveryCodes.ts"
import * as Totp from "../../engine/factors/Totp.ts"
import { changed, type Member } from "../../engine/identity/Member.ts"
import { ApplicationError, type Refusal } from "../../engine/value/Refusal.ts"
import { isSame, Secrets } from "../../engine/identity/Secrets.ts"
import type { ContentOf } from "../../engine/identity/Ticket.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import * as Attempts from "./Attempts.ts"
import { FactorMessages } from "./FactorMessages.ts"
import * as FactorRefusals from "./FactorRefusals.ts"
import { Factors, maximumTries } from "./Factors.ts"
import { Mails } from "./Mails.ts"
import { Tickets } from "./Tickets.ts"

type Outcome<A> = Effect.Effect<A, Refusal | StoreUnavailable>

/**
 * The operations of `Enrollment`. Callers must have authenticated the member. A factor can be confirmed for ten minutes,
 * and only in the session that added it. Pages of the provider have no session.
 */
export interface EnrollmentShape {
  /** Returns the factors of a member, without unconfirmed ones that the session cannot confirm. */
  readonly present: (member: Member, session?: string) => Effect.Effect<ReadonlyArray<Factor>, StoreUnavailable>
  /** Adds a factor that must be confirmed, and sends the code or push for that. Returns its id. */
  readonly begin: (memberId: string, wanted: NewFactor.Wanted, origin: string, session?: string) => Outcome<string>
  /** Sends the code or push of an unconfirmed factor again. */
  readonly again: (memberId: string, factorId: string, origin: string, session?: string) => Outcome<void>
  /** Enables a factor if the code is correct, or if its push was approved. */
  readonly confirm: (memberId: string, factorId: string, code: Redacted.Redacted, session?: string) => Outcome<void>
  /** Removes a factor that the session added and did not confirm. Returns false if there is none. */
  readonly cancel: (memberId: string, factorId: string, session?: string) => Outcome<boolean>
  /** Returns the options with which a page of the provider creates a new passkey in a browser. */
  readonly passkeyOptions: (member: Member, origin: string) => Outcome<PasskeyOptions>
  /** Adds the passkey that a browser created. */
  readonly addPasskey: (memberId: string, passkey: MadePasskey) => Outcome<void>
  /** Creates new recovery codes. The old ones become invalid. Fails without a factor that the codes can replace. */
  readonly renewRecoveryCodes: (memberId: string) => Outcome<ReadonlyArray<Redacted.Redacted>>
  /**
   * Removes a factor, and the recovery codes together with the last factor that they can replace. Fails if a rule
   * requires the factor.
   */
  readonly remove: (memberId: string, factorId: string) => Outcome<void>
}

/** The options of a registration ceremony, in the format of `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export type PasskeyOptions = Effect.Success<ReturnType<typeof Passkeys.creationOptions>>

/** A passkey that a browser created and that is not verified yet. */
export interface MadePasskey {
  readonly credential: unknown
  /** The provider's own origin. */
  readonly origin: string
  readonly name: string
}

type Step = (factors: ReadonlyArray<Factor>, member: Member) => Effect.Effect<ReadonlyArray<Factor>, Refusal>

const make = Effect.gen(function* () {
  const mails = yield* Mails
  const store = yield* IdentityStore
  const secrets = yield* Secrets
  const tickets = yield* Tickets
  const factors = yield* Factors
  const messages = yield* FactorMessages
  const random = yield* SecureRandom.SecureRandom
  const context = yield* Effect.context<IdentityStore | Mac.Mac | SecureRandom.SecureRandom | Secrets>()

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

  const changeAndTell = (memberId: string, step: Step) =>
    Effect.flatMap(change(memberId, step), ({ email }) => mails.factorsChanged(email))

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

  return Enrollment.of({
    present: Effect.fn("Enrollment.present")(function* ({ factors: all = [], id: memberId }: Member, session?: string) {
      return yield* Effect.filter(all, ({ id, status }) =>
        status === "REQUIRE_ACTIVATION"
          ? Effect.map(ticketIn(memberId, id, session), Option.isSome)
          : Effect.succeed(true)
      )
    }),

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
    }),

    passkeyOptions: Effect.fn("Enrollment.passkeyOptions")(function* (member: Member, origin: string) {
      const { userVerification = "PREFERRED", issuer = defaultIssuer, ...rules } = yield* admit("WEBAUTHN")
      const challenge = Redacted.value(yield* secrets.make)
      const digest = yield* ticketOf(member.id, "passkey")
      yield* tickets.reissue(digest, { _tag: "Enrollment", memberId: member.id, challenge, triesLeft: 1 })
      return yield* Passkeys.creationOptions(
        { challenge, rpId: rpIdOf(rules, origin), userVerification },
        { id: member.id, email: member.email, issuer },
        (member.factors ?? []).filter((factor) => factor._tag === "WEBAUTHN")
      )
    }),

    addPasskey: Effect.fn("Enrollment.addPasskey")(function* (memberId: string, made: MadePasskey) {
      const { userVerification = "PREFERRED", ...rules } = yield* admit("WEBAUTHN")
      const ticket = yield* tickets.take("Enrollment", yield* ticketOf(memberId, "passkey"))
      if (Option.isNone(ticket)) return yield* FactorRefusals.challengeExpired
      const { origin } = made
      const ceremony = {
        challenge: ticket.value.challenge ?? "",
        rpId: rpIdOf(rules, origin),
        userVerification,
        origin
      }
      const passkey = yield* Passkeys.register(made.credential, ceremony)
      if (Option.isNone(passkey)) return yield* FactorRefusals.wrongCode(0)
      const createdAt = yield* Clock.currentTimeMillis
      const name = made.name.trim().slice(0, maximumNameLength)
      const named = name === "" ? {} : { name }
      yield* changeAndTell(memberId, (present) =>
        Effect.succeed([
          ...present.filter(({ id }) => id !== passkey.value.id),
          { _tag: "WEBAUTHN", status: "ENABLED", createdAt, ...passkey.value, ...named }
        ])
      )
    }),

    renewRecoveryCodes: Effect.fn("Enrollment.renewRecoveryCodes")(function* (memberId: string) {
      const rules = yield* admit("RECOVERY_CODE")
      const codes = yield* RecoveryCodes.make
      const normal = codes.map((code) => RecoveryCodes.normalize(code) ?? code)
      const made: Factor = {
        _tag: "RECOVERY_CODE",
        id: yield* secrets.name,
        status: "ENABLED",
        createdAt: yield* Clock.currentTimeMillis,
        digests: yield* Effect.forEach(normal, secrets.digest)
      }
      yield* changeAndTell(memberId, (present, member) =>
        isProtected(member, rules)
          ? Effect.succeed([...present.filter(({ _tag }) => _tag !== "RECOVERY_CODE"), made])
          : Effect.fail(nothingToReplace)
      )
      return codes
    }, Effect.provideContext(context)),

    remove: Effect.fn("Enrollment.remove")(function* (memberId: string, factorId: string) {
      const rules = yield* factors.rules
      yield* changeAndTell(memberId, (present, member) => {
        const factor = present.find(({ id }) => id === factorId)
        if (factor === undefined || !isRemovable(factor, rules, present)) return Effect.fail(FactorRefusals.unavailable)
        const left = present.filter((other) => other !== factor)
        // Codes that stay would work again as soon as another factor is added.
        return Effect.succeed(
          isProtected({ ...member, factors: left }, rules) ? left : left.filter(({ _tag }) => _tag !== "RECOVERY_CODE")
        )
      })
    })
  })
})

/**
 * Adds and removes the factors of members.
 *
 * @since 0.1.0
 */
export class Enrollment extends Context.Service<Enrollment, EnrollmentShape>()(
  "@portico/provider/http/identity/Enrollment"
) {}

/** `Enrollment` over the store, with WebCrypto. */
export const layer: Layer.Layer<
  Enrollment,
  never,
  FactorMessages | Factors | IdentityStore | Mails | Secrets | Tickets
> = Layer.effect(Enrollment, make).pipe(
  Layer.provide(Mac.layerWebCrypto.pipe(Layer.provideMerge(SecureRandom.layerWebCrypto)))
)

/** The name that authenticator apps and browsers show for the provider by default. */
export const defaultIssuer = "Portico"

/** Whether a member with the factors `present` may remove one. A required type needs another usable factor. */
export const isRemovable = (factor: Factor, rules: Rules, present: ReadonlyArray<Factor>): boolean => {
  if (factor.status === "DISABLED_BY_RULE") return false
  if (statusOf(factor, rules) !== "ENABLED_BY_RULE") return true
  return present.some((other) => other.id !== factor.id && other._tag === factor._tag && isUsable(other, rules))
}

/** Whether logins of a member require a second factor. */
export const isProtected = (member: Pick<Member, "email" | "factors">, rules: Rules): boolean =>
  inOrder(member, rules, false).some((factor) => requiresSecondFactor(factor, rules))

type Ticket = ContentOf<"Enrollment">

const nothingToReplace = new ApplicationError({
  status: 400,
  code: factorCodes.factorUnavailable,
  description: "Recovery codes replace another factor. Add one first."
})

const maximumNameLength = 60

const isPending = (factor: Factor, { _tag }: Factor): boolean =>
  factor._tag === _tag && factor.status === "REQUIRE_ACTIVATION"

const pendingOf = (present: ReadonlyArray<Factor> = [], factorId: string) => {
  const factor = present.find(({ id, status }) => id === factorId && status === "REQUIRE_ACTIVATION")
  return factor === undefined ? Effect.fail(FactorRefusals.unavailable) : Effect.succeed(factor)
}

// The configured host if it is the provider's host or a parent domain of it, otherwise the provider's host. With a
// parent domain, its other hosts can use the passkey too.
const rpIdOf = ({ rpId }: Pick<Rules, "rpId">, origin: string): string => {
  const { hostname } = new URL(origin)
  return rpId !== undefined && Passkeys.serves(rpId, hostname) ? rpId : hostname
}

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
import type * as Redacted from "effect/Redacted"
import {
  type Factor,
  inOrder,
  isUsable,
  requiresSecondFactor,
  type Rules,
  statusOf
} from "../../engine/factors/Factor.ts"
import * as RecoveryCodes from "../../engine/factors/RecoveryCodes.ts"
import type { Member } from "../../engine/identity/Member.ts"
import type * as NewFactor from "../../engine/identity/NewFactor.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { ApplicationError, type Refusal } from "../../engine/value/Refusal.ts"
import type { IdentityStore } from "../../store/IdentityStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import * as ConfirmedEnrollment from "./ConfirmedEnrollment.ts"
import type { FactorMessages } from "./FactorMessages.ts"
import * as FactorRefusals from "./FactorRefusals.ts"
import { Factors } from "./Factors.ts"
import type { Mails } from "./Mails.ts"
import * as PasskeyEnrollment from "./PasskeyEnrollment.ts"
import * as StoredFactors from "./StoredFactors.ts"
import type { Tickets } from "./Tickets.ts"

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
  readonly passkeyOptions: (member: Member, origin: string) => Outcome<PasskeyEnrollment.PasskeyOptions>
  /** Adds the passkey that a browser created. */
  readonly addPasskey: (memberId: string, passkey: PasskeyEnrollment.MadePasskey) => Outcome<void>
  /** Creates new recovery codes. The old ones become invalid. Fails without a factor that the codes can replace. */
  readonly renewRecoveryCodes: (memberId: string) => Outcome<ReadonlyArray<Redacted.Redacted>>
  /**
   * Removes a factor, and the recovery codes together with the last factor that they can replace. Fails if a rule
   * requires the factor.
   */
  readonly remove: (memberId: string, factorId: string) => Outcome<void>
}

const make = Effect.gen(function* () {
  const secrets = yield* Secrets
  const factors = yield* Factors
  const context = yield* Effect.context<SecureRandom.SecureRandom>()
  const stored = yield* StoredFactors.make
  const confirmed = yield* ConfirmedEnrollment.make(stored)
  const passkeys = yield* PasskeyEnrollment.make(stored)
  const { admit, changeAndTell, ticketIn } = stored

  return Enrollment.of({
    ...confirmed,
    ...passkeys,

    present: Effect.fn("Enrollment.present")(function* ({ factors: all = [], id: memberId }: Member, session?: string) {
      return yield* Effect.filter(all, ({ id, status }) =>
        status === "REQUIRE_ACTIVATION"
          ? Effect.map(ticketIn(memberId, id, session), Option.isSome)
          : Effect.succeed(true)
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

/** Whether a member with the factors `present` may remove one. A required type needs another usable factor. */
export const isRemovable = (factor: Factor, rules: Rules, present: ReadonlyArray<Factor>): boolean => {
  if (factor.status === "DISABLED_BY_RULE") return false
  if (statusOf(factor, rules) !== "ENABLED_BY_RULE") return true
  return present.some((other) => other.id !== factor.id && other._tag === factor._tag && isUsable(other, rules))
}

/** Whether logins of a member require a second factor. */
export const isProtected = (member: Pick<Member, "email" | "factors">, rules: Rules): boolean =>
  inOrder(member, rules, false).some((factor) => requiresSecondFactor(factor, rules))

const nothingToReplace = new ApplicationError({
  status: 400,
  code: factorCodes.factorUnavailable,
  description: "Recovery codes replace another factor. Add one first."
})

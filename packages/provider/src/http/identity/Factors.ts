/**
 * The second factor of a login: whether a login requires one, and its challenges.
 *
 * @since 0.1.0
 */
import type { LoginResponse } from "@portico/contract/auth/LoginResult"
import type { MfaChallenge } from "@portico/contract/auth/Mfa"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import {
  type Factor,
  hintOf,
  inOrder,
  requiresSecondFactor,
  isUsable,
  type Rules,
  statusOf
} from "../../engine/factors/Factor.ts"
import * as Passkeys from "../../engine/factors/Passkeys.ts"
import type { Member } from "../../engine/identity/Member.ts"
import type { ApplicationError } from "../../engine/value/Refusal.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { type ContentOf, lifetimes } from "../../engine/identity/Ticket.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import { FactorMessages } from "./FactorMessages.ts"
import * as Settings from "./Settings.ts"
import { Tickets } from "./Tickets.ts"

type Stored<A> = Effect.Effect<A, StoreUnavailable>

// Fails if too many codes were sent recently.
type Sent<A> = Effect.Effect<A, ApplicationError | StoreUnavailable>

/** The origins of the provider and of the page on which a login happens. */
export interface Origins {
  /** The provider's own origin. */
  readonly origin: string
  /** Origin of the page, if a browser sent it. */
  readonly from?: string | undefined
}

/** The data of a login that decide whether a second factor is required. */
export interface Login extends Origins {
  /** The device token from an earlier login on which the device was remembered. */
  readonly device?: Redacted.Redacted | undefined
  /** The number of wrong passwords for this member just before the login. */
  readonly failures?: number | undefined
}

/** The state token of a second-factor login, and its challenge. */
export type Challenged = Required<Pick<LoginResponse, "stateToken" | "mfaChallengeData">>

/** The operations of `Factors`. */
export interface FactorsShape {
  /** Starts the second-factor check of a member whose password is correct. `None` if none is required. */
  readonly challenge: (member: Member, login: Login) => Sent<Option.Option<Challenged>>
  /** Returns whether each login of a member requires a second factor, unless its device is remembered. */
  readonly isRequired: (member: Member) => Stored<boolean>
  /** Poses the challenge of one factor in a second-factor check that has started. */
  readonly pose: (member: Member, factor: Factor, step: Step, place: Origins) => Sent<IssuedChallenge>
  /** Returns the challenge that was posed last in a second-factor check. */
  readonly posed: (member: Member, step: Step) => Stored<MfaChallenge>
  /** Returns the factors of a member that can be used in this second-factor check. */
  readonly usable: (member: Member, reason: Step["reason"]) => Stored<ReadonlyArray<Factor>>
  /** Returns a digest that changes with the member's password and factors. */
  readonly stampOf: (member: Member) => Effect.Effect<string>
  /** Remembers a device. Returns the device token that it sends with its next login. */
  readonly remember: (member: Member) => Stored<Redacted.Redacted>
  readonly rules: Stored<Rules>
}

/** The stored state of a second-factor check. */
export type Step = ContentOf<"Challenge">

/** The state of a second-factor check after a challenge was posed, and that challenge. */
export interface IssuedChallenge {
  readonly step: Step
  readonly challenge: MfaChallenge
}

const make = Effect.gen(function* () {
  const store = yield* IdentityStore
  const secrets = yield* Secrets
  const tickets = yield* Tickets
  const messages = yield* FactorMessages
  const rules = Settings.read().pipe(
    Effect.map(({ factors }) => factors),
    Effect.provideService(IdentityStore, store)
  )

  const stampOf = ({ factors = [], password }: Member) => {
    const active = factors.filter(({ status }) => status !== "REQUIRE_ACTIVATION")
    return secrets.digest(Redacted.make([password, ...active.map(({ id }) => id)].join(" ")))
  }

  const remembers = Effect.fnUntraced(function* (member: Member, device: Redacted.Redacted | undefined) {
    if (device === undefined) return false
    const ticket = yield* tickets.read("Device", yield* secrets.digest(device))
    return (
      Option.isSome(ticket) && ticket.value.memberId === member.id && ticket.value.stamp === (yield* stampOf(member))
    )
  })

  const open = Effect.fnUntraced(function* (
    member: Member,
    factor: Factor,
    place: Origins,
    usable: ReadonlyArray<Factor>
  ) {
    switch (factor._tag) {
      case "SMS":
      case "CALL":
      case "EMAIL":
        return { code: yield* messages.sendCode(factor) }
      case "PUSH":
        return { transaction: yield* messages.sendPush(member, place.origin) }
      case "WEBAUTHN": {
        const [passkey] = passkeysOf(usable, place)
        if (passkey === undefined) return {}
        const id = yield* secrets.name
        const challenge = Redacted.value(yield* secrets.make)
        return { passkey: { id, challenge, rpId: passkey.rpId } }
      }
      default:
        return {}
    }
  })

  const poseUnder = Effect.fnUntraced(function* (
    member: Member,
    factor: Factor,
    { memberId, reason, sendsLeft, stamp, triesLeft, until }: Omit<Step, "factorId">,
    place: Origins,
    rules: Rules
  ) {
    const usable = usableOf(member, rules, reason === "HIGH_RISK_LOGIN")
    const step: Step = {
      _tag: "Challenge",
      memberId,
      stamp,
      reason,
      triesLeft,
      sendsLeft,
      until,
      factorId: factor.id,
      ...(yield* open(member, factor, place, usable))
    }
    const challenge = challengeOf(member, factor, reason, shownOf(step, usable, rules), rules)
    return { step, challenge } satisfies IssuedChallenge
  })

  return Factors.of({
    rules,
    stampOf,
    challenge: Effect.fn("Factors.challenge")(function* (member: Member, login: Login) {
      const given = yield* rules
      const remembered = yield* remembers(member, login.device)
      const risky = !remembered && given.riskyAfter !== undefined && (login.failures ?? 0) >= given.riskyAfter
      const required = inOrder(member, given, risky).filter((factor) => requiresSecondFactor(factor, given))
      const first = required.find((factor) => canPose(factor, login)) ?? required[0]
      if (first === undefined || remembered) return Option.none()
      const begun = {
        _tag: "Challenge",
        memberId: member.id,
        stamp: yield* stampOf(member),
        reason: risky ? "HIGH_RISK_LOGIN" : "USER_SETTINGS",
        triesLeft: maximumTries,
        sendsLeft: maximumSends,
        until: (yield* Clock.currentTimeMillis) + lifetimes.Challenge
      } as const
      const { challenge, step } = yield* poseUnder(member, first, begun, login, given)
      return Option.some({ stateToken: yield* tickets.issue(step), mfaChallengeData: challenge })
    }),
    isRequired: (member) =>
      Effect.map(rules, (given) => inOrder(member, given, false).some((factor) => requiresSecondFactor(factor, given))),
    pose: (member, factor, step, place) =>
      Effect.flatMap(rules, (given) => poseUnder(member, factor, step, place, given)),
    posed: Effect.fn("Factors.posed")(function* (member: Member, step: Step) {
      const given = yield* rules
      const usable = usableOf(member, given, step.reason === "HIGH_RISK_LOGIN")
      const factor = usable.find(({ id }) => id === step.factorId)
      return factor === undefined
        ? { reason: step.reason }
        : challengeOf(member, factor, step.reason, shownOf(step, usable, given), given)
    }),
    usable: (member, reason) => Effect.map(rules, (given) => usableOf(member, given, reason === "HIGH_RISK_LOGIN")),
    remember: Effect.fn("Factors.remember")(function* (member: Member) {
      return yield* tickets.issue({ _tag: "Device", memberId: member.id, stamp: yield* stampOf(member) })
    })
  })
})

/**
 * Challenges members to prove a second factor.
 *
 * @since 0.1.0
 */
export class Factors extends Context.Service<Factors, FactorsShape>()("@portico/provider/http/identity/Factors") {}

/** `Factors` over the store. */
export const layer: Layer.Layer<Factors, never, FactorMessages | IdentityStore | Secrets | Tickets> = Layer.effect(
  Factors,
  make
)

/** The number of wrong attempts after which a second-factor check ends. */
export const maximumTries = 5

/** The number of codes, pushes and passkey challenges that a second-factor check may send after the first one. */
export const maximumSends = 5

/**
 * Returns the passkeys that a page may use: those whose relying party id covers its host. Without a page, returns all.
 */
export const passkeysOf = (factors: ReadonlyArray<Factor>, { from }: Origins) => {
  const passkeys = factors.filter((factor) => factor._tag === "WEBAUTHN")
  return from === undefined ? passkeys : passkeys.filter(({ rpId }) => Passkeys.serves(rpId, hostOf(from)))
}

const usableOf = (member: Member, rules: Rules, risky: boolean): ReadonlyArray<Factor> =>
  inOrder(member, rules, risky).filter((factor) => isUsable(factor, rules))

const canPose = (factor: Factor, place: Origins): boolean =>
  factor._tag !== "WEBAUTHN" || passkeysOf([factor], place).length > 0

type ChallengeData = NonNullable<MfaChallenge["verificationChallengeData"]>

const shownOf = (
  { passkey, transaction }: Step,
  usable: ReadonlyArray<Factor>,
  { userVerification = "PREFERRED" }: Rules
): Pick<ChallengeData, "pushData" | "webauthnData"> => {
  if (transaction !== undefined) return { pushData: { transactionId: transaction } }
  if (passkey === undefined) return {}
  const { challenge, id, rpId } = passkey
  const passkeys = usable.filter((factor) => factor._tag === "WEBAUTHN")
  const credentialRequestOptions = Passkeys.requestOptions({ challenge, rpId, userVerification }, passkeys)
  return { webauthnData: { challengeId: id, credentialRequestOptions } }
}

const challengeOf = (
  member: Member,
  factor: Factor,
  reason: Step["reason"],
  shown: ChallengeData,
  rules: Rules
): MfaChallenge => {
  const hint = hintOf(factor)
  return {
    factorType: factor._tag,
    verificationChallengeData: { ...(hint === undefined ? {} : { hint }), ...shown },
    availableFactors: available(inOrder(member, rules, reason === "HIGH_RISK_LOGIN"), rules),
    reason
  }
}

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).hostname : "")

// One entry per type. If a type has several factors, a usable one determines the status.
const available = (factors: ReadonlyArray<Factor>, rules: Rules) => {
  const best = factors.toSorted((left, right) => Number(isUsable(right, rules)) - Number(isUsable(left, rules)))
  const types = [...new Set(factors.map(({ _tag }) => _tag))]
  return types.flatMap((factorType) => {
    const factor = best.find(({ _tag }) => _tag === factorType)
    return factor === undefined ? [] : [{ factorType, factorStatus: statusOf(factor, rules) }]
  })
}

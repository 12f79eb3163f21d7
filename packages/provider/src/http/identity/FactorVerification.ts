/**
 * Verification of second factors: proving a factor, or switching to another one.
 *
 * @since 0.1.0
 */
import type { LoginResponse } from "@portico/contract/auth/LoginResult"
import type { MfaChallenge, VerifyFactorRequest } from "@portico/contract/auth/Mfa"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Mac from "effect/crypto/Mac"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { allowsOrigin } from "../../engine/identity/Client.ts"
import type { Factor, Kind } from "../../engine/factors/Factor.ts"
import { changed, type Member } from "../../engine/identity/Member.ts"
import type { Refusal } from "../../engine/value/Refusal.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import { ProviderSettings } from "../request/ProviderSettings.ts"
import * as Attempts from "./Attempts.ts"
import * as Clients from "./Clients.ts"
import * as FactorProof from "./FactorProof.ts"
import * as FactorRefusals from "./FactorRefusals.ts"
import { Factors, passkeysOf, type Origins, type Step } from "./Factors.ts"
import { LoginStatus } from "./LoginStatus.ts"
import { Tickets } from "./Tickets.ts"

/** The origin, page and client from which a second factor is verified. */
export interface RequestOrigin extends Origins {
  /** The client whose page verifies the factor. Undefined on the provider's own pages. */
  readonly clientId?: string | undefined
}

/** The operations of `FactorVerification`. */
export interface FactorVerificationShape {
  /**
   * Verifies a second factor (auth.md §7). If the request contains data of a factor, checks the data. Otherwise poses a
   * new challenge for the requested factor type, which replaces the previous challenge. A device that is to be
   * remembered gets `additionalData.deviceToken`, and sends it as `clientMetaData.deviceToken` with its next login.
   */
  readonly verify: (
    request: VerifyFactorRequest,
    requestOrigin: RequestOrigin
  ) => Effect.Effect<LoginResponse, Refusal | StoreUnavailable>
  /** Returns the challenge that was posed last, without using an attempt. `None` if it has expired. */
  readonly look: (stateToken: Redacted.Redacted) => Effect.Effect<Option.Option<MfaChallenge>, StoreUnavailable>
}

const make = Effect.gen(function* () {
  const store = yield* IdentityStore
  const secrets = yield* Secrets
  const tickets = yield* Tickets
  const factors = yield* Factors
  const standing = yield* LoginStatus
  const context = yield* Effect.context<IdentityStore | Mac.Mac | ProviderSettings | Secrets>()

  // A change of the password or factors ends the challenge. Otherwise a login with the old password could still
  // succeed.
  const resume = Effect.fnUntraced(function* (digest: string) {
    const ticket = yield* tickets.read("Challenge", digest)
    if (Option.isNone(ticket) || ticket.value.until <= (yield* Clock.currentTimeMillis)) {
      return yield* FactorRefusals.challengeExpired
    }
    return { step: ticket.value, member: yield* memberOf(ticket.value) }
  })

  const memberOf = Effect.fnUntraced(function* ({ memberId, stamp }: Step) {
    const member = yield* store.member(memberId)
    if (Option.isNone(member) || (yield* factors.stampOf(member.value)) !== stamp)
      return yield* FactorRefusals.challengeExpired
    return member.value
  })

  // Removes the ticket, so that only one of two concurrent attempts proceeds.
  const take = Effect.fnUntraced(function* (digest: string) {
    const ticket = yield* tickets.take("Challenge", digest)
    return Option.isSome(ticket) ? ticket.value : yield* FactorRefusals.challengeExpired
  })

  const pose = Effect.fnUntraced(function* (
    digest: string,
    member: Member,
    factor: Factor,
    place: Origins,
    stateToken: Redacted.Redacted
  ) {
    const { sendsLeft, ...step } = yield* take(digest)
    const sends = factor._tag !== "TOTP" && factor._tag !== "RECOVERY_CODE"
    if (sends && sendsLeft === 0) {
      yield* tickets.reissue(digest, { ...step, sendsLeft })
      return yield* FactorRefusals.tooManySends
    }
    const left = { ...step, sendsLeft: sends ? sendsLeft - 1 : sendsLeft }
    const posed = yield* factors
      .pose(member, factor, left, place)
      .pipe(Effect.tapError(() => tickets.reissue(digest, { ...step, sendsLeft })))
    yield* tickets.reissue(digest, posed.step)
    return { state: "STATUS_CHECK", stateToken, mfaChallengeData: posed.challenge } satisfies LoginResponse
  })

  // Checks the factors again if a concurrent change of the member was stored first. Otherwise two concurrent attempts
  // could use the same code.
  const prove = Effect.fnUntraced(function* (
    member: Member,
    step: Step,
    judge: (factors: ReadonlyArray<Factor>) => Effect.Effect<Option.Option<Factor>, never, Mac.Mac | Secrets>
  ): Effect.fn.Return<Option.Option<Member>, Refusal | StoreUnavailable, Mac.Mac | Secrets> {
    let current = member
    while (true) {
      const proved = yield* judge(yield* factors.usable(current, step.reason))
      if (Option.isNone(proved)) return Option.none()
      const used = proved.value
      const isStored = current.factors?.some(({ id }) => id === used.id) === true
      if (!isStored) return Option.some(current)
      const updated = (current.factors ?? []).map((factor) => (factor.id === used.id ? used : factor))
      const next = changed({ ...current, factors: updated }, yield* Clock.currentTimeMillis)
      if (yield* store.changeMember(next)) return Option.some(next)
      current = yield* memberOf(step)
    }
  })

  const allowed = Effect.fnUntraced(function* ({ clientId, origin }: RequestOrigin) {
    if (clientId === undefined) return (other: string) => other === origin
    const client = yield* Clients.find(clientId)
    return (other: string) => other === origin || allowsOrigin(client, other)
  })

  const pushed = Effect.fnUntraced(function* (transactionId: string) {
    const ticket = yield* tickets.read("PushAnswer", yield* secrets.digest(Redacted.make(transactionId)))
    return Option.isSome(ticket) ? ticket.value.answer : yield* FactorRefusals.challengeExpired
  })

  return FactorVerification.of({
    look: Effect.fn("FactorVerification.look")(function* (stateToken: Redacted.Redacted) {
      return yield* Effect.flatMap(secrets.digest(stateToken), resume).pipe(
        Effect.flatMap(({ member, step }) => factors.posed(member, step)),
        Effect.asSome,
        Effect.catchTag("ApplicationError", () => Effect.succeedNone)
      )
    }),
    verify: Effect.fn("FactorVerification.verify")(function* (
      request: VerifyFactorRequest,
      requestOrigin: RequestOrigin
    ) {
      const { factorType, rememberThisDevice, stateToken } = request
      if (factorType === "PASSWORD") return yield* FactorRefusals.unsupported
      if (stateToken === undefined) return yield* FactorRefusals.challengeExpired
      const digest = yield* secrets.digest(stateToken)
      const { member, step } = yield* resume(digest)
      const data = FactorProof.responseIn(factorType, request)
      if (data === undefined) return yield* FactorRefusals.mismatch

      const usable = yield* factors.usable(member, step.reason)
      const kind: Kind =
        factorType === "TOTP" && Option.exists(data, FactorProof.isRecovery) ? "RECOVERY_CODE" : factorType
      const chosen = usable.find(({ _tag }) => _tag === kind)
      if (chosen === undefined) return yield* FactorRefusals.unavailable
      if (kind === "WEBAUTHN" && passkeysOf(usable, requestOrigin).length === 0)
        return yield* FactorRefusals.unavailable
      if (Option.isNone(data)) return yield* pose(digest, member, chosen, requestOrigin, stateToken)

      const shown = data.value
      if (!FactorProof.answers(kind, shown, step, usable)) return yield* FactorRefusals.mismatch
      const push = shown._tag === "Push" ? yield* pushed(shown.transactionId) : "approved"
      if (push === "pending") {
        return { state: "STATUS_CHECK", stateToken, mfaChallengeData: yield* factors.posed(member, step) }
      }
      const isAllowed = yield* allowed(requestOrigin)
      const rules = yield* factors.rules
      yield* Attempts.claim("factors", member.id)
      const challenge = yield* take(digest)
      if (push === "denied") return yield* FactorRefusals.denied
      const proved = yield* prove(member, challenge, (current) =>
        FactorProof.verify(kind, shown, challenge, current, { rules, isAllowed })
      )
      if (Option.isNone(proved)) {
        const triesLeft = challenge.triesLeft - 1
        if (triesLeft === 0) return yield* FactorRefusals.tooManyTries
        yield* tickets.reissue(digest, { ...challenge, triesLeft })
        return yield* FactorRefusals.wrongCode(triesLeft)
      }
      yield* Attempts.reset("factors", member.id)
      const response = yield* standing.stateOf(proved.value, { origin: requestOrigin.origin, factorShown: true })
      if (rememberThisDevice !== true || response.state !== "SUCCESS") return response
      const deviceToken = { strValue: Redacted.value(yield* factors.remember(proved.value)) }
      const { additionalData, ...rest } = response
      return { ...rest, additionalData: { ...additionalData, deviceToken } }
    }, Effect.provideContext(context))
  })
})

/**
 * Verifies the second factors of logins.
 *
 * @since 0.1.0
 */
export class FactorVerification extends Context.Service<FactorVerification, FactorVerificationShape>()(
  "@portico/provider/http/identity/FactorVerification"
) {}

/** `FactorVerification` over the store, with WebCrypto. */
export const layer: Layer.Layer<
  FactorVerification,
  never,
  Factors | IdentityStore | ProviderSettings | Secrets | LoginStatus | Tickets
> = Layer.effect(FactorVerification, make).pipe(
  Layer.provide(Mac.layerWebCrypto.pipe(Layer.provide(SecureRandom.layerWebCrypto)))
)

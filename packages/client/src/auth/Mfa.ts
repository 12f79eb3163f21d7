/**
 * The second factor of a login (auth.md §7): verifies its challenge, requests the challenge again, or requests a
 * challenge of another factor.
 *
 * @since 0.1.0
 */
import { verifyFactor } from "@portico/contract/codecs/auth/OptionalCalls"
import type { FactorType } from "@portico/contract/auth/Enums"
import type { VerifyFactorRequest } from "@portico/contract/auth/Mfa"
import type * as Enumeration from "@portico/contract/Enumeration"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Span from "../transport/internal/Span.ts"
import * as Clock from "../transport/internal/Clock.ts"
import { SiteStorage } from "../session/SiteStorage.ts"
import { type CallError, Unreadable } from "../transport/Failure.ts"
import { causeOf, isTransient, retryAfterOf } from "../transport/internal/Retry.ts"
import { Transport } from "../transport/Transport.ts"
import { type AccountRefused } from "./internal/AccountRefused.ts"
import { type FactorRefused, ofFactor } from "./internal/StepRefused.ts"
import * as Device from "./internal/Device.ts"
import { type Challenge, type Failure, fromResponse, type LoginState } from "./LoginState.ts"
import { withOutcome } from "./internal/Outcome.ts"

/**
 * The factor cannot be verified: it has no challenge (a password, a recovery code), or its challenge lacks required
 * data.
 */
export class FactorNotVerifiable extends Data.TaggedError("FactorNotVerifiable")<{ readonly factorType: string }> {
  override get message(): string {
    return `A factor of type ${this.factorType} cannot be verified here. Choose another available factor.`
  }
}

/** The user neither approved nor refused the push notification in time. */
export class PushUnanswered extends Data.TaggedError("PushUnanswered")<{}> {
  override get message(): string {
    return "The request on the other device was not confirmed in time. Send a new request or use another factor."
  }
}

export { AccountRefused } from "./internal/AccountRefused.ts"
export { FactorRefused } from "./internal/StepRefused.ts"

/** The errors of `Mfa.verify`. A wrong code is a `FactorRefused` with the error code `invalidOtp`. */
export type VerifyError = FactorNotVerifiable | FactorRefused | AccountRefused | CallError

/** The errors of `Mfa.challenge`. */
export type ChallengeError = FactorNotVerifiable | FactorRefused | AccountRefused | CallError

/** The errors of `Mfa.awaitPush`. */
export type AwaitPushError = VerifyError | PushUnanswered

/** The factors that can be verified. */
export type VerifiableFactor = Exclude<Enumeration.Member<typeof FactorType>, "PASSWORD" | "RECOVERY_CODE">

/** The proof for a challenge. The `credential` of a passkey is that of `Passkey.authenticate`, or any other in its JSON form. */
export type Proof =
  | { readonly factorType: "SMS" | "CALL" | "EMAIL" | "TOTP"; readonly code: Redacted.Redacted }
  | { readonly factorType: "PUSH"; readonly transactionId: string }
  | { readonly factorType: "WEBAUTHN"; readonly challengeId: string; readonly credential: unknown }

/** The options of verifying a challenge. */
export interface VerifyOptions {
  /**
   * Whether the provider skips the factor on this device from now on. The provider's device token is stored in the site
   * storage.
   */
  readonly rememberThisDevice?: boolean
}

/** The operations of `Mfa`. */
export interface MfaShape {
  /**
   * Verifies a challenge. The provider may then require another factor: the result is FAILURE with a new `challenge`.
   * Does not change the session: `SilentLogin.run` creates one from the session token.
   */
  readonly verify: (
    challenge: Pick<Challenge, "stateToken">,
    proof: Proof,
    options?: VerifyOptions
  ) => Effect.Effect<LoginState, VerifyError>
  /** Requests a challenge of the same factor again (a code is sent again), or of another available factor. */
  readonly challenge: (
    challenge: Pick<Challenge, "stateToken">,
    factorType: VerifiableFactor
  ) => Effect.Effect<Challenge, ChallengeError>
  /**
   * Polls until the user approves or refuses the push notification on the other device: every 2 seconds for 2 minutes
   * by default. `every` and `timeout` are in milliseconds. Transient failures are retried. The provider may then
   * require another factor, as in `verify`.
   */
  readonly awaitPush: (
    challenge: Challenge,
    options?: VerifyOptions & { readonly every?: number; readonly timeout?: number }
  ) => Effect.Effect<LoginState, AwaitPushError>
}

/** Verifies second factors. */
export class Mfa extends Context.Service<Mfa, MfaShape>()("@portico/client/auth/Mfa") {}

const make = Effect.gen(function* () {
  const transport = yield* Transport
  const storage = yield* SiteStorage

  const request = (payload: VerifyFactorRequest) =>
    Effect.mapError(transport.callWithResult(verifyFactor, payload, { purpose: "visitor" }), ofFactor)

  const send: MfaShape["verify"] = ({ stateToken }, proof, { rememberThisDevice } = {}) => {
    const data = dataOf(proof)
    if (data === undefined) return Effect.fail(new FactorNotVerifiable(proof))
    const payload = { factorType: proof.factorType, stateToken, ...data }
    const verified = Effect.map(
      request(rememberThisDevice === undefined ? payload : { ...payload, rememberThisDevice }),
      ({ response }) => fromResponse(response)
    )
    return rememberThisDevice === true ? Effect.tap(verified, (state) => Device.save(storage, state)) : verified
  }

  const challenge = Span.fn("Mfa.challenge")(function* (
    { stateToken }: Pick<Challenge, "stateToken">,
    factorType: VerifiableFactor
  ) {
    if (!verifiable.has(factorType)) return yield* new FactorNotVerifiable({ factorType })
    const { response, requestId } = yield* request({ factorType, stateToken })
    const state = fromResponse(response)
    return state._tag === "FAILURE" && state.challenge !== undefined
      ? state.challenge
      : yield* new Unreadable({ cause: "Expected a challenge", status: 200, requestId })
  }, withOutcome)

  const awaitPush = Span.fn("Mfa.awaitPush")(
    function* (first: Challenge, { every = 2000, rememberThisDevice }: Parameters<MfaShape["awaitPush"]>[1] = {}) {
      const options = rememberThisDevice === undefined ? {} : { rememberThisDevice }
      let pending = first
      while (true) {
        const transactionId = pending.verificationChallengeData?.pushData?.transactionId
        if (transactionId === undefined) return yield* new FactorNotVerifiable({ factorType: "PUSH" })
        const result = yield* Effect.result(send(pending, { factorType: "PUSH", transactionId }, options))
        let wait = every
        if (Result.isFailure(result)) {
          const { failure } = result
          if (isFinal(failure)) return yield* failure
          const cause = causeOf(failure)
          if (!isTransient(cause)) return yield* failure
          wait = Math.max(every, retryAfterOf(cause) * 1000)
        } else if (isPending(result.success)) {
          pending = { ...pending, ...result.success.challenge }
        } else {
          return result.success
        }
        yield* Clock.sleep(wait)
      }
    },
    (waiting, _, { timeout = 120_000 } = {}) =>
      waiting.pipe(Clock.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(new PushUnanswered()) })),
    withOutcome
  )

  return { awaitPush, challenge, verify: Span.fn("Mfa.verify")(send, withOutcome) } satisfies MfaShape
})

/** `Mfa` over the transport. */
export const layer: Layer.Layer<Mfa, never, Transport | SiteStorage> = Layer.effect(Mfa, make)

const verifiable: ReadonlySet<string> = new Set(["SMS", "CALL", "EMAIL", "TOTP", "PUSH", "WEBAUTHN"])

const dataOf = (proof: Proof): Partial<VerifyFactorRequest> | undefined => {
  switch (proof.factorType) {
    case "SMS":
      return { smsData: { code: proof.code } }
    case "CALL":
      return { callData: { code: proof.code } }
    case "EMAIL":
      return { emailData: { code: proof.code } }
    case "TOTP":
      return { totpData: { code: proof.code } }
    case "PUSH":
      return { pushData: { transactionId: proof.transactionId } }
    case "WEBAUTHN":
      return { webauthnData: { challengeId: proof.challengeId, credential: proof.credential } }
    default:
      return undefined
  }
}

const isFinal = (error: VerifyError): error is FactorNotVerifiable | FactorRefused | AccountRefused =>
  error._tag === "FactorNotVerifiable" || error._tag === "FactorRefused" || error._tag === "AccountRefused"

// A challenge of another factor type means that the push is done and the provider requires that factor next.
const isPending = (state: LoginState): state is Failure & { readonly challenge: Challenge } =>
  state._tag === "FAILURE" && state.challenge !== undefined && (state.challenge.factorType ?? "PUSH") === "PUSH"

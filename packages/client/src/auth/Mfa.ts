/**
 * The further factor of a login (auth.md §7): its challenge is answered, sent again, or exchanged for another's.
 *
 * @since 0.1.0
 */
import { verifyFactor } from "@portico/contract/auth/Endpoints"
import type { FactorType } from "@portico/contract/auth/Enums"
import type { VerifyFactorRequest } from "@portico/contract/auth/Mfa"
import type * as Enumeration from "@portico/contract/Enumeration"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { SiteStorage } from "../session/SiteStorage.ts"
import { type CallError, Unreadable } from "../transport/Failure.ts"
import { causeOf, isTransient, retryAfterOf } from "../transport/internal/Retry.ts"
import { Transport } from "../transport/Transport.ts"
import { type AccountRefused, type FactorRefused, ofFactor } from "./internal/AccountRefused.ts"
import * as Device from "./internal/Device.ts"
import { type Challenge, type Failure, fromAnswer, type LoginState } from "./LoginState.ts"
import { noted } from "./internal/Outcome.ts"

/** A factor has nothing that could answer its challenge (a password, a recovery code), or the challenge lacks a part. */
export class FactorNotVerifiable extends Data.TaggedError("FactorNotVerifiable")<{ readonly factorType: string }> {
  override get message(): string {
    return `A factor of type ${this.factorType} cannot be verified here: choose another of the available ones.`
  }
}

/** A push was neither approved nor refused in time. */
export class PushUnanswered extends Data.TaggedError("PushUnanswered")<{}> {
  override get message(): string {
    return "The request on the other device was not answered in time."
  }
}

export { AccountRefused, FactorRefused } from "./internal/AccountRefused.ts"

/** How answering a challenge can fail. A wrong code is a `FactorRefused` with the error code `invalidOtp`. */
export type VerifyError = FactorNotVerifiable | FactorRefused | AccountRefused | CallError

/** How requesting a challenge can fail. */
export type ChallengeError = FactorNotVerifiable | FactorRefused | AccountRefused | CallError

/** What can go wrong waiting for a push. */
export type AwaitPushError = VerifyError | PushUnanswered

/** The factors that can be verified. */
export type VerifiableFactor = Exclude<Enumeration.Member<typeof FactorType>, "PASSWORD" | "RECOVERY_CODE">

/** What answers a challenge. A passkey's `credential` is that of `Passkey.ask`, or any in its JSON form. */
export type Proof =
  | { readonly factorType: "SMS" | "CALL" | "EMAIL" | "TOTP"; readonly code: Redacted.Redacted }
  | { readonly factorType: "PUSH"; readonly transactionId: string }
  | { readonly factorType: "WEBAUTHN"; readonly challengeId: string; readonly credential: unknown }

/** How a challenge is answered. */
export interface VerifyOptions {
  /** Whether this device is spared the factor from now on. What the provider gives for that is kept in the site storage. */
  readonly rememberThisDevice?: boolean
}

/** The operations of `Mfa`. */
export interface MfaShape {
  /**
   * Answers a challenge. Another factor may be asked for in turn: FAILURE with a further `challenge`. The session stays
   * as it is: `SilentLogin.run` makes one of the session token.
   */
  readonly verify: (
    challenge: Pick<Challenge, "stateToken">,
    proof: Proof,
    options?: VerifyOptions
  ) => Effect.Effect<LoginState, VerifyError>
  /** Has a factor challenge the member: the same one once more (a code is sent again), or another of the available ones. */
  readonly challenge: (
    challenge: Pick<Challenge, "stateToken">,
    factorType: VerifiableFactor
  ) => Effect.Effect<Challenge, ChallengeError>
  /**
   * Asks until a push is answered on the other device: every 2 seconds, for 2 minutes, unless told otherwise in
   * milliseconds. What may pass by itself is waited out. Yet another factor may be asked for in turn, as by `verify`.
   */
  readonly awaitPush: (
    challenge: Challenge,
    options?: VerifyOptions & { readonly every?: number; readonly patience?: number }
  ) => Effect.Effect<LoginState, AwaitPushError>
}

/** Verifies further factors. */
export class Mfa extends Context.Service<Mfa, MfaShape>()("@portico/client/auth/Mfa") {}

const make = Effect.gen(function* () {
  const transport = yield* Transport
  const storage = yield* SiteStorage

  const ask = (payload: VerifyFactorRequest) =>
    Effect.mapError(transport.ask(verifyFactor, payload, { need: "visitor" }), ofFactor)

  const send: MfaShape["verify"] = ({ stateToken }, proof, { rememberThisDevice } = {}) => {
    const data = dataOf(proof)
    if (data === undefined) return Effect.fail(new FactorNotVerifiable(proof))
    const payload = { factorType: proof.factorType, stateToken, ...data }
    const told = Effect.map(
      ask(rememberThisDevice === undefined ? payload : { ...payload, rememberThisDevice }),
      ({ answer }) => fromAnswer(answer)
    )
    return rememberThisDevice === true ? Effect.tap(told, (state) => Device.keep(storage, state)) : told
  }

  const challenge = Effect.fn("Mfa.challenge")(function* (
    { stateToken }: Pick<Challenge, "stateToken">,
    factorType: VerifiableFactor
  ) {
    if (!verifiable.has(factorType)) return yield* new FactorNotVerifiable({ factorType })
    const { answer, requestId } = yield* ask({ factorType, stateToken })
    const state = fromAnswer(answer)
    return state._tag === "FAILURE" && state.challenge !== undefined
      ? state.challenge
      : yield* new Unreadable({ cause: "Expected a challenge", status: 200, requestId })
  }, noted)

  const awaitPush = Effect.fn("Mfa.awaitPush")(
    function* (first: Challenge, { every = 2000, rememberThisDevice }: Parameters<MfaShape["awaitPush"]>[1] = {}) {
      const options = rememberThisDevice === undefined ? {} : { rememberThisDevice }
      let pending = first
      while (true) {
        const transactionId = pending.verificationChallengeData?.pushData?.transactionId
        if (transactionId === undefined) return yield* new FactorNotVerifiable({ factorType: "PUSH" })
        const told = yield* Effect.result(send(pending, { factorType: "PUSH", transactionId }, options))
        let wait = every
        if (Result.isFailure(told)) {
          const { failure } = told
          if (isFinal(failure)) return yield* failure
          const cause = causeOf(failure)
          if (!isTransient(cause)) return yield* failure
          wait = Math.max(every, retryAfterOf(cause) * 1000)
        } else if (isPending(told.success)) {
          pending = { ...pending, ...told.success.challenge }
        } else {
          return told.success
        }
        yield* Effect.sleep(wait)
      }
    },
    (waiting, _, { patience = 120_000 } = {}) =>
      Effect.timeoutOrElse(waiting, { duration: patience, orElse: () => Effect.fail(new PushUnanswered()) }),
    noted
  )

  return { awaitPush, challenge, verify: Effect.fn("Mfa.verify")(send, noted) } satisfies MfaShape
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

// Once a push is answered, yet another factor may be asked for.
const isPending = (state: LoginState): state is Failure & { readonly challenge: Challenge } =>
  state._tag === "FAILURE" && state.challenge !== undefined && (state.challenge.factorType ?? "PUSH") === "PUSH"

/**
 * Checks of the proof that a member presents for a second factor.
 *
 * @since 0.1.0
 */
import type { VerifyFactorRequest } from "@portico/contract/auth/Mfa"
import * as Clock from "effect/Clock"
import type * as Mac from "effect/crypto/Mac"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { Factor, FactorOf, Kind, Rules } from "../../engine/factors/Factor.ts"
import * as Passkeys from "../../engine/factors/Passkeys.ts"
import * as RecoveryCodes from "../../engine/factors/RecoveryCodes.ts"
import * as Totp from "../../engine/factors/Totp.ts"
import { isSame, Secrets } from "../../engine/identity/Secrets.ts"
import type { Step } from "./Factors.ts"

/** The proof that a member presents. A recovery code has no field of its own in a request: it is sent as `totpData`. */
export type FactorResponse =
  | { readonly _tag: "Code"; readonly code: Redacted.Redacted }
  | { readonly _tag: "Push"; readonly transactionId: string }
  | { readonly _tag: "Passkey"; readonly challengeId: string; readonly credential: unknown }

/**
 * Returns the proof that a request contains for a factor type. `None` if it contains no data, undefined if it contains
 * data of another type or of several types.
 */
export const responseIn = (kind: Kind, request: VerifyFactorRequest): Option.Option<FactorResponse> | undefined => {
  const { callData, emailData, pushData, smsData, totpData, webauthnData } = request
  const codes = { SMS: smsData, CALL: callData, EMAIL: emailData, TOTP: totpData, RECOVERY_CODE: totpData }
  const given = [callData, emailData, pushData, smsData, totpData, webauthnData].filter((data) => data !== undefined)
  if (given.length === 0) return Option.none()
  if (given.length > 1) return undefined
  if (kind === "PUSH") return pushData && Option.some({ _tag: "Push", ...pushData })
  if (kind === "WEBAUTHN") return webauthnData && Option.some({ _tag: "Passkey", ...webauthnData })
  const data = codes[kind]
  return data && Option.some({ _tag: "Code", ...data })
}

/** Whether a proof belongs to the open challenge. */
export const answers = (kind: Kind, shown: FactorResponse, step: Step, factors: ReadonlyArray<Factor>): boolean => {
  switch (shown._tag) {
    case "Push":
      return shown.transactionId === step.transaction
    case "Passkey":
      return shown.challengeId === step.passkey?.id
    case "Code":
      if (kind === "TOTP" || kind === "RECOVERY_CODE") return true
      return step.code !== undefined && factors.some(({ _tag, id }) => _tag === kind && id === step.factorId)
  }
}

/** Checks a proof. Returns the factor as changed by its use, or `None` if the proof is invalid. */
export const verify = Effect.fn("FactorProof.verify")(function* (
  kind: Kind,
  shown: FactorResponse,
  step: Step,
  factors: ReadonlyArray<Factor>,
  { isAllowed, rules }: { readonly rules: Rules; readonly isAllowed: (origin: string) => boolean }
): Effect.fn.Return<Option.Option<Factor>, never, Mac.Mac | Secrets> {
  switch (shown._tag) {
    case "Push":
      return Option.fromUndefinedOr(factors.find(({ id }) => id === step.factorId))
    case "Passkey":
      return yield* verifyPasskey(shown.credential, step, factors, rules, isAllowed)
    case "Code": {
      if (kind === "RECOVERY_CODE") {
        const recovery = RecoveryCodes.normalize(shown.code)
        return recovery === undefined ? Option.none() : yield* verifyRecoveryCode(recovery, factors)
      }
      if (kind === "TOTP") return yield* verifyTotp(shown.code, factors)
      const digest = yield* Secrets.use((secrets) => secrets.digest(trimmed(shown.code)))
      const found = factors.find(({ _tag, id }) => _tag === kind && id === step.factorId)
      return isSame(digest, step.code ?? "") ? Option.fromUndefinedOr(found) : Option.none()
    }
  }
})

/** Whether a code has the form of a recovery code, which is accepted instead of the code of an authenticator app. */
export const isRecovery = (shown: FactorResponse): boolean =>
  shown._tag === "Code" && RecoveryCodes.normalize(shown.code) !== undefined

const verifyTotp = Effect.fnUntraced(function* (code: Redacted.Redacted, factors: ReadonlyArray<Factor>) {
  const now = yield* Clock.currentTimeMillis
  for (const factor of factors) {
    if (factor._tag !== "TOTP") continue
    const step = yield* Totp.verify(factor, code, now)
    if (Option.isSome(step)) return Option.some<Factor>({ ...factor, lastStep: step.value })
  }
  return Option.none<Factor>()
})

const verifyRecoveryCode = Effect.fnUntraced(function* (code: Redacted.Redacted, factors: ReadonlyArray<Factor>) {
  const digest = yield* Secrets.use((secrets) => secrets.digest(code))
  const found = factors
    .filter((factor) => factor._tag === "RECOVERY_CODE")
    .find(({ digests }) => digests.some((own) => isSame(own, digest)))
  return Option.map(Option.fromUndefinedOr(found), (factor): FactorOf<"RECOVERY_CODE"> => ({
    ...factor,
    digests: factor.digests.filter((other) => other !== digest)
  }))
})

const verifyPasskey = Effect.fnUntraced(function* (
  credential: unknown,
  { passkey }: Step,
  factors: ReadonlyArray<Factor>,
  { userVerification = "PREFERRED" }: Rules,
  isAllowed: (origin: string) => boolean
) {
  const claim = Passkeys.claimOf(credential)
  if (passkey === undefined || Option.isNone(claim) || !isAllowed(claim.value.origin)) return Option.none<Factor>()
  const { id, origin } = claim.value
  const factor = factors
    .filter((factor) => factor._tag === "WEBAUTHN")
    .find((factor) => factor.id === id && factor.rpId === passkey.rpId)
  if (factor === undefined) return Option.none<Factor>()
  const { challenge } = passkey
  const counter = yield* Passkeys.check(credential, { challenge, origin, userVerification }, factor)
  return Option.map(counter, (value): Factor => ({ ...factor, counter: value }))
})

const trimmed = (code: Redacted.Redacted) => Redacted.make(Redacted.value(code).replace(/\s/g, ""))

/**
 * The steps after a login for plain site code: verification of an email address, second factors and password recovery
 * (auth.md §4).
 *
 * @since 0.1.0
 */
import type { MfaChallenge } from "@portico/contract/auth/Mfa"
import type {
  AccountErrorCode,
  FactorErrorCode,
  missingVerificationCode,
  RecoveryErrorCode,
  VerificationErrorCode
} from "@portico/contract/LoginFailure"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { type Challenge, unknown } from "../../auth/LoginState.ts"
import { Mfa, type Proof, type VerifiableFactor } from "../../auth/Mfa.ts"
import { Recovery } from "../../auth/Recovery.ts"
import { Verification } from "../../auth/Verification.ts"
import { type LoginResult, reached, resultOf } from "./LoginResult.ts"
import type { Pending } from "./Pending.ts"
import type { Run, Services } from "./Run.ts"

/** The code of a verification email. `verificationCode` takes precedence if both are set. */
export interface VerificationInput {
  readonly verificationCode?: string
  readonly code?: string
}

/** A state to verify from, instead of the remembered one. */
export interface VerificationState {
  readonly loginState: string
  readonly data?: { readonly stateToken?: string }
}

/** The proof for the challenge of a second factor. */
export interface FactorInput {
  readonly stateToken: string
  readonly rememberThisDevice?: boolean
  /** The code from an SMS, a call, an email or an app. */
  readonly code?: string
  /** The transaction id of the approved push notification. */
  readonly transactionId?: string
  /** The id of the passkey's challenge. `credential` is the passkey's credential in its JSON form. */
  readonly challengeId?: string
  readonly credential?: unknown
}

/** The steps after a login. */
export interface SiteAuthSteps {
  /**
   * Verifies an email address with the code of its email, from the last EMAIL_VERIFICATION_REQUIRED or from the given
   * state. From any other state the result is FAILURE `Unknown _state`; without a code it is FAILURE
   * `missingVerificationCode`. In both cases nothing is sent. A failure is a result, not a rejection.
   */
  readonly verify: (
    input: VerificationInput,
    state?: VerificationState
  ) => Promise<LoginResult<VerificationErrorCode | typeof missingVerificationCode | AccountErrorCode>>
  /** Same as `verify`. */
  readonly processVerification: SiteAuthSteps["verify"]
  /**
   * Verifies the challenge of a second factor, which is the `data` of a FAILURE. A failure is a result, not a
   * rejection.
   */
  readonly verifyFactor: (
    factorType: string,
    input: FactorInput
  ) => Promise<LoginResult<FactorErrorCode | AccountErrorCode>>
  /**
   * Requests a challenge of the same factor again, or of another available factor. Rejects with `FactorNotVerifiable`
   * for a password or a recovery code. The `errorCode` of a rejection is that of the provider's refusal.
   */
  readonly challengeFactor: (
    factorType: VerifiableFactor,
    stateToken: string
  ) => Promise<{ readonly stateToken: string; readonly mfaChallengeData: MfaChallenge }>
  /**
   * Polls until the user approves or refuses the push notification on the other device: by default `every` 2000 ms,
   * with a `timeout` of 120 000 ms. A failure is a result, not a rejection. The provider may then require another
   * factor, as in `verifyFactor`.
   */
  readonly awaitPush: (
    stateToken: string,
    mfaChallengeData: MfaChallenge,
    options?: { readonly rememberThisDevice?: boolean; readonly every?: number; readonly timeout?: number }
  ) => Promise<LoginResult<FactorErrorCode | AccountErrorCode>>
  /** Sets a new password with the token of a recovery email. A failure is a result, not a rejection. */
  readonly recover: (
    recoveryToken: string,
    password: string
  ) => Promise<LoginResult<RecoveryErrorCode | AccountErrorCode>>
}

/** Creates the steps over a running client. */
export const make = (run: Run<Services | Mfa | Recovery | Verification>, pending: Pending): SiteAuthSteps => {
  const verify: SiteAuthSteps["verify"] = (input, given) => {
    const { code, verificationCode }: VerificationInput = Object(input)
    const state = given == null ? pending.verification : stateOf(given)
    return state === undefined
      ? Promise.resolve(reached(unknown))
      : run(
          resultOf(() =>
            Verification.use(({ attempt }) => attempt(state, Redacted.make(verificationCode ?? code ?? "")))
          )
        ).then(pending.remember)
  }

  return {
    verify,
    processVerification: verify,
    verifyFactor: (factorType, given) =>
      run(
        resultOf(() =>
          Mfa.use((mfa) => {
            const { stateToken, rememberThisDevice, ...input }: FactorInput = Object(given)
            return mfa.verify(
              { stateToken: Redacted.make(stateToken) },
              proofOf(factorType, input),
              rememberThisDevice === undefined ? {} : { rememberThisDevice }
            )
          })
        )
      ).then(pending.remember),
    challengeFactor: (factorType, stateToken) =>
      run(
        Effect.map(
          Mfa.use((mfa) => mfa.challenge({ stateToken: Redacted.make(stateToken) }, factorType)),
          ({ stateToken, ...mfaChallengeData }) => ({ stateToken: Redacted.value(stateToken), mfaChallengeData })
        )
      ),
    awaitPush: (stateToken, mfaChallengeData, options) => {
      const challenge: Challenge = Object.assign({ stateToken: Redacted.make(stateToken) }, mfaChallengeData)
      return run(resultOf(() => Mfa.use((mfa) => mfa.awaitPush(challenge, options)))).then(pending.remember)
    },
    recover: (recoveryToken, password) =>
      run(
        resultOf(() =>
          Recovery.use((recovery) =>
            recovery.recover({ recoveryToken: Redacted.make(recoveryToken), password: Redacted.make(password) })
          )
        )
      ).then(pending.remember)
  }
}

const stateOf = ({ data, loginState }: VerificationState) => ({
  _tag: loginState,
  ...(data?.stateToken === undefined ? {} : { stateToken: Redacted.make(data.stateToken) })
})

// The service checks whether the factor accepts such data.
const proofOf = (
  factorType: string,
  { challengeId = "", code = "", credential, transactionId = "" }: Omit<FactorInput, "stateToken">
): Proof =>
  factorType === "PUSH"
    ? { factorType, transactionId }
    : factorType === "WEBAUTHN"
      ? { factorType, challengeId, credential }
      : { factorType: factorType as "TOTP", code: Redacted.make(code) }

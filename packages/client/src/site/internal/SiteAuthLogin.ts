/**
 * Logins of plain site code: each is a result, and the state token of a verification that is due is remembered
 * (auth.md §4).
 *
 * @since 0.1.0
 */
import type { ProfileInput } from "@portico/contract/auth/Identity"
import type { MfaChallenge } from "@portico/contract/auth/Mfa"
import type {
  AccountErrorCode,
  FactorErrorCode,
  LoginErrorCode,
  missingVerificationCode,
  RecoveryErrorCode,
  RegistrationErrorCode,
  VerificationErrorCode
} from "@portico/contract/LoginFailure"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { type Challenge, unknown } from "../../auth/LoginState.ts"
import { type CaptchaTokens, Members } from "../../auth/Members.ts"
import { Mfa, type Proof, type VerifiableFactor } from "../../auth/Mfa.ts"
import { Recovery } from "../../auth/Recovery.ts"
import { fromText, toText, Verification } from "../../auth/Verification.ts"
import { type LoginResult, reached, resultOf } from "./LoginResult.ts"
import type { Run } from "./Run.ts"

/** Who logs in. */
export interface LoginInput {
  readonly email: string
  readonly password: string
  readonly captchaTokens?: { readonly [Name in keyof CaptchaTokens]: string }
}

/** Who registers. */
export interface RegisterInput extends LoginInput {
  /** Addresses are flat (auth.md §3) or nested. Properties that this version does not know are sent as they are. */
  readonly profile?: ProfileInput
}

/** The code of a verification mail. `verificationCode` counts where both are given. */
export interface VerificationInput {
  readonly verificationCode?: string
  readonly code?: string
}

/** A state to verify from in place of the remembered one. */
export interface GivenState {
  readonly loginState: string
  readonly data?: { readonly stateToken?: string }
}

/** What answers a further factor's challenge. */
export interface FactorInput {
  readonly stateToken: string
  readonly rememberThisDevice?: boolean
  /** The code of a message, a call, a mail or an app. */
  readonly code?: string
  /** The push that was approved. */
  readonly transactionId?: string
  /** The passkey's challenge, and what the passkey answered in its JSON form. */
  readonly challengeId?: string
  readonly credential?: unknown
}

/** The logins of a site. */
export interface SiteAuthLogin {
  /** Registers a member. A failure is a result. */
  readonly register: (input: RegisterInput) => Promise<LoginResult<RegistrationErrorCode>>
  /** Checks a member's password. A failure is a result. */
  readonly login: (input: LoginInput) => Promise<LoginResult<LoginErrorCode>>
  /**
   * Verifies an email address with the code of its email, from the last EMAIL_VERIFICATION_REQUIRED or from the given
   * state. From any other state the result is FAILURE `Unknown _state`; without a code it is FAILURE
   * `missingVerificationCode`. In both cases nothing is sent. A failure is a result.
   */
  readonly verify: (
    input: VerificationInput,
    state?: GivenState
  ) => Promise<LoginResult<VerificationErrorCode | typeof missingVerificationCode | AccountErrorCode>>
  /** `verify`. */
  readonly processVerification: SiteAuthLogin["verify"]
  /** Writes down the verification that is due, for another page to resume. `null` where there is none. */
  readonly exportVerification: () => string | null
  /** Resumes a verification that another page wrote down. `false` where the text is something else. */
  readonly importVerification: (text: string) => boolean
  /** Answers the challenge of a further factor: the `data` of a FAILURE. A failure is a result. */
  readonly verifyFactor: (
    factorType: string,
    input: FactorInput
  ) => Promise<LoginResult<FactorErrorCode | AccountErrorCode>>
  /**
   * Has a factor challenge the member: the same one once more, or another of the available ones. Rejects with
   * `FactorNotVerifiable` for a password and a recovery code. The `errorCode` of a rejection is that of the refusal.
   */
  readonly challengeFactor: (
    factorType: VerifiableFactor,
    stateToken: string
  ) => Promise<{ readonly stateToken: string; readonly mfaChallengeData: MfaChallenge }>
  /**
   * Asks until a push is answered on the other device: `every` 2000 ms, with a `patience` of 120 000 ms. A failure is a
   * result. A further factor may be asked for in turn, as by `verifyFactor`.
   */
  readonly awaitPush: (
    stateToken: string,
    mfaChallengeData: MfaChallenge,
    options?: { readonly rememberThisDevice?: boolean; readonly every?: number; readonly patience?: number }
  ) => Promise<LoginResult<FactorErrorCode | AccountErrorCode>>
  /** Sets a new password with the token of a recovery email. A failure is a result. */
  readonly recover: (
    recoveryToken: string,
    password: string
  ) => Promise<LoginResult<RecoveryErrorCode | AccountErrorCode>>
}

/** The logins over a running client. */
export const make = (run: Run): SiteAuthLogin => {
  let due: Parameters<typeof toText>[0] | undefined

  // A login that failed leaves what is due as it was; any other end takes its place.
  const remember = <Result extends LoginResult>(result: Result): Result => {
    if (result.loginState === "EMAIL_VERIFICATION_REQUIRED") due = dueOf(result.data.stateToken)
    else if (result.loginState !== "FAILURE") due = undefined
    return result
  }

  const verify: SiteAuthLogin["verify"] = (input, given) => {
    const { code, verificationCode }: VerificationInput = Object(input)
    const state = given == null ? due : stateOf(given)
    return state === undefined
      ? Promise.resolve(reached(unknown))
      : run(
          resultOf(() =>
            Verification.use(({ attempt }) => attempt(state, Redacted.make(verificationCode ?? code ?? "")))
          )
        ).then(remember)
  }

  return {
    register: (input) =>
      run(
        resultOf(() =>
          Members.use((members) => {
            const { profile }: RegisterInput = Object(input)
            return members.register({ ...loginOf(input), ...(profile === undefined ? {} : { profile }) })
          })
        )
      ).then(remember),
    login: (input) => run(resultOf(() => Members.use((members) => members.login(loginOf(input))))).then(remember),
    verify,
    processVerification: verify,
    exportVerification: () => (due === undefined ? null : toText(due)),
    importVerification: (text) => {
      const read = Option.getOrUndefined(fromText(text))
      due = read ?? due
      return read !== undefined
    },
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
      ).then(remember),
    challengeFactor: (factorType, stateToken) =>
      run(
        Effect.map(
          Mfa.use((mfa) => mfa.challenge({ stateToken: Redacted.make(stateToken) }, factorType)),
          ({ stateToken, ...mfaChallengeData }) => ({ stateToken: Redacted.value(stateToken), mfaChallengeData })
        )
      ),
    awaitPush: (stateToken, mfaChallengeData, options) => {
      const challenge: Challenge = Object.assign({ stateToken: Redacted.make(stateToken) }, mfaChallengeData)
      return run(resultOf(() => Mfa.use((mfa) => mfa.awaitPush(challenge, options)))).then(remember)
    },
    recover: (recoveryToken, password) =>
      run(
        resultOf(() =>
          Recovery.use((recovery) =>
            recovery.recover({ recoveryToken: Redacted.make(recoveryToken), password: Redacted.make(password) })
          )
        )
      ).then(remember)
  }
}

const dueOf = (stateToken: string) =>
  ({ _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken: Redacted.make(stateToken) }) as const

const stateOf = ({ data, loginState }: GivenState) => ({
  _tag: loginState,
  ...(data?.stateToken === undefined ? {} : { stateToken: Redacted.make(data.stateToken) })
})

// Plain JavaScript may give nothing at all: that is a failed login too, told by its fields.
const loginOf = (input: LoginInput) => {
  const { captchaTokens, email, password }: LoginInput = Object(input)
  return {
    email,
    password: Redacted.make(password),
    ...(captchaTokens == null ? {} : { captchaTokens: solvedOf(captchaTokens) })
  }
}

const solvedOf = ({
  invisibleRecaptchaToken,
  recaptchaToken
}: NonNullable<LoginInput["captchaTokens"]>): CaptchaTokens => ({
  ...(recaptchaToken == null ? {} : { recaptchaToken: Redacted.make(recaptchaToken) }),
  ...(invisibleRecaptchaToken == null ? {} : { invisibleRecaptchaToken: Redacted.make(invisibleRecaptchaToken) })
})

// Whether the factor has such data is the service's to tell.
const proofOf = (
  factorType: string,
  { challengeId = "", code = "", credential, transactionId = "" }: Omit<FactorInput, "stateToken">
): Proof =>
  factorType === "PUSH"
    ? { factorType, transactionId }
    : factorType === "WEBAUTHN"
      ? { factorType, challengeId, credential }
      : { factorType: factorType as "TOTP", code: Redacted.make(code) }

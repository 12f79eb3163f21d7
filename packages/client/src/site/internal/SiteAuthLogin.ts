/**
 * Logins for plain site code: each resolves with a result, and the state token of a pending verification is remembered
 * (auth.md §4).
 *
 * @since 0.1.0
 */
import type { ProfileInput } from "@portico/contract/auth/Identity"
import type { MfaChallenge } from "@portico/contract/auth/Mfa"
import type {
  AccountErrorCode,
  AuthErrorCode,
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
import { type CaptchaTokens, type LoginOptions, Members } from "../../auth/Members.ts"
import { Mfa, type Proof, type VerifiableFactor } from "../../auth/Mfa.ts"
import { Recovery } from "../../auth/Recovery.ts"
import { fromText, toText, Verification } from "../../auth/Verification.ts"
import { type LoginResult, reached, resultOf, type SignInResult, signInResultOf } from "./LoginResult.ts"
import type { Run } from "./Run.ts"

/** The credentials of a login. */
export interface LoginInput {
  readonly email: string
  readonly password: string
  readonly captchaTokens?: { readonly [Name in keyof CaptchaTokens]: string }
}

/** The credentials and the profile of a registration. */
export interface RegisterInput extends LoginInput {
  /** Addresses are flat (auth.md §3) or nested. Properties that this version does not know are sent unchanged. */
  readonly profile?: ProfileInput
}

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

/** The logins of a site. */
export interface SiteAuthLogin {
  /**
   * Signs a member in: checks the password and creates the session. If the sign-in needs another step, the result is its
   * state: complete the step (`verify`, `verifyFactor`), and pass its result to `createSession`. A failure is a result,
   * not a rejection; if the session could not be created, its `cause` says why.
   *
   * **Example** (Signing in)
   *
   * ```ts
   * import * as Site from "@portico/client/site/Site"
   *
   * const site = Site.make({ clientId: "shop", host: "https://api.example" })
   *
   * export const signIn = async (email: string, password: string) => {
   *   const result = await site.auth.signIn({ email, password })
   *   return result.loginState === "SIGNED_IN" ? "Welcome." : "One more step."
   * }
   * ```
   */
  readonly signIn: (input: LoginInput, options?: LoginOptions) => Promise<SignInResult<LoginErrorCode>>
  /** Creates the session of a result with the state SUCCESS. Resolves with any other result unchanged. */
  readonly createSession: <ErrorCode extends AuthErrorCode>(
    result: LoginResult<ErrorCode>
  ) => Promise<SignInResult<ErrorCode>>
  /** Registers a member. A failure is a result, not a rejection. */
  readonly register: (input: RegisterInput) => Promise<LoginResult<RegistrationErrorCode>>
  /** Checks a member's password. A failure is a result, not a rejection. */
  readonly login: (input: LoginInput, options?: LoginOptions) => Promise<LoginResult<LoginErrorCode>>
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
  readonly processVerification: SiteAuthLogin["verify"]
  /** Returns the pending verification as a string, for another page to resume. Returns `null` if none is pending. */
  readonly exportVerification: () => string | null
  /** Resumes a verification that another page exported. Returns `false` if the string is not such an export. */
  readonly importVerification: (text: string) => boolean
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

/** Creates the logins over a running client. */
export const make = (run: Run): SiteAuthLogin => {
  let pendingVerification: Parameters<typeof toText>[0] | undefined

  // A failed login does not change the pending verification. Any other outcome replaces it.
  const remember = <Result extends LoginResult | SignInResult>(result: Result): Result => {
    if (result.loginState === "EMAIL_VERIFICATION_REQUIRED")
      pendingVerification = pendingVerificationOf(result.data.stateToken)
    else if (result.loginState !== "FAILURE") pendingVerification = undefined
    return result
  }

  const verify: SiteAuthLogin["verify"] = (input, given) => {
    const { code, verificationCode }: VerificationInput = Object(input)
    const state = given == null ? pendingVerification : stateOf(given)
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
    signIn: (input, options) =>
      run(signInResultOf(() => Members.use((members) => members.signIn(loginOf(input), options)))).then(remember),
    createSession: async (result) => {
      if (result.loginState !== "SUCCESS") return result
      const { sessionToken } = result.data
      const state = {
        _tag: result.loginState,
        sessionToken: sessionToken === undefined ? undefined : Redacted.make(sessionToken)
      }
      return run(signInResultOf(() => Members.use((members) => members.createSession(state))))
    },
    login: (input, options) =>
      run(resultOf(() => Members.use((members) => members.login(loginOf(input), options)))).then(remember),
    verify,
    processVerification: verify,
    exportVerification: () => (pendingVerification === undefined ? null : toText(pendingVerification)),
    importVerification: (text) => {
      const read = Option.getOrUndefined(fromText(text))
      pendingVerification = read ?? pendingVerification
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

const pendingVerificationOf = (stateToken: string) =>
  ({ _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken: Redacted.make(stateToken) }) as const

const stateOf = ({ data, loginState }: VerificationState) => ({
  _tag: loginState,
  ...(data?.stateToken === undefined ? {} : { stateToken: Redacted.make(data.stateToken) })
})

// Plain JavaScript may pass nothing at all. That is a failed login too, with the violations of its fields.
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

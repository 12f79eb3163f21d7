/**
 * What a login came to, as plain data (auth.md §3, §8): a result whatever happened, never a rejection.
 *
 * @since 0.1.0
 */
import type { MfaChallenge } from "@portico/contract/auth/Mfa"
import type { LoginErrorCode, RegistrationErrorCode } from "@portico/contract/LoginFailure"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { LoginState } from "../auth/LoginState.ts"

/** Where a login or a registration stands. */
export type LoginResult =
  | { readonly loginState: "SUCCESS"; readonly data: { readonly sessionToken?: string } }
  | { readonly loginState: "OWNER_APPROVAL_REQUIRED" }
  | { readonly loginState: "EMAIL_VERIFICATION_REQUIRED"; readonly data: { readonly stateToken: string } }
  | LoginFailure

/** A login that failed. */
export interface LoginFailure {
  readonly loginState: "FAILURE"
  /** The message, in plain words. */
  readonly error: string
  readonly errorCode?: LoginErrorCode | RegistrationErrorCode
  /** Set where the provider asks for a further factor: `verifyFactor` answers it. */
  readonly data?: { readonly stateToken: string; readonly mfaChallengeData: MfaChallenge }
  /** The service's error with the provider's code, its status and the request id. Not enumerable. */
  readonly cause?: unknown
}

/** A login as a result. */
export const resultOf = <E extends Error, R>(
  login: () => Effect.Effect<LoginState, E, R>
): Effect.Effect<LoginResult, never, R> =>
  Effect.match(Effect.suspend(login), { onFailure: failed, onSuccess: reached })

/** The result of a state. */
export const reached = (state: LoginState): LoginResult => {
  switch (state._tag) {
    case "SUCCESS":
      return {
        loginState: state._tag,
        data: state.sessionToken === undefined ? {} : { sessionToken: Redacted.value(state.sessionToken) }
      }
    case "EMAIL_VERIFICATION_REQUIRED":
      return { loginState: state._tag, data: { stateToken: Redacted.value(state.stateToken) } }
    case "OWNER_APPROVAL_REQUIRED":
      return { loginState: state._tag }
    case "FAILURE": {
      const { challenge, error } = state
      if (challenge === undefined) return { loginState: state._tag, error }
      const { stateToken, ...mfaChallengeData } = challenge
      return { loginState: state._tag, error, data: { stateToken: Redacted.value(stateToken), mfaChallengeData } }
    }
  }
}

const failed = (error: Error & { readonly errorCode?: unknown }): LoginFailure => {
  const { errorCode } = error
  const result: LoginFailure = {
    loginState: "FAILURE",
    error: error.message,
    ...(errorCode === undefined ? {} : { errorCode: errorCode as LoginErrorCode | RegistrationErrorCode })
  }
  return Object.defineProperty(result, "cause", { value: error })
}

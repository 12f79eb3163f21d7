/**
 * The outcome of a login as plain data (auth.md §3, §8). A failure is a result too, never a rejection.
 *
 * @since 0.1.0
 */
import type { MfaChallenge } from "@portico/contract/auth/Mfa"
import type { AuthErrorCode } from "@portico/contract/LoginFailure"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { LoginState, Success } from "../../auth/LoginState.ts"
import type { SignInState } from "../../auth/Members.ts"

/**
 * The result of a login, registration, verification or recovery. `ErrorCode` is the union of its possible error codes.
 */
export type LoginResult<ErrorCode extends AuthErrorCode = AuthErrorCode> =
  | { readonly loginState: "SUCCESS"; readonly data: { readonly sessionToken?: string } }
  | { readonly loginState: "OWNER_APPROVAL_REQUIRED" }
  | { readonly loginState: "EMAIL_VERIFICATION_REQUIRED"; readonly data: { readonly stateToken: string } }
  | LoginFailure<ErrorCode>

/** The result of a sign-in: the member is signed in, or the sign-in waits for another step, or it failed. */
export type SignInResult<ErrorCode extends AuthErrorCode = AuthErrorCode> =
  | { readonly loginState: "SIGNED_IN" }
  | Exclude<LoginResult<ErrorCode>, { readonly loginState: "SUCCESS" }>

/** A login that failed. */
export interface LoginFailure<ErrorCode extends AuthErrorCode = AuthErrorCode> {
  readonly loginState: "FAILURE"
  /** The error message. */
  readonly error: string
  /** The meaning of the failure (auth.md §8). Absent if the failure has none: then `error` describes what happened. */
  readonly errorCode?: ErrorCode
  /** The second factor, if the provider requires one. Pass it to `verifyFactor`. */
  readonly data?: { readonly stateToken: string; readonly mfaChallengeData: MfaChallenge }
  /** The service's error with the provider's code, its status and the request id. Not enumerable. */
  readonly cause?: unknown
}

/** The error codes of an error type. */
export type ErrorCodeOf<E> = E extends { readonly errorCode: infer ErrorCode extends AuthErrorCode } ? ErrorCode : never

/** Runs a login and returns its outcome as a result. */
export const resultOf = <E extends Error, R>(
  login: () => Effect.Effect<LoginState, E, R>
): Effect.Effect<LoginResult<ErrorCodeOf<E>>, never, R> =>
  Effect.matchEffect(Effect.suspend(login), {
    onFailure: (error) => Effect.succeed(failed(error)),
    onSuccess: (state) => Effect.succeed(reached(state))
  })

/** Runs a sign-in and returns its outcome as a result. */
export const signInResultOf = <E extends Error, R>(
  signIn: () => Effect.Effect<SignInState, E, R>
): Effect.Effect<SignInResult<ErrorCodeOf<E>>, never, R> =>
  Effect.matchEffect(Effect.suspend(signIn), {
    onFailure: (error) => Effect.succeed(failed(error)),
    onSuccess: (state) => Effect.succeed(state._tag === "SIGNED_IN" ? { loginState: state._tag } : unfinished(state))
  })

/** Returns the result of a state. */
export const reached = (state: LoginState): LoginResult<never> =>
  state._tag === "SUCCESS"
    ? {
        loginState: state._tag,
        data: state.sessionToken === undefined ? {} : { sessionToken: Redacted.value(state.sessionToken) }
      }
    : unfinished(state)

const unfinished = (
  state: Exclude<LoginState, Success>
): Exclude<LoginResult<never>, { readonly loginState: "SUCCESS" }> => {
  switch (state._tag) {
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

const failed = <E extends Error>(error: E): LoginFailure<ErrorCodeOf<E>> => {
  const errorCode = "errorCode" in error ? error.errorCode : undefined
  const result: LoginFailure<ErrorCodeOf<E>> = {
    loginState: "FAILURE",
    error: error.message,
    // Only errors whose type has an error code carry one.
    ...(errorCode === undefined ? {} : { errorCode: errorCode as ErrorCodeOf<E> })
  }
  return Object.defineProperty(result, "cause", { value: error })
}

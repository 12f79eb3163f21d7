/**
 * Refusals of logins and registrations, with their error codes (auth.md §8).
 *
 * @since 0.1.0
 */
import {
  loginErrorCode,
  type LoginErrorCode,
  registrationErrorCode,
  type RegistrationErrorCode,
  violationErrorCode
} from "@portico/contract/LoginFailure"
import type { FieldViolation } from "@portico/contract/Refusal"
import * as Data from "effect/Data"
import type {
  ApplicationError,
  CallError,
  Coded,
  InvalidArgument,
  RateLimited,
  TooLarge
} from "../../transport/Failure.ts"

interface Refusal {
  /** The provider's own code. */
  readonly code: string
  readonly description: string
  readonly status: number | undefined
  readonly requestId: string | undefined
  /** The field violations of a response that has both a code and violations. */
  readonly violations?: ReadonlyArray<FieldViolation>
}

/** The provider refused a login. `errorCode` is `invalidEmail` for every code without an error code of its own. */
export class LoginRefused extends Data.TaggedError("LoginRefused")<Refusal & { readonly errorCode: LoginErrorCode }> {
  override get message(): string {
    return this.description
  }
}

/** The provider refused a registration with one of its error codes. Other refusals stay `ApplicationError`. */
export class RegistrationRefused extends Data.TaggedError("RegistrationRefused")<
  Refusal & { readonly errorCode: RegistrationErrorCode }
> {
  override get message(): string {
    return this.description
  }
}

/** Too many login attempts (status 429). It has an `errorCode`, like every refused login with a code. */
export type LoginRateLimited = RateLimited & { readonly errorCode: LoginErrorCode }

/** The errors of a login. Every code of the provider is a `LoginRefused`, unless the status is 429. */
export type LoginError = LoginRefused | LoginRateLimited | Exclude<CallError, ApplicationError | RateLimited>

/** The errors of a registration. A refusal without an error code of its own stays an `ApplicationError`. */
export type RegisterError = RegistrationRefused | CallError

/** A failure with a code of the provider. */
export type CodedError = ApplicationError | RateLimited | (TooLarge & Pick<Coded, "code" | "description" | "data">)

/** Whether a failure has a code of the provider, whatever its status is. */
export const isCoded = (error: CallError): error is CodedError =>
  error._tag === "ApplicationError" ||
  error._tag === "RateLimited" ||
  (error._tag === "TooLarge" && error.code !== undefined)

/** Returns the failure of a login. */
export const ofLogin = (error: CallError): LoginError => {
  if (!isCoded(error)) return error
  const errorCode = loginErrorCode(error.code)
  return error._tag === "RateLimited"
    ? Object.assign(error, { errorCode })
    : new LoginRefused({ ...refusalOf(error), errorCode })
}

/**
 * Returns the failure of a registration. A violation of an email address takes precedence over the code, at any
 * position in the array.
 */
export const ofRegistration = (error: CallError): RegisterError => {
  if (error._tag === "RateLimited") return error
  if (error._tag !== "InvalidArgument" && !isCoded(error)) return error
  for (const { data, description } of error.violations ?? []) {
    const errorCode = violationErrorCode(data?.["type"])
    if (errorCode !== undefined) return new RegistrationRefused({ ...refusalOf(error), description, errorCode })
  }
  if (error._tag === "InvalidArgument") return error
  const errorCode = registrationErrorCode(error.code)
  return errorCode === undefined ? error : new RegistrationRefused({ ...refusalOf(error), errorCode })
}

const refusalOf = (error: CodedError | InvalidArgument | TooLarge): Refusal => {
  const { code = "INVALID_ARGUMENT", description = error.message } = error._tag === "InvalidArgument" ? {} : error
  const { requestId, status, violations } = error
  return { code, description, requestId, status, ...(violations === undefined ? {} : { violations }) }
}

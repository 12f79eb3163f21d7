/**
 * Refusals of email verifications, and of accounts that may not sign in. The
 * codes and their meanings are in `@portico/contract/LoginFailure`.
 *
 * @since 0.1.0
 */
import {
  type AccountErrorCode,
  accountCodes,
  errorCodeOf,
  type VerificationErrorCode,
  verificationCodes
} from "@portico/contract/LoginFailure"
import * as Data from "effect/Data"
import type { CallError, Coded } from "../../transport/Failure.ts"
import { isCoded } from "./LoginRefused.ts"

/** The fields of a refusal with an error code: those of the provider's response, and what its code means. */
export interface RefusedWith<ErrorCode extends string> extends Coded {
  readonly errorCode: ErrorCode
  /** Seconds to wait before the next attempt, if the provider sent `Retry-After`. */
  readonly retryAfter?: number | undefined
}

/** The provider refused an email verification: the code is wrong, or the verification has expired. */
export class VerificationRefused extends Data.TaggedError("VerificationRefused")<RefusedWith<VerificationErrorCode>> {
  override get message(): string {
    return this.description
  }
}

/** The account may not sign in: the member is blocked or deleted, or must reset the password. */
export class AccountRefused extends Data.TaggedError("AccountRefused")<RefusedWith<AccountErrorCode>> {
  override get message(): string {
    return this.description
  }
}

/** Returns the failure of an email verification. */
export const ofVerification = (error: CallError): VerificationRefused | AccountRefused | CallError => {
  const refusal = refusalOf(error, verificationCodes)
  return refusal === undefined ? ofAccount(error) : new VerificationRefused(refusal)
}

/** Returns the failure of any other call in which the provider can refuse an account. */
export const ofAccount = (error: CallError): AccountRefused | CallError => {
  const refusal = refusalOf(error, accountCodes)
  return refusal === undefined ? error : new AccountRefused(refusal)
}

/** Returns the fields of a refusal if its code is one of `codes`. */
export const refusalOf = <ErrorCode extends string>(
  error: CallError,
  codes: Readonly<Record<ErrorCode, string>>
): RefusedWith<ErrorCode> | undefined => {
  if (!isCoded(error)) return undefined
  const { code, data, description, requestId, status, statusText, violations } = error
  const errorCode = errorCodeOf(codes, code)
  if (errorCode === undefined) return undefined
  return {
    errorCode,
    code,
    description,
    data,
    status,
    statusText,
    requestId,
    ...(violations === undefined ? {} : { violations }),
    ...("retryAfter" in error ? { retryAfter: error.retryAfter } : {})
  }
}

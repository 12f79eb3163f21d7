/**
 * Refusals of password recoveries and second factors. They are separate from `AccountRefused`, because few pages need them.
 *
 * @since 0.1.0
 */
import {
  factorCodes,
  type FactorErrorCode,
  recoveryCodes,
  type RecoveryErrorCode
} from "@portico/contract/LoginFailure"
import * as Data from "effect/Data"
import type { CallError } from "../../transport/Failure.ts"
import { type AccountRefused, ofAccount, refusalOf, type RefusedWith } from "./AccountRefused.ts"

/** The provider refused a password recovery: the token is unknown, used or expired. */
export class RecoveryRefused extends Data.TaggedError("RecoveryRefused")<RefusedWith<RecoveryErrorCode>> {
  override get message(): string {
    return this.description
  }
}

/** The provider refused a second factor. After `invalidOtp`, `data.triesLeft` may hold the number of attempts left. */
export class FactorRefused extends Data.TaggedError("FactorRefused")<RefusedWith<FactorErrorCode>> {
  override get message(): string {
    return this.description
  }
}

/** Returns the failure of a password recovery. */
export const ofRecovery = (error: CallError): RecoveryRefused | AccountRefused | CallError => {
  const refusal = refusalOf(error, recoveryCodes)
  return refusal === undefined ? ofAccount(error) : new RecoveryRefused(refusal)
}

/** Returns the failure of a second factor. */
export const ofFactor = (error: CallError): FactorRefused | AccountRefused | CallError => {
  const refusal = refusalOf(error, factorCodes)
  return refusal === undefined ? ofAccount(error) : new FactorRefused(refusal)
}

/**
 * What a refused login or registration means (auth.md §8).
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
import * as Data from "effect/Data"
import { type CallError, RateLimited } from "../transport/Failure.ts"

/** The provider refused a login or a registration. */
export class LoginRefused
  extends /*#__PURE__*/ Data.TaggedError("LoginRefused")<{
    /** What it means (auth.md §8). A login's is `invalidEmail` for every code that has no meaning of its own. */
    readonly errorCode: LoginErrorCode | RegistrationErrorCode
    /** The provider's own code. */
    readonly code: string
    readonly description: string
    readonly status: number | undefined
    readonly requestId: string | undefined
  }>
{
  override get message(): string {
    return this.description
  }
}

/** The failure of a login: every code means something. Too many attempts stay `RateLimited`, with their error code. */
export const ofLogin = (error: CallError): LoginRefused | CallError => {
  if (error._tag === "ApplicationError") return refused(error, loginErrorCode(error.code))
  if (error._tag !== "RateLimited") return error
  // oxlint-disable-next-line typescript/no-misused-spread -- the fields of an error are its own; that it can be yielded is not
  return new RateLimited({ ...error, errorCode: loginErrorCode(error.code) })
}

/** The failure of a registration. A refusal without a meaning of its own stays what it was. */
export const ofRegistration = (error: CallError): LoginRefused | CallError => {
  if (error._tag === "ApplicationError") {
    const errorCode = registrationErrorCode(error.code)
    return errorCode === undefined ? error : refused(error, errorCode)
  }
  if (error._tag !== "InvalidArgument") return error
  const { requestId, status } = error
  for (const { data, description } of error.violations) {
    const errorCode = violationErrorCode(data?.["type"])
    if (errorCode !== undefined) return refused({ code: "INVALID_ARGUMENT", description, requestId, status }, errorCode)
  }
  return error
}

const refused = (
  { code, description, requestId, status }: Pick<LoginRefused, "code" | "description" | "requestId" | "status">,
  errorCode: LoginRefused["errorCode"]
): LoginRefused => new LoginRefused({ code, description, errorCode, requestId, status })

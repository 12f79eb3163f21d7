/**
 * Converts the errors of the account extension to problems.
 *
 * @since 0.1.0
 */
import type {
  ChangeEmailError,
  ConfirmEmailError,
  DeleteError,
  ReverifyError,
  UserError
} from "@portico/client/auth/Account"
import type { ConfirmError, PasskeyError } from "@portico/client/auth/Factors"
import type { LoginError } from "@portico/client/auth/Members"
import type { CreateError } from "@portico/client/auth/Passkey"
import type { RevokeError } from "@portico/client/auth/Sessions"
import { moved } from "./AccountProblem.ts"
import { ofCall } from "./CallProblem.ts"
import { ofLogin } from "./EntryProblem.ts"
import { ofFactor } from "./FactorProblem.ts"
import { make, ofFields, type Problem } from "./Problem.ts"
import { ofVerify } from "./RecoveryProblem.ts"

/** The errors of reading or changing the account of the signed-in member. */
export type SecurityError =
  | UserError
  | ReverifyError
  | ChangeEmailError
  | ConfirmEmailError
  | DeleteError
  | ConfirmError
  | PasskeyError
  | CreateError
  | RevokeError
  /** A defect of the client. */
  | { readonly _tag: "UserCrashed" }

/** Returns the problem of a change of the account. `method` selects the message of a wrong code. */
export const ofSecurity = (error: SecurityError, method?: string): Problem => {
  switch (error._tag) {
    case "UserCrashed":
      return make("unexpected")
    case "NotSupported":
      return make("notSupported", { retryable: false })
    case "NotSignedIn":
      return make("notSignedIn")
    case "ReverificationRequired":
    case "ReverificationFailed":
      return make("reverificationRequired", { code: error.code })
    case "EmailUnavailable":
      return ofFields({ email: "invalidEmail" }, { code: error.code })
    case "OriginNotAllowed":
      return make("passkeyNotAllowed", { code: error.code, retryable: false })
    case "SessionNotFound":
      return make("refused", { code: error.code, requestId: error.requestId })
    case "VerificationRefused":
      return ofVerify(error)
    case "PasskeyRefused":
      // The browser reports this name if the authenticator already has a passkey of the member (WebAuthn §5.1.3).
      return error.reason === "InvalidStateError" ? make("passkeyExists") : ofFactor(error, method)
    case "FactorRefused":
    case "PasskeyUnavailable":
      return ofFactor(error, method)
    default:
      return ofCall(error, fieldOf)
  }
}

/** Returns the problem of checking the current password. */
export const ofCurrent = (error: LoginError): Problem =>
  error._tag === "LoginRefused" && error.errorCode === "invalidPassword"
    ? ofFields({ currentPassword: "invalidPassword" }, { code: error.code })
    : moved(ofLogin(error), "password", "currentPassword")

const fieldOf = (field: string): string | undefined => {
  const name = field.split(".").at(-1)
  return name === "email" || name === "code" || name === "name" ? name : undefined
}

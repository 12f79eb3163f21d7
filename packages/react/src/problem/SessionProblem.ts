/**
 * Converts the errors of sign-outs and of sign-ins through the provider's page or a silent login to problems
 * (auth.md §5, §7, §8).
 *
 * @since 0.1.0
 */
import type { AuthorizationRefused, BeginError, CompleteError } from "@portico/client/auth/Authorization"
import type { EndSessionError, LogoutError } from "@portico/client/auth/Members"
import type { RunError } from "@portico/client/auth/SilentLogin"
import type { InvalidVerifierLength } from "@portico/client/auth/Authorization"
import { ofCall } from "./CallProblem.ts"
import { ofSession } from "./EntryProblem.ts"
import { make, type Problem } from "./Problem.ts"

/** Returns the problem of a failed redirect to the provider's page. */
export const ofBegin = (error: BeginError): Problem => {
  switch (error._tag) {
    case "InsecureContext":
      return make("pageInsecure", { code: error._tag, retryable: false })
    case "ReturnAddressRefused":
      return make("misconfigured", { code: error._tag, detail: error.message, retryable: false })
    case "Unreadable":
      // The address of the provider's page is the only field of this response that is decoded.
      return make("pageMissing", { requestId: error.requestId })
    default:
      return ofCall(error)
  }
}

/**
 * Returns the problem of a failed return from the provider's page. The error description in the address is shown only
 * if the sign-in began in this browser, because anyone can create a link with such a description.
 */
export const ofComplete = (error: CompleteError): Problem => {
  switch (error._tag) {
    case "MissingCode":
      return error.cause === undefined
        ? make("responseMissing", { code: error._tag })
        : ofRefusal(error.cause, error.originalUri !== undefined)
    case "InvalidState":
    case "FlowUnknown":
      return make("responseInvalid", { code: error._tag })
    case "FlowExpired":
      return make("responseExpired", { code: error._tag })
    case "FlowReplayed":
      return make("responseUsed", { code: error._tag })
    case "InsecureContext":
      return make("pageInsecure", { code: error._tag, retryable: false })
    case "SessionEnded":
      return make("signedOutDuringSignIn")
    case "InvalidClient":
      return ofCall(error)
    case "TokenUnavailable":
      return ofExchange(error)
  }
}

/** Returns the problem of a silent login without a session token. */
export const ofSilentLogin = (error: RunError): Problem => {
  switch (error._tag) {
    case "MissingCode":
      return error.cause === undefined ? make("responseMissing", { code: error._tag }) : ofRefusal(error.cause, true)
    case "InvalidState":
      return make("responseInvalid", { code: error._tag })
    case "InsecureContext":
      return make("pageInsecure", { code: error._tag, retryable: false })
    case "SessionEnded":
      return make("signedOutDuringSignIn")
    default:
      return ofSession(error)
  }
}

/** Returns the problem of a sign-out that the provider did not confirm. The local session has ended nevertheless. */
export const ofLogout = (error: LogoutError | EndSessionError): Problem =>
  error._tag === "ReturnAddressRefused"
    ? make("misconfigured", { code: error._tag, detail: error.message, retryable: false })
    : ofCall(error)

/** Returns the problem of a code verifier that is too short or too long. The developer of the page has to fix it. */
export const ofVerifier = (error: InvalidVerifierLength): Problem =>
  make("misconfigured", { code: error._tag, detail: error.message, retryable: false })

const ofRefusal = ({ description, error }: AuthorizationRefused, isOurs: boolean): Problem => {
  const detail = isOurs ? description : undefined
  switch (error) {
    case "access_denied":
      return make("accessDenied", { code: error, detail })
    case "login_required":
    case "interaction_required":
    case "consent_required":
    case "account_selection_required":
      return make("pageNeeded", { code: error })
    case "server_error":
    case "temporarily_unavailable":
      return make("serverError", { code: error })
    default:
      return make("authorizationFailed", { code: isOurs ? error : undefined, detail })
  }
}

// An authorization code can be exchanged only once, so a retry has to begin the sign-in again.
const ofExchange = (error: Extract<CompleteError, { readonly _tag: "TokenUnavailable" }>): Problem => {
  const { cause } = error
  return cause._tag === "ApplicationError" || cause._tag === "InvalidArgument"
    ? make("exchangeRefused", {
        code: cause._tag === "ApplicationError" ? cause.code : cause._tag,
        requestId: cause.requestId
      })
    : ofCall(error)
}

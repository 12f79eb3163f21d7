/**
 * Refused sign-ins and sign-ups as problems (auth.md §8).
 *
 * @since 0.1.0
 */
import type { LoginError, LoginRefused, RegisterError, RegistrationRefused } from "@portico/client/auth/Members"
import type { SilentLoginError } from "@portico/client/auth/SilentLogin"
import { accountCodes, unknownEmailCode } from "@portico/contract/LoginFailure"
import { ofCall } from "./CallProblem.ts"
import { make, ofFields, type Problem } from "./Problem.ts"

/**
 * The problem of a login. Every code without a meaning of its own counts as `invalidEmail` on the wire, so the address
 * is named only where the raw code says that it is unknown.
 */
export const ofLogin = (error: LoginError): Problem => {
  if (error._tag !== "LoginRefused") return ofCall(error, fieldOf)
  const { code, errorCode } = error
  switch (errorCode) {
    case "invalidPassword":
      return ofFields({ password: "invalidPassword" }, { code })
    case "invalidEmail":
      if (code === unknownEmailCode) return ofFields({ email: "unknownEmail" }, { code })
      if (code === accountCodes.identityBlocked) return make("identityBlocked", { code, retryable: false })
      return refused("loginRefused", error)
    default:
      return make(errorCode, { code })
  }
}

/** The problem of a registration. `inputOf` finds the inputs of its profile. */
export const ofRegistration = (
  error: RegisterError,
  inputOf: (field: string) => string | undefined = () => undefined
): Problem => {
  if (error._tag === "ApplicationError") return refused("registrationRefused", error)
  if (error._tag !== "RegistrationRefused") {
    return ofCall(error, (field) => (field.startsWith("profile.") ? inputOf(field) : fieldOf(field)))
  }
  const { code, errorCode } = error
  switch (errorCode) {
    case "emailAlreadyExists":
    case "invalidEmail":
      return ofFields({ email: errorCode }, { code })
    default:
      return make(errorCode, { code })
  }
}

/** The problem of the silent login that makes a session of a login. */
export const ofSession = (error: SilentLoginError): Problem => {
  switch (error._tag) {
    case "FlowTimedOut":
      return make("sessionTimedOut")
    case "FrameRefused":
    case "FrameUnavailable":
      return make("sessionFrameRefused")
    case "ThirdPartyBlocked":
      return make("sessionBlocked")
    case "InsecureContext":
    case "InvalidState":
      return make("sessionRefused", { code: error._tag })
    case "MissingCode":
      return make("sessionRefused", { code: error.cause?.error ?? error._tag })
    default:
      return ofCall(error)
  }
}

type Refused = Pick<LoginRefused | RegistrationRefused, "code" | "description" | "requestId">

const refused = (key: "loginRefused" | "registrationRefused", { code, description, requestId }: Refused): Problem =>
  make(key, { code, detail: description, requestId })

// "loginId.email", "email" and "password" of the wire are inputs of the form.
const fieldOf = (field: string): string | undefined => {
  const name = field.split(".").at(-1)
  return name === "email" || name === "password" ? name : undefined
}

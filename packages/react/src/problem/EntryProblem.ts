/**
 * Converts the errors of sign-in to problems (auth.md §8).
 *
 * @since 0.1.0
 */
import { ofCall } from "./CallProblem.ts"
import { make, ofFields, type Problem } from "./Problem.ts"
import type { ExecuteError } from "@portico/client/auth/Captcha"
import { refusalEventOf } from "@portico/client/auth/LoginFlow"
import type { LoginError, LoginRefused, RegistrationRefused } from "@portico/client/auth/Members"
import type { SilentLoginError } from "@portico/client/auth/SilentLogin"
import { accountCodes, unknownEmailCode } from "@portico/contract/LoginFailure"

/**
 * Returns the problem of a failed login. The client reports every login code without an error code of its own as
 * `invalidEmail`. The problem therefore names the email field only if the raw code means that the address is unknown.
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

/** Returns the problem of a failed silent login, which creates a session after a login. */
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

/** Returns the problem of a refusal that the user cannot act on. */
export const refused = (
  key: "loginRefused" | "registrationRefused",
  { code, description, requestId }: Refused
): Problem => make(key, { code, detail: description, requestId })

/**
 * Returns the name of the input for a field of the request. The request calls the fields "loginId.email", "email" and
 * "password"; the form calls them "email" and "password".
 */
export const fieldOf = (field: string): string | undefined => {
  const name = field.split(".").at(-1)
  return name === "email" || name === "password" ? name : undefined
}

/** Returns the problem of a captcha that was not shown or not solved. */
export const ofCaptcha = (error: ExecuteError): Problem => {
  switch (error._tag) {
    case "CaptchaNotConfigured":
      return make("misconfigured", { code: error._tag, retryable: false })
    case "CaptchaBlocked":
      return make("captchaBlocked")
    case "CaptchaExpired":
    case "CaptchaTimedOut":
      return make("captchaExpired")
    case "CaptchaClosed":
      return make("captchaClosed")
    case "CaptchaFailed":
      return make("captchaFailed", { code: error.code })
  }
}

/** Returns the event of the login machine for a failed attempt. */
export const captchaEventOf = ({ key }: Problem): "captchaFailed" | "captchaRefused" | "refused" =>
  key.startsWith("captcha") ? "captchaFailed" : refusalEventOf(key)

/** Whether a problem concerns the captcha. */
export const isOfCaptcha = (problem: Problem): boolean => captchaEventOf(problem) !== "refused"

/**
 * Converts the errors of a captcha to problems.
 *
 * @since 0.1.0
 */
import type { ExecuteError } from "@portico/client/auth/Captcha"
import { make, type Problem } from "./Problem.ts"

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

/** Whether a visible captcha can solve a problem. */
export const isOfCaptcha = ({ key }: Problem): boolean =>
  key === "missingCaptchaToken" || key === "invalidCaptchaToken" || key.startsWith("captcha")

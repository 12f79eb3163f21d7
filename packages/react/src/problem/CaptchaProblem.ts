/**
 * Captchas that were not shown or not solved as problems.
 *
 * @since 0.1.0
 */
import type { ExecuteError } from "@portico/client/auth/Captcha"
import { make, type Problem } from "./Problem.ts"

/** The problem of a captcha. */
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

/** Whether a problem is one that a visible captcha helps against. */
export const isOfCaptcha = ({ key }: Problem): boolean =>
  key === "missingCaptchaToken" || key === "invalidCaptchaToken" || key.startsWith("captcha")

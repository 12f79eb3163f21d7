/**
 * Scenarios of captchas. The provider accepts the tokens of the test captcha, which `PageCaptcha` returns.
 *
 * @since 0.1.0
 */
import type { Fault, SeedCaptcha } from "@portico/provider/Provider"
import * as Bookshop from "../../scenarios/Bookshop.ts"
import * as Scenario from "../../scenarios/Scenario.ts"

const withCaptcha = (captcha: SeedCaptcha) => ({ ...Bookshop.seed, captcha })

const refused: Omit<Fault, "match"> = { status: 400, code: "-19970", description: "The captcha was not accepted." }

/** The scenarios. */
export const scenarios = Scenario.make({
  captchaRequired: {
    description: "Logins and registrations require a solved captcha.",
    covers: ["errorCode/missingCaptchaToken", "loginState/SILENT_CAPTCHA_REQUIRED", "loginState/USER_CAPTCHA_REQUIRED"],
    seed: withCaptcha({ required: "always", kind: "test" })
  },
  captchaAfterFailure: {
    description: "Logins require a solved captcha after a wrong password.",
    covers: ["errorCode/missingCaptchaToken", "loginState/USER_CAPTCHA_REQUIRED"],
    seed: withCaptcha({ required: "afterFailures", kind: "test", failures: 1 })
  },
  captchaRefused: {
    description: "The provider rejects the token of a solved captcha.",
    covers: ["errorCode/invalidCaptchaToken"],
    faults: [
      { match: { row: "auth.login" }, ...refused },
      { match: { row: "auth.register" }, ...refused }
    ]
  }
})

/**
 * Sign-in for plain site code: promises, plain strings for secrets, and login results that never reject (auth.md §3,
 * §8).
 *
 * @since 0.1.0
 */
import type { Run } from "./Run.ts"
import * as SiteAuthAccount from "./SiteAuthAccount.ts"
import * as SiteAuthCaptcha from "./SiteAuthCaptcha.ts"
import * as SiteAuthFlows from "./SiteAuthFlows.ts"
import * as SiteAuthLogin from "./SiteAuthLogin.ts"
import * as SiteAuthSecurity from "./SiteAuthSecurity.ts"
import * as SiteAuthTokens from "./SiteAuthTokens.ts"

export type { LoginFailure, LoginResult, SignInResult } from "./LoginResult.ts"
export type { AuthUrl, AuthUrlOptions, ReturnedCode, SiteOAuthData } from "./SiteAuthFlows.ts"
export type { FactorInput, VerificationState, LoginInput, RegisterInput, VerificationInput } from "./SiteAuthLogin.ts"
export type { SiteEnrollment } from "./SiteAuthSecurity.ts"
export type { SiteTokens } from "./SiteAuthTokens.ts"

/** The sign-in operations of a site. */
export interface SiteAuth
  extends
    SiteAuthLogin.SiteAuthLogin,
    SiteAuthTokens.SiteAuthTokens,
    SiteAuthFlows.SiteAuthFlows,
    SiteAuthAccount.SiteAuthAccount,
    SiteAuthSecurity.SiteAuthSecurity,
    SiteAuthCaptcha.SiteAuthCaptcha {}

/** Creates the sign-in operations of a site over a running client. */
export const make = (run: Run): SiteAuth => ({
  ...SiteAuthLogin.make(run),
  ...SiteAuthTokens.make(run),
  ...SiteAuthFlows.make(run),
  ...SiteAuthAccount.make(run),
  ...SiteAuthSecurity.make(run),
  ...SiteAuthCaptcha.make(run)
})

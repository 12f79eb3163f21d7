/**
 * The sign-in operations that many sites never use. They are loaded with their services when one of them is called.
 *
 * @since 0.1.0
 */
import * as Layer from "effect/Layer"
import * as Account from "../../auth/Account.ts"
import type { Captcha } from "../../auth/Captcha.ts"
import * as ExternalLogin from "../../auth/ExternalLogin.ts"
import * as Factors from "../../auth/Factors.ts"
import * as Graphql from "../../auth/Graphql.ts"
import * as Mfa from "../../auth/Mfa.ts"
import * as Passwords from "../../auth/Passwords.ts"
import * as PreWarm from "../../auth/PreWarm.ts"
import * as Recovery from "../../auth/Recovery.ts"
import * as RedirectSessions from "../../auth/RedirectSessions.ts"
import * as Sessions from "../../auth/Sessions.ts"
import * as Verification from "../../auth/Verification.ts"
import * as AuthorizedFetch from "../../session/AuthorizedFetch.ts"
import type { Settings } from "../../transport/Settings.ts"
import type { Pending } from "./Pending.ts"
import type * as Run from "./Run.ts"
import { withLayer } from "./RunWithLayer.ts"
import * as SiteAuthAccount from "./SiteAuthAccount.ts"
import * as SiteAuthCaptcha from "./SiteAuthCaptcha.ts"
import * as SiteAuthFetch from "./SiteAuthFetch.ts"
import * as SiteAuthFlows from "./SiteAuthFlows.ts"
import * as SiteAuthSecurity from "./SiteAuthSecurity.ts"
import * as SiteAuthSteps from "./SiteAuthSteps.ts"

/** The sign-in operations that are loaded on demand. */
export interface SiteAuthOnDemand
  extends
    SiteAuthSteps.SiteAuthSteps,
    SiteAuthFlows.SiteAuthFlows,
    SiteAuthAccount.SiteAuthAccount,
    SiteAuthSecurity.SiteAuthSecurity,
    SiteAuthFetch.SiteAuthFetch,
    SiteAuthCaptcha.SiteAuthCaptcha {}

/** Creates the operations in the runtime of a site. */
export const make = (
  runtime: Run.Runtime,
  pending: Pending,
  captcha: Layer.Layer<Captcha, never, Settings> = SiteAuthCaptcha.layerNone
): SiteAuthOnDemand => {
  const run = withLayer(runtime, Layer.mergeAll(services(), captcha))
  return {
    ...SiteAuthSteps.make(run, pending),
    ...SiteAuthFlows.make(run),
    ...SiteAuthAccount.make(run),
    ...SiteAuthSecurity.make(run),
    ...SiteAuthFetch.make(run),
    ...SiteAuthCaptcha.make(run)
  }
}

const services = () =>
  Layer.mergeAll(
    Account.layer,
    AuthorizedFetch.layer,
    ExternalLogin.layer,
    Factors.layer,
    Graphql.layer,
    Mfa.layer,
    Passwords.layer,
    PreWarm.layer,
    Recovery.layer,
    RedirectSessions.layer,
    Sessions.layer,
    Verification.layer
  )

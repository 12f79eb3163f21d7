/**
 * Sign-in for plain site code: promises, plain strings for secrets, and login results that never reject (auth.md §3,
 * §8).
 *
 * @since 0.1.0
 */
import type * as Layer from "effect/Layer"
import type { Captcha } from "../../auth/Captcha.ts"
import type { Settings } from "../../transport/Settings.ts"
import * as OnDemand from "./OnDemand.ts"
import * as Pending from "./Pending.ts"
import * as Run from "./Run.ts"
import * as SiteAuthLogin from "./SiteAuthLogin.ts"
import type * as SiteAuthOnDemand from "./SiteAuthOnDemand.ts"
import * as SiteAuthTokens from "./SiteAuthTokens.ts"

/** The sign-in operations of a site. */
export interface SiteAuth
  extends SiteAuthLogin.SiteAuthLogin, SiteAuthTokens.SiteAuthTokens, SiteAuthOnDemand.SiteAuthOnDemand {}

/** Loads the function that creates the operations that are loaded on demand. */
export type Load = () => Promise<typeof SiteAuthOnDemand.make>

/** Creates the sign-in operations in the runtime of a site. */
export const make = (runtime: Run.Runtime, load: Load, captcha?: Layer.Layer<Captcha, never, Settings>): SiteAuth => {
  const { run } = runtime
  const pending = Pending.make()
  const onDemand = OnDemand.make(async () => (await load())(runtime, pending, captcha))
  return {
    ...SiteAuthLogin.make(run, pending),
    ...SiteAuthTokens.make(run, runtime),
    ...OnDemand.operations(onDemand, operations)
  }
}

const operations = {
  addPasskey: true,
  awaitPush: true,
  beginSignIn: true,
  challengeFactor: true,
  changeEmail: true,
  changePassword: true,
  completeSignIn: true,
  confirmEmail: true,
  confirmFactor: true,
  createRedirectSession: true,
  deleteAccount: true,
  endSession: true,
  enrollFactor: true,
  executeCaptcha: true,
  fetchWithAuth: true,
  generateOAuthData: true,
  getAuthUrl: true,
  getMemberTokens: true,
  getMemberTokensForExternalLogin: true,
  getUser: true,
  graphql: true,
  listFactors: true,
  listSessions: true,
  passkeyOptions: true,
  preWarm: true,
  processVerification: true,
  recover: true,
  removeFactor: true,
  renderCaptcha: true,
  renewRecoveryCodes: true,
  resendFactorCode: true,
  resetCaptcha: true,
  reverify: true,
  revokeOtherSessions: true,
  revokeSession: true,
  sendActivationEmail: true,
  sendPasswordResetEmail: true,
  signOn: true,
  startVerification: true,
  verify: true,
  verifyFactor: true
} satisfies Record<keyof SiteAuthOnDemand.SiteAuthOnDemand, true>

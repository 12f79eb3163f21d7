/**
 * Sign-in for plain site code: promises, plain strings for secrets, and login results that never reject (auth.md §3,
 * §8).
 *
 * @since 0.1.0
 */
import type * as Layer from "effect/Layer"
import type { Captcha } from "../../auth/Captcha.ts"
import type { Settings } from "../../transport/Settings.ts"
import { SiteError } from "../SiteError.ts"
import * as Pending from "./Pending.ts"
import * as Run from "./Run.ts"
import * as SiteAuthLogin from "./SiteAuthLogin.ts"
import type { SiteAuthOnDemand } from "./SiteAuthOnDemand.ts"
import * as SiteAuthTokens from "./SiteAuthTokens.ts"

/** The sign-in operations of a site. */
export interface SiteAuth extends SiteAuthLogin.SiteAuthLogin, SiteAuthTokens.SiteAuthTokens, SiteAuthOnDemand {}

/** Creates the sign-in operations in the runtime of a site. */
export const make = (runtime: Run.Runtime, captcha?: Layer.Layer<Captcha, never, Settings>): SiteAuth => {
  const { run } = runtime
  const pending = Pending.make()
  let loading: Promise<SiteAuthOnDemand> | undefined
  const load = () => {
    loading ??= import("./SiteAuthOnDemand.ts").then(
      ({ make }) => make(runtime, pending, captcha),
      (cause: unknown) => {
        loading = undefined
        throw new SiteError("A part of the client could not be loaded.", cause, { code: "ChunkMissing" })
      }
    )
    return loading
  }
  const onDemand =
    (name: keyof SiteAuthOnDemand) =>
    async (...args: ReadonlyArray<never>) => {
      const operation = (await load())[name] as (...args: ReadonlyArray<never>) => unknown
      return operation(...args)
    }
  return {
    ...SiteAuthLogin.make(run, pending),
    ...SiteAuthTokens.make(run, runtime),
    ...(Object.fromEntries(operations.map((name) => [name, onDemand(name)])) as unknown as SiteAuthOnDemand)
  }
}

type Complete = Record<keyof SiteAuthOnDemand, true>

const operations = Object.keys({
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
} satisfies Complete) as ReadonlyArray<keyof SiteAuthOnDemand>

/**
 * Sign-in for plain JavaScript and TypeScript: promises, `null` and rejections instead of effects, options and typed
 * errors (auth.md). `SiteData` adds collections, so that a page loads only what it uses.
 *
 * @since 0.1.0
 */
import type * as SiteAuth from "./internal/SiteAuth.ts"
import * as SiteClient from "./internal/SiteClient.ts"

export type { LoginFailure, LoginResult, SignInResult } from "./internal/LoginResult.ts"
export type { ReturnedCode } from "./internal/ReturnedCode.ts"
export type { SiteAuth } from "./internal/SiteAuth.ts"
export type { AuthUrl, AuthUrlOptions, SiteOAuthData } from "./internal/SiteAuthFlows.ts"
export type { LoginInput, RegisterInput } from "./internal/SiteAuthLogin.ts"
export type { FactorInput, VerificationInput, VerificationState } from "./internal/SiteAuthSteps.ts"
export type { SiteTokens } from "./internal/SiteAuthTokens.ts"
export type { Options } from "./internal/SiteClient.ts"

/** A running client for plain site code that signs members in. */
export interface AuthSite {
  readonly auth: SiteAuth.SiteAuth
  /** Stops all running work of the client. Running and later calls reject with the code `Disposed`. */
  readonly dispose: () => Promise<void>
}

/**
 * Creates a client for plain site code that only signs members in. It sends nothing before the first call. Throws
 * `InvalidSettings` immediately if the options are invalid. The code of calls that few pages make, such as password
 * recovery, is loaded with the first of them; if that fails, the call rejects with the code `ChunkMissing`, and the next
 * call tries again.
 *
 * **Example** (Signing in)
 *
 * ```ts
 * import * as AuthSite from "@portico/client/site/AuthSite"
 *
 * const site = AuthSite.make({ clientId: "shop", host: "https://api.example" })
 * const result = await site.auth.signIn({ email: "jane@example.com", password: "secret" })
 * ```
 */
export const make = (options: SiteClient.Options): AuthSite =>
  SiteClient.make(options, async () => (await import("./internal/SiteAuthOnDemand.ts")).make)

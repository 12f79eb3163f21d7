/**
 * Sign-in for plain JavaScript and TypeScript: promises, `null` and rejections instead of effects, options and typed
 * errors (auth.md). `SiteData` adds collections, so that a page loads only what it uses.
 *
 * @since 0.1.0
 */
import { isMismatch } from "@portico/contract/Codec"
import { TokenSet } from "@portico/contract/codecs/auth/Token"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Captcha } from "../auth/Captcha.ts"
import * as Client from "../Client.ts"
import { Tokens } from "../session/Tokens.ts"
import { InvalidSettings, type Settings } from "../transport/Settings.ts"
import { register } from "./internal/Run.ts"
import * as SiteAuth from "./internal/SiteAuth.ts"
import type { SiteTokens } from "./internal/SiteAuthTokens.ts"
import * as SiteRuntime from "./internal/SiteRuntime.ts"
import { Fetch } from "../transport/internal/FetchReferences.ts"

export type { LoginFailure, LoginResult, SignInResult } from "./internal/LoginResult.ts"
export type { ReturnedCode } from "./internal/ReturnedCode.ts"
export type { SiteAuth } from "./internal/SiteAuth.ts"
export type { AuthUrl, AuthUrlOptions, SiteOAuthData } from "./internal/SiteAuthFlows.ts"
export type { LoginInput, RegisterInput } from "./internal/SiteAuthLogin.ts"
export type { FactorInput, VerificationInput, VerificationState } from "./internal/SiteAuthSteps.ts"
export type { SiteTokens } from "./internal/SiteAuthTokens.ts"

/** The options of a site. */
export interface Options extends Client.Options {
  /** The tokens of the initial session, which were stored elsewhere. */
  readonly tokens?: SiteTokens
  /**
   * The layer of a captcha vendor: `layer()` of `@portico/client/auth/captcha/Recaptcha`, `…/Turnstile` or
   * `…/Hcaptcha`.
   */
  readonly captcha?: Layer.Layer<Captcha, never, Settings>
  /** Sends requests instead of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch
  /** Returns the current time in milliseconds since the epoch, instead of the system's clock. */
  readonly now?: () => number
}

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
export const make = ({ captcha, fetch, now, tokens, ...options }: Options): AuthSite => {
  const client = Client.layerAuth(options)
  const runtime = SiteRuntime.make(
    (tokens === undefined ? client : Layer.provideMerge(startingWith(tokens), client)).pipe(
      Layer.provideMerge(fetch === undefined ? Layer.empty : Layer.succeed(Fetch, fetch)),
      Layer.provideMerge(now === undefined ? Layer.empty : layerClock(now))
    )
  )
  return { auth: register(SiteAuth.make(runtime, captcha), runtime), dispose: runtime.dispose }
}

// Invalid tokens are reported immediately, like other invalid settings, but without their values, which are secrets.
const startingWith = (given: SiteTokens) => {
  const tokens = TokenSet.decode(given)
  if (isMismatch(tokens)) {
    throw new InvalidSettings({
      option: "tokens",
      received: typeof given,
      expected: "{ accessToken: { value, expiresAt }, refreshToken: { value, role } }"
    })
  }
  return Layer.effectDiscard(Tokens.use(({ set }) => set(tokens)))
}

const layerClock = (now: () => number) =>
  Layer.effect(
    Clock.Clock,
    Effect.map(Clock.Clock, (clock) =>
      Object.assign(Object.create(clock) as Clock.Clock, {
        currentTimeMillisUnsafe: now,
        currentTimeMillis: Effect.sync(now)
      })
    )
  )

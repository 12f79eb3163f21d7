/**
 * Creates the client of a site that signs members in.
 *
 * @since 0.1.0
 */
import { isMismatch } from "@portico/contract/Codec"
import { TokenSet } from "@portico/contract/codecs/auth/Token"
import * as Layer from "effect/Layer"
import * as Clock from "../../transport/internal/Clock.ts"
import type { Captcha } from "../../auth/Captcha.ts"
import { layerLogins } from "../../layers/Auth.ts"
import type * as Services from "../../layers/Services.ts"
import { Tokens } from "../../session/Tokens.ts"
import { Fetch } from "../../transport/internal/FetchReferences.ts"
import { InvalidSettings, type Settings } from "../../transport/Settings.ts"
import { register } from "./Run.ts"
import * as SiteAuth from "./SiteAuth.ts"
import type { SiteTokens } from "./SiteAuthTokens.ts"
import * as SiteRuntime from "./SiteRuntime.ts"

/** The options of a site. */
export interface Options extends Services.Options {
  /** The tokens of the initial session, which were stored elsewhere. */
  readonly tokens?: SiteTokens
  /**
   * The layer of a captcha vendor: `layer()` of `@portico/client/auth/captcha/Recaptcha`, `…/Turnstile` or
   * `…/Hcaptcha`.
   */
  readonly captcha?: Layer.Layer<Captcha, never, Settings>
  /** Sends requests instead of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch
  /** Returns the current time in milliseconds since the epoch, for the client instead of the system's clock. */
  readonly now?: () => number
}

/** A client: its operations, and the function that ends them. */
export interface SiteClient {
  readonly auth: SiteAuth.SiteAuth
  readonly dispose: () => Promise<void>
}

/** Creates a client. `load` returns the code of the operations that are loaded on demand. */
export const make = ({ captcha, fetch, now, tokens, ...options }: Options, load: SiteAuth.Load): SiteClient => {
  const client = layerLogins(options)
  const runtime = SiteRuntime.make(
    (tokens === undefined ? client : Layer.provideMerge(startingWith(tokens), client)).pipe(
      Layer.provideMerge(fetch === undefined ? Layer.empty : Layer.succeed(Fetch, fetch)),
      Layer.provideMerge(now === undefined ? Layer.empty : Layer.succeed(Clock.SystemClock, Clock.make(now)))
    )
  )
  return { auth: register(SiteAuth.make(runtime, load, captcha), runtime), dispose: runtime.dispose }
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

/**
 * The whole library for plain JavaScript and TypeScript: promises, fluent builders, `null` and rejections instead of
 * effects, options and typed errors (auth.md, data.md). It contains no logic of its own: it calls the services.
 *
 * @since 0.1.0
 */
import { isMismatch } from "@portico/contract/Codec"
import { TokenSet } from "@portico/contract/codecs/auth/Token"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import type { Captcha } from "../auth/Captcha.ts"
import * as PreWarm from "../auth/PreWarm.ts"
import * as Client from "../Client.ts"
import { Tokens } from "../session/Tokens.ts"
import { InvalidSettings, type Settings } from "../transport/Settings.ts"
import * as Run from "./internal/Run.ts"
import * as SiteAuth from "./internal/SiteAuth.ts"
import * as SiteAuthCaptcha from "./internal/SiteAuthCaptcha.ts"
import * as SiteData from "./internal/SiteData.ts"

export type { AggregateBuilder } from "./internal/AggregateBuilder.ts"
export type { FilterBuilder } from "./internal/FilterBuilder.ts"
export type { PatchBuilder } from "./internal/PatchBuilder.ts"
export type { FilterStage, GroupStage, ProjectStage, SortStage, Stages } from "./internal/PipelineBuilder.ts"
export type { FindOptions, QueryBuilder } from "./internal/QueryBuilder.ts"
export type { QueryResult } from "./internal/QueryResult.ts"
export type { SearchBuilder } from "./internal/SearchBuilder.ts"
export type {
  AuthUrl,
  AuthUrlOptions,
  FactorInput,
  VerificationState,
  LoginFailure,
  LoginInput,
  LoginResult,
  RegisterInput,
  ReturnedCode,
  SignInResult,
  SiteAuth,
  SiteOAuthData,
  SiteTokens,
  VerificationInput
} from "./internal/SiteAuth.ts"
export type { BulkError, SiteBulkResult } from "./internal/SiteBulk.ts"
export type { SiteData } from "./internal/SiteData.ts"
export type { PipelineResult, SitePipeline } from "./internal/SiteQueries.ts"
export type { SortBuilder } from "./internal/SortBuilder.ts"

/** The options of a site. */
export interface Options extends Client.Options {
  /** The tokens of the initial session, which were stored elsewhere. */
  readonly tokens?: SiteAuth.SiteTokens
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

/** A running client for plain site code. */
export interface Site {
  readonly auth: SiteAuth.SiteAuth
  readonly data: SiteData.SiteData
  /** Stops all running work of the client. Its calls reject afterwards. */
  readonly dispose: () => Promise<void>
}

/**
 * Creates a client for plain site code. It sends nothing before the first call. Throws `InvalidSettings` immediately if
 * the options are invalid.
 *
 * **Example** (Books of the nineties)
 *
 * ```ts
 * import * as Site from "@portico/client/site/Site"
 *
 * const site = Site.make({ clientId: "shop", host: "https://api.example" })
 * const books = await site.data.query("books").between("year", 1990, 2000).ascending("title").find()
 * for (const book of books) console.log(book["title"])
 * ```
 */
export const make = ({ captcha = SiteAuthCaptcha.layerNone, fetch, now, tokens, ...options }: Options): Site => {
  const client = Layer.merge(PreWarm.layer, captcha).pipe(Layer.provideMerge(Client.layer(options)))
  const runtime = ManagedRuntime.make(
    (tokens === undefined ? client : Layer.provideMerge(startingWith(tokens), client)).pipe(
      Layer.provideMerge(fetch === undefined ? Layer.empty : Layer.succeed(FetchHttpClient.Fetch, fetch)),
      Layer.provideMerge(now === undefined ? Layer.empty : layerClock(now))
    )
  )
  const run = Run.make(runtime)
  return { auth: SiteAuth.make(run), data: SiteData.make(run), dispose: () => runtime.dispose() }
}

// Invalid tokens are reported immediately, like other invalid settings, but without their values, which are secrets.
const startingWith = (given: SiteAuth.SiteTokens) => {
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

/**
 * The whole library for plain JavaScript and TypeScript: promises, fluent builders, `null` and rejections instead of
 * effects, options and typed errors (auth.md, data.md). It contains no logic of its own: it calls the services.
 *
 * @since 0.1.0
 */
import type * as AuthSite from "./AuthSite.ts"
import { runtimeOf } from "./internal/Run.ts"
import * as SiteClient from "./internal/SiteClient.ts"
import * as SiteCollections from "./internal/SiteCollections.ts"
import type * as SiteData from "./SiteData.ts"

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
} from "./AuthSite.ts"
export type { BulkError, SiteBulkResult } from "./internal/SiteBulk.ts"
export type { SiteData } from "./SiteData.ts"
export type { PipelineResult, SitePipeline } from "./internal/SiteAggregates.ts"
export type { SortBuilder } from "./internal/SortBuilder.ts"

/** The options of a site. */
export type Options = AuthSite.Options

/** A running client for plain site code. */
export interface Site extends AuthSite.AuthSite {
  readonly data: SiteData.SiteData
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
export const make = (options: Options): Site => {
  const site = SiteClient.make(options, async () => (await import("./internal/SiteOnDemand.ts")).makeAuth)
  const data = SiteCollections.make(
    runtimeOf(site.auth),
    async () => (await import("./internal/SiteOnDemand.ts")).makeData
  )
  return { ...site, data }
}

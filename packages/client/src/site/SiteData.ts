/**
 * Collections for plain site code: promises, fluent builders, `null` for a missing item, data without its envelope
 * (data.md §5, §7, §8).
 *
 * @since 0.1.0
 */
import type { AuthSite } from "./AuthSite.ts"
import { runtimeOf } from "./internal/Run.ts"
import * as SiteCollections from "./internal/SiteCollections.ts"

/**
 * The data operations of a site.
 *
 * **Example** (Every author with the count of their books, page by page)
 *
 * ```ts
 * import * as Site from "@portico/client/site/Site"
 *
 * const site = Site.make({ clientId: "shop", host: "https://api.example" })
 * const first = await site.data.aggregate("books").gte("year", 1990).group("author").count().descending("count").run()
 * for (let page = first; ; page = await page.next()) {
 *   for (const row of page) console.log(row["_id"], row["count"])
 *   if (!page.hasNext()) break
 * }
 * ```
 *
 * **Example** (A sold book)
 *
 * ```ts
 * import * as Site from "@portico/client/site/Site"
 *
 * const site = Site.make({ clientId: "shop", host: "https://api.example" })
 * await site.data
 *   .patch("books", "emma")
 *   .incrementField("stock", -1)
 *   .run({ condition: site.data.filter().gt("stock", 0) })
 * ```
 */
export interface SiteData extends SiteCollections.SiteCollections {}

/**
 * Adds the data operations to a site that only signs members in. They use its session and its settings.
 *
 * **Example** (Collections on demand)
 *
 * ```ts
 * import * as AuthSite from "@portico/client/site/AuthSite"
 *
 * const site = AuthSite.make({ clientId: "shop", host: "https://api.example" })
 *
 * export const books = async () => {
 *   const SiteData = await import("@portico/client/site/SiteData")
 *   return await SiteData.make(site).query("books").ascending("title").find()
 * }
 * ```
 */
export const make = (site: Pick<AuthSite, "auth">): SiteData =>
  SiteCollections.make(runtimeOf(site.auth), async () => (await import("./internal/SiteDataOnDemand.ts")).make)

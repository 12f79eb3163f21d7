/**
 * Collections for plain site code: promises, fluent builders, `null` for a missing item, data without its envelope
 * (data.md §5, §7, §8).
 *
 * @since 0.1.0
 */
import * as Layer from "effect/Layer"
import * as Aggregates from "../data/aggregate/Aggregates.ts"
import * as BulkItems from "../data/bulk/BulkItems.ts"
import * as Items from "../data/item/Items.ts"
import * as References from "../data/item/References.ts"
import * as Queries from "../data/query/Queries.ts"
import * as Search from "../data/query/Search.ts"
import type { AuthSite } from "./AuthSite.ts"
import { runtimeOf, withLayer } from "./internal/Run.ts"
import * as SiteBulk from "./internal/SiteBulk.ts"
import * as SiteItems from "./internal/SiteItems.ts"
import * as SiteQueries from "./internal/SiteQueries.ts"
import * as SiteReferences from "./internal/SiteReferences.ts"

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
export interface SiteData
  extends SiteItems.SiteItems, SiteBulk.SiteBulk, SiteReferences.SiteReferences, SiteQueries.SiteQueries {}

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
export const make = (site: Pick<AuthSite, "auth">): SiteData => {
  const run = withLayer(runtimeOf(site.auth), services())
  return {
    ...SiteItems.make(run),
    ...SiteBulk.make(run),
    ...SiteReferences.make(run),
    ...SiteQueries.make(run)
  }
}

const services = () =>
  Layer.mergeAll(Aggregates.layer, BulkItems.layer, Items.layer, Queries.layer, References.layer, Search.layer)

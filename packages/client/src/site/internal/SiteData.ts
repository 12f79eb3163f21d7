/**
 * Collections for plain site code: promises, fluent builders, `null` for a missing item, data without its envelope
 * (data.md §5, §7, §8).
 *
 * @since 0.1.0
 */
import type { Run } from "./Run.ts"
import * as SiteBulk from "./SiteBulk.ts"
import * as SiteItems from "./SiteItems.ts"
import * as SiteQueries from "./SiteQueries.ts"
import * as SiteReferences from "./SiteReferences.ts"

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

/** Creates the data operations of a site over a running client. */
export const make = (run: Run): SiteData => ({
  ...SiteItems.make(run),
  ...SiteBulk.make(run),
  ...SiteReferences.make(run),
  ...SiteQueries.make(run)
})

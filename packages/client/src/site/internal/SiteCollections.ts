/**
 * Creates the data operations of a site.
 *
 * @since 0.1.0
 */
import * as Layer from "effect/Layer"
import * as Items from "../../data/item/Items.ts"
import * as Queries from "../../data/query/Queries.ts"
import * as OnDemand from "./OnDemand.ts"
import type { Runtime } from "./Run.ts"
import { withLayer } from "./RunWithLayer.ts"
import * as PatchBuilder from "./PatchBuilder.ts"
import type * as SiteBulk from "./SiteBulk.ts"
import type * as SiteDataOnDemand from "./SiteDataOnDemand.ts"
import type { SiteAggregates } from "./SiteAggregates.ts"
import * as SiteItems from "./SiteItems.ts"
import * as SiteQueries from "./SiteQueries.ts"
import type { SiteReferences } from "./SiteReferences.ts"

/** Loads the function that creates the operations that are loaded on demand. */
export type Load = () => Promise<typeof SiteDataOnDemand.make>

/** The data operations of a site. */
export interface SiteCollections
  extends SiteItems.SiteItems, SiteBulk.SiteBulk, SiteReferences, SiteQueries.SiteQueries, SiteAggregates {}

/** Creates the operations in the runtime of a site. */
export const make = (runtime: Runtime, load: Load): SiteCollections => {
  const run = withLayer(runtime, Layer.mergeAll(Items.layer, Queries.layer))
  const onDemand = OnDemand.make(async () => (await load())(runtime))
  const { patchItems } = OnDemand.operations(onDemand, { patchItems: true })
  return {
    ...SiteItems.make(run),
    ...SiteQueries.make(run, onDemand),
    ...OnDemand.operations(onDemand, operations),
    bulkPatch: (collection, ids) => PatchBuilder.make((patch, options) => patchItems(collection, ids, patch, options))
  }
}

const operations = {
  aggregatePipeline: true,
  bulkInsert: true,
  bulkRemove: true,
  bulkSave: true,
  bulkUpdate: true,
  fetchAggregate: true,
  fetchReferenced: true,
  insertReference: true,
  isReferenced: true,
  queryReferenced: true,
  removeReference: true,
  replaceReferences: true
} satisfies Record<Exclude<keyof SiteDataOnDemand.SiteDataOnDemand, "patchItems" | "runAggregate" | "runSearch">, true>

/**
 * The operations on collections that many sites never use. They are loaded with their services when one of them is
 * called.
 *
 * @since 0.1.0
 */
import * as Layer from "effect/Layer"
import * as Aggregates from "../../data/aggregate/Aggregates.ts"
import * as BulkItems from "../../data/bulk/BulkItems.ts"
import * as Items from "../../data/item/Items.ts"
import * as References from "../../data/item/References.ts"
import * as Queries from "../../data/query/Queries.ts"
import * as Search from "../../data/query/Search.ts"
import type * as Run from "./Run.ts"
import { withLayer } from "./RunWithLayer.ts"
import * as SiteAggregates from "./SiteAggregates.ts"
import * as SiteBulk from "./SiteBulk.ts"
import * as SiteReferences from "./SiteReferences.ts"

/** The operations that are loaded on demand. */
export interface SiteDataOnDemand extends SiteAggregates.Running, SiteBulk.Running, SiteReferences.SiteReferences {}

/** Creates the operations in the runtime of a site. */
export const make = (runtime: Run.Runtime): SiteDataOnDemand => {
  const run = withLayer(runtime, services())
  return { ...SiteAggregates.make(run), ...SiteBulk.make(run), ...SiteReferences.make(run) }
}

// The memo map of the runtime returns the services that the page has already created.
const services = () =>
  Layer.mergeAll(Aggregates.layer, BulkItems.layer, Items.layer, Queries.layer, References.layer, Search.layer)

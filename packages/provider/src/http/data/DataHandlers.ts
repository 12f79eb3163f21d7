/**
 * The handlers of the data API, the rows under `data` of the endpoint table.
 *
 * @since 0.1.0
 */
import type { Secrets } from "../../engine/identity/Secrets.ts"
import type { ItemStore } from "../../store/ItemStore.ts"
import type { Handlers } from "../request/Call.ts"
import type { ProviderSettings } from "../request/ProviderSettings.ts"
import * as Aggregates from "./Aggregates.ts"
import * as BulkItems from "./BulkItems.ts"
import * as Items from "./Items.ts"
import * as Queries from "./Queries.ts"
import * as Referenced from "./Referenced.ts"
import * as References from "./References.ts"
import * as Search from "./Search.ts"

/** The services that the handlers need. */
export type Services = ItemStore | ProviderSettings | Secrets

/** The handler of each endpoint. */
export const handlers: Handlers<"data", Services> = {
  get: Items.get,
  insert: Items.insert,
  update: Items.update,
  remove: Items.remove,
  save: Items.save,
  patch: Items.patch,
  truncate: Items.truncate,
  bulkInsert: BulkItems.insert,
  bulkUpdate: BulkItems.update,
  bulkPatch: BulkItems.patch,
  bulkSave: BulkItems.save,
  bulkRemove: BulkItems.remove,
  query: Queries.query,
  count: Queries.count,
  queryDistinct: Queries.distinct,
  isReferenced: References.isReferenced,
  insertReferences: References.insert,
  removeReferences: References.remove,
  replaceReferences: References.replace,
  queryReferenced: Referenced.query,
  aggregate: Aggregates.aggregate,
  aggregatePipeline: Aggregates.pipeline,
  search: Search.search
}

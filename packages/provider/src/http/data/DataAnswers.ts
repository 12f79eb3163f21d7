/**
 * How the data half of the endpoint table is answered.
 *
 * @since 0.1.0
 */
import type { Secrets } from "../../engine/Secrets.ts"
import type { ItemStore } from "../../store/ItemStore.ts"
import type { Answers } from "../Call.ts"
import { notYet } from "../NotYet.ts"
import type { Policy } from "../Policy.ts"
import * as Items from "./Items.ts"
import * as Queries from "./Queries.ts"

/** What the answers need. */
export type Services = ItemStore | Policy | Secrets

/** An answer for each row. */
export const answers: Answers<"data", Services> = {
  get: Items.get,
  insert: Items.insert,
  update: Items.update,
  remove: Items.remove,
  bulkInsert: Items.bulkInsert,
  query: Queries.query,
  count: Queries.count,
  queryDistinct: Queries.distinct,
  save: notYet("save items"),
  patch: notYet("patch items"),
  truncate: notYet("empty collections"),
  bulkUpdate: notYet("update items in bulk"),
  bulkPatch: notYet("patch items in bulk"),
  bulkSave: notYet("save items in bulk"),
  bulkRemove: notYet("remove items in bulk"),
  isReferenced: notYet("keep references"),
  insertReferences: notYet("keep references"),
  removeReferences: notYet("keep references"),
  replaceReferences: notYet("keep references"),
  queryReferenced: notYet("keep references"),
  aggregate: notYet("aggregate"),
  aggregatePipeline: notYet("run pipelines"),
  search: notYet("search")
}

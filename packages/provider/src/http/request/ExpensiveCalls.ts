/**
 * The calls that can keep the store busy for a long time.
 *
 * @since 0.1.0
 */
import type { endpoints } from "@portico/contract/Endpoints"
import type { Route } from "./Routes.ts"

type Key = keyof (typeof endpoints)["data"]

/** Calls that search through collections. */
const searching: ReadonlySet<string> = new Set<Key>([
  "query",
  "count",
  "queryDistinct",
  "queryReferenced",
  "aggregate",
  "aggregatePipeline",
  "search"
])

/** Calls that write many items. */
const writing: ReadonlySet<string> = new Set<Key>([
  "bulkInsert",
  "bulkUpdate",
  "bulkPatch",
  "bulkSave",
  "bulkRemove",
  "truncate"
])

/** Whether a call needs a slot of `FairShare`. */
export const isExpensive = ({ api, key }: Route): boolean => api === "data" && (searching.has(key) || writing.has(key))

/**
 * Whether a call changes nothing, so that it can be interrupted and run again. It is interrupted when its caller
 * disconnects. Writes that have arrived are completed, so that a user who leaves the page right after saving loses no
 * data. A time limit applies to them.
 */
export const isInterruptible = ({ api, key }: Route): boolean => api === "data" && searching.has(key)

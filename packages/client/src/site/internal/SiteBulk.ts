/**
 * Many items at a time for plain site code (data.md §3, §5).
 *
 * @since 0.1.0
 */
import type { FieldViolation } from "@portico/contract/Refusal"
import * as Effect from "effect/Effect"
import {
  type BulkInsertOptions,
  BulkItems,
  type BulkItemsShape,
  type BulkOptions,
  type BulkSaveOptions
} from "../../data/bulk/BulkItems.ts"
import type { BulkResult } from "../../data/bulk/internal/BulkResult.ts"
import type { Argument, DraftOf, ReplacementOf } from "../../data/collection/Collection.ts"
import { refuse } from "../../data/call/internal/Problem.ts"
import * as PatchBuilder from "./PatchBuilder.ts"
import { countProblems, type Run } from "./Run.ts"
import { adopt, type Condition } from "./SiteItems.ts"

/** Why an item of a bulk call failed. */
export class BulkError extends Error {
  readonly code: string
  /** The item, or its id, as the call was given it. */
  readonly item: unknown
  /** Its place in the call. */
  readonly originalIndex: number
  readonly violations: ReadonlyArray<FieldViolation> | undefined
  constructor(cause: BulkResult<unknown>["errors"][number]) {
    super(cause.description, { cause })
    this.name = "BulkError"
    this.code = cause.code
    this.item = cause.item
    this.originalIndex = cause.originalIndex
    this.violations = cause.violations
  }
}

/** How a bulk call fared. */
export interface SiteBulkResult {
  readonly inserted: number
  readonly updated: number
  readonly removed: number
  /** Items that were there already (an insert), were not there (any other call), or of which nothing was answered. */
  readonly skipped: number
  /** Why items failed, in the order of the call. */
  readonly errors: ReadonlyArray<BulkError>
  readonly insertedItemIds: ReadonlyArray<string>
  readonly updatedItemIds: ReadonlyArray<string>
  readonly removedItemIds: ReadonlyArray<string>
}

/** The calls for many items, at most 1000 each. How an item fares is no failure of a call: its result tells. */
export interface SiteBulk {
  /** Adds items. One whose `_id` exists stays as it is, unless `overrideExisting` is true. */
  readonly bulkInsert: <C extends Argument>(
    collection: C,
    items: ReadonlyArray<DraftOf<C>>,
    options?: BulkInsertOptions | null
  ) => Promise<SiteBulkResult>
  /** Adds items, or replaces those whose `_id` exists. */
  readonly bulkSave: <C extends Argument>(
    collection: C,
    items: ReadonlyArray<DraftOf<C>>,
    options?: BulkSaveOptions | null
  ) => Promise<SiteBulkResult>
  /** Replaces items. */
  readonly bulkUpdate: <C extends Argument>(
    collection: C,
    items: ReadonlyArray<ReplacementOf<C>>,
    options?: (BulkOptions & Condition) | null
  ) => Promise<SiteBulkResult>
  /** Starts the same change of fields of many items, which `run` makes. */
  readonly bulkPatch: (
    collection: Argument,
    ids: ReadonlyArray<string>
  ) => PatchBuilder.PatchBuilder<BulkOptions & Condition, SiteBulkResult>
  /** Removes items. */
  readonly bulkRemove: (
    collection: Argument,
    ids: ReadonlyArray<string>,
    options?: (BulkOptions & Condition) | null
  ) => Promise<SiteBulkResult>
}

/** The calls for many items over a running client. */
export const make = (run: Run): SiteBulk => {
  const call = (
    method: string,
    args: ReadonlyArray<unknown>,
    use: (bulk: BulkItemsShape, options: object | undefined) => Effect.Effect<BulkResult<unknown>, unknown>
  ) =>
    run(
      Effect.andThen(
        refuse(countProblems(method, [2, 3], args)),
        BulkItems.use((bulk) => Effect.map(use(bulk, adopt(args[2])), resultOf))
      )
    )

  return {
    bulkInsert: (...args) => call("bulkInsert", args, (bulk, options) => bulk.insert(args[0], args[1], options)),
    bulkSave: (...args) => call("bulkSave", args, (bulk, options) => bulk.save(args[0], args[1], options)),
    bulkUpdate: (...args) => call("bulkUpdate", args, (bulk, options) => bulk.update(args[0], args[1], options)),
    bulkPatch: (collection, ids) =>
      PatchBuilder.make((patch, options) =>
        run(BulkItems.use((bulk) => Effect.map(bulk.patch(collection, ids, patch, adopt(options)), resultOf)))
      ),
    bulkRemove: (...args) => call("bulkRemove", args, (bulk, options) => bulk.remove(args[0], args[1], options))
  }
}

const resultOf = (result: BulkResult<unknown>): SiteBulkResult => ({
  inserted: result.inserted,
  updated: result.updated,
  removed: result.removed,
  // data.md §3 knows no further count.
  skipped: result.skipped + result.unknown,
  errors: result.errors.map((error) => new BulkError(error)),
  insertedItemIds: result.insertedItemIds,
  updatedItemIds: result.updatedItemIds,
  removedItemIds: result.removedItemIds
})

/**
 * Bulk calls for plain site code (data.md §3, §5).
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
import type { Argument, DraftOf, ReplacementOf, ScopeFor } from "../../data/collection/Collection.ts"
import type { Patch } from "../../data/item/Patch.ts"
import { refuse } from "../../data/call/internal/Problem.ts"
import type * as PatchBuilder from "./PatchBuilder.ts"
import { countProblems, type DataRun } from "./Run.ts"
import { toServiceOptions, type Condition } from "./SiteItems.ts"

/** The failure of one item in a bulk call. */
export class BulkError extends Error {
  readonly code: string
  /** The item or its id, as passed to the call. */
  readonly item: unknown
  /** The index of the item in the call. */
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

/** The result of a bulk call. */
export interface SiteBulkResult {
  readonly inserted: number
  readonly updated: number
  readonly removed: number
  /**
   * The number of items that already existed (an insert), did not exist (any other call), or have no reported outcome.
   */
  readonly skipped: number
  /** The failures of items, in the order of the call. */
  readonly errors: ReadonlyArray<BulkError>
  readonly insertedItemIds: ReadonlyArray<string>
  readonly updatedItemIds: ReadonlyArray<string>
  readonly removedItemIds: ReadonlyArray<string>
}

/**
 * The bulk calls, for at most 1000 items each. A call does not reject if an item fails: its result lists the failures.
 */
export interface SiteBulk {
  /** Adds items. An item whose `_id` already exists is not changed, unless `overrideExisting` is true. */
  readonly bulkInsert: <C extends Argument>(
    collection: C,
    items: ReadonlyArray<DraftOf<C>>,
    options?: BulkInsertOptions | null
  ) => Promise<SiteBulkResult>
  /** Adds items, or replaces those whose `_id` already exists. */
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
  /** Starts a patch of fields, which `run` applies to all of these items. */
  readonly bulkPatch: <C extends Argument>(
    collection: C,
    ids: ReadonlyArray<string>
  ) => PatchBuilder.PatchBuilder<BulkOptions & Condition, SiteBulkResult, ScopeFor<C>>
  /** Removes items. */
  readonly bulkRemove: (
    collection: Argument,
    ids: ReadonlyArray<string>,
    options?: (BulkOptions & Condition) | null
  ) => Promise<SiteBulkResult>
}

/** The bulk calls except `bulkPatch`, whose builder is part of the page, and the call that runs it. */
export interface Running extends Omit<SiteBulk, "bulkPatch"> {
  readonly patchItems: (
    collection: Argument,
    ids: ReadonlyArray<string>,
    patch: Patch<never>,
    options: (BulkOptions & Condition) | null | undefined
  ) => Promise<SiteBulkResult>
}

/** Creates the bulk calls over a running client. */
export const make = (run: DataRun): Running => {
  const call = (
    method: string,
    args: ReadonlyArray<unknown>,
    use: (bulk: BulkItemsShape, options: object | undefined) => Effect.Effect<BulkResult<unknown>, unknown>
  ) =>
    run(
      Effect.andThen(
        refuse(countProblems(method, [2, 3], args)),
        BulkItems.use((bulk) => Effect.map(use(bulk, toServiceOptions(args[2])), resultOf))
      )
    )

  return {
    bulkInsert: (...args) => call("bulkInsert", args, (bulk, options) => bulk.insert(args[0], args[1], options)),
    bulkSave: (...args) => call("bulkSave", args, (bulk, options) => bulk.save(args[0], args[1], options)),
    bulkUpdate: (...args) => call("bulkUpdate", args, (bulk, options) => bulk.update(args[0], args[1], options)),
    patchItems: (collection, ids, patch, options) =>
      run(BulkItems.use((bulk) => Effect.map(bulk.patch(collection, ids, patch, toServiceOptions(options)), resultOf))),
    bulkRemove: (...args) => call("bulkRemove", args, (bulk, options) => bulk.remove(args[0], args[1], options))
  }
}

const resultOf = (result: BulkResult<unknown>): SiteBulkResult => ({
  inserted: result.inserted,
  updated: result.updated,
  removed: result.removed,
  // The result has no separate count for items without a reported outcome.
  skipped: result.skipped + result.unknown,
  errors: result.errors.map((error) => new BulkError(error)),
  insertedItemIds: result.insertedItemIds,
  updatedItemIds: result.updatedItemIds,
  removedItemIds: result.removedItemIds
})

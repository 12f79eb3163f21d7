/**
 * The operations of a bulk, their input and their options.
 *
 * @since 0.1.0
 */
import type { Argument, DraftOf, UsesFor } from "@portico/client/data/Collection"
import * as Patch from "@portico/client/data/Patch"
import type { Selection } from "../selection/Selection.ts"
import type { BulkKind } from "./Bulk.ts"

/** An operation on items: a patch, or one of the named operations. */
export type Operation<C extends Argument> = Exclude<BulkKind, "patch"> | Patch.Patch<UsesFor<C>>

/** The input of an operation: a selection, an array of ids, or the items to write. */
export type BulkInput<C extends Argument> = Selection<UsesFor<C>> | ReadonlyArray<string> | ReadonlyArray<DraftOf<C>>

/** Options for how a bulk operation sends its requests. */
export interface BulkOptions {
  /** The maximum number of items per request. Default and maximum: 1000. Smaller chunks report progress more often. */
  readonly size?: number | undefined
  /** The maximum number of concurrent requests. Default: 6. */
  readonly concurrency?: number | undefined
  /**
   * Whether to send the items in chunks. `false` sends one request, which the provider rejects above 1000 items.
   * Default: `true`.
   */
  readonly chunked?: boolean | undefined
}

/** Returns the kind of an operation. */
export const kindOf = (operation: Operation<Argument>): BulkKind =>
  typeof operation === "string" ? operation : "patch"

/** Whether an operation identifies existing items by their ids. */
export const isById = (operation: Operation<Argument>): boolean => Patch.isPatch(operation) || operation === "remove"

/** Whether an input is a selection. */
export const isSelection = (input: BulkInput<Argument>): input is Selection => "_tag" in input

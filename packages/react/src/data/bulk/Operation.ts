/**
 * What a bulk does, and to what.
 *
 * @since 0.1.0
 */
import type { Argument, DraftOf, UsesFor } from "@portico/client/data/Collection"
import * as Patch from "@portico/client/data/Patch"
import type { Selection } from "../selection/Selection.ts"
import type { BulkKind } from "./Bulk.ts"

/** What is done to items: a patch, which changes them, or what the name says. */
export type Operation<C extends Argument> = Exclude<BulkKind, "patch"> | Patch.Patch<UsesFor<C>>

/** What it is done to: a selection or ids, or the items that are written. */
export type BulkInput<C extends Argument> = Selection<UsesFor<C>> | ReadonlyArray<string> | ReadonlyArray<DraftOf<C>>

/** How a bulk is run. */
export interface BulkOptions {
  /** Items of one request at most: 1000 by default, and no more. Smaller pieces show how far it is more often. */
  readonly size?: number | undefined
  /** Requests under way at the same time. 6 by default. */
  readonly concurrency?: number | undefined
  /** `false` sends everything as one request, which the provider refuses above 1000 items. */
  readonly chunked?: boolean | undefined
}

/** The kind of an operation. */
export const kindOf = (operation: Operation<Argument>): BulkKind =>
  typeof operation === "string" ? operation : "patch"

/** Whether it is done to items that are there, by their ids. */
export const isById = (operation: Operation<Argument>): boolean => Patch.isPatch(operation) || operation === "remove"

/** Whether an input is a selection. */
export const isSelection = (input: BulkInput<Argument>): input is Selection => "_tag" in input

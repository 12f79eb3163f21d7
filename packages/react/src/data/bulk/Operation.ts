/**
 * The operations of a bulk, their input and their options.
 *
 * @since 0.1.0
 */
import * as Selection from "../selection/Selection.ts"
import type { BulkKind } from "./Bulk.ts"
import type { Argument, DraftOf, UsesFor } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import * as Patch from "@portico/client/data/Patch"
import { encodeDates } from "@portico/contract/WireDate"

/** An operation on items: a patch, or one of the named operations. */
export type Operation<C extends Argument> = Exclude<BulkKind, "patch"> | Patch.For<C>

/** The input of an operation: a selection, an array of ids, or the items to write. */
export type BulkInput<C extends Argument> =
  | Selection.Selection<UsesFor<C>>
  | ReadonlyArray<string>
  | ReadonlyArray<DraftOf<C>>

/** Options for how a bulk operation sends its requests. */
export interface BulkOptions {
  /** The maximum number of items per request. Default: `1000`, which is the maximum. Smaller chunks report progress more often. */
  readonly size?: number | undefined
  /** The maximum number of concurrent requests. Default: 6. */
  readonly concurrency?: number | undefined
  /**
   * Whether to send the items in chunks. `false` sends one request, which the provider rejects above 1000 items.
   * Default: `true`.
   */
  readonly chunked?: boolean | undefined
  /**
   * Whether to read up to 1000 items before they are removed, so that the removal can be undone. Default: `false`; for
   * `BulkActions`, `true`.
   */
  readonly undoable?: boolean | undefined
}

/** Returns the kind of an operation. */
export const kindOf = (operation: Operation<Argument>): BulkKind =>
  typeof operation === "string" ? operation : "patch"

/** Whether an operation identifies existing items by their ids. */
export const isById = (operation: Operation<Argument>): boolean => Patch.isPatch(operation) || operation === "remove"

/** Whether an input is a selection. */
export const isSelection = (input: BulkInput<Argument>): input is Selection.Selection => "_tag" in input

/** Whether two selections contain the same items and have the same total. */
export const isSame = (self: Selection.Selection, that: Selection.Selection): boolean => {
  if (self === that) return true
  if (self._tag === "Ids") return that._tag === "Ids" && isSameSet(self.ids, that.ids)
  return (
    that._tag === "AllMatching" &&
    self.total === that.total &&
    self.drafts === that.drafts &&
    isSameSet(self.except, that.except) &&
    isSameFilter(self.filter, that.filter)
  )
}

/**
 * Returns the selection after a run over `ran`. It removes the processed items from the current selection `now`, except
 * those in `failed`. Items that the user selected during the run stay selected, and items that the user deselected stay
 * deselected.
 */
export const leftOf = (
  ran: Selection.Selection,
  now: Selection.Selection,
  failed: ReadonlyArray<string>
): Selection.Selection => {
  if (now._tag === "Ids") {
    // The ids that the filter matched are not stored, so processed items cannot be removed from the selection.
    if (ran._tag === "AllMatching") return now
    const again = new Set(failed)
    return Selection.ofIds([...now.ids].filter((id) => !ran.ids.has(id) || again.has(id)))
  }
  return ran._tag === "AllMatching" && isSameFilter(ran.filter, now.filter)
    ? Selection.ofIds(failed.filter((id) => Selection.has(now, id)))
    : now
}

const isSameSet = (self: ReadonlySet<string>, that: ReadonlySet<string>): boolean =>
  self.size === that.size && [...self].every((id) => that.has(id))

const isSameFilter = (self: Filter.Filter, that: Filter.Filter): boolean =>
  self === that || textOf(self) === textOf(that)

const textOf = (filter: Filter.Filter): string => JSON.stringify(encodeDates(Filter.toModel(filter)))

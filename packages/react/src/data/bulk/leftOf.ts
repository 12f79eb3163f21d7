/**
 * Functions that compare selections and compute the selection after a run.
 *
 * @since 0.1.0
 */
import * as Filter from "@portico/client/data/Filter"
import { encodeDates } from "@portico/contract/WireDate"
import * as Selection from "../selection/Selection.ts"

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

/**
 * Selections around a run: whether they mean the same items, and what is selected after it.
 *
 * @since 0.1.0
 */
import * as Filter from "@portico/client/data/Filter"
import { encodeDates } from "@portico/contract/WireDate"
import * as Selection from "../selection/Selection.ts"

/** Whether two selections mean the same items, and say so by the same number. */
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
 * What is selected after a run over `ran` of which these failed: of what is selected now, what was done is given up.
 * What somebody chose meanwhile stays, and what somebody gave up is not chosen again.
 */
export const leftOf = (
  ran: Selection.Selection,
  now: Selection.Selection,
  failed: ReadonlyArray<string>
): Selection.Selection => {
  if (now._tag === "Ids") {
    // Which ones a filter meant, nobody knows any more.
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

/**
 * The limit of total counts. Counting all matching items of a large collection takes longer than reading a page of
 * them, so stores stop counting at the limit. They all return the same total and the same `tooManyToCount`.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import * as Context from "effect/Context"
import * as Option from "effect/Option"

/** The count at which totals stop: `maximumTotal` of the contract, unless a test replaces it. */
export const TotalLimit = Context.Reference<number>("@portico/provider/engine/limits/TotalLimit", {
  defaultValue: () => Limits.maximumTotal
})

/** The total count of a list. */
export interface Total {
  /** The number of all items, at most the limit. `None` if it was not requested. */
  readonly total: Option.Option<number>
  /** Whether there are more items than `total`. */
  readonly tooManyToCount?: boolean
}

/** The total of a list that was not counted. */
export const uncounted: Total = { total: Option.none() }

/** Creates the total of a list with this number of items. A store may stop counting at the first item above the limit. */
export const totalOf = (count: number, limit: number): Total =>
  count > limit ? { total: Option.some(limit), tooManyToCount: true } : { total: Option.some(count) }

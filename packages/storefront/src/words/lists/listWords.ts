/** The kit's messages for lists of books and reviews. They name these instead of items. */
import type { MessageOverrides } from "@portico/react"

/** The messages of a list that the shop replaces. */
export type ListWords = Required<Pick<MessageOverrides, "bulk" | "filter" | "paging" | "table">>

/** The phrases of a list in a language. */
export interface ListPhrases {
  readonly number: (amount: number) => string
  /** A number of items, such as "3 books". */
  readonly count: (amount: number) => string
  /** A number of items after "of", if the language has another form for it. Default: `count`. */
  readonly total?: (amount: number) => string
  readonly allMatching: string
  readonly selected: (what: string) => string
  readonly excluded: (what: string) => string
  readonly remove: (what: string) => string
  readonly change: (what: string) => string
  /** A range of items whose total is not known. */
  readonly between: (from: string, to: string) => string
  /** A part of a total. `isMore`: whether the total is only a lower limit. */
  readonly among: (part: string, total: string, isMore: boolean) => string
  readonly everything: string
  readonly nothing: string
  readonly perPage: string
  /** The message of a list that has no items. */
  readonly empty: string
  /** The message of a search or filter without results. */
  readonly none: string
}

/** Returns the messages of a list. */
export const listWords = (phrases: ListPhrases): ListWords => {
  const { allMatching, among, between, count, empty, number, total: totalOf = count } = phrases
  return {
    bulk: {
      selected: (amount, excepted) =>
        phrases.selected(amount === undefined ? allMatching : count(amount)) +
        (excepted === 0 ? "" : phrases.excluded(count(excepted))),
      confirmTitle: (verb, amount) =>
        phrases[verb === "remove" ? "remove" : "change"](amount === undefined ? allMatching : count(amount))
    },
    filter: { everything: phrases.everything, nothing: phrases.nothing },
    paging: {
      range: (from, to, total, more) =>
        total === undefined
          ? between(number(from), number(to))
          : among(`${number(from)}–${number(to)}`, totalOf(total), more),
      size: phrases.perPage,
      end: (shown) => (shown === 0 ? "" : count(shown)),
      empty
    },
    table: {
      empty: phrases.none,
      ready: (shown, total) =>
        total === undefined || total === shown ? count(shown) : among(number(shown), totalOf(total), false)
    }
  }
}

/** The shop's versions of the kit's messages. They name the books and reviews instead of items. */
import type { MessageOverrides } from "@portico/react"

type Words = Pick<MessageOverrides, "bulk" | "filter" | "paging" | "table">

const number = new Intl.NumberFormat("en")

/** Returns messages that name the items of a list. */
const wordsFor = (one: string, many: string): Words => {
  const count = (amount: number) => `${number.format(amount)} ${amount === 1 ? one : many}`
  return {
    bulk: {
      selected: (amount, excepted) =>
        `${amount === undefined ? `All matching ${many}` : count(amount)} selected${excepted === 0 ? "" : `, ${count(excepted)} excluded`}`,
      confirmTitle: (verb, amount) =>
        `${verb === "remove" ? "Delete" : "Change"} ${amount === undefined ? `all matching ${many}` : count(amount)}?`
    },
    filter: { everything: `all ${many}`, nothing: `no ${many}` },
    paging: {
      range: (from, to, total, more) =>
        total === undefined
          ? `${many} ${number.format(from)}–${number.format(to)}`
          : `${number.format(from)}–${number.format(to)} of ${more ? "more than " : ""}${count(total)}`,
      size: `${many.charAt(0).toUpperCase()}${many.slice(1)} per page`,
      end: (shown) => (shown === 0 ? "" : count(shown)),
      empty: `No ${many} yet.`
    },
    table: {
      empty: `No ${many} found.`,
      ready: (shown, total) =>
        total === undefined || total === shown ? count(shown) : `${number.format(shown)} of ${count(total)}`
    }
  }
}

/** The messages for lists of books. */
export const bookWords = wordsFor("book", "books")

/** The messages for lists of reviews. */
export const reviewWords = wordsFor("review", "reviews")

import * as Filter from "@portico/client/data/Filter"
import { Books } from "./Books.ts"

/** Cheap books in stock. */
export const bargain = Filter.of(Books, Filter.and(Filter.lt("price", 10), Filter.gt("stock", 0)))

/** Books of the nineteenth century: the upper bound of `between` is excluded. */
export const old = Filter.of(Books, Filter.between("published", new Date("1801-01-01"), new Date("1901-01-01")))

/** A filter without a collection is checked when a query uses it. */
export const ofEither = Filter.or(Filter.hasSome("tags", ["satire", "humor"]), Filter.startsWith("title", "the "))

export const rest = Filter.not(Filter.or(bargain, old, ofEither))

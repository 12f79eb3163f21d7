"use client"
import type { Argument, UsesFor } from "@portico/client/data/Collection"
import type * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import * as Sort from "@portico/client/data/Sort"
import * as React from "react"
import { onAddress, queryAtHand, setQuery } from "../../runtime/PageAddress.ts"
import type { FieldNameOf } from "../filter/useFilter.ts"
import type { Sorting } from "../listing/Listing.ts"
import type { SortNameOf } from "../order/QueryOrder.ts"
import { atOffset, named } from "../listing/Place.ts"
import type { Known } from "../value/Known.ts"
import { type AddressState, type AddressWritten, fieldNames, read, write } from "./Address.ts"

export interface AddressOptions<C extends Argument = Argument> {
  /** The fields that may be sorted and filtered by. Those of the collection's schema by default, or any. */
  readonly fields?: ReadonlyArray<FieldNameOf<C>> | undefined
  /** What stands before each name in the address: on a page with several lists each has its own. */
  readonly prefix?: string | undefined
}

/** A part of what a list shows, changed. It names fields of the collection, or such as are only known while the page runs. */
export interface AddressChange<C extends Argument = Argument, Given extends string = string> extends Partial<
  Omit<AddressState, "filter" | "sort">
> {
  readonly filter?: Filter.Filter<UsesFor<C>> | undefined
  readonly sort?: ReadonlyArray<Sorting<Given & Known<Given, SortNameOf<C>>>> | undefined
}

/** What a list shows, as the page's address has it. */
export interface AddressController<C extends Argument = Argument> {
  readonly state: AddressState
  /** Names of what stands in the address and means nothing: it was left out. Empty once that was dismissed. */
  readonly ignored: ReadonlyArray<string>
  /** Takes what means nothing out of the address. */
  readonly dismiss: () => void
  /**
   * Changes the address. Another filter, order, size or search goes to the first page. Each change is an entry of the
   * history, so that the back button undoes it, unless it takes the place of the last one: as typing does.
   */
  change<const Given extends string = never>(
    this: void,
    change: AddressChange<C, Given>,
    options?: { readonly replace?: boolean }
  ): void
  /** A query in the order and with the filter of the address; its page is left as it is. */
  readonly over: <Q extends Query.Any>(query: Q) => Q
}

/**
 * Keeps what a list shows in the page's address: filter, order, page and search. It can be sent to somebody, it survives
 * a reload, and back and forward go through it. What means nothing is left out and named, never an error. Routers that
 * keep to the browser's history see the changes, and theirs are seen.
 *
 * **Example** (A list whose page stands in the address)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { Pager, useAddress, useCollection, usePager } from "@portico/react"
 *
 * const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(20))
 *
 * export function Titles() {
 *   const { change, over, state } = useAddress("books")
 *   const pager = usePager(over(books), { index: state.index, onChange: ({ index }) => change({ index }) })
 *   const { listing } = useCollection(pager.query)
 *   return (
 *     <>
 *       <ul>
 *         {listing._tag === "Ready" &&
 *           listing.items.map(({ data, id }) => <li key={id}>{String(data["title"])}</li>)}
 *       </ul>
 *       <Pager listing={listing} pager={pager} />
 *     </>
 *   )
 * }
 * ```
 */
export const useAddress = <const C extends Argument>(
  collection: C,
  options: AddressOptions<C> = {}
): AddressController<C> => {
  const { fields, prefix = "" } = options
  const query = React.useSyncExternalStore(onAddress, queryAtHand, () => "")
  const allowed = fields?.join("\n")
  const shape = React.useMemo(
    () => ({ fields: allowed === undefined ? fieldNames(collection) : new Set(allowed.split("\n")), prefix }),
    [allowed, collection, prefix]
  )
  const { ignored, state } = React.useMemo(() => read(query, shape), [query, shape])
  return React.useMemo(
    () => ({
      state,
      ignored,
      dismiss: () => setQuery(write(queryAtHand(), read(queryAtHand(), shape).state, shape), true),
      change: (change, { replace = false } = {}) => {
        const before = read(queryAtHand(), shape).state
        const isOther = Object.keys(change).some((key) => key !== "index")
        const after = { ...before, ...(isOther ? { index: 0 } : {}), ...change }
        // What it names was checked where it was written.
        setQuery(write(queryAtHand(), after as AddressWritten, shape), replace)
      },
      over: (query) => named(over(query, state), state)
    }),
    [ignored, shape, state]
  )
}

/** A query with the filter and in the order of a state. */
export const over = <Q extends Query.Any>(query: Q, { filter, sort }: Pick<AddressWritten, "filter" | "sort">): Q => {
  const filtered: Query.Any =
    filter === undefined ? query : Query.filter(filter)(query as Query.Any as Query.Query<string, never>)
  const model = sort.map(({ field, order }) => ({ fieldName: field, order }))
  // It reads the same items, fewer of them or in another order.
  return (sort.length === 0 ? filtered : Query.sorted(Sort.raw(model))(filtered)) as Q
}

/** The page of a query that a state names. */
export const pageIn = <Q extends Query.Any>(query: Q, state: AddressState): Q => {
  const size = state.size ?? query.limit ?? 20
  return atOffset(over(query, state), size, state.index * size)
}

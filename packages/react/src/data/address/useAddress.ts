"use client"
import type { Argument } from "@portico/client/data/Collection"
import type * as Filter from "@portico/client/data/Filter"
import type * as Query from "@portico/client/data/Query"
import * as React from "react"
import { onAddress, queryAtHand, setQuery } from "../../runtime/PageAddress.ts"
import type { FieldNameOf } from "../filter/useFilter.ts"
import type { Sorting } from "../listing/Listing.ts"
import type { SortNameOf } from "../order/SortOrder.ts"
import { named, over } from "../listing/Place.ts"
import type { Known } from "../value/FieldType.ts"
import { type AddressShape, type AddressState, fieldNames, read, write } from "./Address.ts"

export interface AddressOptions<C extends Argument = Argument> {
  /**
   * The fields that can be sorted and filtered by. By default those of the collection's schema, or any if it has none.
   */
  readonly fields?: ReadonlyArray<FieldNameOf<C>> | undefined
  /** The prefix of each parameter name. Lists on the same page need different prefixes. */
  readonly prefix?: string | undefined
}

/**
 * A partial change of a list's state. It uses fields of the collection, or fields whose names are known only at run
 * time.
 */
export interface AddressChange<C extends Argument = Argument, Given extends string = string> extends Partial<
  Omit<AddressState, "filter" | "sort">
> {
  readonly filter?: Filter.For<C> | undefined
  readonly sort?: ReadonlyArray<Sorting<Known<Given, SortNameOf<C>>>> | undefined
}

/** The state of a list in the page's address, and the functions to change it. */
export interface AddressController<C extends Argument = Argument> {
  readonly state: AddressState
  /** The names of invalid parameters, which are ignored. Empty after `dismiss`. */
  readonly ignored: ReadonlyArray<string>
  /** Removes the invalid parameters from the address. */
  readonly dismiss: () => void
  /**
   * Changes the address. A new filter, order, page size or search returns to the first page. Each change adds a history
   * entry, so the back button reverts it. With `replace` it replaces the current entry, for example while the user
   * types.
   */
  change<const Given extends string = never>(
    this: void,
    change: AddressChange<C, Given>,
    options?: { readonly replace?: boolean }
  ): void
  /** Returns the URL of a change, relative to the page, for a link that makes the same change as `change`. */
  hrefOf<const Given extends string = never>(this: void, change: AddressChange<C, Given>): string
  /** Returns the query with the filter and order of the address. Its page stays the same. */
  readonly over: <Q extends Query.Any>(query: Q) => Q
}

/**
 * Stores the state of a list in the page's address: filter, order, page and search. The address can be shared, survives
 * a reload, and supports back and forward navigation. Invalid parameters are ignored and reported; they never throw.
 * Works in both directions with routers that use the browser's history.
 *
 * **Example** (A list with its page in the address)
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
  const controller = React.useMemo(
    (): Omit<AddressController<C>, "hrefOf"> => ({
      state,
      ignored,
      dismiss: () => setQuery(write(queryAtHand(), read(queryAtHand(), shape).state, shape), true),
      change: (change, { replace = false } = {}) => setQuery(changed(queryAtHand(), change, shape), replace),
      over: (query) => named(over(query, state), state)
    }),
    [ignored, shape, state]
  )
  return React.useMemo(
    // A URL that is empty would be that of the page with its query.
    () => ({ ...controller, hrefOf: (change) => changed(query, change, shape) || "?" }),
    [controller, query, shape]
  )
}

// The type of the change already restricts its fields.
const changed = (query: string, change: object, shape: AddressShape): string => {
  const isOther = Object.keys(change).some((key) => key !== "index")
  const after = { ...read(query, shape).state, ...(isOther ? { index: 0 } : {}), ...change }
  return write(query, after, shape)
}

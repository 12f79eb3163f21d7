import type * as Query from "@portico/client/data/Query"
import { useAddress, usePager } from "@portico/react"
import type { AddressController, PagerController, SortController } from "@portico/react/data"

/** The paging and sorting of a query. Both are stored in the page's address. */
export interface PagesController<Q> {
  readonly address: AddressController
  /** Returns the URL of a page by its index, starting at 0. */
  readonly hrefOf: (index: number) => string
  readonly pager: PagerController<Q>
  readonly sort: Pick<SortController<Q>, "setSorting" | "sorting">
}

/** Returns the page and order of a query that the page's address specifies, and the functions that change them. */
export const usePages = <Q extends Query.Any>(query: Q): PagesController<Q> => {
  const address = useAddress(query.collection)
  const { change, over, state } = address
  const shown = over(query)
  const usual = query.limit ?? 20
  const pager = usePager(shown, {
    index: state.index,
    size: state.size ?? usual,
    onChange: ({ index, size }) => change({ index, size: size === usual ? undefined : size })
  })
  const hrefOf = (index: number) => address.hrefOf({ index })
  const sorting = shown.sort.model.map(({ fieldName, order }) => ({
    field: fieldName,
    order: order ?? ("ASC" as const)
  }))
  return { address, hrefOf, pager, sort: { sorting, setSorting: (sort) => change({ sort }) } }
}

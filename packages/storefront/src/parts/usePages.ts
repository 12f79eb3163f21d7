import type * as Query from "@portico/client/data/Query"
import { type AddressController, type PagerController, type Sorting, useAddress, usePager } from "@portico/react"
import { ordered } from "../shelf/orders.ts"

/** A query page by page, in an order that its table's headers choose. All of it is in the page's address. */
export interface PagesController<Q> {
  readonly address: AddressController
  readonly pager: PagerController<Q>
  readonly sorting: { readonly sortBy: (field: string) => void; readonly sorting: Sorting | undefined }
}

/** Shows a query page by page, as the page's address says. */
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
  const [first] = shown.sort.model
  const sorting = first === undefined ? undefined : { field: first.fieldName, order: first.order ?? ("ASC" as const) }
  return { address, pager, sorting: { sorting, sortBy: (field) => change({ sort: [ordered(sorting, field)] }) } }
}

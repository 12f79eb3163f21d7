/** The fields that a page's URL may contain. Checked by `tsc`, never run. */
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { useAddress, useSort } from "@portico/react"
import type { AddressController, Sorting } from "@portico/react/data"
import { Books } from "./books.ts"

export function Changes({ held, pressed }: { readonly held: ReadonlyArray<Sorting>; readonly pressed: string }) {
  const { change, state } = useAddress(Books)
  change({ filter: Filter.eq("title", "Emma"), index: 0 })
  change({ filter: state.filter, sort: state.sort, search: "sea" }, { replace: true })
  change({ sort: [{ field: "author.name", order: "ASC" }] })
  // Values that are known only at run time.
  change({ sort: held })
  change({ sort: [...state.sort, { field: pressed, order: "ASC" }] })
  useSort(Query.from(Books), { onChange: (sort) => change({ sort }) })
  // @ts-expect-error a field that books do not have
  change({ sort: [{ field: "publisher", order: "ASC" }] })
  // @ts-expect-error a list cannot be sorted by
  change({ sort: [{ field: "tags", order: "ASC" }] })
  // @ts-expect-error a field that books do not have
  change({ filter: Filter.eq("publisher", "Penguin") })
  // @ts-expect-error a year is a number
  change({ filter: Filter.eq("year", "1815") })
  // @ts-expect-error there is no such part of the URL state
  change({ page: 2 })
  return null
}

export function ofAny() {
  const { change } = useAddress("books")
  change({ filter: Filter.eq("whatever", 1), sort: [{ field: "at.all", order: "DESC" }] })
}

/** A component for any list accepts the URL state of a typed one. */
export const useAny = (): AddressController => useAddress(Books)

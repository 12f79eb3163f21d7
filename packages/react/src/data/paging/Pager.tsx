"use client"
import type { Listing } from "../listing/Listing.ts"
import { PagerView, type PagerViewProps } from "./Pager.view.tsx"
import type { PagerActions } from "./PagerParts.view.tsx"
import type { Paging } from "./Paging.ts"
import type { PagerController } from "./usePager.ts"
import * as React from "react"

/** Returns the props of a pager's parts for a controller. Updates the pager with the listing, if it is passed in. */
export const usePagerActions = (
  { goTo, next, observe, paging, previous, setSize }: Omit<PagerController<unknown>, "query">,
  listing: Listing<unknown> | undefined
): PagerActions & { readonly paging: Paging } => {
  React.useEffect(() => {
    if (listing !== undefined) observe(listing)
  }, [listing, observe])
  return { onGoTo: goTo, onNext: next, onPrevious: previous, onSize: setSize, paging }
}

export interface PagerProps extends Omit<PagerViewProps, "onGoTo" | "onNext" | "onPrevious" | "onSize" | "paging"> {
  /** The listing of the pager's query. Without it, call the pager's `observe` with the listing. */
  readonly listing?: Listing<unknown> | undefined
  /** The controller that `usePager` returns. */
  readonly pager: Omit<PagerController<unknown>, "query">
}

/**
 * Lets the user page through a list, by offset or by cursor, with or without a total. Its buttons keep their position,
 * and on the last page their focus. Each page is announced.
 *
 * **Example** (Below a table)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { Pager, useCollection, usePager } from "@portico/react"
 * import { CollectionTableView } from "@portico/react/data"
 *
 * const titles = Query.from("books").pipe(Query.ascending("title"), Query.returnTotalCount())
 *
 * export function Titles() {
 *   const pager = usePager(titles, { by: "cursor", size: 20 })
 *   const { listing } = useCollection(pager.query)
 *   return (
 *     <>
 *       <CollectionTableView caption="Books" columns={[{ field: "title", header: "Title" }]} listing={listing} />
 *       <Pager label="Pages of books" listing={listing} pager={pager} />
 *     </>
 *   )
 * }
 * ```
 */
export function Pager({ listing, pager, ...viewProps }: PagerProps) {
  return <PagerView {...viewProps} {...usePagerActions(pager, listing)} />
}

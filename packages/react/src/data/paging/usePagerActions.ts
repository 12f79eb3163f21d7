"use client"
import * as React from "react"
import type { Listing } from "../listing/Listing.ts"
import type { PagerActions } from "./PagerContext.ts"
import type { Paging } from "./Paging.ts"
import type { PagerController } from "./usePager.ts"

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

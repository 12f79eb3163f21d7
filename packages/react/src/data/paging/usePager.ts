"use client"
import * as Query from "@portico/client/data/Query"
import * as React from "react"
import type { DraftsOption, Listing } from "../listing/Listing.ts"
import { ofQuery } from "../listing/ReadKey.ts"
import { useOwner } from "../listing/ownedState.ts"
import * as Paging from "./Paging.ts"
import { atCursor, atOffset, namingOf, restartable } from "../listing/Place.ts"

export interface PagerOptions extends DraftsOption {
  /** The paging method. By offset, the user can go to any page. By cursor, no item is repeated or skipped. */
  readonly by?: Paging.PagingBy | undefined
  /** The index of the first shown page, starting at 0. With cursor paging it is always 0. */
  readonly index?: number | undefined
  /** Called when the user goes to another page or selects another page size. */
  readonly onChange?: ((place: { readonly index: number; readonly size: number }) => void) | undefined
  /** The maximum count of items per page. Default: the query's limit, or 20. */
  readonly size?: number | undefined
}

/** The query of the current page, the state of the pager, and the functions to change it. */
export interface PagerController<Q> {
  /** The query of the current page. */
  readonly query: Q
  /** The position of the page in the list. */
  readonly paging: Paging.Paging
  /** Goes to the next page. */
  readonly next: () => void
  /** Goes to the previous page. */
  readonly previous: () => void
  /** Goes to a page by its index, starting at 0. With cursor paging, only the first page can be selected. */
  readonly goTo: (index: number) => void
  /** Changes the number of items per page, and goes to the first page. */
  readonly setSize: (size: number) => void
  /** Updates the pager with the listing of its query. Call it in an effect. Repeating the same listing does nothing. */
  readonly observe: (listing: Listing<unknown>) => void
}

/**
 * Divides a query into pages, by offset or by cursor. Returns to the first page when the query changes, and when the
 * user sorts a table of its page.
 *
 * **Example** (Show ten titles at a time)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useCollection, usePager } from "@portico/react"
 * import { useEffect } from "react"
 *
 * const titles = Query.from("books").pipe(Query.ascending("title"))
 *
 * export function Titles() {
 *   const { next, observe, paging, query } = usePager(titles, { by: "cursor", size: 10 })
 *   const { listing } = useCollection(query)
 *   useEffect(() => observe(listing), [listing, observe])
 *   return (
 *     <button disabled={!paging.hasNext} onClick={next}>
 *       {listing._tag === "Ready" ? `${listing.items.length} titles, then more` : "…"}
 *     </button>
 *   )
 * }
 * ```
 */
export const usePager = <Q extends Query.Any>(query: Q, options: PagerOptions = {}): PagerController<Q> => {
  const { by = query.byCursor ? "cursor" : "offset", index, onChange, showDrafts, size = query.limit ?? 20 } = options
  // Another member has other pages, so cursors and totals must not carry over.
  const key = `${useOwner()} ${ofQuery("Visitor", query, { showDrafts }).text}`
  const naming = namingOf(query)
  const [stored, store] = React.useState<Stored>(() => ({
    key,
    index,
    naming,
    size,
    state: Paging.start(by, size, index)
  }))
  let { state } = stored
  const isSame = stored.key === key && stored.naming === naming && stored.index === index && stored.size === size
  if (!isSame || state.by !== by) {
    state = followed(stored, { by, index, key, naming, size })
    store({ key, index, naming, size, state })
  }
  const latest = React.useRef<PagerOptions["onChange"]>(onChange)
  React.useEffect(() => {
    latest.current = onChange
  })
  const { restart, ...steps } = React.useMemo(() => {
    const move = (step: (state: Paging.PagerState) => Paging.PagerState) =>
      store((stored) => {
        const after = step(stored.state)
        return after === stored.state ? stored : { ...stored, state: after }
      })
    return {
      next: () => move(Paging.next),
      previous: () => move(Paging.previous),
      goTo: (index: number) => move((state) => Paging.goTo(state, index)),
      setSize: (size: number) => move((state) => Paging.resized(state, size)),
      observe: (listing: Listing<unknown>) => move((state) => observe(state, listing)),
      restart: () => move(({ by, size }) => Paging.start(by, size))
    }
  }, [])
  const { cursor, index: at, size: current } = state
  const reported = React.useRef({ requested: index, index: at, size: current })
  React.useEffect(() => {
    const before = reported.current
    if (before.requested === index && before.index === at && before.size === current) return
    reported.current = { requested: index, index: at, size: current }
    // A page change that the caller requested through `index` needs no callback.
    if (before.requested === index) latest.current?.({ index: at, size: current })
  }, [at, current, index])
  const paged = React.useMemo(
    () =>
      restartable(by === "offset" ? atOffset(query, current, at * current) : atCursor(query, current, cursor), restart),
    // A new query object with the same meaning must not change the page's query.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [at, by, current, cursor, key, restart]
  )
  return { query: paged, paging: Paging.pagingOf(state), ...steps }
}

interface Stored {
  readonly key: string
  readonly state: Paging.PagerState
  /** The index and the page size that the caller requested. */
  readonly index: number | undefined
  readonly size: number
  /** The address state that set the list and its page, if there is one. */
  readonly naming: unknown
}

interface Requested extends Omit<Stored, "state"> {
  readonly by: Paging.PagingBy
}

// A different list starts again. The same list goes to the requested page.
const followed = ({ index, key, naming, size, state }: Stored, requested: Requested): Paging.PagerState => {
  const wanted = requested.size === size ? state.size : requested.size
  // An address that changes the list also sets its page, even if the index stays the same.
  const named = requested.index === index && requested.naming === naming ? 0 : requested.index
  if (requested.key !== key || requested.by !== state.by) return Paging.start(requested.by, wanted, named)
  const sized = Paging.resized(state, wanted)
  return requested.index === index ? sized : Paging.goTo(sized, requested.index ?? 0)
}

const observe = (state: Paging.PagerState, listing: Listing<unknown>): Paging.PagerState => {
  if (listing._tag === "Loading" || listing.refetching) return Paging.reading(state)
  if (listing.problem !== undefined) return Paging.refused(state, listing.problem)
  return listing._tag === "Ready" ? Paging.observed(state, listing) : state
}

"use client"
import * as Query from "@portico/client/data/Query"
import * as React from "react"
import type { Listing } from "../listing/Listing.ts"
import { ofQuery } from "../listing/Question.ts"
import { useOwner } from "../listing/useOwnedState.ts"
import * as Paging from "./Paging.ts"
import { atCursor, atOffset, namingOf, restartable } from "../listing/Place.ts"

export interface PagerOptions {
  /** How pages are found. By offset one can go to any page; by cursor nothing comes twice or is left out. */
  readonly by?: Paging.PagingBy | undefined
  /** The page that one starts on, from 0. By cursor it is always the first one. */
  readonly index?: number | undefined
  /** Called when a person goes to another page or chooses another size. */
  readonly onChange?: ((place: { readonly index: number; readonly size: number }) => void) | undefined
  /** Items that a page holds at most. The query's limit by default, or else 20. */
  readonly size?: number | undefined
}

/** A query page by page: what to read, which page it is, and what leads to others. */
export interface PagerController<Q> {
  /** The query of the page that one is on. */
  readonly query: Q
  readonly paging: Paging.Paging
  readonly next: () => void
  readonly previous: () => void
  /** Goes to a page by its number, from 0. By cursor only the first one can be named. */
  readonly goTo: (index: number) => void
  readonly setSize: (size: number) => void
  /** Tells of what the query was found to hold. Whoever reads it calls this in an effect; the same listing again does nothing. */
  readonly observe: (listing: Listing<unknown>) => void
}

/**
 * Shows a query page by page, by offset or by cursor. It starts again when the query becomes another one, and when a
 * table of its page is sorted by a header.
 *
 * **Example** (Ten titles at a time)
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
  const { by = query.byCursor ? "cursor" : "offset", index, onChange, size = query.limit ?? 20 } = options
  // Another member has other pages: nothing that was told of them leads on.
  const key = `${useOwner()} ${ofQuery("Visitor", query).text}`
  const naming = namingOf(query)
  const [held, hold] = React.useState<Held>(() => ({ key, index, naming, size, state: Paging.start(by, size, index) }))
  let { state } = held
  const isSame = held.key === key && held.naming === naming && held.index === index && held.size === size
  if (!isSame || state.by !== by) {
    state = followed(held, { by, index, key, naming, size })
    hold({ key, index, naming, size, state })
  }
  const latest = React.useRef<PagerOptions["onChange"]>(onChange)
  React.useEffect(() => {
    latest.current = onChange
  })
  const { restart, ...steps } = React.useMemo(() => {
    const move = (step: (state: Paging.PagerState) => Paging.PagerState) =>
      hold((held) => {
        const after = step(held.state)
        return after === held.state ? held : { ...held, state: after }
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
  const told = React.useRef({ asked: index, index: at, size: current })
  React.useEffect(() => {
    const before = told.current
    if (before.asked === index && before.index === at && before.size === current) return
    told.current = { asked: index, index: at, size: current }
    // Whoever sent the pager here knows already.
    if (before.asked === index) latest.current?.({ index: at, size: current })
  }, [at, current, index])
  const paged = React.useMemo(
    () =>
      restartable(by === "offset" ? atOffset(query, current, at * current) : atCursor(query, current, cursor), restart),
    // A query that asks for the same is the same, though it was made anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [at, by, current, cursor, key, restart]
  )
  return { query: paged, paging: Paging.pagingOf(state), ...steps }
}

interface Held {
  readonly key: string
  readonly state: Paging.PagerState
  /** The page and the size that were asked for from without. */
  readonly index: number | undefined
  readonly size: number
  /** What named the list and the page. */
  readonly naming: unknown
}

interface Asked extends Omit<Held, "state"> {
  readonly by: Paging.PagingBy
}

// Another list starts again; the same one goes to where it is told.
const followed = ({ index, key, naming, size, state }: Held, asked: Asked): Paging.PagerState => {
  const wanted = asked.size === size ? state.size : asked.size
  // An address that names another list names its page with it, be it the same number as before.
  const named = asked.index === index && asked.naming === naming ? 0 : asked.index
  if (asked.key !== key || asked.by !== state.by) return Paging.start(asked.by, wanted, named)
  const sized = Paging.resized(state, wanted)
  return asked.index === index ? sized : Paging.goTo(sized, asked.index ?? 0)
}

const observe = (state: Paging.PagerState, listing: Listing<unknown>): Paging.PagerState => {
  if (listing._tag === "Loading" || listing.refetching) return Paging.reading(state)
  if (listing.problem !== undefined) return Paging.refused(state, listing.problem)
  return listing._tag === "Ready" ? Paging.observed(state, listing) : state
}

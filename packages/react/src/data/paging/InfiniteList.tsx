"use client"
import type * as Query from "@portico/client/data/Query"
import type * as React from "react"
import type { ListedItem } from "../listing/Listing.ts"
import type { FeedDrawing } from "./FeedContext.ts"
import { feedActions } from "./feedActions.ts"
import type { FeedRootViewProps } from "./FeedRoot.view.tsx"
import { InfiniteListView } from "./InfiniteList.view.tsx"
import { type InfiniteController, type InfiniteOptions, useInfinite } from "./useInfinite.ts"

/** A growing list of the items that a query finds, and how each is drawn. */
export interface InfiniteListProps<Q extends Query.Any>
  extends InfiniteOptions, Pick<FeedRootViewProps, "automatic" | "classNames" | "label" | "messages" | "onSignIn"> {
  /** Draws an item, typed by the query's collection. */
  readonly children: (item: ListedItem<Query.Row<Q>>, index: number) => React.ReactNode
  /** What an item is called: the name of its article. */
  readonly nameOf: (item: ListedItem<Query.Row<Q>>) => string
  /** Which items, and in which order. */
  readonly query: Q
}

/**
 * A list that grows as one scrolls, and by a button: a feed, in which Page Down and Page Up go from item to item. What is
 * below it can be reached; what was loaded stays, whatever becomes of the rest, and is there again when one comes back.
 *
 * **Example** (All reviews)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { InfiniteList } from "@portico/react"
 *
 * const reviews = Query.from("reviews").pipe(Query.descending("writtenAt"), Query.returnTotalCount())
 *
 * export const list = (
 *   <InfiniteList checkEvery="1 minute" label="Reviews" nameOf={({ data }) => String(data["title"])} query={reviews}>
 *     {({ data }) => <p>{String(data["text"])}</p>}
 *   </InfiniteList>
 * )
 * ```
 */
export function InfiniteList<const Q extends Query.Any>(props: InfiniteListProps<Q>) {
  const { checkEvery, children, nameOf, query, size, ...look } = props
  const list = useInfinite<Query.Any>(query, { checkEvery, size })
  // An item is only ever one of the query's.
  const drawing = { children, nameOf } as FeedDrawing
  return <InfiniteListView {...look} {...drawing} {...feedActions(list as InfiniteController<ListedItem["data"]>)} />
}

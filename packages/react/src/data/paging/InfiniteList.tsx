"use client"
import { omitting } from "../listing/Place.ts"
import type { ListedItem } from "../listing/Listing.ts"
import type { FeedActions, FeedDrawing } from "./FeedContext.ts"
import type { InfiniteState } from "./Infinite.ts"
import { InfiniteListView, type FeedRootViewProps } from "./InfiniteList.view.tsx"
import { type InfiniteController, type InfiniteOptions, useInfinite } from "./useInfinite.ts"
import type * as Query from "@portico/client/data/Query"
import type * as React from "react"

/** Returns the props of an infinite list's parts for a controller. */
export const feedActions = ({
  savePosition,
  restoredList,
  loadMore,
  newer,
  online,
  retry,
  showNewer,
  state
}: InfiniteController<Readonly<Record<string, unknown>>>): FeedActions & { readonly state: InfiniteState } => ({
  newer,
  online,
  onMore: loadMore,
  onNewer: showNewer,
  onPlace: savePosition,
  onRetry: retry,
  place: restoredList,
  state
})

/** The props of `InfiniteList`. */
export interface InfiniteListProps<Q extends Query.Any>
  extends InfiniteOptions, Pick<FeedRootViewProps, "automatic" | "classNames" | "label" | "messages" | "onSignIn"> {
  /** A function that renders an item, typed by the query's collection. */
  readonly children: (item: ListedItem<Query.Row<Q>>, index: number) => React.ReactNode
  /** A function that returns the accessible name of an item's article. */
  readonly nameOf: (item: ListedItem<Query.Row<Q>>) => string
  /** The query for the items and their order. */
  readonly query: Q
}

/**
 * Renders a list that loads more items on scrolling and with a button. It is a feed, in which Page Down and Page Up
 * move between items. Content below the list stays reachable. Loaded items stay if loading more fails, and are restored
 * when the user navigates back.
 *
 * **Example** (List all reviews)
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
  const { checkEvery, children, nameOf, query, showDrafts, size, ...viewProps } = props
  const list = useInfinite<Query.Any>(omitting(query), { checkEvery, showDrafts, size })
  // The items that are rendered always come from this query.
  const drawing = { children, nameOf } as FeedDrawing
  return <InfiniteListView {...viewProps} {...drawing} {...feedActions(list)} />
}

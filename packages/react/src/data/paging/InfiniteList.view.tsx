"use client"
import type { ListedItem } from "../listing/Listing.ts"
import type { AnyData } from "../table/TableContext.ts"
import type { FeedDrawing } from "./FeedContext.ts"
import { FeedItems } from "./FeedItems.view.tsx"
import { FeedMore, FeedNewer, FeedOffline, FeedPast, FeedProblem, FeedStatus } from "./FeedParts.view.tsx"
import { FeedRootView, type FeedRootViewProps } from "./FeedRoot.view.tsx"
import type { InfiniteState } from "./Infinite.ts"

export interface InfiniteListViewProps<Data extends AnyData = Readonly<Record<string, unknown>>>
  extends FeedDrawing<Data>, Omit<FeedRootViewProps, "children" | "className" | "state" | "styled"> {
  readonly state: InfiniteState<ListedItem<Data>>
}

/** Renders an infinite list in each of its states. */
export function InfiniteListView<Data extends AnyData>(props: InfiniteListViewProps<Data>) {
  // The items always match the function that renders them.
  const { children, nameOf, ...root } = props as unknown as InfiniteListViewProps
  return (
    <FeedRootView {...root}>
      <FeedPast />
      <FeedNewer />
      <FeedItems nameOf={nameOf}>{children}</FeedItems>
      <FeedOffline />
      <FeedProblem />
      <FeedMore />
      <FeedStatus />
    </FeedRootView>
  )
}

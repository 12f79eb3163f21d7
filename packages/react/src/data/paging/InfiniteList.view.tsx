"use client"
import type { FeedDrawing } from "./FeedContext.ts"
import { FeedItems } from "./FeedItems.view.tsx"
import { FeedMore, FeedNewer, FeedOffline, FeedPast, FeedProblem, FeedStatus } from "./FeedParts.view.tsx"
import { FeedRootView, type FeedRootViewProps } from "./FeedRoot.view.tsx"

export interface InfiniteListViewProps
  extends FeedDrawing, Omit<FeedRootViewProps, "children" | "className" | "styled"> {}

/** How a growing list looks in each of its states. */
export function InfiniteListView({ children, nameOf, ...root }: InfiniteListViewProps) {
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

"use client"
/**
 * The unstyled parts of an infinite list, to compose in any order inside `InfiniteListParts.Root`.
 *
 * **Example** (A minimal feed)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useInfinite } from "@portico/react"
 * import { InfiniteListParts } from "@portico/react/data"
 *
 * const reviews = Query.from("reviews")
 *
 * export function Reviews() {
 *   return (
 *     <InfiniteListParts.Root label="Reviews" list={useInfinite(reviews)}>
 *       <InfiniteListParts.Items nameOf={({ data }) => String(data["title"])}>{({ data }) => String(data["text"])}</InfiniteListParts.Items>
 *       <InfiniteListParts.Problem />
 *       <InfiniteListParts.More>And more</InfiniteListParts.More>
 *       <InfiniteListParts.Status />
 *     </InfiniteListParts.Root>
 *   )
 * }
 * ```
 *
 * @since 0.1.0
 */
import type { RootElementProps } from "../../parts/Part.view.tsx"
import type { ListedItem } from "../listing/Listing.ts"
import { feedActions } from "./InfiniteList.tsx"
import { FeedItems } from "./FeedItems.view.tsx"
import { FeedMore, FeedNewer, FeedOffline, FeedPast, FeedProblem, FeedStatus } from "./FeedParts.view.tsx"
import { FeedRootView, type FeedRootViewProps } from "./InfiniteList.view.tsx"
import type { InfiniteController } from "./useInfinite.ts"

export interface InfiniteListRootProps extends Pick<
  FeedRootViewProps,
  "automatic" | "children" | keyof RootElementProps | "classNames" | "label" | "messages" | "onSignIn"
> {
  /** The controller that `useInfinite` returns. */
  readonly list: InfiniteController<ListedItem["data"]>
}

function Root({ list, ...viewProps }: InfiniteListRootProps) {
  return <FeedRootView {...viewProps} {...feedActions(list)} styled={false} />
}

export {
  FeedItems as Items,
  FeedMore as More,
  FeedNewer as Newer,
  FeedOffline as Offline,
  FeedPast as Past,
  FeedProblem as Problem,
  Root,
  FeedStatus as Status
}

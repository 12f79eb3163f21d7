import type { FeedActions } from "./FeedContext.ts"
import type { InfiniteState } from "./Infinite.ts"
import type { InfiniteController } from "./useInfinite.ts"

/** Returns the props of an infinite list's parts for a controller. */
export const feedActions = ({
  keep,
  kept,
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
  onPlace: keep,
  onRetry: retry,
  place: kept,
  state
})

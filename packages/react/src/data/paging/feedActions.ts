import type { FeedActions } from "./FeedContext.ts"
import type { InfiniteState } from "./Infinite.ts"
import type { InfiniteController } from "./useInfinite.ts"

/** A growing list as its parts take it. */
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

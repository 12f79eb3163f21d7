/** `InfiniteList` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as InfiniteListParts from "../../data/paging/InfiniteListParts.tsx"
export type { InfiniteListRootProps } from "../../data/paging/InfiniteListParts.tsx"
export { InfiniteList, type InfiniteListProps } from "../../data/paging/InfiniteList.tsx"
export { InfiniteListView, type InfiniteListViewProps } from "../../data/paging/InfiniteList.view.tsx"

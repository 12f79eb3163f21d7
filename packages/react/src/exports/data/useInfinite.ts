/** `useInfinite` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type InfiniteController, type InfiniteOptions, useInfinite } from "../../data/paging/useInfinite.ts"

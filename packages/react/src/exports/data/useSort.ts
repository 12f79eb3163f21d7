/** `useSort` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type SortController, type SortOptions, useSort } from "../../data/order/useSort.ts"

/** `useBulk` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type BulkController, useBulk } from "../../data/bulk/useBulk.ts"

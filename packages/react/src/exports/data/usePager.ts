/** `usePager` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type PagerController, type PagerOptions, usePager } from "../../data/paging/usePager.ts"

/** `useDistinct` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type DistinctController, type DistinctOptions, useDistinct } from "../../data/filter/useDistinct.ts"

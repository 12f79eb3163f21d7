/** `useFilter` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type FilterController, type FilterFields, type FilterOptions, useFilter } from "../../data/filter/useFilter.ts"

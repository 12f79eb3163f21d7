/** `ofFilter` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { ofFilter } from "../../data/filter/ofFilter.ts"

/** `ofData` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { ofData } from "../problem/DataProblem.ts"

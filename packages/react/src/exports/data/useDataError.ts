/** `useDataError` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type DataErrorController, type DataErrorOptions, useDataError } from "../../data/failure/useDataError.ts"

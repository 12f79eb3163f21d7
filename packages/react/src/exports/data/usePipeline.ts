/** `usePipeline` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type ResultsController, usePipeline } from "../../data/chart/useResults.ts"

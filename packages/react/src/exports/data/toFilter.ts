/** `toFilter` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type DraftOptions, type DraftProblem, toFilter } from "../../data/filter/ofDraft.ts"

/** `useReferences` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type ReferencesController, type ReferencesOptions, useReferences } from "../../data/reference/useReferences.ts"

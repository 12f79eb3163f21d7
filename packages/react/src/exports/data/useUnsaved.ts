/** `useUnsaved` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type UnsavedGuard, useUnsaved } from "../../form/useUnsaved.ts"

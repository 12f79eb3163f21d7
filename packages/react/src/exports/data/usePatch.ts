/** `usePatch` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type PatchController, usePatch } from "../../data/item/usePatch.ts"

/** `useAtomSet` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { useAtomSet } from "../runtime/useAtom.ts"

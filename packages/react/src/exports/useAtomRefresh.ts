/** `useAtomRefresh` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { useAtomRefresh } from "../runtime/useAtom.ts"

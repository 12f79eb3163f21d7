/** `useAtomValue` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { useAtomValue } from "../runtime/useAtom.ts"

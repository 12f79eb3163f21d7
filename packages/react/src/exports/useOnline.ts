/** `useOnline` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { useOnline } from "../runtime/useOnline.ts"

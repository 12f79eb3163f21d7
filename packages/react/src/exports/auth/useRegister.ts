/** `useRegister` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { useRegister } from "../../auth/entry/useRegister.ts"

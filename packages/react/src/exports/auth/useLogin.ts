/** `useLogin` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { useLogin } from "../../auth/entry/useLogin.ts"

/** `returnTo` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { returnTo } from "../../auth/session/returnTo.ts"

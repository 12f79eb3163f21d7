/** `runtime` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { runtime, type Services } from "../runtime/Runtime.ts"

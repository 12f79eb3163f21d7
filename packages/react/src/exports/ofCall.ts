/** `ofCall` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { ofCall } from "../problem/CallProblem.ts"

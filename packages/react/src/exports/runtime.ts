/** `runtime` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { runtime } from "../runtime/EffectRuntime.ts"

/** `loadAuthFlow` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { loadAuthFlow } from "../../auth/flow/loadScreens.ts"

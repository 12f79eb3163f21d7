/** `usePrewarm` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { usePrewarm } from "../../auth/oauth/usePrewarm.ts"

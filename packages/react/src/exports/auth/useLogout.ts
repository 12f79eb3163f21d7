/** `useLogout` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type LogoutController, type LogoutOptions, useLogout } from "../../auth/session/useLogout.ts"

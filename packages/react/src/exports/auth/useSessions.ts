/** `useSessions` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type SessionsController, type SessionsState, useSessions } from "../../auth/security/useSessions.ts"

/** `useUser` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { useUser, type UserCrashed, type UserState } from "../../auth/account/userAtom.ts"

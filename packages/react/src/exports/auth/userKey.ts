/** `userKey` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { userKey, type MemberName } from "../../auth/profile/nameAtom.ts"

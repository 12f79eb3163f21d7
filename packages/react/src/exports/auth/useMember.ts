/** `useMember` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { useMember } from "../../session/memberAtom.ts"

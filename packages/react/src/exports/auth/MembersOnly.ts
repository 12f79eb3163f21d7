/** `MembersOnly` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { MembersOnly, type MembersOnlyProps, type SessionClassNames } from "../../auth/session/MembersOnly.view.tsx"

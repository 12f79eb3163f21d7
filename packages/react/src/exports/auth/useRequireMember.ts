/** `useRequireMember` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type Leave, type RequireMemberOptions, useRequireMember } from "../../auth/session/useRequireMember.ts"

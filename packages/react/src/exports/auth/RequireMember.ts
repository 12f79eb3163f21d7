/** `RequireMember` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as RequireMemberParts from "../../auth/session/RequireMemberParts.tsx"
export type { RequireMemberRootProps } from "../../auth/session/RequireMemberParts.tsx"
export { RequireMember, type RequireMemberProps } from "../../auth/session/RequireMember.tsx"

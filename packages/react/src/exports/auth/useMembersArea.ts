/** `useMembersArea` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type MembersAreaController,
  type MembersAreaOptions,
  useMembersArea
} from "../../auth/account/useMembersArea.ts"

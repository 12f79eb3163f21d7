/** `useOwnerApproval` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type OwnerApprovalController,
  type OwnerApprovalOptions,
  useOwnerApproval
} from "../../auth/verification/useOwnerApproval.ts"

/** `OwnerApprovalPending` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as OwnerApprovalPendingParts from "../../auth/verification/OwnerApprovalPendingParts.tsx"
export type { OwnerApprovalPendingRootProps } from "../../auth/verification/OwnerApprovalPendingParts.tsx"
export { OwnerApprovalPending, type OwnerApprovalPendingProps } from "../../auth/verification/OwnerApprovalPending.tsx"
export {
  OwnerApprovalPendingView,
  type OwnerApprovalPendingViewProps
} from "../../auth/verification/OwnerApprovalPending.view.tsx"

/** `BulkActions` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { BulkActions, type BulkActionsProps } from "../../data/bulk/BulkActions.tsx"
export { BulkActionsView, type BulkActionsViewProps } from "../../data/bulk/BulkActions.view.tsx"
export * as BulkActionsParts from "../../data/bulk/BulkActionsParts.tsx"
export type { BulkActionsRootProps } from "../../data/bulk/BulkActionsParts.tsx"

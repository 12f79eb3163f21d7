/** `ExportDialog` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { ExportDialog, type ExportDialogProps } from "../../data/transfer/ExportDialog.tsx"
export { ExportDialogView, type ExportPanelViewProps } from "../../data/transfer/ExportDialog.view.tsx"
export * as ExportDialogParts from "../../data/transfer/ExportDialogParts.tsx"
export type { ExportDialogRootProps } from "../../data/transfer/ExportDialogParts.tsx"

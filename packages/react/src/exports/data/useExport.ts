/** `useExport` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type ExportController,
  type ExportColumns,
  useExport,
  type ExportDialogOptions
} from "../../data/transfer/useExport.ts"

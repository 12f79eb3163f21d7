/** `useImport` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type ImportController, useImport, type ImportWizardOptions } from "../../data/transfer/useImport.ts"

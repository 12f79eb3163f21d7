/** `ImportWizard` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as ImportWizardParts from "../../data/transfer/ImportWizardParts.tsx"
export type { ImportWizardRootProps } from "../../data/transfer/ImportWizardParts.tsx"
export { ImportWizard, type ImportWizardProps } from "../../data/transfer/ImportWizard.tsx"
export { ImportWizardView, type ImportWizardViewProps } from "../../data/transfer/ImportWizard.view.tsx"

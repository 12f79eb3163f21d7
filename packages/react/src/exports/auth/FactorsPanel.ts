/** `FactorsPanel` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { FactorsPanel, type FactorsPanelProps } from "../../auth/security/FactorsPanel.tsx"
export { FactorsPanelView, type FactorsPanelViewProps } from "../../auth/security/FactorsPanel.view.tsx"
export * as FactorsPanelParts from "../../auth/security/FactorsPanelParts.tsx"
export type { FactorsPanelRootProps } from "../../auth/security/FactorsPanelParts.tsx"

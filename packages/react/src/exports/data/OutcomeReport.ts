/** `OutcomeReport` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { OutcomeReport, type OutcomeReportProps } from "../../data/bulk/Report.view.tsx"
